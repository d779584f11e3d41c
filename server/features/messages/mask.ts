// Card numbers and one-time codes are hidden before a message is stored, mailed or indexed. The last four
// digits of a card stay, so that people still understand each other.

export type Secret = 'card' | 'code'
export type Masked = { body: string; found: Secret[] }

type Part = { from: number; to: number; instead: string }

// 13 to 19 digits, alone or in groups with one space, dash or dot between them.
const cardLike = /(?<![\d+])(?:\d[ .\-\u2010-\u2015\u00a0]?){12,18}\d(?!\d)/g
const near = '[^\\d\\n]{0,40}'
const codeWords =
  'code|c[oó]digo|passcode|otp|pin|verification|verificaci[oó]n|cvv|cvc|security code|clave'
const codes = [
  new RegExp(
    `\\b(?:${codeWords})\\b${near}(?<![\\d\\p{L}-])(\\d{3}[ -]?\\d{3}|\\d{3,8})(?!\\d)`,
    'giu',
  ),
  new RegExp(`(?<!\\d)(\\d{3}[ -]?\\d{3})(?!\\d)${near}\\b(?:${codeWords})\\b`, 'giu'),
]

export function mask(text: string): Masked {
  const plain = [...text].map(plainDigit).join('')
  const cards = findCards(plain)
  const hidden = findCodes(plain).filter(
    ({ from, to }) => !cards.some((card) => from < card.to && to > card.from),
  )
  const found: Secret[] = []
  if (cards.length > 0) found.push('card')
  if (hidden.length > 0) found.push('code')
  if (found.length === 0) return { body: text, found }
  let body = plain
  for (const { from, to, instead } of [...cards, ...hidden].sort((a, b) => b.from - a.from))
    body = body.slice(0, from) + instead + body.slice(to)
  return { body, found }
}

function findCards(text: string): Part[] {
  return [...text.matchAll(cardLike)].flatMap(({ 0: match, index }) => {
    const digits = match.replace(/\D/g, '')
    if (!isCard(digits)) return []
    return { from: index, to: index + match.length, instead: `•••• ${digits.slice(-4)}` }
  })
}

function findCodes(text: string): Part[] {
  const parts: Part[] = []
  for (const pattern of codes)
    for (const { 0: match, 1: code = '', index } of text.matchAll(pattern)) {
      const from = index + match.lastIndexOf(code)
      const to = from + code.length
      if (isHouseNumber(text, to) || parts.some((one) => from < one.to && to > one.from)) continue
      parts.push({ from, to, instead: '•'.repeat(6) })
    }
  return parts
}

// 3 to 5 begin the cards people have; 6 Discover, UnionPay and Maestro; 2 Mastercard since 2017.
function isCard(digits: string) {
  if (!/^[2-6]/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

// "gate code is at 4120 Main St" and "code: 77006 zip" are addresses.
function isHouseNumber(text: string, to: number) {
  return /^\s+(?:[a-z]+\s+)?(?:st|street|ave|avenue|blvd|rd|road|dr|ln|calle|zip)\b/i.test(
    text.slice(to, to + 30),
  )
}

// Full-width and other digits become plain ones where that keeps every character in its place.
function plainDigit(character: string) {
  if (!/\p{Nd}/u.test(character) || /\d/.test(character)) return character
  const code = character.codePointAt(0) ?? 0
  // Digits stand in tens, each set beginning at its own zero.
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && !isZero(zero)) zero--
  return isZero(zero) ? String(code - zero) : character
}

const isZero = (code: number) =>
  [0x660, 0x6f0, 0x966, 0xff10].includes(code) ||
  (code >= 0x1d7ce && (code - 0x1d7ce) % 10 === 0 && code <= 0x1d7ff)
