// Tables as files that spreadsheets open.

export function csvFile(rows: readonly (readonly string[])[]) {
  const text = writeCsv(rows.map((cells) => cells.map(harmless)))
  // With the mark, Excel reads accents.
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

export function writeCsv(rows: readonly (readonly string[])[]) {
  return rows.map((cells) => cells.map(quote).join(',')).join('\r\n')
}

const quote = (cell: string) =>
  cell === '' || /[",;\t\r\n]|^\s|\s$|^\uFEFF/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

// A sheet would work out a cell that begins like this; an apostrophe makes it words. Numbers may.
export const harmless = (cell: string) =>
  /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell
