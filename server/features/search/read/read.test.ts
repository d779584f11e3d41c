// The sentences of tests/search, read in the demo city on Wednesday, November 11, 2026, at 10:00.
import { expect, test } from 'vitest'
import { at } from '#contract/lists.ts'
import { openShops } from '#db/seed/barbers/roster.ts'
import { english } from '#tests/search/english.ts'
import { flat, clock } from '#tests/search/sentences.ts'
import { fresh } from '#tests/search/fresh.ts'
import { further } from '#tests/search/further.ts'
import { spanish } from '#tests/search/spanish.ts'
import { third } from '#tests/search/third.ts'
import { db } from '#tests/world.ts'
import { readAtlas } from '#server/features/search/atlas.ts'
import { createNames } from '#server/features/search/names.ts'
import { namesIn } from '#server/features/search/reader.ts'
import { createLexicon } from './lexicon.ts'
import { read } from './read.ts'
import { withoutChip } from './spans.ts'

const names = createNames()
for (const [slot, { business, providers }] of openShops().entries())
  names.add(slot, { shop: business.shop, people: providers.map(({ name }) => name) })
const { knows } = names
const lexicon = createLexicon((await readAtlas(db)).flatMap(namesIn))
const readDemo = (text: string) => read(text, { clock, lexicon, knows })

// Read otherwise than a person would; listed so that a fix is noticed.
const knownMisses = new Set<string>([])

const sets = { english, spanish, fresh, third, further }
const sentences = Object.values(sets).flat()

test.each(sentences.filter(([text]) => !knownMisses.has(text)))('reads "%s"', (text, expected) => {
  expect(flat(readDemo(text))).toEqual(flatExpected(expected))
})

test.each([...knownMisses])('"%s" is still misread', (text) => {
  const known = sentences.find((sentence) => sentence[0] === text)
  expect(flat(readDemo(text))).not.toEqual(known && flatExpected(known[1]))
})

const flatExpected = (expected: (typeof sentences)[number][1]) => ({
  ...expected,
  ...(expected.styles && { styles: expected.styles.toSorted() }),
})

test('each chip says where it stands, small words included', () => {
  const reading = readDemo('Fade near Montrose tonight under $40')
  expect(reading.chips.map(({ kind, from, to }) => [kind, reading.q.slice(from, to)])).toEqual([
    ['style', 'Fade'],
    ['place', 'near Montrose'],
    ['when', 'tonight'],
    ['price', 'under $40'],
  ])
})

test('without a chip the rest reads as before', () => {
  for (const [text] of [...english, ...spanish]) {
    const reading = readDemo(text)
    for (const chip of reading.chips) {
      const rest = readDemo(withoutChip(reading, chip))
      const kinds = reading.chips.filter((each) => each !== chip).map(({ kind }) => kind)
      // A first name after "with" is a person; alone it is text. "or" joins two styles into one chip.
      // Asides become the words of a search only when nothing else is left.
      if (kinds.length === 0) continue
      if (kinds.includes('text') || kinds.includes('person')) continue
      const said = `${text} without ${reading.q.slice(chip.from, chip.to)}`
      expect(
        rest.chips.map(({ kind }) => kind),
        said,
      ).toEqual(kinds)
    }
  }
})

test('a correction is told', () => {
  const slips = (text: string) => readDemo(text).chips.map((chip) => chip.slips)
  expect(slips('fadde montrosse')).toEqual([1, 1])
  expect(slips('fade montrose')).toEqual([0, 0])
})

test('a name that also reads as a search stays one', () => {
  expect(readDemo('third ward cuts').names).toEqual(['Third Ward Cuts'])
  expect(readDemo('cuts in third ward').names).toEqual([])
  expect(readDemo('fifth ward fade house').names).toEqual([])
  expect(readDemo('fifth ward fade house').wanted.shop).toBe('Fifth Ward Fade House')
})

test('what comes after "not" and a second place are left out, and told', () => {
  const { wanted, ignored, q } = readDemo('fade in montrose not in downtown')
  expect(wanted.near?.name).toBe('Montrose')
  expect(ignored.map(({ from, to }) => q.slice(from, to))).toEqual(['downtown'])
})

test('words in quotes are only words', () => {
  expect(readDemo('"montrose" fade').wanted).toEqual({ styles: ['fade'], text: ['montrose'] })
})

test('accents typed in two characters stand where they are', () => {
  const { q, chips } = readDemo('diseño'.normalize('NFD'))
  const { from, to } = at(chips, 0)
  expect(q.slice(from, to)).toBe('diseño')
})

test('any text is read without an error, and every chip is in it', () => {
  const letters = 'aeiouñáfdlrst0123456789 $+-:/"\'., '
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let count = 0; count < 1000; count++) {
    const text = Array.from({ length: 100 }, () => letters[Math.floor(random() * letters.length)])
    const { chips, q } = readDemo(text.join(''))
    for (const { from, to } of chips) expect(from < to && to <= q.length).toBe(true)
  }
})

test('dates that do not exist are no dates', () => {
  expect(readDemo('haircut 2/31').wanted.date).toBeUndefined()
  expect(readDemo('february 31').wanted.date).toBeUndefined()
})
