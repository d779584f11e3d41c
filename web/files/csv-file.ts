// Tables as files that spreadsheets open.
import { csvMark, harmless, writeCsv } from '#contract/csv.ts'

export function csvFile(rows: readonly (readonly string[])[]) {
  const text = writeCsv(rows.map((cells) => cells.map(harmless)))
  return new Blob([`${csvMark}${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}
