// Clients report bookings; administrators decide, and both sides are told.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, newestAudit, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'

const support = await make.admin('support')
const owner = await make.admin('owner')
const reports = as(support).problemReports
let shop: Listed
let client: Actor
let day = 1

beforeAll(async () => {
  shop = await list('Sunset Fades')
})
beforeEach(async () => {
  client = await make.person('client')
})

async function done(status: 'awaiting_confirmation' | 'completed' = 'awaiting_confirmation') {
  const { id } = await book(client, shop, at(day++, 600))
  await shift(id, fromNow(-60 - day * 60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  await sendMessages()
  if (status === 'completed')
    await db
      .updateTable('bookings')
      .set({ status, completedAt: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  return id
}

const statusOf = async (id: string) =>
  await db
    .selectFrom('bookings')
    .select(['status', 'disputeStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const openOf = async (bookingId: string) =>
  (await reports.list({})).rows.find((row) => row.bookingId === bookingId)

async function toldTo({ id }: Actor) {
  await sendMessages()
  const rows = await db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ message }) => message)
}

test('it did not happen: the barber disagrees, an administrator voids it', async () => {
  const id = await done()
  await as(client).afterBooking.notHappened({ id })
  await as(shop.barber).afterBooking.answerFlag({ id, didHappen: true, note: 'He was here at ten' })
  const line = await openOf(id)
  expect(line).toMatchObject({
    kind: 'not_happened',
    dispute: 'contested',
    shopName: 'Sunset Fades',
  })
  expect(await reports.read({ id: line!.id })).toMatchObject({
    message: '',
    barberAnswer: 'He was here at ten',
    state: 'open',
  })
  const reason = 'The door camera shows nobody'
  const before = (await toldTo(client)).length
  await reports.decide({ id: line!.id, outcome: 'not_happened', reason })
  expect(await toldTo(client)).toHaveLength(before + 1)
  expect(await statusOf(id)).toEqual({ status: 'cancelled', disputeStatus: 'closed' })
  expect((await toldTo(client)).at(-1)).toContain(reason)
  expect((await toldTo(shop.barber)).at(-1)).toContain(reason)
  expect(await newestAudit(line!.id)).toMatchObject({
    action: 'decide-report',
    actorId: support.id,
    reason,
    before: { state: 'open', status: 'awaiting_confirmation' },
    after: { state: 'not_happened', status: 'cancelled' },
  })
  expect(await openOf(id)).toBeUndefined()
  expect(await reports.read({ id: line!.id })).toMatchObject({ state: 'not_happened', reason })
  await expect(reports.decide({ id: line!.id, outcome: 'happened', reason })).rejects.toMatchObject(
    {
      code: 'MOVE_NOT_OPEN',
    },
  )
})

test('it did: the booking is completed once, and the client may tip again', async () => {
  const id = await done()
  await as(client).afterBooking.notHappened({ id })
  const line = await openOf(id)
  const before = (await toldTo(client)).length
  await reports.decide({ id: line!.id, outcome: 'happened', reason: 'The barber sent a photo' })
  expect(await statusOf(id)).toEqual({ status: 'completed', disputeStatus: 'closed' })
  const told = await toldTo(client)
  expect(told).toHaveLength(before + 1)
  expect(told.at(-1)).toContain('The barber sent a photo')
  await as(client).afterBooking.tip({ id, tipCents: 500 })
})

test('a completed booking stays completed when it took place', async () => {
  const id = await done('completed')
  await as(client).afterBooking.notHappened({ id })
  const line = await openOf(id)
  await reports.decide({ id: line!.id, outcome: 'happened', reason: 'The barber sent a photo' })
  expect(await statusOf(id)).toEqual({ status: 'completed', disputeStatus: 'closed' })
})

test('a problem of earlier days brings the client’s own words, and is closed with a note to both', async () => {
  const { id } = await book(client, shop, at(day++, 600))
  await shift(id, fromNow(-60 - day * 60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  const message = 'The fade is uneven on one side.'
  const ticket = { email: 'ana@example.com', type: 'booking', message, filledInMs: 9000 } as const
  const { ticketNumber } = await as(null).support.open(ticket)
  const report = { bookingId: id, kind: 'problem', ticketNumber } as const
  await db.insertInto('problemReports').values(report).execute()
  const line = await openOf(id)
  expect(line).toMatchObject({ kind: 'problem', dispute: null })
  expect(await reports.read({ id: line!.id })).toMatchObject({ message, ticketNumber })
  const reason = 'They get a free touch-up'
  const order = { id: line!.id, reason }
  await expect(reports.decide({ ...order, outcome: 'happened' })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await reports.decide({ ...order, outcome: 'closed' })
  expect(await statusOf(id)).toEqual({ status: 'awaiting_confirmation', disputeStatus: null })
  expect(await reports.read({ id: line!.id })).toMatchObject({ state: 'closed', reason })
  for (const person of [client, shop.barber])
    expect((await toldTo(person)).at(-1)).toContain(reason)
  const { rows } = await as(owner).audit.list({ bookingId: id })
  expect(rows).toMatchObject([
    {
      action: 'decide-report',
      reason,
      before: { state: 'open', status: 'awaiting_confirmation' },
      after: { state: 'closed', status: 'awaiting_confirmation' },
    },
  ])
  await expect(reports.decide({ ...order, outcome: 'closed' })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('whether it took place is not talked over', async () => {
  const id = await done()
  await as(client).afterBooking.notHappened({ id })
  const line = await openOf(id)
  const order = { id: line!.id, outcome: 'closed', reason: 'They made up' } as const
  await expect(reports.decide(order)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect(await openOf(id)).toBeDefined()
})

test('when the barber agrees, or the client takes it back, nothing is left to decide', async () => {
  const agreed = await done()
  await as(client).afterBooking.notHappened({ id: agreed })
  await as(shop.barber).afterBooking.answerFlag({ id: agreed, didHappen: false, note: '' })
  expect(await openOf(agreed)).toBeUndefined()
  const { rows } = await reports.list({ state: 'settled' })
  expect(rows.map(({ bookingId }) => bookingId)).toContain(agreed)
})

test('the longest wait first, in pages that lose nothing', async () => {
  await db.deleteFrom('problemReports').execute()
  const bookings = await db.selectFrom('bookings').select('id').execute()
  const ids: string[] = []
  for (let index = 0; index < 30; index++) {
    const { id: bookingId } = bookings[0]!
    const { id } = await db
      .insertInto('problemReports')
      .values({
        bookingId: (await copyOf(bookingId)).id,
        kind: 'problem',
        createdAt: new Date(Date.now() - index * 3_600_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.unshift(id)
  }
  const first = await reports.list({})
  expect(first.total).toEqual({ count: 30, isMore: false })
  const second = await reports.list({ after: first.next! })
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids)
  expect(second.next).toBeNull()
})

let copies = 0

function copyOf(id: string) {
  copies += 1
  const startsAt = at(-100 - copies, 600)
  const endsAt = at(-100 - copies, 630)
  return db
    .insertInto('bookings')
    .columns(['clientId', 'barberId', 'providerId', 'startsAt', 'endsAt', 'busyRange', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('bookings')
        .select([
          'clientId',
          'barberId',
          'providerId',
          eb.val(startsAt).as('startsAt'),
          eb.val(endsAt).as('endsAt'),
          eb.val(`[${startsAt},${endsAt})`).as('busyRange'),
          eb.val('completed' as const).as('status'),
        ])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}
