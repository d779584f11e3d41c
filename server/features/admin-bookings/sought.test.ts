// Lists of what is about bookings, searched by number, client, guest, contact and business.
import type { Insertable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Bookings } from '#server/database/tables.ts'
import { at, bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const owner = await make.admin('owner')
const email = 'wren.tully@guests.example'
let ofClient: string
let ofGuest: string

beforeAll(async () => {
  const client = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ name: 'Zelda Fitzroy' })
    .where('userId', '=', client.id)
    .execute()
  ofClient = await open(await list('Quarry Cuts'), client, 600)
  const guest = { guestName: 'Wren Tully', guestEmail: email, guestPhone: '+17135550188' }
  ofGuest = await open(await list('Elmwood Barbers'), client, 660, { clientId: null, ...guest })
})

// A booking that waits in every list. Its number.
async function open(shop: Listed, client: Actor, minutes: number, more = {}) {
  const made = { source: 'admin', createdBy: owner.id, status: 'no_show' } as const
  const bookingId = await bookingAt(client, shop, at(-3, minutes), { ...made, ...more })
  await db
    .insertInto('noShowAppeals')
    .values({ bookingId, kind: 'was_there', message: 'I was there' })
    .execute()
  await db.insertInto('problemReports').values({ bookingId, kind: 'problem' }).execute()
  await db
    .insertInto('commissionClaims')
    .values({ bookingId, why: 'An old client', percent: 10, commissionCents: 380 })
    .execute()
  const followUp = { assigneeId: owner.id, createdBy: owner.id, note: 'Call back' }
  await db
    .insertInto('bookingFollowUps')
    .values({ bookingId, ...followUp })
    .execute()
  return (await as(owner).bookings.read({ id: bookingId })).bookingNumber
}

type Asked = { q?: string; after?: string }

const lists = {
  appeals: (asked: Asked) => as(owner).appeals.list(asked),
  reports: (asked: Asked) => as(owner).problemReports.list(asked),
  claims: (asked: Asked) => as(owner).commissionClaims.list(asked),
  assigned: (asked: Asked) => as(owner).followUps.mine(asked),
  made: (asked: Asked) => as(owner).followUps.mine({ ...asked, view: 'made' }),
}

test.each(Object.entries(lists))('%s are found, and no others', async (_, read) => {
  const found = async (q: string) => {
    const { rows, total } = await read({ q })
    expect(total).toEqual({ count: rows.length, isMore: false })
    return rows.map(({ bookingNumber }) => bookingNumber)
  }
  expect((await found('')).toSorted()).toEqual([ofClient, ofGuest].toSorted())
  expect(await found(ofClient)).toEqual([ofClient])
  expect(await found(ofGuest.toLowerCase().replace('-', ''))).toEqual([ofGuest])
  expect(await found(ofClient.slice(2))).toEqual([ofClient])
  expect(await found('zelda')).toEqual([ofClient])
  expect(await found('fi')).toEqual([ofClient])
  expect(await found('Zelda Fitzroi')).toEqual([ofClient])
  expect(await found('tully')).toEqual([ofGuest])
  expect(await found(email)).toEqual([ofGuest])
  expect(await found('555-0188')).toEqual([ofGuest])
  expect(await found('QUARRY')).toEqual([ofClient])
  expect(await found('elmwood barb')).toEqual([ofGuest])
  expect(await found('nobody at all')).toEqual([])
})

test('a state is kept while searching', async () => {
  const state = 'accepted'
  expect((await as(owner).appeals.list({ q: 'zelda', state })).rows).toEqual([])
  expect((await as(owner).commissionClaims.list({ q: 'zelda', state })).rows).toEqual([])
  const settled = await as(owner).problemReports.list({ q: 'zelda', state: 'settled' })
  expect(settled.rows).toEqual([])
})

test('who sees no contacts finds nobody by them', async () => {
  const finance = as(await make.admin('finance')).commissionClaims
  expect((await finance.list({ q: email })).rows).toEqual([])
  expect((await finance.list({ q: 'tully' })).rows).toMatchObject([{ bookingNumber: ofGuest }])
})

test('a search has pages, each with the number of all', async () => {
  const shop = await list('Pagewood Clips')
  const client = await make.person('client')
  for (let n = 0; n < 27; n++) await open(shop, client, 720 + n)
  for (const read of Object.values(lists)) {
    const first = await read({ q: 'pagewood' })
    const second = await read({ q: 'pagewood', after: first.next! })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27)
    for (const { total } of [first, second]) expect(total).toEqual({ count: 27, isMore: false })
  }
})

test('a business with many bookings is found by its name as well, and so are its clients', async () => {
  const shop = await list('Grand Hall Cuts')
  const client = await make.person('client')
  const cases = [await open(shop, client, 840), await open(shop, client, 870)]
  const { barber } = shop
  const [startsAt, endsAt] = [at(-40, 600), at(-40, 630)]
  const done: Insertable<Bookings> = {
    clientId: client.id,
    barberId: barber.id,
    providerId: barber.id,
    startsAt,
    endsAt,
    busyRange: `[${startsAt},${endsAt})`,
    status: 'completed',
  }
  await db
    .insertInto('bookings')
    .values(Array.from({ length: 500 }, () => done))
    .execute()
  for (const read of Object.values(lists))
    for (const [q, wanted] of [
      ['grand hall', cases],
      [cases[0]!, cases.slice(0, 1)],
      ['zelda', [ofClient]],
    ] as const) {
      const { rows, total } = await read({ q })
      const found = rows.map(({ bookingNumber }) => bookingNumber)
      expect(found.toSorted()).toEqual(wanted.toSorted())
      expect(total).toEqual({ count: wanted.length, isMore: false })
    }
})
