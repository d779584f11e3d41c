// The JSON schemas of the API document. A shape named in openapi-names.ts appears once among the
// components, and everything else refers to it.
import * as z from 'zod'
import { mostVersion } from '#contract/limits.ts'
import { inputNames, outputNames } from './openapi-names.ts'

export type Json = Record<string, unknown>
export type Shapes = ReturnType<typeof createShapes>

type Schema = z.core.JSONSchema.BaseSchema
type Shape = { type?: unknown; properties?: Json; required?: string[] }

export function createShapes() {
  const named = listNamed()
  const byText = new Map(named.map((one) => [JSON.stringify(one.schema), one]))
  const used = new Map<string, unknown>()

  // The schema with references in place of named shapes.
  function refer(schema: unknown): unknown {
    if (typeof schema !== 'object' || schema === null) return schema
    const one = byText.get(JSON.stringify(schema))
    return one ? referTo(one) : referInside(schema)
  }

  function referTo({ name, schema }: Named) {
    if (!used.has(name)) used.set(name, referInside(schema))
    return { $ref: `#/components/schemas/${name}` }
  }

  function referInside(schema: object): unknown {
    if (Array.isArray(schema)) return schema.map(refer)
    const base = named.find((one) => isExtendedBy(one.schema, schema))
    if (base) return { allOf: [referTo(base), refer(withoutBase(schema, base.schema))] }
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, refer(value)]))
  }

  const byName = () => [...used].sort(([one], [other]) => (one < other ? -1 : 1))
  return { jsonOf, refer, used: () => Object.fromEntries(byName()) }
}

type Named = { name: string; schema: Schema }

// Largest first, so that a shape extends the one it has most in common with.
function listNamed(): Named[] {
  const schemasOf = (names: Record<string, z.core.$ZodType>, io: 'input' | 'output') =>
    Object.entries(names).map(([name, schema]) => ({ name, schema: jsonOf(schema, io) }))
  return [...schemasOf(outputNames, 'output'), ...schemasOf(inputNames, 'input')].sort(
    (one, other) => keysOf(other.schema).length - keysOf(one.schema).length,
  )
}

const keysOf = ({ properties = {} }: Shape) => Object.keys(properties)

// Fewer common fields may be a coincidence.
const fewestKeys = 4

function isExtendedBy(base: Schema, schema: Shape) {
  const keys = keysOf(base)
  if (keys.length < fewestKeys || keysOf(schema).length <= keys.length) return false
  return keys.every(
    (key) =>
      isSame(base.properties?.[key], schema.properties?.[key]) &&
      base.required?.includes(key) === schema.required?.includes(key),
  )
}

function withoutBase(schema: Shape, base: Schema): Shape {
  const isNew = (key: string) => !(key in (base.properties ?? {}))
  const required = schema.required?.filter(isNew) ?? []
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([key]) => isNew(key)),
    ),
    ...(required.length > 0 && { required }),
  }
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}

function jsonOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => shorten(jsonSchema),
  })
  return json
}

// Removes noise: patterns of known formats, the bounds of safe integers and of integer columns, and
// `additionalProperties: false` on responses, which may get more fields.
function shorten(json: Schema) {
  if (json.format !== undefined) delete json.pattern
  if (json.maximum === Number.MAX_SAFE_INTEGER || json.maximum === mostVersion) delete json.maximum
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.additionalProperties === false) delete json.additionalProperties
  nameEveryKey(json)
  mergeNull(json)
  mergeEmpty(json)
}

// A record whose keys are all required gets them as properties.
function nameEveryKey(json: Schema) {
  const { propertyNames, required, additionalProperties } = json
  if (propertyNames === undefined || required === undefined) return
  json.properties = Object.fromEntries(required.map((key) => [key, additionalProperties ?? {}]))
  delete json.propertyNames
  delete json.additionalProperties
}

// "Text or nothing" is text, if the text has no least length.
function mergeEmpty(json: Schema) {
  const [one, other, ...more] = json.anyOf ?? []
  if (one === undefined || other?.const !== '' || more.length > 0) return
  if (one.type !== 'string' || one.minLength || one.format || one.pattern) return
  delete json.anyOf
  Object.assign(json, one)
}

// Merges "text or null" into one schema with two types.
function mergeNull(json: Schema) {
  const [one, other, ...more] = json.anyOf ?? []
  if (typeof one !== 'object' || typeof other !== 'object' || more.length > 0) return
  if (other.type !== 'null' || one.format === undefined) return
  delete json.anyOf
  Object.assign(json, one, { type: [one.type, 'null'] })
  // `one` is not shortened yet when several fields share it.
  delete json.pattern
}
