// Requests: valid input as forms send it, and malformed input.
import fc from 'fast-check'
import { namesIn, listCalls, type Line } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { oddBody, oddHeaders, oddPath, oddText, oddType, oddValue } from './odd.ts'
import { pictures, routes, type Route } from './routes.ts'
import { valueOf } from './values.ts'

// `input` still contains placeholders. Once they are filled in, it becomes path, query and body.
export type Draft = {
  title: string
  method: string
  path: string
  input: unknown
  // Replaces the JSON of the input.
  body?: string | Buffer
  headers: Record<string, string>
  // Appended to the address unchanged.
  more: string
}

const manners = [
  'proper',
  'proper',
  'proper',
  'proper',
  'proper',
  'slip',
  'slip',
  'slip',
  'mess',
  'body',
] as const

const moreQuery = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    'page=1&page=2',
    'page[]=1',
    'page[a][b]=1',
    '__proto__=1',
    'page=%00',
    '&&&',
    'lang=es',
    'x'.repeat(3000),
  ),
  fc
    .array(fc.tuple(fc.constantFrom('page', 'q', 'id', 'from', 'to', 'place', 'limit'), oddText), {
      maxLength: 4,
    })
    .map((all) => all.map(([name, text]) => `${name}=${encode(text)}`).join('&')),
)

export const drafts: { title: string; draft: fc.Arbitrary<Draft> }[] = [
  ...listCalls(contract).map((line) => ({ title: titleOf(line), draft: callDraft(line) })),
  ...routes.map((route) => ({ title: `${route.method} ${route.path}`, draft: routeDraft(route) })),
  { title: 'odd path', draft: pathDraft() },
  { title: 'odd path', draft: pathDraft() },
]

function titleOf({ noun, name }: Line) {
  return `${noun}.${name}`
}

function callDraft(line: Line): fc.Arbitrary<Draft> {
  const { method, path, input } = line.call
  const proper = input ? valueOf(input, { path, field: '' }) : fc.constant({})
  return fc
    .record({
      manner: fc.constantFrom(...manners),
      input: proper,
      slips: fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 3 }),
      mess: fc.oneof(
        oddValue,
        fc.dictionary(fc.string({ maxLength: 8 }), oddValue, { maxKeys: 4 }),
      ),
      body: oddBody,
      type: oddType,
      headers: oddHeaders,
      more: moreQuery,
    })
    .map(({ manner, input, slips, mess, body, type, headers, more }) => {
      const draft = { title: titleOf(line), method, path, input, headers: {}, more: '' }
      if (manner === 'proper') return draft
      if (manner === 'slip') return { ...draft, input: withSlips(input, slips), headers }
      if (manner === 'mess')
        return {
          ...draft,
          input: isObject(mess) ? mess : { ...asObject(input), [namesIn(path)[0] ?? 'x']: mess },
          headers,
          more,
        }
      return {
        ...draft,
        ...(method === 'GET' ? { more } : { body }),
        headers: { ...headers, 'content-type': type },
      }
    })
}

// Unpaired surrogates have no UTF-8 encoding; servers receive them as invalid bytes.
export function encode(text: string) {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%BD')
}

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing)
const asObject = (thing: unknown) => (isObject(thing) ? thing : {})

// Replaces or removes a few fields, also nested ones.
function withSlips(input: unknown, slips: [number, unknown][]) {
  const made: unknown = structuredClone(input)
  for (const [at, odd] of slips) {
    let spot = made
    for (let turn = at; ; turn = Math.floor(turn / 7)) {
      if (typeof spot !== 'object' || spot === null) break
      const keys = Object.keys(spot)
      const key = keys[turn % keys.length]
      if (key === undefined) break
      const fields = spot as Record<string, unknown>
      const next = fields[key]
      const isInside =
        typeof next === 'object' && next !== null && !('wish' in next) && turn % 3 > 0
      if (!isInside) {
        if (at % 11 === 0) delete fields[key]
        else fields[key] = structuredClone(odd)
        break
      }
      spot = next
    }
  }
  return made
}

function routeDraft({ method, path, input, isUpload }: Route): fc.Arbitrary<Draft> {
  return fc
    .record({
      input: fc.record(
        Object.fromEntries(
          Object.entries(input).map(([field, odd]) => [
            field,
            fc.oneof({ weight: 3, arbitrary: odd }, oddText),
          ]),
        ),
      ),
      upload: fc.option(fc.constantFrom(...pictures), { nil: undefined }),
      headers: oddHeaders,
      more: moreQuery,
      type: oddType,
      body: oddBody,
    })
    .map(({ input, upload, headers, more, type, body }) => {
      const draft: Draft = { title: `${method} ${path}`, method, path, input, headers, more }
      if (!isUpload) return draft
      return upload
        ? { ...draft, body: upload.body, headers: { ...headers, 'content-type': upload.type } }
        : { ...draft, body, headers: { ...headers, 'content-type': type } }
    })
}

function pathDraft(): fc.Arbitrary<Draft> {
  return fc
    .record({
      path: oddPath,
      headers: oddHeaders,
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND'),
    })
    .map(({ path, headers, method }) => ({
      title: 'odd path',
      method,
      path,
      input: undefined,
      headers,
      more: '',
    }))
}
