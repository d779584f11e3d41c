// The letters of the house's fonts: Western Europe, and the marks of print.
const known = /^[\n\u0020-\u007e\u00a1-\u00ff–—‘’“”•…€−]$/u

// A letter that the fonts lack loses its mark, and becomes a question mark if that fails too.
export function printable(words: string) {
  return [...words.normalize('NFC').replaceAll(/[\u00a0\u202f]/g, ' ')].map(letterOf).join('')
}

function letterOf(letter: string) {
  if (known.test(letter)) return letter
  const plain = letter
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace('ł', 'l')
    .replace('Ł', 'L')
  return plain !== '' && [...plain].every((each) => known.test(each)) ? plain : '?'
}
