// The filters of a list, read from the schema that its call has: a filter that is added is asked for, or
// the benchmark says what is missing. Every one alone and every pair; of three and four at once a sample,
// the same in every run: all of them are thousands.
import * as z from 'zod'
import { createRandom } from '#db/seed/random.ts'
import type { api } from '#server/router.ts'

export type Api = ReturnType<typeof api.as>
// `n` counts the rounds, so that a question is asked about different rows.
export type Question = { name: string; ask: (n: number) => Promise<unknown> }
export type List = { list: string; pages: Question[]; combinations: Question[] }

const most = 4
const sampled = 120

// The values of an enum are known; `given` has those of the others, several names together where
// they belong together.
export function combine<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  given: Partial<z.input<z.ZodObject<Shape>>>[][],
  ask: (asked: z.input<z.ZodObject<Shape>>) => Promise<unknown>,
): Question[] {
  const named = new Set(given.flat().flatMap((option) => Object.keys(option)))
  const left = Object.keys(shape).filter((name) => !named.has(name))
  const enums = left.map((name) => choicesOf(name, shape[name]).map((value) => ({ [name]: value })))
  const filters = ([...given, ...enums] as object[][]).filter((options) => options.length > 0)
  const found = [{}, ...pairsOf(filters), ...sampleOf(filters)]
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

// One option of one or two of the filters.
function pairsOf(filters: object[][]): object[] {
  return filters.flatMap((options, at) => {
    const others = filters.slice(at + 1).flat()
    return options.flatMap((option) => [
      option,
      ...others.map((other) => ({ ...option, ...other })),
    ])
  })
}

function sampleOf(filters: object[][]): object[] {
  const { integer, pick, shuffle } = createRandom('bench:admin')
  const found = new Map<string, object>()
  for (let n = 0; n < sampled && filters.length > 2; n++) {
    const chosen = new Set(shuffle(filters).slice(0, integer(3, most)))
    const options = filters.filter((filter) => chosen.has(filter)).map(pick<object>)
    const asked = Object.assign({}, ...options)
    found.set(JSON.stringify(asked), asked)
  }
  return [...found.values()]
}

function nameOf(asked: object) {
  const given = Object.entries(asked)
  if (given.length === 0) return 'no filter'
  return given.map(([filter, value]) => `${filter} ${String(value).split('_')[0]}`).join(', ')
}

export function day(fromToday: number) {
  return Temporal.Now.plainDateISO().add({ days: fromToday }).toString()
}
