// Every combination of a list's filters, read from the schema that its call has: a filter that is
// added is asked for, or the benchmark says what is missing.
import * as z from 'zod'
import type { api } from '#server/router.ts'

export type Api = ReturnType<typeof api.as>
// `n` counts the rounds, so that a question is asked about different rows.
export type Question = { name: string; ask: (n: number) => Promise<unknown> }
export type List = { list: string; pages: Question[]; combinations: Question[] }

// The values of an enum are known; `given` has those of the others, several names together where
// they belong together.
export function combine<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  given: Partial<z.input<z.ZodObject<Shape>>>[][],
  ask: (asked: z.input<z.ZodObject<Shape>>) => Promise<unknown>,
  // So many filters at once.
  most = 3,
): Question[] {
  const named = new Set(given.flat().flatMap((option) => Object.keys(option)))
  const left = Object.keys(shape).filter((name) => !named.has(name))
  const enums = left.map((name) => choicesOf(name, shape[name]).map((value) => ({ [name]: value })))
  const found = [{}, ...productOf([...given, ...enums] as object[][], most)]
  return found.map((asked) => ({
    name: nameOf(asked),
    ask: () => ask(asked as z.input<z.ZodObject<Shape>>),
  }))
}

function choicesOf(name: string, schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return choicesOf(name, schema.unwrap())
  if (schema instanceof z.ZodEnum) return schema.options
  throw new Error(`bench:admin does not ask by ${name}`)
}

// One option of each of up to `most` of the filters.
function productOf([filter, ...rest]: object[][], most: number): object[] {
  if (filter === undefined || most === 0) return []
  const without = productOf(rest, most)
  const beside = [{}, ...productOf(rest, most - 1)]
  return [
    ...without,
    ...filter.flatMap((option) => beside.map((others) => ({ ...option, ...others }))),
  ]
}

function nameOf(asked: object) {
  const given = Object.entries(asked)
  return given.map(([filter, value]) => `${filter} ${String(value).split('_')[0]}`).join(', ')
}

export function day(fromToday: number) {
  return Temporal.Now.plainDateISO().add({ days: fromToday }).toString()
}
