// The server of the matrix, each actor's browser, and their requests.
import { existsSync } from 'node:fs'
import { afterAll } from 'vitest'
import type { Access } from '#contract/access.ts'
import { listCalls, namesIn } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createHub } from '#server/features/live/hub.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { draw, sendForm } from '#tests/uploads.ts'
import { databaseUrl } from '#tests/world.ts'
import { everyone, people, type Who } from './people.ts'

type Way = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; access: Access }

// The calls of the contract by name, and all other routes by method and path.
const calls = new Map<string, Way>(
  listCalls(contract).map(({ noun, name, call }) => [`${noun}.${name}`, call]),
)
export const outside = new Map<string, Way>()

const hub = await createHub({ url: databaseUrl })
afterAll(() => hub.close())
export const app = openApp({
  hub,
  onRoute({ method, url, config }) {
    if (method === 'HEAD' || existsSync(`build/client${url}`)) return
    if (calls.values().some((way) => way.method === method && way.path === url)) return
    const way = { method: method as Way['method'], path: url, access: config!.access! }
    outside.set(`${Array.isArray(method) ? 'ALL' : method} ${url}`, way)
  },
})
await app.ready()

export const visitors = new Map(
  await Promise.all(
    everyone.map(async (who, index) => {
      const visitor = createVisitor(app, { address: `203.0.113.${index + 10}` })
      const person = people[who]
      if (person) await signIn(visitor, person)
      return [who, visitor] as const
    }),
  ),
)

// The name of a call may be followed by the name of an id.
export const wayOf = (name: string) => outside.get(name) ?? calls.get(name.split(' ')[0]!)!

export const placeOf = (who: Who) =>
  who === 'employeeA' || who === 'employeeOfB' ? 'employee' : 'barber'

const form = new FormData()
form.set('photo', new Blob([new Uint8Array(await draw().png().toBuffer())]), 'photo.png')

export async function ask(who: Who, name: string, given: Record<string, unknown>) {
  const { method, path } = wayOf(name)
  const visitor = visitors.get(who)!
  const url = path.replaceAll(/:(\w+)/g, (_, key: string) => String(given[key]))
  const rest = Object.entries(given).filter(([key]) => !namesIn(path).includes(key))
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)]))
  // The others send a reason.
  const isFile = outside.has(name) && method === 'POST' && !('reason' in given)
  const { status, body } = isFile
    ? await sendForm(visitor, form, `${url}?${query}`, app)
    : method === 'GET'
      ? await visitor.get(`${url}?${query}`)
      : await visitor.ask(method, url, Object.fromEntries(rest))
  return { status, body }
}

export const isShut = ({ body }: { body: { code?: string } | null }) =>
  ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'NOT_FOUND'].includes(body?.code ?? '')
