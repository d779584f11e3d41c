import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, mailTo, make, sendMessages } from '#tests/world.ts'
import {
  addressOf,
  eventsOf,
  finishedGuestBooking,
  finishedBooking,
  rowOf,
  someone,
  toldTo,
} from './after-booking.test.kit.ts'

let shop: Listed
let client: Actor
const admin = await make.person('admin')
const title = "An appointment didn't happen?"
const escalate = () => jobs['escalate-flags'].run({}, jobContext)

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await someone()
  await sendMessages()
  await db.deleteFrom('notifications').execute()
})

async function flaggedBooking() {
  const booking = await finishedBooking(shop, client)
  await as(null).completion.notHappened({ token: booking.token })
  return booking
}

const titles = async (who: Actor) => (await toldTo(who)).map((told) => told.title)

test('the barber is asked first, with a way to answer; administrators are not troubled yet', async () => {
  const { id } = await flaggedBooking()
  expect(await toldTo(shop.barber)).toContainEqual(
    expect.objectContaining({ title, actionUrl: `/confirm-completion?booking=${id}` }),
  )
  expect((await mailTo(await addressOf(shop.barber), 'booking')).body).toContain(
    '/confirm-completion',
  )
  expect(await titles(admin)).not.toContain(title)
  expect(await as(client).bookings.read({ id })).toMatchObject({ dispute: 'flagged' })
})

test('the barber agrees: cancelled without a fee, and both are told', async () => {
  const { id, token } = await flaggedBooking()
  const answered = await as(shop.barber).afterBooking.answerFlag({ id, didHappen: false })
  expect(answered).toMatchObject({ status: 'cancelled', dispute: 'closed', isLateCancel: false })
  expect(await rowOf(id)).toMatchObject({ completedAt: null, paymentStatus: 'unpaid' })
  expect(await titles(client)).toContain("It doesn't count")
  expect(await as(null).completion.read({ token })).toMatchObject({
    status: 'cancelled',
    answer: 'not_happened',
    dispute: 'closed',
  })
  await expect(
    as(shop.barber).afterBooking.answerFlag({ id, didHappen: true, note: 'It did.' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('also a booking that the clock had completed counts no longer', async () => {
  const { id, token } = await finishedBooking(shop, client)
  await db
    .updateTable('bookings')
    .set({ finishedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('id', '=', id)
    .execute()
  await jobs['sweep-bookings'].run({}, jobContext)
  expect(await rowOf(id)).toMatchObject({ status: 'completed', paymentStatus: 'paid_at_shop' })
  await as(null).completion.notHappened({ token })
  await as(shop.barber).afterBooking.answerFlag({ id, didHappen: false })
  const row = { status: 'cancelled', completedAt: null, paymentStatus: 'unpaid' }
  expect(await rowOf(id)).toMatchObject(row)
})

test('it did happen, with a word: the client reads it and administrators look at it', async () => {
  const { id, token } = await flaggedBooking()
  await expect(
    as(shop.barber).afterBooking.answerFlag({ id, didHappen: true, note: ' ' }),
  ).rejects.toMatchObject({ code: 'REASON_REQUIRED', fields: { note: 'Please say why.' } })
  const note = 'She sat here for an hour.'
  await as(shop.barber).afterBooking.answerFlag({ id, didHappen: true, note })
  expect(await as(null).completion.read({ token })).toMatchObject({
    dispute: 'contested',
    flagAnswer: note,
  })
  expect((await mailTo(await addressOf(client), 'booking')).body).toContain(note)
  expect(await titles(admin)).toContain(title)
  expect(await eventsOf(id)).toContain('flag_contested')
})

test('without an answer for 72 hours administrators are told, once', async () => {
  const { id } = await flaggedBooking()
  await escalate()
  expect(await titles(admin)).not.toContain(title)
  await db
    .updateTable('bookings')
    .set({ flagAnswerBy: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', id)
    .execute()
  await escalate()
  await escalate()
  expect((await titles(admin)).filter((each) => each === title)).toHaveLength(1)
  expect(await titles(client)).toContain('No answer from the barber')
  expect(await as(shop.barber).bookings.read({ id })).toMatchObject({ dispute: 'unanswered' })
  // The shop may still answer late.
  await as(shop.barber).afterBooking.answerFlag({ id, didHappen: false })
})

test('only the booking’s barber answers, and only a flagged booking', async () => {
  const { id } = await flaggedBooking()
  const { barber: stranger } = await list('Other Cuts')
  await expect(
    as(stranger).afterBooking.answerFlag({ id, didHappen: false }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(as(client).afterBooking.answerFlag({ id, didHappen: false })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  const { id: quiet } = await finishedGuestBooking(await list('Quiet Cuts'))
  await expect(
    as(shop.barber).afterBooking.answerFlag({ id: quiet, didHappen: false }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('it did not happen, said in the app instead of by the link', async () => {
  const { id } = await finishedBooking(shop, client)
  expect(await as(client).afterBooking.notHappened({ id })).toMatchObject({ dispute: 'flagged' })
  expect(await eventsOf(id)).toContain('flagged_not_happened')
  expect(await titles(shop.barber)).toContain(title)
  await expect(as(client).afterBooking.notHappened({ id })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('a guest can flag a booking only in the browser they booked with', async () => {
  const { id, chrome } = await finishedGuestBooking(shop)
  await expect(as(client).afterBooking.notHappened({ id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(as(shop.barber).afterBooking.notHappened({ id })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect(await chrome.api().afterBooking.notHappened({ id })).toMatchObject({ dispute: 'flagged' })
})

test('it did not happen: not before the start, not after a week, not after a yes, stars or a tip', async () => {
  const refused = async (id: string) =>
    expect(as(client).afterBooking.notHappened({ id })).rejects.toMatchObject({
      code: 'MOVE_NOT_OPEN',
    })
  const { id: coming } = await book(client, shop, at(2, 900))
  await refused(coming)
  const { id } = await finishedBooking(shop, client)
  await shift(id, fromNow(-8 * 1440))
  await refused(id)
  await shift(id, fromNow(-60))
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute()
  const set = (change: object) =>
    db.updateTable('bookings').set(change).where('id', '=', id).execute()
  await set({ completionSource: 'client' })
  await refused(id)
  await set({ completionSource: 'auto', tipCents: 500 })
  await refused(id)
  await set({ tipCents: 0, completedAt: fromNow(-20) })
  await as(client).reviews.write({ bookingId: id, rating: 5, text: '' })
  await refused(id)
})

test('an administrator settles it, with a reason', async () => {
  const { id } = await flaggedBooking()
  const { version } = await as(admin).bookings.read({ id })
  const settled = { id, move: 'void', version, reason: 'The shop was closed.' } as const
  expect(await as(admin).bookings.move(settled)).toMatchObject({
    status: 'cancelled',
    dispute: 'closed',
  })
})
