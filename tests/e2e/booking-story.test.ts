// Two whole stories on a phone: a guest who finds, books, moves and cancels; a client who books,
// gets a reminder, comes, confirms the booking, tips later, and writes a review.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { sweepBookings } from '#server/features/bookings/moves/sweep.ts'
import {
  bookedBy,
  moveTo,
  newClient,
  openShop,
  pageOf,
  sheetOf,
  timesIn,
  visit,
} from './booking-kit.ts'
import { openMailbox } from './mailbox.ts'
import { openStage } from './stage.ts'

const stage = await openStage()
const { db } = stage
const mailbox = openMailbox(db)
const patient = { timeout: 15_000 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function newPage(email: string | null) {
  const page = await pageOf(stage, email)
  opened.push(page)
  return page
}

test('a guest finds a barber, books, gets the mail, moves the visit and cancels it', async () => {
  const page = await newPage(null)
  await visit(page, '/')
  await page.getByRole('searchbox').first().fill('fadde')
  await page.getByRole('button', { name: 'Find Barber' }).click()
  await page.waitForURL('**/explore?q=fadde*', patient)
  await page
    .getByRole('link', { name: /\d{1,2}:\d{2} (AM|PM)/ })
    .first()
    .click(patient)

  const sheet = sheetOf(page)
  const email = `${randomUUID()}@example.com`
  await sheet.getByLabel('Name').fill('Gina Guest', patient)
  await sheet.getByLabel('Phone').fill('(713) 555-0188')
  await sheet.getByLabel('Email').fill(email)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByLabel('6-digit code').fill(await mailbox.codeIn(email, 'guest-code'), patient)
  await sheet.getByRole('button', { name: 'Confirm appointment' }).click()
  await sheet.getByRole('heading', { name: "You're booked!" }).waitFor(patient)

  const mail = await mailbox.newest(email, 'booking')
  expect(mail.calendar).toContain('BEGIN:VEVENT')
  // The first open slot may be inside the change window already.
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('guestEmail', '=', email)
    .executeTakeFirstOrThrow()
  await moveTo(stage, id, 3 * 24 * 60)
  const elsewhere = await newPage(null)
  await visit(elsewhere, await mailbox.linkIn(email, 'booking', '#booking='))
  const card = elsewhere.getByRole('article', { name: /^Booking K-/ })
  await card.getByRole('button', { name: /^Reschedule/ }).click(patient)
  // The last day of the strip is outside that window.
  const days = sheetOf(elsewhere).getByRole('region', { name: 'Day' }).getByRole('listitem')
  await days.filter({ hasNotText: 'No openings' }).last().getByRole('button').click(patient)
  await timesIn(elsewhere).last().click(patient)
  await sheetOf(elsewhere).getByRole('button', { name: 'Move appointment' }).click()
  await sheetOf(elsewhere).waitFor({ state: 'detached', ...patient })
  await card.getByRole('button', { name: /^Cancel/ }).click()
  await elsewhere.getByRole('button', { name: 'Cancel appointment' }).click()
  await card.getByText('Canceled', { exact: true }).waitFor(patient)
  const events = await db
    .selectFrom('bookingEvents as e')
    .innerJoin('bookings as b', 'b.id', 'e.bookingId')
    .select('e.event')
    .where('b.guestEmail', '=', email)
    .orderBy('e.id')
    .execute()
  expect(events.map(({ event }) => event)).toEqual([
    'held',
    'confirmed',
    'rescheduled',
    'cancelled',
  ])
})

test('a client books, is reminded, comes, says all was well, tips later and writes about it', async () => {
  const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
  const client = await newClient(stage)
  const page = await newPage(client.email)
  await visit(page, `${shop.timePath}&professional=${shop.userId}`)
  await timesIn(page).last().click(patient)
  await sheetOf(page).getByRole('button', { name: 'Confirm appointment' }).click(patient)
  await sheetOf(page).getByRole('heading', { name: "You're booked!" }).waitFor(patient)
  const [made] = await bookedBy(stage, client.id)
  const { id } = made!

  // The reminder is due.
  await moveTo(stage, id, 23 * 60)
  await sweepBookings(db)
  const bell = page.getByRole('button', { name: /Notifications/ }).first()
  await visit(page, '/client/dashboard')
  await bell.click(patient)
  await page
    .getByText(/Your appointment is (today|tomorrow)/)
    .first()
    .waitFor(patient)

  // The service is over, and the barber says so.
  await moveTo(stage, id, -40)
  const { email } = await ownerOf(shop.userId)
  const staff = await newPage(email)
  await visit(staff, '/settings')
  const { version } = (await (await staff.request.get(`/api/bookings/${id}`)).json()) as {
    version: number
  }
  const done = await staff.request.post(`/api/bookings/${id}/moves`, {
    data: { move: 'finish', version },
    headers: { 'x-kempt': '1', origin: stage.url },
  })
  expect(done.status()).toBe(200)

  await visit(page, await mailbox.linkIn(client.email, 'booking', '/confirm-completion'))
  await page.getByRole('button', { name: 'All good' }).click(patient)
  await page.getByRole('radio', { name: '5 stars' }).press('Space', patient)
  await page.getByRole('button', { name: 'Send rating' }).click()
  await page.getByText('You gave 5 stars').waitFor(patient)
  // The client tips three days later.
  await moveTo(stage, id, -3 * 24 * 60)
  await visit(page, `/client/bookings?booking=${id}`)
  await sheetOf(page).getByRole('button', { name: /^Tip,/ }).click(patient)
  const asking = page.getByRole('dialog', { name: /^Leave a tip for/ })
  await asking.getByRole('button', { name: /^25%/ }).click(patient)
  await asking.waitFor({ state: 'detached', ...patient })
  const { tipCents, totalCents } = await db
    .selectFrom('bookings')
    .select(['tipCents', 'totalCents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(tipCents).toBe(Math.round(totalCents / 4))
  const told = () =>
    db
      .selectFrom('notifications')
      .select('message')
      .where('userId', '=', shop.userId)
      .where('title', '=', 'You got a tip')
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
  await expect
    .poll(async () => (await told())?.message, patient)
    .toContain('Ana Ruiz says they tipped')

  await visit(page, shop.path)
  const review = await db
    .selectFrom('reviews')
    .select(['rating', 'status'])
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  expect(review).toEqual({ rating: 5, status: 'published' })
})

function ownerOf(userId: string) {
  return db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
}
