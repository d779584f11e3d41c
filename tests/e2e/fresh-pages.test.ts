import { sql } from 'kysely'
// A public page is fresh on every server within one second of a change to its barber, and otherwise the
// same bytes everywhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'
import { demo, openSessionOf } from './people.ts'
import { openCity, startServer } from './stage.ts'

const databaseUrl = await openCity()
const db = connect(databaseUrl, { max: 2 })
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-fresh-'))
const origin = 'http://127.0.0.1:3000'
const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_URL: origin }
const metricsPort = 42_114
const here = await startServer({ ...settings, METRICS_PORT: String(metricsPort) })
const there = await startServer(settings)
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const { userId, token } = await openSessionOf({ db }, demo.barber)
const barberId = barberIdOf(userId)
const { id } = await db
  .selectFrom('barberProfiles')
  .select('id')
  .where('userId', '=', barberId)
  .executeTakeFirstOrThrow()
const { id: shopId } = await db
  .insertInto('shops')
  .values({ name: 'Fresh shop', address: '1 Main St', ownerId: userId, approvalStatus: 'approved' })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: otherId } = await db
  .selectFrom('barberProfiles')
  .select('id')
  .where(sql<boolean>`is_listed(barber_profiles)`)
  .where('userId', '!=', barberId)
  .orderBy('id')
  .executeTakeFirstOrThrow()
const { id: serviceId } = await db
  .selectFrom('services')
  .select('id')
  .where('barberId', '=', barberId)
  .where('isActive', '=', true)
  .where('isAddOn', '=', false)
  .orderBy('position')
  .limit(1)
  .executeTakeFirstOrThrow()

async function send(method: string, path: string, body: object) {
  const headers = {
    cookie: `__Host-session=${token}`,
    origin,
    'x-kempt': '1',
    'content-type': 'application/json',
  }
  const answer = await fetch(here.url + path, { method, headers, body: JSON.stringify(body) })
  expect(answer.status, await answer.text()).toBeLessThan(300)
}

const read = async (url: string, path: string) => (await fetch(url + path)).text()

// The time after the acknowledged change in which a request to a server still returns the old page,
// without the duration of the request itself.
async function timeUntil(path: string, isFresh: (html: string) => boolean) {
  const began = performance.now()
  const waits = [here.url, there.url].map(async (url) => {
    for (;;) {
      const askedAt = performance.now()
      if (isFresh(await read(url, path))) return askedAt - began
      if (askedAt - began > 5000) return Infinity
      await sleep(20)
    }
  })
  return Math.max(...(await Promise.all(waits)))
}

const service = { place: 'barber', category: 'Fades', durationMinutes: 30 }
const name = 'Fresh cut of the day'
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

type Change = { change: () => Promise<void>; isFresh: (html: string) => boolean }

const changes: [what: string, change: Change][] = [
  [
    'a name',
    {
      change: () => send('PUT', `/api/services/${serviceId}`, { ...service, name, price: 47 }),
      isFresh: (html) => html.includes(name) && html.includes('$47'),
    },
  ],
  // Requests it once more: the purged page has been cached again.
  [
    'a price',
    {
      change: () => send('PUT', `/api/services/${serviceId}`, { ...service, name, price: 83 }),
      isFresh: (html) => html.includes('$83') && !html.includes('$47'),
    },
  ],
  [
    'a pause',
    {
      change: () => send('PUT', '/api/shop/pause', { place: 'barber', until: inThreeDays }),
      isFresh: (html) => !html.includes(name),
    },
  ],
]

test.each(changes)('%s', async (_, { change, isFresh }) => {
  const own = [`/barber/${id}`, `/barber/${shopId}`]
  for (const path of own)
    for (const { url } of [here, there]) expect(isFresh(await read(url, path))).toBe(false)
  await change()
  for (const wait of await Promise.all(own.map((path) => timeUntil(path, isFresh))))
    expect(wait).toBeLessThan(1000)
})

const etagAt = async (url: string, path: string) => (await fetch(url + path)).headers.get('etag')

// With the minute, a profile's time and the figures of the landing page change.
async function awayFromTheMinute() {
  const intoMinuteMs = Date.now() % 60_000
  if (intoMinuteMs < 5000) await sleep(5000 - intoMinuteMs)
  if (intoMinuteMs > 50_000) await sleep(65_000 - intoMinuteMs)
}

test.each(['/', '/explore', '/terms', `/barber/${otherId}`])(
  '%s is the same bytes on both servers',
  async (path) => {
    await awayFromTheMinute()
    const etag = await etagAt(here.url, path)
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(await etagAt(there.url, path)).toBe(etag)
    const again = await fetch(there.url + path, { headers: { 'if-none-match': etag! } })
    expect(again.status).toBe(304)
  },
)

type Event = { name: string; payload?: never }
const paths = ['/explore', '/terms', `/barber/${otherId}`]

test.each<[what: string, event: Event, paths: string[]]>([
  ['a booking elsewhere', { name: 'barber', payload: { barberId } as never }, ['/', ...paths]],
  ['a new figure of the platform', { name: 'stats' }, paths],
])('%s leaves a page as it is', async (_, event, unchanged) => {
  await awayFromTheMinute()
  const etags = () =>
    Promise.all(
      [here, there].map(({ url }) => Promise.all(unchanged.map((path) => etagAt(url, path)))),
    )
  // A server that has just started counts the figures once.
  const before = await vi.waitFor(async () => {
    const [ours, theirs] = await etags()
    expect(ours).toEqual(theirs)
    return [ours, theirs]
  }, 10_000)
  await db
    .insertInto('outbox')
    .values({ kind: 'live', ...event })
    .execute()
  await sleep(1000)
  expect(await etags()).toEqual(before)
})

async function countMisses() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/kempt_page_cache_total{outcome="miss"} (\d+)/.exec(text)?.[1] ?? 0)
}

test('new figures purge the pages that show them, and no others', async () => {
  await awayFromTheMinute()
  const all = ['/', ...paths]
  for (const path of all) await read(here.url, path)
  await db.insertInto('outbox').values({ kind: 'live', name: 'stats' }).execute()
  await sleep(1000)
  const rendered: string[] = []
  for (const path of all) {
    const before = await countMisses()
    await read(here.url, path)
    if ((await countMisses()) > before) rendered.push(path)
  }
  expect(rendered).toEqual(['/', '/explore'])
})
