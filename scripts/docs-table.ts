// A Markdown table with aligned columns, as the formatter wants it.
export function drawTable([head = [], ...rows]: readonly (readonly string[])[]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...rows.map(draw)].join('\n')
}
