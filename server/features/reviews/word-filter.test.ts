import { expect, test } from 'vitest'
import { isClean } from './word-filter.ts'

test.each([
  ['Great fade!', true],
  ['He classed up my assignment in Scunthorpe', true],
  ['Corte limpio y a buen precio, 10/10', true],
  ['what a shit cut', false],
  ['sh1t', false],
  ['FUCKING late', false],
  ['¡Qué cabrón!', false],
  ['pura mierda', false],
  ['f\u0075\u0301ck', false],
])('%j passes the word filter: %s', (text, passes) => {
  expect(isClean(text)).toBe(passes)
})
