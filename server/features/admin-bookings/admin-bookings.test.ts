// Bookings of every business: filters, pages, searching, and the trail of one.
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, bookAsGuest, bookingAt, browser } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'
import { meaningOf } from '#server/meaning.ts'

const support = await make.admin('support')
const ask = as(support).adminBookings.list
let shop: Listed
let client: Actor
let first: { id: string; bookingNumber: string }

beforeAll(async () => {
  shop = await list('Third Ward Cuts', { hours: [0, 1440] })
  client = await make.person('client')
  const name = 'Guadalupe Muñoz'
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  first = await book(client, shop, at(3, 600))
  await book(client, shop, at(4, 600))
  await bookAsGuest(browser(), shop, at(5, 600))
})

// Copies of the first booking, at other times and in other states.
async function fill(count: number) {
  const statuses = ['confirmed', 'completed', 'no_show', 'cancelled'] as const
  const sources = ['marketplace', 'direct_link', 'walk_in'] as const
  const rows = Array.from({ length: count }, (_, index) => {
    const startsAt = at(-40 - Math.floor(index / 3), 600)
    const endsAt = at(-40 - Math.floor(index / 3), 630)
    return {
      clientId: client.id,
      barberId: shop.barber.id,
      providerId: shop.barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: statuses[index % 4]!,
      source: sources[index % 3]!,
    }
  })
  await db.insertInto('bookings').values(rows).execute()
}

async function everyPage(filters: Parameters<typeof ask>[0]) {
  const ids: string[] = []
  let after: string | undefined
  for (;;) {
    const { rows, next } = await ask({ ...filters, after })
    ids.push(...rows.map(({ id }) => id))
    if (next === null) return ids
    after = next
  }
}

test('every filter in both orders gives the rows of a plain filter, none twice or missing', async () => {
  await db.deleteFrom('bookings').where('startsAt', '<', at(0, 0)).execute()
  await fill(90)
  const all = await db
    .selectFrom('bookings')
    .select(['id', 'status', 'source', 'startsAt'])
    .where('status', '<>', 'held')
    .execute()
  const filters = [
    {},
    { status: 'no_show' },
    { source: 'walk_in' },
    { status: 'completed', source: 'direct_link' },
  ] as const
  for (const filter of filters)
    for (const order of ['newest', 'oldest'] as const) {
      const { status, source } = { status: undefined, source: undefined, ...filter }
      const sign = order === 'newest' ? -1 : 1
      const wanted = all
        .filter((row) => status === undefined || row.status === status)
        .filter((row) => source === undefined || row.source === source)
        .toSorted((a, b) =>
          a.startsAt === b.startsAt
            ? sign * a.id.localeCompare(b.id)
            : sign * a.startsAt.localeCompare(b.startsAt),
        )
      expect(await everyPage({ ...filter, order })).toEqual(wanted.map(({ id }) => id))
      expect((await ask({ ...filter, order })).total).toEqual({
        count: wanted.length,
        isMore: false,
      })
    }
})

test.each(['guadalupe munoz', 'MUÑOZ', 'guadaloupe munos', 'Gudalupe'])(
  'a client is found as %s',
  async (q) => {
    const { rows } = await ask({ q })
    expect(rows.map(({ id }) => id)).toContain(first.id)
    expect(rows[0]).toMatchObject({ clientName: 'Guadalupe Muñoz', shopName: 'Third Ward Cuts' })
  },
)

test('by number, by email, and a guest by their name', async () => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect((await ask({ q: first.bookingNumber.toLowerCase() })).rows).toMatchObject([
    { id: first.id },
  ])
  const digits = first.bookingNumber.replace('K-', '')
  expect(await everyPage({ q: digits })).toContain(first.id)
  expect((await everyPage({ q: email })).includes(first.id)).toBe(true)
  expect((await ask({ q: 'ana' })).rows.some(({ isGuest }) => isGuest)).toBe(true)
  expect((await ask({ q: '100%' })).rows).toEqual([])
  expect((await ask({ q: 'zzzzqqqq' })).rows).toEqual([])
})

test.each(['Dale Grer', 'dael greer', 'Dale Gr', 'Greeer'])('a guest is found as %s', async (q) => {
  const guest = { guestName: 'Dale Greer', guestEmail: 'dale@example.com' }
  const id = await bookingAt(client, shop, at(-3, 600), {
    ...guest,
    clientId: null,
    status: 'completed',
  })
  const { rows, total } = await ask({ q })
  expect(rows.map((row) => row.id)).toContain(id)
  expect(total.count).toBe(rows.length)
  expect((await ask({ q, status: 'no_show' })).rows).toEqual([])
  await db.deleteFrom('bookings').where('id', '=', id).execute()
})

test.each(['Begoña Íñiguez', 'begona iniguez', 'INIGUEZ', 'Begoña', 'begonna', 'be'])(
  'a guest with accents is found as %s',
  async (q) => {
    const guest = { guestName: 'Begoña Íñiguez', guestEmail: 'begona@example.com' }
    const id = await bookingAt(client, shop, at(-3, 600), {
      ...guest,
      clientId: null,
      status: 'completed',
    })
    expect((await ask({ q })).rows.map((row) => row.id)).toContain(id)
    await db.deleteFrom('bookings').where('id', '=', id).execute()
  },
)

test('what was typed means a number, an email, a phone or a name', () => {
  expect(meaningOf(' k1024 ')).toEqual({ kind: 'number', text: 'K-1024' })
  expect(meaningOf('Ana@X.com')).toEqual({ kind: 'email', text: 'ana@x.com' })
  expect(meaningOf('(713) 555-0142')).toEqual({ kind: 'phone', text: '7135550142' })
  expect(meaningOf('José')).toEqual({ kind: 'name', text: 'jose' })
})

test('the trail has the events and the messages, in order', async () => {
  await runJobs()
  const { events, messages } = await as(support).adminBookings.trail({ id: first.id })
  expect(events.map(({ event }) => event)).toEqual(['held', 'confirmed'])
  expect(events[1]).toMatchObject({ by: 'Guadalupe Muñoz' })
  expect(messages.map(({ channel }) => channel)).toContain('mail')
})

test.each([
  '2026-11-16T.:Z_7b0c1a52-6d1e-4f0a-9c3b-2f5f4a1d9e10',
  '7329-05-10T15:00:00.000Z_7b0c1a52-6d1e-4f0a-9c3b-2f5f4a1d9e10',
  '2026-11-16T15:00:00.000Z_c-----87-f-c4-0--a--c-6-d15--e-c-ead',
  '2026-11-16T15:00:00.000Z',
])('a page that begins after %s is refused as bad input', async (after) => {
  await expect(ask({ after })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const people = as(support).adminPeople.list({ after })
  await expect(people).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
