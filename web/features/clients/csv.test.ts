import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmless, writeCsv } from '#contract/csv.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { decode, parseCsv } from './csv.ts'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

test('what is written is read again, whatever it is', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 })
  const special = fc.constantFrom(
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '\r',
    ' x ',
    '',
    '\uFEFFx',
  )
  const row = fc.array(fc.oneof(cell, special), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const filled = rows.map((cells) => ['x', ...cells])
      expect(parseCsv(writeCsv(filled), ',').map(({ cells }) => cells)).toEqual(filled)
    }),
  )
})

test('anything at all is read without failing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => void parseCsv(text)))
})

test('semicolons, tabs, quotes, a mark at the beginning, and each end of a line', () => {
  expect(cellsOf('\uFEFFname;phone\r\nAna;1\r\n')).toEqual([
    ['name', 'phone'],
    ['Ana', '1'],
  ])
  expect(cellsOf('a\tb\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(cellsOf('"Ruiz, Ana","said ""hi"""\rx,')).toEqual([
    ['Ruiz, Ana', 'said "hi"'],
    ['x', ''],
  ])
})

test('a line has the number it has in the file, also after empty and broken ones', () => {
  const lines = parseCsv('name,notes\n\n"Ana","two\nlines"\nLeo,\n')
  expect(lines.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [1, 'name'],
    [3, 'Ana'],
    [5, 'Leo'],
  ])
})

test('UTF-8, and the letters of an old Windows', () => {
  expect(decode(new TextEncoder().encode('Peña'))).toBe('Peña')
  expect(decode(new Uint8Array([0x50, 0x65, 0xf1, 0x61]))).toBe('Peña')
})

test('nothing in an exported file is worked out by a sheet', async () => {
  for (const cell of ['=1+1', '+1713', '-2+3', '@SUM(A1)', '\t=1'])
    expect(harmless(cell)).toBe(`'${cell}`)
  expect(harmless('Ana')).toBe('Ana')
  expect(harmless('-4.50')).toBe('-4.50')
  expect(await csvFile([['=HYPERLINK("x")']]).text()).toContain(`"'=HYPERLINK(""x"")"`)
})
