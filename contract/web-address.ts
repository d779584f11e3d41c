// Detects web addresses in names. Names are shown and mailed to strangers, so they must not carry
// links.

const scheme = /\bhttps?\b|\bwww\d?\.|:\/\/|\b(?:ftp|mailto|javascript|data|tel|sms):/iu
// Words with a dot inside: example.com, t.me, but also J.R, No.1 and St.Mary.
const dotted = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/?/gu
const ending = /^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u
const network = /^\d{1,3}(?:\.\d{1,3}){3}$/

// Abbreviations that are written without a space after the dot.
const abbreviations = new Set(
  'mr mrs ms mx dr prof st ste sr sra srta jr no nr mt ft co inc ltd bros vol sgt lt capt col gen rev hon ave blvd apt'.split(
    ' ',
  ),
)
// Endings that also count after one letter or an abbreviation: t.me, x.com, dr.co.
const commonEndings = new Set(
  'com net org io me co ly gg be to us tv app dev link info biz xyz top site online shop live club page click'.split(
    ' ',
  ),
)

export function hasWebAddress(text: string) {
  const plain = plainOf(text)
  return scheme.test(plain) || (plain.match(dotted) ?? []).some(isAddress)
}

// For text saved before the rule: words that hold an address become dots.
export function withoutWebAddresses(text: string) {
  if (!hasWebAddress(text)) return text
  return text
    .split(/(\s+)/)
    .map((word) => (hasWebAddress(word) ? '...' : word))
    .join('')
}

// Replaces look-alikes of letters and dots, and removes invisible characters.
function plainOf(text: string) {
  return text
    .normalize('NFKC')
    .replace(/[。．｡]/gu, '.')
    .replace(/\p{Cf}/gu, '')
}

function isAddress(word: string) {
  const hasPath = word.endsWith('/')
  const bare = hasPath ? word.slice(0, -1) : word
  if (network.test(bare)) return true
  const labels = bare.toLowerCase().split('.')
  const last = labels.at(-1) ?? ''
  const before = labels.at(-2) ?? ''
  if (!ending.test(last)) return false
  if (hasPath || commonEndings.has(last)) return true
  return before.length > 1 && !abbreviations.has(before)
}
