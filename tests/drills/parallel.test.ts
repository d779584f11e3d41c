// Sends fifty simultaneous HTTP requests to every call with a limit. Exactly as many succeed as the
// limit allows; the others are refused or get 503.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { ask, gather, hold, query, type Answer, type Client, type Shop } from './crowd.ts'

const atOnce = 50
const databaseUrl = await openCity()
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-parallel-'))
const server = await startServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
  MAX_IN_FLIGHT: '1000',
})
const { url } = server
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(databaseUrl, text, values)

// Shops that are open around the clock, so every hour has slots.
async function openShops(count: number): Promise<Shop[]> {
  const barbers = await gather(databaseUrl, count)
  const ids = barbers.map(({ id }) => id)
  await run(`INSERT INTO user_roles (user_id, role) SELECT unnest($1::uuid[]), 'barber'`, [ids])
  await run(
    `INSERT INTO barber_profiles (user_id, city_id, shop_name, approval_status)
     SELECT id, (SELECT id FROM cities LIMIT 1), 'Drill Cuts', 'approved'
     FROM unnest($1::uuid[]) AS id`,
    [ids],
  )
  await run(
    `INSERT INTO availability_rules (provider_id, weekday, open_range)
     SELECT id, weekday, '[0,1440)' FROM unnest($1::uuid[]) AS id, generate_series(0, 6) AS weekday`,
    [ids],
  )
  return run<Shop>(
    `WITH offered AS (
       INSERT INTO services (barber_id, name, category, price_cents, duration_minutes)
       SELECT id, 'Haircut', 'Fades', 3000, 30 FROM unnest($1::uuid[]) AS id
       RETURNING id, barber_id)
     SELECT b.id, b.user_id AS "barberId", o.id AS "serviceId"
     FROM offered o JOIN barber_profiles b ON b.user_id = o.barber_id`,
    [ids],
  )
}

// The nth half hour, starting two days from now.
const slot = (n: number) => {
  const halfHour = 30 * 60_000
  const first = Math.ceil((Date.now() + 48 * 3_600_000) / halfHour) * halfHour
  return new Date(first + n * halfHour).toISOString()
}
const day = (n: number) => slot(48 * n).slice(0, 10)
const times = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: atOnce }, (_, n) => work(n)))

// Counts the successes, after checking that no answer was an error.
function succeeded(name: string, answers: Answer[]) {
  const count = answers.filter(({ status }) => status < 300).length
  const by = Object.entries(Object.groupBy(answers, ({ status }) => String(status)))
  const shares = by.map(([status, list]) => `${status}: ${list?.length}`).join(', ')
  process.stdout.write(`${name}: ${count} of ${answers.length} (${shares})\n`)
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  return count
}

const newClient = async () => (await gather(databaseUrl, 1))[0]!
const countAs = async (status: string, where: string, value: unknown) => {
  const text = `SELECT id FROM bookings WHERE status = $1 AND ${where} = $2`
  return (await run(text, [status, value])).length
}
const openHolds = (where: string, value: unknown) => countAs('held', where, value)
const confirmed = (where: string, value: unknown) => countAs('confirmed', where, value)

// Fifty people hold slots that are then given to one person, who could not hold as many.
async function heldFor(shop: Shop, change: string, values: unknown[]) {
  const crowd = await gather(databaseUrl, atOnce)
  const ids: string[] = []
  for (const [n, who] of crowd.entries()) {
    const { status, body } = await hold(url, shop, slot(n * 5), who)
    expect(status).toBe(201)
    ids.push((body as { id: string }).id)
  }
  await run(`UPDATE bookings SET ${change} WHERE id = ANY ($1::uuid[])`, [ids, ...values])
  return ids
}

test('holds of a person: 3', { timeout: 120_000 }, async () => {
  const [shops, client] = [await openShops(atOnce), await newClient()]
  const answers = await times((n) => hold(url, shops[n]!, slot(n), client))
  expect(succeeded('holds of a person', answers)).toBe(3)
  expect(await openHolds('client_id', client.id)).toBe(3)
})

test('holds of a person at one barber: 1', { timeout: 120_000 }, async () => {
  const [[shop], client] = [await openShops(1), await newClient()]
  const answers = await times((n) => hold(url, shop!, slot(n), client))
  succeeded('holds at one barber, each in the place of the last', answers)
  expect(await openHolds('client_id', client.id)).toBe(1)
})

test('upcoming bookings of a client: 5', { timeout: 120_000 }, async () => {
  const [[shop], client] = [await openShops(1), await newClient()]
  const ids = await heldFor(shop!, 'client_id = $2', [client.id])
  const answers = await times((n) => ask(url, `/api/bookings/${ids[n]}/confirm`, client, {}))
  expect(succeeded('upcoming bookings of a client', answers)).toBeLessThanOrEqual(5)
  // A booking whose answer came too late was still made.
  expect(await confirmed('client_id', client.id)).toBe(5)
})

