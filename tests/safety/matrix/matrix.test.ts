// T1: eleven actors, every call and every other route that touches something of someone. Whoever may
// is let in; for everyone else it is as if the thing were not there, to the letter.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { mayEnter, type Access } from '#contract/access.ts'
import { listCalls, namesIn } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createHub } from '#server/features/live/hub.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { draw, sendForm } from '#tests/uploads.ts'
import { as, databaseUrl, db } from '#tests/world.ts'
import { objects } from './objects.ts'
import { openCalls, openRoutes } from './open.ts'
import { everyone, people, sideOf, type Who } from './people.ts'
import { routes } from './routes.ts'
import { rows as calls } from './rows.ts'

type Way = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; access: Access }

const rows = { ...calls, ...routes }
// The calls of the contract by name, and whatever else the server answers by method and path.
const ways = new Map<string, Way>(
  listCalls(contract).map(({ noun, name, call }) => [`${noun}.${name}`, call]),
)
const outside: string[] = []
const hub = await createHub({ url: databaseUrl })
afterAll(() => hub.close())
const app = openApp({
  hub,
  onRoute({ method, url, config }) {
    if (method === 'HEAD' || existsSync(`build/client${url}`)) return
    if (ways.values().some((way) => way.method === method && way.path === url)) return
    const name = `${Array.isArray(method) ? 'ALL' : method} ${url}`
    outside.push(name)
    if (name in routes)
      ways.set(name, { method: method as Way['method'], path: url, access: config!.access! })
  },
})
await app.ready()

const visitors = new Map(
  await Promise.all(
    everyone.map(async (who, index) => {
      const visitor = createVisitor(app, { address: `203.0.113.${index + 10}` })
      const person = people[who]
      if (person) await signIn(visitor, person)
      return [who, visitor] as const
    }),
  ),
)
await as(people.admin).people.suspend({ id: people.suspended.id, reason: 'A complaint' })
await db
  .updateTable('profiles')
  .set({
    isActive: false,
    deactivatedBy: people.deactivated.id,
    deactivatedAt: new Date().toISOString(),
  })
  .where('userId', '=', people.deactivated.id)
  .execute()

// Those who were shut out are nobody.
const rolesOf = (who: Who) => (who === 'deactivated' || who === 'suspended' ? null : people[who])

const wayOf = (name: string) => ways.get(name in routes ? name : name.split(' ')[0]!)!
const keyOf = (name: string) => rows[name]!.as ?? 'id'

async function inputOf(who: Who, name: string, id: string) {
  const { input = {} } = rows[name]!
  const place = who === 'employeeA' || who === 'employeeOfB' ? 'employee' : 'barber'
  const rest = typeof input === 'function' ? await input(sideOf(who), who, id) : input
  return { place, ...rest }
}

const form = new FormData()
form.set('photo', new Blob([new Uint8Array(await draw().png().toBuffer())]), 'photo.png')

async function ask(who: Who, name: string, given: Record<string, unknown>) {
  const { method, path } = wayOf(name)
  const visitor = visitors.get(who)!
  const url = path.replaceAll(/:(\w+)/g, (_, key: string) => String(given[key]))
  const rest = Object.entries(given).filter(([key]) => !namesIn(path).includes(key))
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)]))
  const isFile = name in routes && method === 'POST'
  const { status, body } = isFile
    ? await sendForm(visitor, form, `${url}?${query}`, app)
    : method === 'GET'
      ? await visitor.get(`${url}?${query}`)
      : await visitor.ask(method, url, Object.fromEntries(rest))
  return { status, body }
}

const isShut = ({ body }: { body: { code?: string } | null }) =>
  ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'NOT_FOUND'].includes(body?.code ?? '')

describe.each(Object.keys(rows))('%s', (name) => {
  const { object, may, knows = [], isPassedOver = false, keeps = async () => {} } = rows[name]!
  const key = keyOf(name)
  const named = (id: string) => ({ [key]: /ids$/i.test(key) ? [id] : id })

  test.each(everyone)('%s', async (who) => {
    const id = await objects[object]()
    const before = await keeps()
    const rest = await inputOf(who, name, id)
    const answer = await ask(who, name, { ...rest, ...named(id) })
    if (may.includes(who)) {
      expect(answer).not.toMatchObject({ status: 400 })
      expect(isShut(answer), JSON.stringify(answer)).toBe(false)
      return
    }
    if (knows.includes(who)) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      return
    }
    if (!mayEnter(wayOf(name).access, rolesOf(who))) {
      expect(answer.body.code).toBe(rolesOf(who) ? 'NOT_ALLOWED' : 'SIGN_IN_REQUIRED')
      return
    }
    if (!isPassedOver) expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(answer).toEqual(await ask(who, name, { ...rest, ...named(randomUUID()) }))
    expect(await keeps()).toEqual(before)
  })
})

test('every id that a call takes says whose it is', () => {
  const taken = listCalls(contract).flatMap(({ noun, name, call: { input } }) => {
    const { properties = {} } = input
      ? z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
      : {}
    return Object.entries(properties)
      .filter(([key, shape]) => /^id$|ids?$/i.test(key) || JSON.stringify(shape).includes('"uuid"'))
      .map(([key]) => ({ call: `${noun}.${name}`, key }))
  })
  const isSaid = ({ call, key }: (typeof taken)[number]) =>
    call in openCalls ||
    `${call} ${key}` in openCalls ||
    Object.keys(calls).some((name) => name.split(' ')[0] === call && keyOf(name) === key)
  expect(taken.filter((each) => !isSaid(each))).toEqual([])
})

test('every route outside the contract has a row or needs none', () => {
  expect(outside.toSorted()).toEqual(
    [...Object.keys(routes), ...Object.keys(openRoutes)].toSorted(),
  )
})
