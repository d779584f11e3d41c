import { expect, test } from 'vitest'
import { help } from '#contract/marketplace/info-defaults/help.ts'
import { countQuestions, findQuestions } from './search.ts'

const idsFor = (words: string, language: 'en' | 'es' = 'en') =>
  findQuestions(help[language].groups, words).flatMap(({ questions }) =>
    questions.map(({ id }) => id),
  )

test('nothing typed shows everything', () => {
  expect(countQuestions(findQuestions(help.en.groups, '  '))).toBe(countQuestions(help.en.groups))
})

test('words are found in the question and in the answer, from their beginning on', () => {
  expect(idsFor('password')).toContain('forgot-password')
  expect(idsFor('passw')).toContain('forgot-password')
  expect(idsFor('spam folder')).toEqual(['no-mail'])
})

test('every word has to be there, and small words do not count', () => {
  expect(idsFor('how do I cancel')).toContain('cancel')
  expect(idsFor('refund bank')).toEqual(['refund-time'])
})

test.each([
  ['pasword', 'forgot-password'],
  ['cancle', 'cancel'],
  ['recipt', 'receipt'],
  ['verfied', 'verified'],
  ['apointment', 'cancel'],
])('%j is understood', (typed, id) => {
  expect(idsFor(typed)).toContain(id)
})

test('accents do not matter, in either direction', () => {
  expect(idsFor('contrasena', 'es')).toContain('forgot-password')
  expect(idsFor('CONTRASEÑA', 'es')).toContain('forgot-password')
  expect(idsFor('devolucion', 'es')).toEqual(idsFor('devolución', 'es'))
})

test('what nobody asks finds nothing', () => {
  expect(idsFor('zebra quantum')).toEqual([])
})
