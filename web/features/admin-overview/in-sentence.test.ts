import { expect, test } from 'vitest'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { inSentence } from './in-sentence.ts'

test('only the first letter of what was done becomes small, and names keep theirs', () => {
  expect(inSentence(nameOfAction('end-offer').en)).toBe('ended a Kempt offer')
  expect(inSentence(nameOfAction('end-offer').es)).toBe('terminó una oferta de Kempt')
  expect(inSentence('')).toBe('')
})
