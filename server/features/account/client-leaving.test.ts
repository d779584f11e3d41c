import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { password } from '#tests/accounts.ts'
import { at, book, fromNow, hold, shift } from '#tests/bookings.ts'
import { completedBooking, issueNow } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, sendMessages } from '#tests/world.ts'
import { findProfile, member } from './account.test.kit.ts'
import { zipPerson } from './export.ts'

let shop: Listed
let person: Awaited<ReturnType<typeof member>>

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  person = await member()
})

const leave = (form: object = {}) =>
  person.visitor.post('/api/account/deactivate', { password, reason: '', ...form })
const remove = (form: object = {}) =>
  person.visitor.post('/api/account/delete', { password, ...form })

const statusOf = async (id: string) =>
  await db
    .selectFrom('bookings')
    .select(['status', 'isLateCancel'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('upcoming appointments are named before they are canceled', async () => {
  const { id } = await book(person, shop, at(3, 600))
  const { id: soon } = await book(person, shop, at(4, 600))
  await db
    .updateTable('bookings')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', soon)
    .execute()
  await shift(soon, fromNow(180))
  const inShop = { shopName: 'Third Ward Cuts', timeZone: 'America/Chicago' }
  expect(await as(person).account.leaving()).toEqual({
    appointments: [
      { ...inShop, id: soon, startsAt: fromNow(180), isLate: true },
      { ...inShop, id, startsAt: at(3, 600), isLate: false },
    ],
    isQuestionOpen: false,
    isLastOwner: false,
    balanceCents: 0,
    heldCents: 0,
    creditCents: 0,
    erasure: null,
  })
  expect((await leave()).body).toMatchObject({ code: 'CANCELS_APPOINTMENTS' })
  expect(await statusOf(id)).toMatchObject({ status: 'confirmed' })
  expect(await findProfile(person.id)).toMatchObject({ isActive: true })
})

test.each(['deactivate', 'delete'])('%s cancels them, and the shop is told', async (how) => {
  const { id } = await book(person, shop, at(3, 600))
  const { id: held } = await hold(person, shop, at(4, 600))
  const answer = how === 'delete' ? remove : leave
  expect((await answer({ cancelsAppointments: true })).status).toBe(204)
  expect(await statusOf(id)).toEqual({ status: 'cancelled', isLateCancel: false })
  expect(await statusOf(held)).toMatchObject({ status: 'expired' })
  await sendMessages()
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]!.title).toContain('ancel')
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', shop.barber.id)
    .executeTakeFirstOrThrow()
  expect((await mailTo(email, 'booking')).body).toContain('ancel')
})

test('an appointment that has begun is finished first', async () => {
  const { id } = await book(person, shop, at(3, 600))
  await shift(id, fromNow(-10))
  expect((await leave({ cancelsAppointments: true })).body).toMatchObject({
    code: 'UPCOMING_BOOKINGS',
  })
})

test('an open question about an appointment is settled first', async () => {
  const { id } = await book(person, shop, at(3, 600))
  await shift(id, fromNow(-60))
  const set = (disputeStatus: string) =>
    db.updateTable('bookings').set({ disputeStatus, status: 'completed' }).where('id', '=', id)
  for (const state of ['flagged', 'contested', 'unanswered']) {
    await set(state).execute()
    expect((await as(person).account.leaving()).isQuestionOpen).toBe(true)
    for (const answer of [leave, remove])
      expect((await answer()).body).toMatchObject({ code: 'QUESTION_OPEN' })
  }
  expect((await as(await member()).account.leaving()).isQuestionOpen).toBe(false)
  await set('closed').execute()
  expect((await leave()).status).toBe(204)
})

test('appointments of others stay as they are', async () => {
  const other = await member()
  const { id } = await book(other, shop, at(3, 600))
  expect((await leave({ cancelsAppointments: true })).status).toBe(204)
  expect(await statusOf(id)).toMatchObject({ status: 'confirmed' })
})

test('invoices are in the export, which says why they stay, and stay with the name', async () => {
  const bookingId = await completedBooking(person, shop)
  await issueNow()
  const files = unzipSync(await zipPerson(db, person.id))
  const { note, invoices } = JSON.parse(strFromU8(files['invoices.json']!))
  expect(note).toContain('as long as tax law asks')
  const issued = () =>
    db
      .selectFrom('invoices')
      .select(['invoiceNumber', 'document'])
      .where('bookingId', '=', bookingId)
      .execute()
  const before = await issued()
  expect(before).toMatchObject([{ document: { client: { name: 'client', email: person.email } } }])
  expect(invoices).toMatchObject(before)
  expect((await remove()).status).toBe(204)
  expect(await issued()).toEqual(before)
})
