// Every input has a bound: a length, a range, a span of years.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { listCalls } from './call.ts'
import { contract } from './contract.ts'

const mostCharacters = 10_000
const mostEntries = 10_000
// The largest value of an integer column.
const mostNumber = 2 ** 31 - 1

const inputs = listCalls(contract).flatMap(({ noun, name, call }) =>
  call.input ? [[`${noun}.${name}`, call.input] as const] : [],
)

test.each(inputs)('%s bounds every field', (_, input) => {
  expect(unbounded(input, '')).toEqual([])
})

test('a field without a bound is found, however deep it is', () => {
  const day = z.iso.date()
  const loose = z.object({
    text: z.string(),
    many: z.array(z.object({ count: z.int() })).max(2),
    day: day.optional(),
    at: z.iso.datetime().nullable(),
    list: z.array(z.uuid()),
    any: z.unknown(),
    either: z.union([z.literal(''), z.number().min(0)]),
    names: z.record(z.string().max(3), z.string().max(3)),
    ready: z.string().transform((text) => text.length),
    fine: z.string().max(3).or(z.boolean()).default(false),
  })
  expect(unbounded(loose, '')).toEqual([
    '.text',
    '.many[].count',
    '.day',
    '.at',
    '.list',
    '.any',
    '.either',
    '.names',
    '.ready',
  ])
})

type Schema = z.core.$ZodTypes

// The paths of fields without a bound.
function unbounded(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as Schema)._zod
  const { least, most } = rangeOf(def)
  const inner = (each: z.core.$ZodType, at = path) => unbounded(each, at)
  const here = (isBounded: boolean) => (isBounded ? [] : [path])
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, each]) => inner(each, `${path}.${key}`))
    case 'array':
      return [...here(most <= mostEntries), ...inner(def.element, `${path}[]`)]
    case 'string':
      return here(isShort(schema, formatOf(def), most))
    case 'number':
      return here(Math.abs(least) <= mostNumber && most <= mostNumber)
    case 'union':
      return def.options.flatMap((option) => inner(option))
    case 'record':
      // Keys must come from a fixed list.
      return [...here(def.keyType._zod.values !== undefined), ...inner(def.valueType)]
    // Either the input or the transformed value is bounded.
    case 'pipe':
      return inner(def.in).length > 0 &&
        (def.out._zod.def.type === 'transform' || inner(def.out).length > 0)
        ? inner(def.in)
        : []
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return inner(def.innerType)
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'never':
      return []
    default:
      return [path]
  }
}

type Checked = { checks?: readonly z.core.$ZodCheck<never>[] | undefined }

function rangeOf(def: Checked) {
  const range = { least: -Infinity, most: Infinity }
  for (const check of def.checks ?? []) {
    const said = check._zod.def as {
      check: string
      value?: number
      maximum?: number
      length?: number
    }
    if (said.check === 'greater_than') range.least = said.value!
    if (said.check === 'less_than') range.most = said.value!
    if (said.check === 'max_length') range.most = said.maximum!
    if (said.check === 'length_equals') range.most = said.length!
  }
  return range
}

const formatOf = (def: object) => ('format' in def ? String(def.format) : '')

const oddDays = ['0000-01-01', '0001-01-01', '1969-12-31', '2101-01-01', '9999-12-31']

function isShort(schema: z.core.$ZodType, format: string, most: number) {
  const refuses = (text: string) => !z.safeParse(schema, text).success
  if (format === 'date') return oddDays.every(refuses)
  if (format === 'datetime') return oddDays.map((day) => `${day}T12:00:00Z`).every(refuses)
  return format === 'uuid' || format === 'guid' || most <= mostCharacters
}
