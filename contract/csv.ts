// Lines of CSV that spreadsheets open without working them out.

// With the mark, Excel reads accents.
export const csvMark = '\uFEFF'

export function writeCsv(rows: readonly (readonly string[])[]) {
  return rows.map((cells) => cells.map(quote).join(',')).join('\r\n')
}

const quote = (cell: string) =>
  cell === '' || /[",;\t\r\n]|^\s|\s$|^\uFEFF/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

// A sheet would work out a cell that begins like this; an apostrophe makes it words. Numbers may.
// Sheets also read the full-width signs, and some skip spaces and invisible characters before them.
export function harmless(cell: string) {
  const start = cell.normalize('NFKC').replace(/^[\p{C}\p{Z}]+/u, '')
  const isFormula = /^[\t\r]/.test(cell) || /^[=+\-@\u2212]/.test(start)
  return isFormula && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell
}
