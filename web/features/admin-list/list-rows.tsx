import type { ReactNode, Ref } from 'react'
import { useText } from '#web/language.tsx'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { Card } from '#web/ui/card.tsx'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import type { BulkChoice } from './selection-bar.tsx'
import type { Selection } from './selection.ts'

type ListRowsProps<Row> = {
  ref: Ref<HTMLUListElement>
  label: string | undefined
  rows: readonly Row[]
  bulk: BulkChoice<Row> | undefined
  selection: Selection
  children: (row: Row) => ReactNode
}

// The keys of a list find its rows by data-row, and what they choose by data-choice.
export function ListRows<Row extends { id: string | number }>(props: ListRowsProps<Row>) {
  const { ref, label, rows, bulk, selection, children } = props
  const t = useText()
  return (
    <Card flush>
      <ul ref={ref} aria-label={label} className="divide-y">
        {rows.map((row) => {
          const choice = bulk?.idOf ? bulk.idOf(row) : String(row.id)
          return (
            <li key={row.id} data-choice={choice ?? undefined} className="flex items-start">
              {bulk && selection.isOn && choice !== null && (
                <span className="pt-2 pl-4 sm:pl-5">
                  <CheckboxInput
                    hideLabel
                    label={t(words.choose, { name: bulk.nameOf(row) })}
                    isChecked={selection.has(choice)}
                    onChange={() => selection.toggle(choice)}
                  />
                </span>
              )}
              <div data-row className="min-w-0 flex-1">
                {children(row)}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
