import { CircleCheck, Download } from 'lucide-react'
import type { ImportReport } from '#contract/business/client-import.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { saveFile } from '#web/files/save-file.ts'
import { useText } from '#web/language.tsx'
import { importWords, problemNames, targetNames } from '#web/texts/business/clients.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import type { rowsOf } from './columns.ts'

const mostShown = 20

type ReportViewProps = {
  report: ImportReport & { isDone: boolean }
  rows: ReturnType<typeof rowsOf>
}

export function ReportView({ report, rows }: ReportViewProps) {
  const t = useText()
  const { added, merged, unchanged, errors, isDone } = report
  const numbers = [
    [importWords.added, added],
    [importWords.merged, merged],
    [importWords.unchanged, unchanged],
    [importWords.failed, errors.length],
  ] as const
  return (
    <>
      <div role="status">
        <SectionTitle level={3} className="mb-3 flex items-center gap-2">
          {isDone && <CircleCheck aria-hidden className="size-5.5 text-success" />}
          {t(isDone ? importWords.done : importWords.would)}
        </SectionTitle>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {numbers.map(([name, count]) => (
            <div key={name.en} className="flex flex-col-reverse rounded-lg bg-muted p-3.5">
              <dt className="text-sm text-muted-foreground">{t(name)}</dt>
              <dd className="display text-3xl tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      {errors.length > 0 && <Errors report={report} rows={rows} />}
    </>
  )
}

function Errors({ report: { errors }, rows }: ReportViewProps) {
  const t = useText()

  function download() {
    const heads = [importWords.reportLine, importWords.reportProblem].map((head) => t(head))
    const columns = ['name', 'phone', 'email', 'notes', 'tags'] as const
    const names = columns.map((column) => t(targetNames[column]))
    const byLine = new Map(rows.map((row) => [row.line, row]))
    const lines = errors.map(({ line, problem }) => [
      String(line),
      t(problemNames[problem]),
      ...columns.map((column) => byLine.get(line)?.[column] ?? ''),
    ])
    saveFile(csvFile([[...heads, ...names], ...lines]), 'import-report.csv')
  }

  return (
    <section aria-label={t(importWords.errors)}>
      <SectionTitle level={3} className="mb-2">
        {t(importWords.errors)}
      </SectionTitle>
      <ul className="space-y-1 text-md">
        {errors.slice(0, mostShown).map(({ line, problem }) => (
          <li key={line}>{t(importWords.error, { line, problem: t(problemNames[problem]) })}</li>
        ))}
        {errors.length > mostShown && (
          <li className="text-muted-foreground">
            {t(importWords.moreErrors, { count: errors.length - mostShown })}
          </li>
        )}
      </ul>
      <Button size="sm" variant="outline" className="mt-3" onClick={download}>
        <Download aria-hidden />
        {t(importWords.report)}
      </Button>
    </section>
  )
}
