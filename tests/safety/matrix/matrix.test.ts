// T1: eleven actors, every call that touches something of someone. Whoever may is let in; for
// everyone else it is as if the thing were not there, to the letter.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mayEnter, type Access } from '#contract/access.ts'
import { listCalls, namesIn } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { as, db } from '#tests/world.ts'
import { everyone, objects, people, type Who } from './objects.ts'
import { lists, open, rows } from './rows.ts'

const app = openApp()
const calls = new Map(listCalls(contract).map(({ noun, name, call }) => [`${noun}.${name}`, call]))

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

async function ask(who: Who, name: string, id: string) {
  const { method, path } = calls.get(name)!
  const { as: key = 'id', input = {}, inputOf = () => ({ ...input, [key]: id }) } = rows[name]!
  const place = who === 'employeeA' || who === 'employeeOfB' ? 'employee' : 'barber'
  const given: Record<string, unknown> = { place, ...inputOf(id) }
  const url = path.replaceAll(/:(\w+)/g, (_, key: string) => String(given[key]))
  const rest = Object.entries(given).filter(([key]) => !namesIn(path).includes(key))
  const visitor = visitors.get(who)!
  const hasQuery = method === 'GET'
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)]))
  const answer = await visitor.ask(
    method,
    hasQuery ? `${url}?${query}` : url,
    hasQuery ? undefined : Object.fromEntries(rest),
  )
  return { status: answer.status, body: answer.body }
}

const isShut = ({ body }: { body: { code?: string } | null }) =>
  ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'NOT_FOUND'].includes(body?.code ?? '')

describe.each(Object.keys(rows))('%s', (name) => {
  const { object, may, knows = [] } = rows[name]!
  const access = calls.get(name)!.access as Access

  test.each(everyone)('%s', async (who) => {
    const id = await objects[object]()
    const answer = await ask(who, name, id)
    if (may.includes(who)) {
      expect(answer).not.toMatchObject({ status: 400 })
      expect(isShut(answer), JSON.stringify(answer)).toBe(false)
      return
    }
    if (knows.includes(who)) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      return
    }
    if (!mayEnter(access, rolesOf(who))) {
      expect(answer.body.code).toBe(rolesOf(who) ? 'NOT_ALLOWED' : 'SIGN_IN_REQUIRED')
      return
    }
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(answer).toEqual(await ask(who, name, randomUUID()))
  })
})

test('every call that takes an id says whose it is', () => {
  const idKeys = /^(id|\w+Id|\w+Ids|ids)$/
  const unsaid = [...calls]
    .filter(([name, { input }]) => {
      const shape = (input as { shape?: object } | undefined)?.shape ?? {}
      const takesId = Object.keys(shape).some((key) => idKeys.test(key))
      return takesId && !(name in rows) && !(name in open) && !(name in lists)
    })
    .map(([name]) => name)
  expect(unsaid).toEqual([])
})
