// Values that a schema accepts, including its limits. Values that must be real are placeholders
// first: the ids are known only when the request is sent.
import fc from 'fast-check'
import type * as z from 'zod'
import { tableOf } from './tables.ts'

export type Wish = { wish: string; n: number }
type Where = { path: string; field: string }
type Any = fc.Arbitrary<unknown>

export const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' && value !== null && 'wish' in value

const wish = (name: string) => fc.nat(9999).map((n): unknown => ({ wish: name, n }))

export function valueOf(schema: z.core.$ZodType, where: Where): Any {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (each: z.core.$ZodType) => valueOf(each, where)
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, where)
    case 'array':
      return arrayOf(def, where)
    case 'string':
      return textOf(def, where)
    case 'number':
      return where.field === 'version' ? wish('version') : numberOf(def)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return where.field === 'place'
        ? wish('place')
        : fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom<unknown>(...def.values)
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'pipe':
      return pipeOf(def.in, def.out, where)
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 2 })
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null, freq: 2 })
    case 'default':
    case 'prefault':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 2 })
    case 'record':
      return fc.dictionary(inner(def.keyType).map(String), inner(def.valueType), { maxKeys: 3 })
    default:
      throw new Error(`${where.path} ${where.field}: no values for a ${def.type}`)
  }
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, { path }: Where) {
  const fields = Object.entries(shape).map(
    ([field, each]) => [field, valueOf(each, { path, field })] as const,
  )
  return fc.record(Object.fromEntries(fields)).map((made) => fitTogether(made))
}

const pairs = [
  ['from', 'to'],
  ['dateFrom', 'dateTo'],
  ['firstDate', 'lastDate'],
  ['timeFrom', 'timeTo'],
  ['opensMinutes', 'closesMinutes'],
]

// Mostly consistent, as a form would send it: the end after the beginning, the same password twice.
function fitTogether(made: Record<string, unknown>) {
  for (const [first = '', last = ''] of pairs) {
    const [a, b] = [made[first], made[last]]
    const isTurned = (typeof a === 'string' && typeof b === 'string') || typeof a === 'number'
    if (isTurned && (a as string) > (b as string)) [made[first], made[last]] = [b, a]
  }
  if ('confirmPassword' in made) made.confirmPassword = made.password
  return made
}

type Checked = { checks?: readonly z.core.$ZodCheck<never>[] | undefined }
type Said = { check: string; value?: number; maximum?: number; minimum?: number; length?: number }

function limitsOf(def: Checked) {
  const limits = {
    least: 0,
    most: Infinity,
    step: 1,
    isWhole: false,
    pattern: undefined as RegExp | undefined,
  }
  if ('format' in def && def.format === 'safeint') limits.isWhole = true
  for (const check of def.checks ?? []) {
    const said = check._zod.def as Said & { pattern?: RegExp; format?: string }
    if (said.check === 'greater_than') limits.least = said.value!
    if (said.check === 'less_than') limits.most = said.value!
    if (said.check === 'max_length') limits.most = said.maximum!
    if (said.check === 'min_length') limits.least = said.minimum!
    if (said.check === 'length_equals') limits.least = limits.most = said.length!
    if (said.check === 'multiple_of') limits.step = said.value!
    if (said.format === 'safeint') limits.isWhole = true
    if (said.pattern) limits.pattern = said.pattern
  }
  return limits
}

function arrayOf(def: { element: z.core.$ZodType } & Checked, where: Where) {
  const { least, most } = limitsOf(def)
  const one = valueOf(def.element, where)
  const few = fc.array(one, { minLength: least, maxLength: Math.min(most, least + 3) })
  if (most > 200) return few
  return fc.oneof(
    { weight: 9, arbitrary: few },
    { weight: 1, arbitrary: fc.array(one, { minLength: most, maxLength: most }) },
  )
}

function numberOf(def: Checked) {
  const { least, most, step, isWhole } = limitsOf(def)
  const low = Math.ceil(least / step)
  const high = Math.floor(most / step)
  const inside = fc
    .integer({ min: low, max: Math.min(high, low + 1e9) })
    .map((n) => round(n * step))
  const edges = fc.constantFrom(round(low * step), round(high * step))
  if (isWhole || step !== 1) return fc.oneof({ weight: 3, arbitrary: inside }, edges)
  return fc.oneof(fc.double({ min: least, max: most, noNaN: true }), inside, edges)
}

const round = (number: number) => Number(number.toFixed(2))

// 'a,b,c' that is split, or another text that is transformed.
function pipeOf(from: z.core.$ZodType, to: z.core.$ZodType, where: Where): Any {
  const { def } = (to as z.core.$ZodTypes)._zod
  if (def.type === 'array') return arrayOf(def, where)
  if (def.type === 'boolean') return fc.constantFrom('true', 'false')
  const isSource = def.type === 'transform' || !['transform', 'number'].includes(from._zod.def.type)
  return isSource && def.type !== 'literal' ? valueOf(from, where) : valueOf(to, where)
}

const edgesOfDays = ['2000-01-01', '2028-02-29', '2026-11-01', '2027-03-14', '2100-12-31']
const texts = [
  'Fade',
  'Ana Ruiz',
  'José Núñez-O’Brien',
  'Montrose',
  'Late',
  '(713) 555-0134',
  '理发',
  'x',
]

function textOf(def: Checked, where: Where): Any {
  const format = 'format' in def ? String(def.format) : ''
  const { field } = where
  if (format === 'uuid' || format === 'guid') return wish(tableOf(where))
  if (format === 'date') return fc.oneof(wish('day'), fc.constantFrom(...edgesOfDays))
  if (format === 'datetime')
    return fc.oneof(
      { weight: 3, arbitrary: wish('start') },
      fc.constantFrom(...edgesOfDays).map((day) => `${day}T15:00:00.000Z`),
    )
  if (/email/i.test(field))
    return fc.oneof({ weight: 5, arbitrary: wish('email') }, fc.emailAddress())
  if (/phone/i.test(field)) return fc.constantFrom('(713) 555-0134', '+17135550199', '7135550101')
  if (/password/i.test(field)) return wish('password')
  if (['code', 'token', 'link', 'proof', 'referralCode'].includes(field))
    return wish(`word:${field}`)
  return plainText(def, field)
}

function plainText(def: Checked, field: string): Any {
  const { least, most, pattern } = limitsOf(def)
  const longest = Math.min(most, 10_000)
  const clip = (text: string) => text.padEnd(least, 'x').slice(0, longest)
  if (field === 'bounds') return fc.constant('-95.8,29.5,-95.1,30.1')
  if (field === 'endpoint') return fc.webUrl().map((url) => url.replace(/^http:/, 'https:'))
  if (pattern) return fc.stringMatching(pattern)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts).map(clip) },
    fc.string({ unit: 'grapheme', maxLength: Math.min(longest, 60) }).map(clip),
    fc.constantFrom(
      'x'.repeat(longest),
      'x'.repeat(least),
      '👋🏽'.repeat(longest).slice(0, longest & ~3),
    ),
  )
}
