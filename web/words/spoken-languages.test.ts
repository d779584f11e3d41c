import { expect, test } from 'vitest'
import { languageChip, namesOfLanguages } from './spoken-languages.ts'

test('languages begin with a capital on a chip, in a sentence as their language writes them', () => {
  expect(languageChip('en', 'es')).toBe('Inglés')
  expect(languageChip('en', 'en')).toBe('English')
  expect(namesOfLanguages(['en', 'es'], 'es')).toBe('inglés, español')
})