test('upcoming bookings of a guest: 2', { timeout: 120_000 }, async () => {
  const [shop] = await openShops(1)
  const device = randomBytes(16).toString('base64url')
  const guest: Client = { id: '', cookie: `__Host-device=${device}.`, address: '10.77.0.1' }
  const hash = createHash('sha256').update(device).digest()
  const email = `${randomUUID()}@example.com`
  await run(
    `INSERT INTO guest_devices (device_hash, email, verified_until)
     VALUES ($1, $2, now() + interval '1 day')`,
    [hash, email],
  )
  const change = `client_id = NULL, guest_name = '', guest_device_hash = $2`
  const ids = await heldFor(shop!, change, [hash])
  const details = { guest: { name: 'Ana Ruiz', phone: '(713) 555-0142', email } }
  const answers = await times((n) => ask(url, `/api/bookings/${ids[n]}/confirm`, guest, details))
  expect(succeeded('upcoming bookings of a guest', answers)).toBeLessThanOrEqual(2)
  expect(await confirmed('guest_email', email)).toBe(2)
})

test('holds of a network that forgets its cookies, at one barber: 3', async () => {
  const [shop] = await openShops(1)
  const answers = await times((n) =>
    hold(url, shop!, slot(n), { id: '', cookie: '', address: '10.78.0.1' }),
  )
  expect(succeeded('holds of a network', answers)).toBe(3)
  expect(await openHolds('barber_id', shop!.barberId)).toBe(3)
}, 120_000)

test('one IPv6 network is a /64: 3', async () => {
  const [shop] = await openShops(1)
  const address = (n: number) => `2001:db8:1:2:${(n + 1).toString(16)}::1`
  const answers = await times((n) =>
    hold(url, shop!, slot(n), { id: '', cookie: '', address: address(n) }),
  )
  expect(succeeded('holds of an IPv6 network', answers)).toBe(3)
}, 120_000)

test('waitlist entries: 5, and the same one once', { timeout: 120_000 }, async () => {
  const [shop] = await openShops(1)
  const wish = { profileId: shop!.id, serviceIds: [shop!.serviceId] }
  const join = (who: Client, date: string) =>
    ask(url, '/api/waitlist', who, { ...wish, dateFrom: date, dateTo: date })
  const [eager, twice] = [await newClient(), await newClient()]
  const different = await times((n) => join(eager, day(n)))
  expect(succeeded('waitlist entries', different)).toBe(5)
  const same = await times(() => join({ ...twice, address: '10.79.0.1' }, day(1)))
  succeeded('the same waitlist entry', same)
  expect(await run('SELECT FROM waitlist_entries WHERE client_id = $1', [twice.id])).toHaveLength(1)
})

test('favorites: 200', { timeout: 120_000 }, async () => {
  const [shops, client] = [await openShops(240), await newClient()]
  await run(`INSERT INTO favorites (user_id, barber_profile_id) SELECT $1, unnest($2::uuid[])`, [
    client.id,
    shops.slice(0, 190).map(({ id }) => id),
  ])
  const answers = await times((n) => put(`/api/favorites/${shops[190 + n]!.id}`, client))
  expect(succeeded('favorites, with 190 saved', answers)).toBe(10)
})

test('pictures: 60', { timeout: 240_000 }, async () => {
  const client = await newClient()
  await run(
    `INSERT INTO media (user_id, url, bytes)
     SELECT $1, '/media/drill-' || n || '.webp', 1 FROM generate_series(1, 57) AS n`,
    [client.id],
  )
  const answers = await times((n) => upload('/api/account/photo', client, n))
  succeeded('pictures, with 57 kept', answers)
  const [row] = await run<{ count: string }>('SELECT count(*) FROM media WHERE user_id = $1', [
    client.id,
  ])
  expect(Number(row!.count)).toBeLessThanOrEqual(60)
})

const headersOf = (who: Client) => ({
  origin: url,
  'x-kempt': '1',
  'x-forwarded-for': who.address,
  cookie: who.cookie,
})

async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => '')
  return { status: response.status, retryAfter: undefined, body }
}

async function put(path: string, who: Client) {
  return answerOf(await fetch(url + path, { method: 'PUT', headers: headersOf(who) }))
}

async function upload(path: string, who: Client, n: number) {
  const { default: sharp } = await import('sharp')
  const background = { r: n, g: 2 * n, b: 3 * n }
  const size = { width: 40, height: 40, channels: 3 as const, background }
  const form = new FormData()
  const bytes = await sharp({ create: size }).png().toBuffer()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  return answerOf(await fetch(url + path, { method: 'POST', headers: headersOf(who), body: form }))
}
