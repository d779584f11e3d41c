// Comma-separated lists as programs write them (RFC 4180), and as people do: with semicolons or
// tabs, a byte-order mark, or the letters of an old Windows.

export type Line = { number: number; cells: string[] }

const delimiters = [',', ';', '\t'] as const

export function decode(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// Empty lines are left out; the others keep the number they have in the file.
export function parseCsv(given: string, delimiter = delimiterOf(given)): Line[] {
  const text = given.replace(/^\uFEFF/, '')
  const lines: Line[] = []
  let cells: string[] = []
  let number = 1
  let startedAt = 1
  let at = 0

  function endLine() {
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ number: startedAt, cells })
    cells = []
    startedAt = number
  }

  while (at < text.length) {
    const { cell, end, breaks } = readCell(text, at, delimiter)
    cells.push(cell)
    number += breaks
    at = end
    if (text[at] === delimiter) {
      at++
      if (at === text.length) cells.push('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    number++
    endLine()
  }
  endLine()
  return lines
}

function readCell(text: string, from: number, delimiter: string) {
  if (text[from] !== '"') {
    let end = from
    while (end < text.length && !isEnd(text[end], delimiter)) end++
    return { cell: text.slice(from, end), end, breaks: 0 }
  }
  let cell = ''
  let at = from + 1
  while (at < text.length) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') cell += text[++at]
    else break
    at++
  }
  at++
  // Text after the closing quote still belongs to the cell.
  let end = at
  while (end < text.length && !isEnd(text[end], delimiter)) end++
  cell += text.slice(at, end)
  return { cell, end, breaks: cell.match(/\r\n|\r|\n/g)?.length ?? 0 }
}

const isEnd = (letter: string | undefined, delimiter: string) =>
  letter === delimiter || letter === '\n' || letter === '\r'

// The one that parts the first line most often.
function delimiterOf(text: string) {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = delimiters.map((each) => bare.split(each).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
