import { expect, test } from 'vitest'
import { fill, languages, type Text } from '#contract/language.ts'

const files = import.meta.glob<Record<string, unknown>>(
  [
    '/web/texts/**/*.ts',
    '/contract/**/*-words.ts',
    '/server/features/*/*words.ts',
    '/server/features/*/templates.ts',
    '/server/features/*/*-mails.ts',
    '!/**/*.test.ts',
  ],
  { eager: true },
)

// Whatever is asked for ends like an hour in Spanish.
const hours = new Proxy({}, { get: () => '10:16 p.m.' })
const twoPeriods = /(?<!\.)\.\.(?!\.)/

test('a value that ends in a period ends its sentence', () => {
  const text = { en: 'Until {when}. Then {shop}.', es: 'Hasta {when}. Luego {shop}...' }
  expect(fill(text, 'en', { when: '2 p.m.', shop: 'Cuts' })).toBe('Until 2 p.m. Then Cuts.')
  expect(fill(text, 'es', { when: '2 p.m.', shop: 'Cuts' })).toBe('Hasta 2 p.m. Luego Cuts...')
  expect(fill(text, 'en', { when: 2, shop: 'Cuts Inc.' })).toBe('Until 2. Then Cuts Inc.')
  expect(fill(text, 'en', { when: 1240, shop: 'Cuts' })).toBe('Until 1,240. Then Cuts.')
})

test('no sentence anywhere ends in two periods, in either language', () => {
  const texts = textsIn(Object.values(files))
  expect(texts.length).toBeGreaterThan(1000)
  const filled = languages.flatMap((language) => texts.map((text) => fill(text, language, hours)))
  expect(filled.filter((sentence) => twoPeriods.test(sentence))).toEqual([])
})

test('a percentage is written without a space, in either language', () => {
  const written = textsIn(Object.values(files)).flatMap(({ en, es }) => [en, es])
  expect(written.filter((text) => /[\d}]\s%/.test(text))).toEqual([])
})

function textsIn(thing: unknown, seen = new Set<unknown>()): Text[] {
  if (typeof thing !== 'object' || thing === null || seen.has(thing)) return []
  seen.add(thing)
  if (isText(thing)) return [thing]
  return Object.values(thing).flatMap((each) => textsIn(each, seen))
}

function isText(thing: object): thing is Text {
  return languages.every((language) => typeof (thing as Text)[language] === 'string')
}
