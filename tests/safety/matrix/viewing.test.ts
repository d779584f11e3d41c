// An owner of the administration sees the app as a client, a barber and a team member: nothing can
// be changed by any call or route, nothing private is shown, and reading leaves no trace.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCalls, namesIn } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createVisitor, signIn } from '#tests/http.ts'
import { db } from '#tests/world.ts'
import { app, ask, outside, placeOf, visitors, wayOf } from './asking.ts'
import { objects } from './objects.ts'
import { reads } from './own.ts'
import { people, sideOf, type Who } from './people.ts'
import { inputOf, named } from './row.ts'
import { routes } from './routes.ts'
import { rows } from './rows.ts'

await db.insertInto('featureFlags').values({ key: 'impersonation', isEnabled: true }).execute()
const seen = ['clientA', 'barberA', 'employeeA'] as const
const ofB = { clientA: 'clientB', barberA: 'barberB', employeeA: 'employeeOfB' } as const

const own = new Map(seen.map((who) => [who, visitors.get(who)!]))
beforeAll(async () => {
  for (const who of seen) {
    const viewer = createVisitor(app, { address: '203.0.113.99' })
    await signIn(viewer, people.admin)
    const path = `/api/admin/people/${people[who].id}/impersonate`
    const { status, body } = await viewer.post(path, { reason: 'They cannot find their visit' })
    expect([status, body.user.id]).toEqual([200, people[who].id])
    visitors.set(who, viewer)
  }
})
afterAll(() => own.forEach((visitor, who) => visitors.set(who, visitor)))

const all = listCalls(contract).map(({ noun, name, call }) => ({ title: `${noun}.${name}`, call }))

// They act for nobody: nothing is there, or whoever calls has signed.
const forNobody = [
  'ALL /api/*',
  'POST /api/hooks/stripe',
  'POST /dev/pay/:id',
  'POST /dev/account/:id',
]

// Public for guests with a link, and closed to those who look into an account.
const papers = ['GET /api/invoices/:id/pdf', 'GET /api/bookings/:id/calendar.ics']

test('nothing is exported from the account of someone else', async () => {
  const exports = all.filter(({ title }) => title.endsWith('.export'))
  expect(exports.map(({ title }) => title)).toContain('earnings.export')
  for (const { title } of exports) {
    const { status, body } = await ask('barberA', title, { place: 'barber' })
    expect([title, status, body.code]).toEqual([title, 403, 'VIEW_CLOSED'])
  }
})

describe.each(seen)('as %s', (who) => {
  test('every call that is not GET is refused, except stopping', async () => {
    const before = await everyRow()
    for (const { title, call } of all.filter(({ call }) => call.method !== 'GET')) {
      if (title === 'impersonations.stop') continue
      const given = Object.fromEntries(namesIn(call.path).map((name) => [name, randomUUID()]))
      const { status, body } = await ask(who, title, given)
      expect([title, status, body.code]).toEqual([title, 403, 'VIEW_ONLY'])
    }
    expect(await everyRow()).toEqual(before)
  })

  test('every upload and every private file is refused', async () => {
    const closed = [...outside].filter(
      ([name, { method, access }]) =>
        !forNobody.includes(name) &&
        (method !== 'GET' || access !== 'public' || papers.includes(name)),
    )
    expect(closed.length).toBeGreaterThan(15)
    for (const [name, { method, path }] of closed) {
      const given = Object.fromEntries(namesIn(path).map((key) => [key, randomUUID()]))
      const { status, body } = await ask(who, name, given)
      const code = method === 'GET' ? 'VIEW_CLOSED' : 'VIEW_ONLY'
      expect([name, status, body.code]).toEqual([name, 403, code])
    }
  })

  test('every GET reads what they read, and writes nothing', async () => {
    const asked: { name: string; given: Record<string, unknown> }[] = []
    for (const [name, { may, input = {} }] of Object.entries(reads)) {
      if (outside.has(name) || !may.includes(ofB[who])) continue
      const rest = typeof input === 'function' ? input(sideOf(who), who) : input
      asked.push({ name, given: { place: placeOf(who), ...rest } })
    }
    for (const [name, row] of Object.entries({ ...rows, ...routes })) {
      const way = wayOf(name)
      if (way.method !== 'GET' || !row.may.includes(who)) continue
      if (outside.has(name) && way.access !== 'public') continue
      const id = await objects[row.object]()
      const rest = { place: placeOf(who), ...(await inputOf(row, who, id)) }
      asked.push({ name, given: { ...rest, ...named(row, id) } })
    }
    for (const { title, call } of all)
      if (call.access === 'public' && call.method === 'GET')
        asked.push({ name: title, given: await publicInput(who) })
    expect(asked.length).toBeGreaterThan(40)

    const before = await everyRow()
    for (const { name, given } of asked) {
      const { status, body } = await ask(who, name, given)
      const isPrivate = all.some(
        ({ title, call }) => title === name.split(' ')[0] && call.isPrivate,
      )
      if (isPrivate) expect([name, body.code]).toEqual([name, 'VIEW_CLOSED'])
      else expect([name, body?.code === 'VIEW_ONLY']).toEqual([name, triesIt.includes(name)])
      expect([name, status]).not.toEqual([name, 500])
      expect([name, status]).not.toEqual([name, 503])
    }
    expect(await everyRow()).toEqual(before)
  })
})

// Answers by trying the change and taking it back, which a transaction for reading refuses.
const triesIt = ['team.upcoming toUserId']

// Good for most public calls; the others are refused for their input, which writes nothing either.
async function publicInput(who: Who) {
  const { shop } = sideOf(who)
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return {
    id: shop.id,
    profileId: shop.id,
    ids: shop.id,
    serviceIds: shop.services.join(','),
    language: 'en',
    page: 'about',
    from: day,
    to: day,
    q: 'fade',
  }
}

// Without the counters of requests, which belong to the network that asks.
const { rows: tables } = await sql<{ name: string }>`
  SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
  AND table_name <> 'rate_limits'`.execute(db)

// A hash of all rows of each table.
async function everyRow() {
  const hashes = tables.map(
    ({ name }) => sql`SELECT ${name}::text AS name,
      (SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${sql.table(name)} t)`,
  )
  const { rows } = await sql`${sql.join(hashes, sql` UNION ALL `)} ORDER BY 1`.execute(db)
  return rows
}
