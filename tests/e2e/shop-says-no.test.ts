// What a client reads about canceling, what happens when the shop moves or cancels a booking, and
// what the shop reads when a start has passed.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import {
  bookedBy,
  dateIn,
  newClient,
  openShop,
  pageOf,
  sheetOf,
  timesIn,
  timeWords,
  visit,
} from './booking-kit.ts'
import { findBarriers } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const mailbox = openMailbox(db)
const patient = { timeout: 15_000 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function newPage(email: string | null, viewport = phone) {
  const page = await pageOf(stage, email, viewport)
  opened.push(page)
  return page
}

// Saves screenshots for review: PICTURES=/tmp/pictures.
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES
  if (!folder) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

async function emailOf(userId: string) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}

test('terms with time and dollars, a move by the shop, a cancellation, and another time in one tap', async () => {
  const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
  const fees = { lateCancelFeePercent: 25, cancellationWindowHours: 24, autoConfirm: true }
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.userId, ...fees })
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet(fees))
    .execute()
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const sheet = sheetOf(page)
  await visit(page, `${shop.timePath}&professional=${shop.userId}`)
  await timesIn(page).last().click(patient)
  const terms =
    /Free to cancel until .*\d:\d\d [AP]M( today)?\. After that there's a 25% fee \(\$\d+(\.\d\d)?\)\./
  await sheet.getByText(terms).waitFor(patient)
  await picture(page, 'confirm')
  await sheet.getByRole('button', { name: 'Confirm appointment' }).click(patient)
  await sheet.getByText('Booking number').waitFor(patient)
  await sheet.getByText(terms).waitFor()
  await picture(page, 'booked')
  const [made] = await bookedBy(stage, client.id)
  const { id } = made!
  expect((await mailbox.newest(client.email, 'booking')).body).toMatch(terms)

  // After the free period, the fee is shown before canceling.
  await db
    .updateTable('bookings')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .set({
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 2000,
        lateCancelFeePercent: 25,
        noShowFeePercent: 50,
      }),
    })
    .where('id', '=', id)
    .execute()
  await visit(page, `/client/bookings?booking=${id}`)
  await sheet.getByText(/If you cancel now, there's a 25% fee/).waitFor(patient)
  await sheet.getByRole('button', { name: /^Cancel, / }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByText(/After three in a year, barbers have to approve/).waitFor(patient)
  await picture(page, 'cancel-late')
  await asking.getByRole('button', { name: /^Keep/ }).click()

  // The shop moves the booking: the client can cancel for free until it starts, and is asked to
  // agree.
  const staff = await newPage(await emailOf(shop.userId), desktop)
  const later = (await shop.starts(1, shop.userId)).at(-1)!
  const { version } = await db
    .selectFrom('bookings')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await visit(staff, '/barber/dashboard?tab=overview')
  const answer = await staff.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json', 'x-kempt': '1' }
      return (await fetch(path!, { method: 'POST', headers, body: body! })).status
    },
    [
      `/api/bookings/${id}/reschedule`,
      JSON.stringify({ startsAt: later, professionalId: shop.userId, version }),
    ],
  )
  expect(answer).toBe(200)
  await visit(page, `/client/bookings?booking=${id}`)
  await sheet.getByText(/moved this, so you can cancel for free until it starts/).waitFor(patient)
  await sheet.getByRole('button', { name: "Yes, I'll be there" }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await picture(page, 'moved-by-shop')
  await sheet.getByRole('button', { name: /^Cancel, / }).click()
  await asking.getByText('You can cancel for free.').waitFor(patient)
  await picture(page, 'cancel-moved')
  await asking.getByRole('button', { name: /^Keep/ }).click()

  // The shop's view of the booking.
  await visit(staff, `/barber/dashboard?tab=bookings&booking=${id}`)
  await staff.getByText(/hasn't confirmed this time yet/).waitFor(patient)
  await picture(staff, 'desk-moved')

  // The shop cancels: three other slots, in the mail and on the booking.
  await staff.getByRole('button', { name: /^More for/ }).click()
  await staff.getByRole('menuitem', { name: 'Cancel appointment' }).click()
  await staff.getByLabel('Reason').fill('The water is off.')
  await staff.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect.poll(async () => (await bookedBy(stage, client.id)).length, patient).toBe(0)
  await visit(page, `/client/bookings?booking=${id}`)
  const instead = sheet.getByRole('region', { name: 'Would another time work?' })
  await expect.poll(() => instead.getByRole('listitem').count(), patient).toBe(3)
  expect(await findBarriers(page)).toEqual([])
  await picture(page, 'alternatives')
  const wide = await newPage(client.email, desktop)
  await visit(wide, `/client/bookings?booking=${id}`)
  await sheetOf(wide).getByText('Would another time work?').waitFor(patient)
  await picture(wide, 'alternatives-wide')

  // One tap leads to exactly that slot.
  const first = await instead.getByRole('link').first().getAttribute('href')
  const start = new URL(first!, stage.url).searchParams.get('start')!
  const mailed = await mailbox.newest(client.email, 'booking')
  expect(mailed.body).toContain('start=')
  await instead.getByRole('link').first().click()
  await sheet.getByRole('button', { name: 'Confirm appointment' }).click(patient)
  await sheet.getByText('Booking number').waitFor(patient)
  await sheet.getByText(timeWords(start)).first().waitFor()
  await expect.poll(async () => (await bookedBy(stage, client.id)).length, patient).toBe(1)

  // The same link once more: the slot is taken, with the nearest ones.
  const other = await newPage((await newClient(stage)).email)
  await visit(other, first!)
  const nearest = sheetOf(other).getByRole('group', { name: 'Closest openings' })
  await nearest.getByRole('button').first().waitFor(patient)
  await picture(other, 'gone')
})

test('a time that has passed is refused at the desk with a sentence, and nothing typed is lost', async () => {
  const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
  const page = await newPage(await emailOf(shop.userId), desktop)
  await visit(page, '/barber/dashboard?tab=bookings')
  await page
    .getByRole('button', { name: /New booking/ })
    .first()
    .click(patient)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Rosa Lee')
  await dialog.getByLabel('Day').evaluate((field) => field.removeAttribute('min'))
  await dialog.getByLabel('Day').fill(dateIn(-1))
  await dialog.getByLabel('Time').fill('10:00')
  await dialog.getByRole('checkbox', { name: /Skin fade/ }).check({ force: true })
  await dialog.getByRole('button', { name: /^Book/ }).click()
  await dialog.getByText('That time has passed. Choose a later one.').waitFor(patient)
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Rosa Lee')
  await picture(page, 'desk-past')
})
