import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookSoon, completed, openProvider } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import {
  claimOf,
  createPaid,
  disputeRow,
  opened,
  picture,
  said,
  titlesOf,
} from './disputes.test.kit.ts'

const provider = await openProvider()
const { work } = provider
const paid = createPaid(provider)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const refundsOf = (disputeId: string) =>
  db.selectFrom('refundOrders').selectAll().where('disputeId', '=', disputeId).execute()

test('a client opens one, and both sides see it with the deadline of the barber', async () => {
  const { id, bookingId } = await opened(client, shop)
  const view = await as(client).disputes.read({ id })
  expect(view).toMatchObject({
    side: 'client',
    state: 'barber_response',
    askedCents: 3000,
    booking: { id: bookingId },
    moves: ['withdraw'],
    events: [{ side: 'client', event: 'opened', message: said, cents: 3000 }],
  })
  const hours = (Date.parse(view.dueAt!) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  const inbox = await as(shop.barber).disputes.ofShop({})
  expect(inbox).toMatchObject({ rows: [{ id, askedCents: 3000 }], stats: { waiting: 1 } })
  expect(inbox.stats.atRiskCents).toBe(3000)
  expect((await as(client).disputes.mine({})).rows).toMatchObject([{ id }])
  expect(await titlesOf(client)).toContain('We got your dispute')
  expect((await titlesOf(shop.barber)).some((title) => title.includes('disputes K-'))).toBe(true)
  await expect(as(client).disputes.open({ id: bookingId, ...claimOf() })).rejects.toMatchObject({
    code: 'DISPUTE_OPEN',
  })
})

test('only its client, once it has begun, within seven days, up to its price', async () => {
  const { id } = await bookSoon(client, shop)
  const open = (who: Actor, askedCents = 3000) =>
    as(who).disputes.open({ id, ...claimOf('quality', askedCents) })
  await expect(open(client)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  const other = await completed(client, shop)
  const stranger = await make.person('client')
  await expect(as(stranger).disputes.open({ id: other, ...claimOf() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(as(shop.barber).disputes.open({ id: other, ...claimOf() })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await expect(
    as(client).disputes.open({ id: other, ...claimOf('quality', 3001) }),
  ).rejects.toMatchObject({ code: 'ASKED_TOO_MUCH' })
  await shift(other, fromNow(-8 * 24 * 60))
  await expect(as(client).disputes.open({ id: other, ...claimOf() })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('an accepted offer goes to the card at the cost of the barber', async () => {
  const bookingId = await paid(client, shop)
  const { id } = await as(client).disputes.open({ id: bookingId, ...claimOf() })
  const respond = as(shop.barber).disputes.respond
  await expect(respond({ id, move: 'offer', offerCents: 3001 })).rejects.toMatchObject({
    code: 'REFUND_TOO_MUCH',
  })
  const offered = await respond({ id, move: 'offer', offerCents: 1000 })
  expect(offered).toMatchObject({ state: 'offered', offer: { cents: 1000, method: 'card' } })
  expect(await refundsOf(id)).toEqual([])
  const view = await as(client).disputes.answer({ id, move: 'accept' })
  expect(view).toMatchObject({ state: 'accepted', outcome: 'accepted', moves: [], mayAdd: false })
  expect(await refundsOf(id)).toMatchObject([
    { amountCents: 1000, method: 'card', chargedTo: 'barber', state: 'approved', isOffer: true },
  ])
  await work()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.amountCents', 'refunds.state'])
    .where('payments.bookingId', '=', bookingId)
    .execute()
  expect(refunds).toEqual([{ amountCents: 1000, state: 'succeeded' }])
  await expect(as(client).disputes.answer({ id, move: 'accept' })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('accepted by twenty presses at once, it is paid once', async () => {
  const bookingId = await paid(client, shop)
  const { id } = await as(client).disputes.open({ id: bookingId, ...claimOf() })
  await as(shop.barber).disputes.respond({ id, move: 'offer', offerCents: 1000 })
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => as(client).disputes.answer({ id, move: 'accept' })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refundsOf(id)).toHaveLength(1)
})

test('what was paid at the shop is offered from its till', async () => {
  const { id } = await opened(client, shop)
  const view = await as(shop.barber).disputes.respond({ id, move: 'concede' })
  expect(view).toMatchObject({ state: 'accepted', offer: { cents: 3000, method: 'till' } })
  expect(await refundsOf(id)).toMatchObject([{ method: 'till', amountCents: 3000 }])
})

test('contested: the client asks us to decide, or withdraws', async () => {
  const { id } = await opened(client, shop)
  await expect(
    as(shop.barber).disputes.respond({ id, move: 'contest', message: 'No.' }),
  ).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
  const message = 'He looked in the mirror and liked it.'
  const files = [await picture()]
  const contested = await as(shop.barber).disputes.respond({ id, move: 'contest', message, files })
  expect(contested).toMatchObject({ state: 'contested', moves: [] })
  const view = await as(client).disputes.answer({ id, move: 'escalate' })
  expect(view).toMatchObject({ state: 'escalated', moves: ['withdraw'] })
  expect(view.events.at(-2)).toMatchObject({ side: 'barber', message })
  expect(view.events.at(-2)!.pictures).toHaveLength(1)
  const withdrawn = await as(client).disputes.answer({ id, move: 'withdraw' })
  expect(withdrawn).toMatchObject({ state: 'closed', outcome: 'withdrawn' })
  expect((await as(client).disputes.mine({ isOver: 'true' })).rows).toMatchObject([{ id }])
  expect((await as(client).disputes.mine({})).rows).toEqual([])
})

test('moves belong to their side and state', async () => {
  const { id } = await opened(client, shop)
  await expect(as(client).disputes.answer({ id, move: 'accept' })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await expect(
    as(client).disputes.answer({ id, move: 'appeal', message: said }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await expect(as(shop.barber).disputes.answer({ id, move: 'withdraw' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const other = await make.person('barber')
  await expect(as(other).disputes.respond({ id, move: 'concede' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(as(shop.barber).disputes.respond({ id, move: 'submit' })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('both sides add words and photos until it is over; a photo belongs to one dispute', async () => {
  const { id } = await opened(client, shop)
  const file = await picture()
  const view = await as(client).disputes.say({
    id,
    message: 'Here is a photo of it.',
    files: [file],
  })
  expect(view.events).toMatchObject([{ event: 'opened' }, { event: 'said', side: 'client' }])
  const again = { id, message: 'The same photo again.', files: [file] }
  await expect(as(shop.barber).disputes.say(again)).rejects.toThrow()
  await expect(
    as(client).disputes.say({ id, message: 'A photo that is gone.', files: ['gone.webp'] }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  for (let round = 0; round < 3; round += 1) {
    const files = [await picture(), await picture(), await picture()]
    await as(client).disputes.say({ id, message: 'More photos of it.', files })
  }
  const tooMany = [await picture(), await picture(), await picture()]
  await expect(
    as(client).disputes.say({ id, message: 'Even more photos.', files: tooMany }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_PICTURES' })
  await as(client).disputes.answer({ id, move: 'withdraw' })
  await expect(
    as(client).disputes.say({ id, message: 'One more thing to say.' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('a report about conduct hides who made it until it is decided', async () => {
  const { id } = await opened(client, shop, 'conduct')
  expect(await disputeRow(id)).toMatchObject({ state: 'escalated' })
  const { rows } = await as(shop.barber).disputes.ofShop({})
  expect(rows).toMatchObject([{ id, booking: null, clientName: '', reason: 'conduct' }])
  const hidden = await as(shop.barber).disputes.read({ id })
  expect(hidden).toMatchObject({
    booking: null,
    events: [],
    moves: [],
    mayAdd: false,
    policy: null,
  })
  await expect(
    as(shop.barber).disputes.say({ id, message: 'Who said that about me?' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const support = await make.admin('support')
  expect(await as(support).disputeDesk.read({ id })).toMatchObject({
    events: [{ message: said }],
    askedCents: null,
    givable: null,
    suggestion: { outcome: 'nothing', amountCents: null, reasons: ['conduct'] },
  })
})

test('while it is open, its client cannot rate the booking or delete the account', async () => {
  const { id, bookingId } = await opened(client, shop)
  const stars = {
    rating: 2,
    text: '',
    cut: null,
    cleanliness: null,
    punctuality: null,
    value: null,
  }
  await expect(as(client).reviews.write({ bookingId, ...stars })).rejects.toMatchObject({
    code: 'REVIEW_NOT_OPEN',
  })
  expect(await as(client).account.leaving()).toMatchObject({ isQuestionOpen: true })
  await as(client).disputes.answer({ id, move: 'withdraw' })
  expect(await as(client).account.leaving()).toMatchObject({ isQuestionOpen: false })
  await as(client).reviews.write({ bookingId, ...stars })
})
