import { useId } from 'react'
import { useText } from '#web/language.tsx'
import { importWords, targetNames } from '#web/texts/business/clients.ts'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { Table } from '#web/ui/lists/table.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { rowsOf, targets, type ListFile, type Target } from './columns.ts'

type ImportColumnsProps = { file: ListFile; onChange: (file: ListFile) => void }

export function ImportColumns({ file, onChange }: ImportColumnsProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      <fieldset>
        <legend className="mb-3 text-lg font-bold">{t(importWords.columns)}</legend>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {targets.map((target) => (
            <ColumnChoice key={target} {...{ file, target, onChange }} />
          ))}
        </div>
        <div className="mt-3">
          <CheckboxInput
            id={id}
            label={t(importWords.hasHeader)}
            isChecked={file.hasHeader}
            onChange={(hasHeader) => onChange({ ...file, hasHeader })}
          />
        </div>
      </fieldset>
      <Preview file={file} />
    </>
  )
}

function ColumnChoice({ file, target, onChange }: ImportColumnsProps & { target: Target }) {
  const t = useText()
  const id = useId()
  const { lines, mapping, hasHeader } = file
  const width = Math.max(...lines.slice(0, 20).map(({ cells }) => cells.length))
  const nameOf = (column: number) =>
    (hasHeader && lines[0]?.cells[column]?.trim()) || t(importWords.column, { number: column + 1 })
  return (
    <FieldFrame id={id} label={t(targetNames[target])}>
      <NativeSelect
        id={id}
        value={mapping[target] ?? ''}
        onChange={({ target: { value } }) =>
          onChange({
            ...file,
            mapping: { ...mapping, [target]: value === '' ? null : Number(value) },
          })
        }
      >
        <option value="">{t(importWords.none)}</option>
        {Array.from({ length: width }, (_, column) => (
          <option key={column} value={column}>
            {nameOf(column)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

const previewed = 5
const shown = ['name', 'phone', 'email', 'notes', 'tags'] as const

function Preview({ file }: { file: ListFile }) {
  const t = useText()
  const rows = rowsOf(file).slice(0, previewed)
  const isUsed = (column: (typeof shown)[number]) =>
    file.mapping[column] !== null || (column === 'name' && file.mapping.lastName !== null)
  const columns = shown.filter(isUsed)
  return (
    <section aria-label={t(importWords.preview)}>
      <SectionTitle level={3} className="mb-2">
        {t(importWords.preview)}
      </SectionTitle>
      <Table
        caption={t(importWords.preview)}
        columns={columns.map((column) => ({
          key: column,
          head: t(targetNames[column]),
          cell: (row: (typeof rows)[number]) => <span className="break-words">{row[column]}</span>,
        }))}
        rows={rows}
        keyOf={({ line }) => String(line)}
      />
    </section>
  )
}
