// A statement as a PDF, drawn from its document when someone asks for it.
import { fill, type Language, type Text } from '#contract/language.ts'
import { amountOf, dayIn, dayWords, monthWords } from '#server/pdf/print-words.ts'
import { bottom, left, openSheet, right, type Sheet } from '#server/pdf/sheet.ts'
import type { StatementDocument, StatementLine } from './statement-document.ts'
import { statementTexts as texts } from './statement-texts.ts'

// Where each column begins, and its width.
const columns = {
  day: { x: left, width: 70 },
  what: { x: 126, width: 232 },
  price: { x: 358, width: 60, isRight: true },
  commission: { x: 418, width: 66, isRight: true },
  change: { x: 484, width: 74, isRight: true },
} as const
const columnNames = ['day', 'what', 'price', 'commission', 'change'] as const
type Cells = Partial<Record<keyof typeof columns, string>>

type Issued = { number: string; issuedAt: string; document: StatementDocument }

export async function drawStatement(issued: Issued, language: Language) {
  const { number, issuedAt, document: statement } = issued
  const { month, lines, timeZone } = statement
  const say = (text: Text, params = {}) => fill(text, language, params)
  const first = Temporal.PlainDate.from(`${month}-01`)
  const next = first.add({ months: 1 })
  const sheet = await openSheet({
    title: `${say(texts.title)} ${number}`,
    createdAt: issuedAt,
    language,
  })
  drawHead(sheet, issued, language)
  const dayOf = (date: Temporal.PlainDate) => dayWords(date, language)
  let y = drawSum(sheet, say(texts.opening, { day: dayOf(first) }), statement.openingCents, {
    y: 152,
    language,
  })
  y = drawCells(sheet, headsIn(language), y + 8, true)
  if (lines.length === 0) y = drawCells(sheet, { what: say(texts.none) }, y)
  for (const line of lines) {
    const cells = cellsOf(line, timeZone, language)
    if (y + sheet.heightOf(cells.what ?? '', 9, columns.what.width) > bottom - 40) {
      sheet.addPage()
      y = drawCells(sheet, headsIn(language), 54, true)
    }
    y = drawCells(sheet, cells, y)
  }
  if (y > bottom - 130) {
    sheet.addPage()
    y = 54
  }
  sheet.rule(y)
  const last = say(texts.closing, { day: dayOf(next.subtract({ days: 1 })) })
  y = drawSum(sheet, last, statement.closingCents, { y: y + 12, language })
  const note = { x: left, y: y + 8, width: right - left }
  sheet.write(say(texts.note), { size: 8.5, isMuted: true }, note)
  return sheet.close((page, pages) => say(texts.page, { page, pages }))
}

function drawHead(sheet: Sheet, { number, document }: Issued, language: Language) {
  const { month, shopName, address } = document
  const [half, middle] = [220, right - 260]
  sheet.write('KEMPT', { font: 'display', size: 26 }, { x: left, y: 50, width: half })
  const title = fill(texts.title, language).toLocaleUpperCase()
  const box = { x: middle, width: 260, isRight: true }
  sheet.write(title, { font: 'display', size: 26 }, { ...box, y: 50 })
  sheet.write(number, { size: 11 }, { ...box, y: 86 })
  const name = monthWords(month, language)
  const shown = name.charAt(0).toLocaleUpperCase() + name.slice(1)
  sheet.write(shown, { size: 9, isMuted: true }, { ...box, y: 103 })
  sheet.write(shopName, { size: 11 }, { x: left, y: 86, width: half })
  const y = 90 + sheet.heightOf(shopName, 11, half)
  sheet.write(address, { size: 9, isMuted: true }, { x: left, y, width: half })
  sheet.rule(142)
}

type At = { y: number; language: Language }

function drawSum(sheet: Sheet, label: string, cents: number, { y, language }: At) {
  sheet.write(label, { size: 10 }, { x: left, y, width: 240 })
  const words = `${amountOf(cents, language)}, ${fill(stateOf(cents), language)}`
  sheet.write(words, { size: 10 }, { x: 300, y, width: right - 300, isRight: true })
  return y + 22
}

function stateOf(cents: number) {
  if (cents === 0) return texts.even
  return cents < 0 ? texts.owed : texts.owing
}

const headsIn = (language: Language): Cells =>
  Object.fromEntries(columnNames.map((name) => [name, fill(texts[name], language)]))

// Returns where the next line begins.
function drawCells(sheet: Sheet, cells: Cells, y: number, isHead = false) {
  const size = isHead ? 8 : 9
  for (const name of columnNames) {
    const words = cells[name]
    if (words !== undefined) sheet.write(words, { size, isMuted: isHead }, { ...columns[name], y })
  }
  if (isHead) sheet.rule(y + 14)
  return y + (isHead ? 20 : 8 + sheet.heightOf(cells.what ?? '', size, columns.what.width))
}

function cellsOf(line: StatementLine, timeZone: string, language: Language): Cells {
  const { priceCents, commissionCents } = line
  return {
    day: dayWords(dayIn(line.at, timeZone), language),
    what: whatOf(line, language),
    ...(priceCents !== null && { price: amountOf(priceCents, language) }),
    ...(commissionCents !== null && { commission: amountOf(-commissionCents, language) }),
    change: amountOf(line.balanceCents, language),
  }
}

function whatOf({ kind, isReversal, booking, note }: StatementLine, language: Language) {
  const name = kind === 'booking' ? null : fill(texts[kind], language)
  const parts = [
    isReversal ? fill(texts.reversal, language) : null,
    name,
    booking && `${booking.number}, ${booking.clientName}`,
    booking && kind === 'booking' ? booking.services.join(', ') : null,
    kind === 'other' ? note : null,
  ]
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}
