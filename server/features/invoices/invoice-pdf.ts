// An invoice or a credit note as a PDF, drawn from its document when someone asks for it.
import { fill, type Language, type Params, type Text } from '#contract/language.ts'
import { amountOf, dayIn, dayWords } from '#server/pdf/print-words.ts'
import { bottom, left, openSheet, right, type Sheet } from '#server/pdf/sheet.ts'
import type { Paper } from './queries.ts'
import { invoiceTexts as texts, isPart, linesOf, sumsOf } from './texts.ts'

const half = 236
const middle = right - half
const amountBox = { x: 450, width: right - 450, isRight: true }

type Say = (text: Text, params?: Params) => string

export async function drawInvoice(paper: Paper, language: Language) {
  const say: Say = (text, params = {}) => fill(text, language, params)
  const title = say(paper.correctsNumber === null ? texts.invoice : texts.creditNote)
  const sheet = await openSheet({
    title: `${title} ${paper.number}`,
    createdAt: paper.issuedAt,
    language,
  })
  drawHead(sheet, paper, { title, say, language })
  const y = drawParties(sheet, paper, say)
  const end = drawItems(sheet, paper, {
    y: drawVisit(sheet, paper, { y, say, language }),
    language,
  })
  drawSums(sheet, paper, { y: end, say, language })
  return sheet.close((page, pages) => say(texts.page, { page, pages }))
}

type Head = { title: string; say: Say; language: Language }

function drawHead(sheet: Sheet, paper: Paper, { title, say, language }: Head) {
  const { number, correctsNumber, issuedAt, document } = paper
  sheet.write('KEMPT', { font: 'display', size: 26 }, { x: left, y: 50, width: 160 })
  const box = { x: 230, width: right - 230, isRight: true }
  sheet.write(title.toLocaleUpperCase(), { font: 'display', size: 26 }, { ...box, y: 50 })
  sheet.write(number, { size: 11 }, { ...box, y: 86 })
  const day = dayWords(dayIn(issuedAt, document.timeZone), language)
  sheet.write(say(texts.issued, { day }), { size: 9, isMuted: true }, { ...box, y: 103 })
  if (correctsNumber !== null) {
    const what = isPart(document) ? texts.correctsPart : texts.corrects
    const words = say(what, { number: correctsNumber })
    sheet.write(words, { size: 9, isMuted: true }, { ...box, y: 117 })
  }
  sheet.rule(142)
}

function drawParties(sheet: Sheet, { document: { seller, client } }: Paper, say: Say) {
  const sellerLines = [
    seller.name,
    seller.owner,
    seller.address,
    seller.license && say(texts.license, { number: seller.license }),
  ]
  const ends = [
    drawParty(sheet, say(texts.from), sellerLines, left),
    drawParty(sheet, say(texts.to), [client.name, client.email], middle),
  ]
  return Math.max(...ends) + 14
}

function drawParty(sheet: Sheet, label: string, lines: string[], x: number) {
  sheet.write(label, { size: 8, isMuted: true }, { x, y: 156, width: half })
  const words = lines.filter((line) => line !== '').join('\n')
  sheet.write(words, { size: 10 }, { x, y: 170, width: half })
  return 170 + sheet.heightOf(words, 10, half)
}

type At = { y: number; language: Language }
type SaidAt = At & { say: Say }

function drawVisit(sheet: Sheet, { document }: Paper, { y, say, language }: SaidAt) {
  const words = say(texts.visit, {
    number: document.bookingNumber,
    day: dayWords(dayIn(document.visitedAt, document.timeZone), language),
    professional: document.professional,
  })
  const width = right - left
  sheet.write(words, { size: 9, isMuted: true }, { x: left, y, width })
  return y + sheet.heightOf(words, 9, width) + 8
}

function drawItems(sheet: Sheet, { document }: Paper, { y: start, language }: At) {
  const width = 380
  let y = start
  sheet.rule(y)
  for (const { label, cents } of linesOf(document)) {
    const name = label[language]
    const height = sheet.heightOf(name, 10, width)
    y += 12
    sheet.write(name, { size: 10 }, { x: left, y, width })
    sheet.write(amountOf(cents, language), { size: 10 }, { ...amountBox, y })
    y += height
  }
  sheet.rule(y + 12)
  return y + 22
}

function drawSums(
  sheet: Sheet,
  { document, correctsNumber }: Paper,
  { y: start, say, language }: SaidAt,
) {
  const { seller, totalCents, cardCents = 0, payment } = document
  const box = { x: 300, width: 150 }
  let y = start
  if (y > bottom - 140) {
    sheet.addPage()
    y = 54
  }
  for (const { label, cents } of sumsOf(document)) {
    sheet.write(say(label), { size: 10, isMuted: true }, { ...box, y })
    sheet.write(amountOf(cents, language), { size: 10, isMuted: true }, { ...amountBox, y })
    y += 20
  }
  y += 4
  const total = { font: 'display', size: 16 } as const
  sheet.write(say(texts.total), total, { ...box, y })
  sheet.write(amountOf(totalCents, language), total, { ...amountBox, y })
  const parts = {
    card: amountOf(cardCents, language),
    rest: amountOf(totalCents - cardCents, language),
  }
  const said = [
    correctsNumber === null && payment !== null ? say(texts[payment], parts) : '',
    say(texts.note, { seller: seller.name }),
  ]
  const words = said.filter((each) => each !== '').join(' ')
  sheet.write(words, { size: 8.5, isMuted: true }, { x: left, y: y + 40, width: right - left })
}
