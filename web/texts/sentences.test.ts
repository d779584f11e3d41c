import { expect, test } from 'vitest'
import type * as z from 'zod'
import { errors } from '#contract/errors.ts'
import { spanish } from './sentences.ts'

type Schema = z.core.$ZodType | z.core.$ZodCheck
type Ruled = { error?: z.core.$ZodErrorMap; message?: string }

const files = import.meta.glob<Record<string, unknown>>(
  ['/contract/**/*.ts', '!/contract/**/*.test.ts'],
  {
    eager: true,
  },
)
const found = sentencesIn(Object.values(files))

test('the walk finds what people read under a field, however deep it is', () => {
  expect(found).toContain('Invalid email address')
  expect(found).toContain('Passwords do not match')
  expect(found).toContain('Phone number must be at least 10 digits')
  expect(found).toContain('Please enter a valid 6-digit verification code')
})

test.each(Object.entries(errors))('%s is said in Spanish', (_, { message }) => {
  expect(spanish[message]).toBeTruthy()
})

test.each(found)('%j is said in Spanish', (sentence) => {
  expect(spanish[sentence]).toBeTruthy()
})

// Every sentence of every schema that can be reached from these modules.
function sentencesIn(modules: Record<string, unknown>[]) {
  const seen = new Set<unknown>()
  const sentences = new Set<string>()
  modules.forEach(visit)
  return [...sentences]

  function visit(thing: unknown) {
    if (typeof thing !== 'object' || thing === null || seen.has(thing)) return
    seen.add(thing)
    if (!isSchema(thing)) return Object.values(thing).forEach(visit)
    const { def } = thing._zod
    const { error } = def as Ruled
    const sentence = error?.({ code: 'custom', input: undefined, path: [] })
    if (typeof sentence === 'string') sentences.add(sentence)
    // Shapes are getters, so the names are asked for one by one.
    for (const name of Object.keys(def)) visit(def[name as keyof typeof def])
  }
}

function isSchema(thing: object): thing is Schema {
  return '_zod' in thing
}
