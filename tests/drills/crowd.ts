// A crowd for the drills: many signed-in clients, and their requests.
import { createHash, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import pg from 'pg'

// A client with an agent keeps its connections, as a browser does.
export type Client = {
  id: string
  cookie: string
  address: string
  agent?: Agent
  // The client's own address, where a proxy replaces what the header says.
  localAddress?: string
}
export type Answer = { status: number; retryAfter: string | undefined; body: unknown }
export type Shop = { id: string; barberId: string; serviceId: string }

// Opens sessions directly, because signing in would take longer than the drill.
export async function gather(databaseUrl: string, count: number): Promise<Client[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const rows = await query<{ id: string }>(
    databaseUrl,
    `WITH crowd AS (
       INSERT INTO users (email, email_confirmed_at)
       SELECT 'crowd-' || n || '-' || gen_random_uuid() || '@example.com', now()
       FROM generate_series(1, $1::int) AS n RETURNING id),
     profiles AS (
       INSERT INTO profiles (user_id, name) SELECT id, 'Crowd' FROM crowd)
     SELECT id FROM crowd`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  await query(
    databaseUrl,
    `INSERT INTO user_roles (user_id, role) SELECT unnest($1::uuid[]), 'client'`,
    [ids],
  )
  await query(
    databaseUrl,
    `INSERT INTO sessions (user_id, token_hash, expires_at)
     SELECT *, now() + interval '30 days' FROM unnest($1::uuid[], $2::bytea[])`,
    [ids, tokens.map((token) => createHash('sha256').update(token).digest())],
  )
  return ids.map((id, n) => ({
    id,
    cookie: `__Host-session=${tokens[n]}`,
    address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  }))
}

// Barbers who can be booked, each with one service.
export async function listShops(databaseUrl: string): Promise<Shop[]> {
  return query<Shop>(
    databaseUrl,
    `SELECT DISTINCT ON (b.id) b.id, b.user_id AS "barberId", s.id AS "serviceId"
     FROM barber_profiles b JOIN services s ON s.barber_id = b.user_id AND s.is_active AND NOT s.is_add_on
     WHERE is_listed(b) ORDER BY b.id, s.position`,
  )
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

// Clients without an agent use a new connection per call, so that no call waits for another.
const fresh = new Agent({ keepAlive: false, maxSockets: 500 })
export const longMs = 20_000

export function ask(url: string, path: string, who: Client, body?: object): Promise<Answer> {
  const { origin } = new URL(url)
  return new Promise((resolve, reject) => {
    const headers = {
      origin,
      'x-kempt': '1',
      'x-forwarded-for': who.address,
      cookie: who.cookie,
      ...(body && { 'content-type': 'application/json' }),
    }
    const method = body ? 'POST' : 'GET'
    const { localAddress, agent = fresh } = who
    const options = { method, headers, agent, timeout: longMs, localAddress }
    const send = url.startsWith('https:') ? secureRequest : request
    const sent = send(url + path, options, (response) => {
      let text = ''
      response.on('data', (piece) => (text += piece))
      response.on('error', reject)
      response.on('end', () => {
        const retryAfter = response.headers['retry-after']
        resolve({ status: response.statusCode ?? 0, retryAfter, body: parse(text) })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    // The server may close a kept connection while the next request is on its way; a browser
    // retries it.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, path, who, body))
      else reject(error)
    })
    sent.end(body && JSON.stringify(body))
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export async function openTimes(url: string, shop: Shop, who: Client) {
  const path = `/api/barbers/${shop.id}/slots?services=${shop.serviceId}&days=31`
  const { status, body } = await ask(url, path, who)
  if (status !== 200) return []
  return (body as { days: { starts: string[] }[] }).days.flatMap(({ starts }) => starts)
}

export function hold(url: string, shop: Shop, startsAt: string, who: Client) {
  const body = { profileId: shop.id, serviceIds: [shop.serviceId], startsAt }
  return ask(url, '/api/bookings/hold', who, body)
}

// Books an open slot; null when there is none, or someone else was faster. `odd` collects answers
// that are neither a success, a refusal nor 503 with Retry-After.
export async function bookOnce(url: string, shop: Shop, client: Client, odd: Answer[] = []) {
  const times = await openTimes(url, shop, client)
  if (times.length === 0) return null
  const held = await hold(url, shop, random(times), client)
  if (isOdd(held)) odd.push(held)
  if (held.status !== 201) return null
  const { id } = held.body as { id: string }
  const confirmed = await ask(url, `/api/bookings/${id}/confirm`, client, { note: '' })
  if (isOdd(confirmed)) odd.push(confirmed)
  if (confirmed.status !== 200) return null
  const { status } = confirmed.body as { status: string }
  return { id, status }
}

const isOdd = ({ status, retryAfter }: Answer) =>
  status >= 500 && !(status === 503 && retryAfter !== undefined)

// Counts the acknowledged bookings whose state matches their answer. A request without an answer in
// time expires.
export async function countKept(url: string, told: ReadonlyMap<string, string>) {
  const rows = await query<{ id: string; status: string }>(
    url,
    'SELECT id, status FROM bookings WHERE id = ANY ($1::uuid[])',
    [[...told.keys()]],
  )
  return rows.filter(({ id, status }) => {
    const expected = told.get(id)
    return status === expected || (expected === 'pending' && status === 'expired')
  }).length
}

// Counts overlapping bookings of one person. There must be none.
export async function countOverlaps(databaseUrl: string) {
  const [row] = await query<{ pairs: string }>(
    databaseUrl,
    `SELECT count(*) AS pairs FROM bookings a JOIN bookings b
       ON a.provider_id = b.provider_id AND a.id < b.id AND a.busy_range && b.busy_range
     WHERE a.status IN ('held', 'pending', 'confirmed', 'checked_in', 'in_progress')
       AND b.status IN ('held', 'pending', 'confirmed', 'checked_in', 'in_progress')`,
  )
  return Number(row!.pairs)
}

export const random = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!
