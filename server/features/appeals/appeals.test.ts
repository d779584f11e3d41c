import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, bookAsGuest, bookingAt, browser, fromNow, mark, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'

let shop: Listed
let client: Actor
const admin = await make.person('admin')

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const words = { kind: 'was_there', message: 'I sat there from ten to eleven.' } as const

async function miss(id: string) {
  await shift(id, fromNow(-60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'no_show' })
  return id
}
const missed = async () => miss((await book(client, shop, at(2, 600))).id)

async function appealOf(bookingId: string) {
  const { rows } = await as(admin).appeals.list({})
  return rows.find((each) => each.bookingId === bookingId)!
}

const titlesOf = async ({ id }: Actor) => {
  await sendMessages()
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .execute()
  return rows.map(({ title }) => title)
}

test('a client appeals once; barber and administrators are told', async () => {
  const id = await missed()
  const appeal = { ...words, state: 'open' }
  expect(await as(client).appeals.open({ id, ...words })).toMatchObject({ appeal })
  await expect(as(client).appeals.open({ id, ...words })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect(await titlesOf(shop.barber)).toContain('A no-show is disputed')
  expect(await titlesOf(admin)).toContain('A no-show is disputed')
  const { notifications } = await as(admin).notifications.list({})
  const told = notifications.find(({ title }) => title === 'A no-show is disputed')
  expect(told?.actionUrl).toContain('?tab=all-bookings&view=appeals&booking=')
  expect(await appealOf(id)).toMatchObject({ ...words, shopName: 'Third Ward Cuts' })
})

// In the app and by mail, with the reason.
async function expectShopTold(title: string, reason: string) {
  expect(await titlesOf(shop.barber)).toContain(title)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', shop.barber.id)
    .executeTakeFirstOrThrow()
  const mail = await mailTo(email, 'booking')
  expect(mail.subject).toContain(title)
  expect(mail.body).toContain(reason)
}

test('accepted: the mark no longer counts, both sides are told, and it is written down', async () => {
  const id = await missed()
  await mark(shop, { clientId: client.id }, { missed: 3 })
  await expect(book(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'BOOKING_OFF' })
  await as(client).appeals.open({ id, ...words })
  const { id: appealId } = await appealOf(id)
  const answer = { id: appealId, isAccepted: true, reason: 'The camera shows it.' }
  const shown = await as(admin).bookingDesk.read({ id })
  expect(shown.noShows).toMatchObject({ count: 4, others: 3 })
  expect(shown.appeal).toMatchObject({ ...words, id: appealId, state: 'open', answeredAt: null })
  await as(admin).appeals.answer(answer)
  expect(await titlesOf(client)).toContain('The no-show was removed')
  await expectShopTold('The no-show was removed', answer.reason)
  expect(await as(client).bookings.read({ id })).toMatchObject({ appeal: { state: 'accepted' } })
  // With three no-shows left, new bookings need a card.
  await expect(book(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'CARD_NEEDED' })
  // In the trail of the booking, with the numbers before and after.
  const { rows, total } = await as(admin).audit.list({ bookingId: id })
  expect(total.count).toBe(1)
  expect(rows).toMatchObject([
    {
      actor: { id: admin.id },
      action: 'answer-appeal',
      reason: 'The camera shows it.',
      before: { state: 'open', noShows: 4 },
      after: { state: 'accepted', noShows: 3 },
    },
  ])
  expect((await as(admin).bookingDesk.read({ id })).appeal).toMatchObject({
    state: 'accepted',
    reason: 'The camera shows it.',
    answeredBy: expect.any(String),
    answeredAt: expect.any(String),
  })
  await expect(as(admin).appeals.answer(answer)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('declined: it stays, with the reason', async () => {
  const id = await missed()
  await as(client).appeals.open({ id, ...words })
  const { id: appealId } = await appealOf(id)
  await as(admin).appeals.answer({ id: appealId, isAccepted: false, reason: 'Nobody saw you.' })
  expect(await titlesOf(client)).toContain('It still counts as missed')
  await expectShopTold('It still counts as missed', 'Nobody saw you.')
  expect(await as(client).bookings.read({ id })).toMatchObject({
    status: 'no_show',
    appeal: { state: 'declined' },
  })
})

test('a barber who takes the mark back accepts the appeal with it', async () => {
  const id = await missed()
  const { version } = await as(client).appeals.open({ id, ...words })
  const reason = 'My mistake.'
  await as(shop.barber).bookings.move({ id, version, move: 'complete', reason })
  expect(await as(client).bookings.read({ id })).toMatchObject({
    status: 'completed',
    appeal: { state: 'accepted' },
  })
  expect(await titlesOf(client)).toContain('The no-show was removed')
  // Not the barber, who did it.
  expect(await titlesOf(shop.barber)).not.toContain('The no-show was removed')
})

test('two weeks, its own client, and only a missed booking', async () => {
  const id = await missed()
  const stranger = await make.person('client')
  const refused = { code: 'MOVE_NOT_OPEN' }
  await expect(as(stranger).appeals.open({ id, ...words })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(as(shop.barber).appeals.open({ id, ...words })).rejects.toMatchObject(refused)
  await shift(id, fromNow(-1440 * 16))
  await expect(as(client).appeals.open({ id, ...words })).rejects.toMatchObject(refused)
  const { id: coming } = await book(client, shop, at(2, 600))
  await expect(as(client).appeals.open({ id: coming, ...words })).rejects.toMatchObject(refused)
})

test('a guest appeals by the link of the mail that says so', async () => {
  const guest = { name: 'Ana Ruiz', phone: '(713) 555-0171', email: 'appeal@example.com' }
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), guest)
  await miss(id)
  const mail = await mailTo(guest.email, 'booking')
  expect(mail.subject).toContain('Marked as missed')
  const link = mail.token('link')
  const other = browser().api()
  expect(await other.appeals.open({ id, link, ...words })).toMatchObject({
    appeal: { state: 'open' },
  })
  const { id: appealId } = await appealOf(id)
  await as(admin).appeals.answer({ id: appealId, isAccepted: true, reason: 'Right.' })
  expect((await mailTo(guest.email, 'booking')).subject).toContain('The no-show was removed')
})

test('administrators see the longest wait first, page by page', async () => {
  await db
    .updateTable('noShowAppeals')
    .set({ state: 'declined', answeredAt: fromNow(-5) })
    .execute()
  const { lastAt } = await as(admin).appeals.list({})
  expect(lastAt).toEqual(expect.any(String))
  for (let waited = 0; waited < 26; waited++) {
    const bookingId = await bookingAt(client, shop, at(-3, 30 * waited), { status: 'no_show' })
    const createdAt = fromNow(-60 - waited)
    await db
      .insertInto('noShowAppeals')
      .values({ bookingId, ...words, createdAt })
      .execute()
  }
  const first = await as(admin).appeals.list({})
  expect(first).toMatchObject({ total: { count: 26, isMore: false }, lastAt: null })
  const rest = await as(admin).appeals.list({ after: first.next! })
  const times = [...first.rows, ...rest.rows].map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted())
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([25, 1, null])
})
