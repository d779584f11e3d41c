import { blockedWords } from './blocked-words.ts'

const blocked = new RegExp(
  `(?<![a-z])(?:${blockedWords.map((word) => word.replace('*', '[a-z]*')).join('|')})(?![a-z])`,
)

// Characters used in place of letters.
const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export function isClean(text: string) {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const read = plain.replaceAll(/(?<=\w)[0-9@$!](?=\w)/g, (sign) => signs[sign] ?? sign)
  return !blocked.test(plain) && !blocked.test(read)
}
