// A support colleague finds a booking by a misspelled name, decides an appeal and follows both.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage

// A visit of the demo city becomes its client's only no-show, and the client appeals it.
async function appealed(name: string) {
  const { id, bookingNumber, clientId } = await db
    .selectFrom('bookings')
    .select(['id', 'bookingNumber', 'clientId'])
    .where('status', '=', 'completed')
    .where('clientId', 'in', (query) =>
      query
        .selectFrom('bookings')
        .select('clientId')
        .where('clientId', 'is not', null)
        .groupBy('clientId')
        .having((having) => having.fn.countAll().filterWhere('status', '=', 'no_show'), '=', 0),
    )
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('profiles').set({ name }).where('userId', '=', clientId).execute()
  await db.updateTable('bookings').set({ status: 'no_show' }).where('id', '=', id).execute()
  const message = 'I was there at ten, ask Keisha.'
  await db
    .insertInto('noShowAppeals')
    .values({ bookingId: id, kind: 'was_there', message })
    .execute()
  return { id, bookingNumber }
}

// Something happens at a business, so the list looks whether there is something new.
async function lookForNews(page: Page) {
  const { userId: barberId } = await db
    .selectFrom('barberProfiles')
    .select('userId')
    .executeTakeFirstOrThrow()
  const asked = page.waitForResponse(/\/api\/appeals(\?|$)/)
  await db
    .insertInto('liveEvents')
    .values({ topic: 'barber', payload: JSON.stringify({ barberId }) })
    .execute()
  await asked
}

test('on a phone: found by a misspelled name, its appeal decided', async () => {
  const { bookingNumber } = await appealed('Guadalupe Muñoz')
  const page = await newPage('support@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=all-bookings')
  await page.getByRole('searchbox').fill('guadaloupe munos')
  await page.getByRole('button', { name: new RegExp(bookingNumber) }).click()
  const drawer = page.getByRole('dialog', { name: bookingNumber })
  await drawer.getByRole('heading', { name: 'What happened' }).waitFor()
  const appeal = drawer.getByRole('region', { name: 'Appeal' })
  await appeal.getByText('To decide').waitFor()
  await appeal.getByText('I was there at ten').waitFor()
  // A no-show is turned into a visit only by someone who may force a state.
  await drawer.getByText('There is nothing to change in this state.').waitFor()
  await clean(page)
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Appeals' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Guadalupe Muñoz' })
  await card.getByText('I was there at ten').waitFor()
  await clean(page)
  await lookForNews(page)
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Accept this appeal?' })
  await dialog.getByText(/twelve months: 1 now, 0 after this/).waitFor()
  await dialog.getByLabel('Reason').fill('The barber confirmed it by phone.')
  await clean(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await card.waitFor({ state: 'detached' })
  // What someone decided themselves is not new to them.
  await page.waitForTimeout(500)
  expect(await page.getByRole('button', { name: /new\. Show/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Accepted' }).click()
  await card.getByText('The barber confirmed it by phone.').waitFor()
  await clean(page)
  await visit(page, `/admin/dashboard?tab=all-bookings&q=${bookingNumber}`)
  await page.getByText('Appeal accepted: doesn’t count').waitFor()
  expect(errors()).toEqual([])
})

// A booking of the demo city that can still be canceled.
function comingBooking() {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('profiles as p', 'p.userId', 'k.barberId')
    .select(['k.bookingNumber as number', 'b.shopName as shop', 'p.name as owner'])
    .where('k.status', '=', 'confirmed')
    .where('b.approvalStatus', '=', 'approved')
    .where('k.startsAt', '>', new Date(Date.now() + 2 * 86_400_000).toISOString())
    .orderBy('k.startsAt')
    .limit(1)
    .executeTakeFirstOrThrow()
}

test('on a desktop: filters stay in the address, and a booking is canceled with a reason', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=all-bookings')
  await page
    .getByText(/bookings$/)
    .first()
    .waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Business: Any business' }).click()
  const { number, shop, owner } = await comingBooking()
  await page.getByRole('dialog').getByRole('combobox').fill(shop)
  await page
    .getByRole('dialog')
    .getByRole('option', { name: `${shop} ${owner}` })
    .click()
  await page.waitForURL('**barber=**')
  await page.getByRole('button', { name: `Business: ${shop}` }).waitFor()
  const rows = page.getByRole('main').getByRole('button', { name: /K-\d+/ })
  await expect
    .poll(async () => {
      const texts = await rows.allInnerTexts()
      return texts.length > 0 && texts.every((text) => text.includes(shop))
    })
    .toBe(true)
  await clean(page)
  await visit(page, '/admin/dashboard?tab=all-bookings')
  await page.getByLabel('State').selectOption('Confirmed')
  await expect.poll(() => page.url()).toContain('status=confirmed')
  const isFiltered = async () =>
    (await rows.allInnerTexts()).every((text) => text.includes('Confirmed'))
  await expect.poll(isFiltered).toBe(true)
  await page.getByRole('button', { name: 'Show more' }).click()
  const lines = page.getByRole('button', { name: /K-\d+/ })
  await expect.poll(() => lines.count()).toBeGreaterThan(25)
  await page.getByRole('searchbox').fill(number)
  await page.getByRole('button', { name: new RegExp(number) }).click()
  const drawer = page.getByRole('dialog', { name: number })
  await drawer.getByRole('button', { name: 'Cancel the appointment' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this appointment?' })
  await dialog.getByLabel('Reason').fill('Doubled by mistake')
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click()
  const happened = drawer.getByRole('region', { name: 'What happened' })
  await happened.getByText('Doubled by mistake').waitFor()
  await clean(page)
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('bookingNumber', '=', number)
    .executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
  await visit(page, '/admin/dashboard?tab=all-bookings&q=nobody+has+this+name')
  await page.getByText('No booking matches').waitFor()
  expect(errors()).toEqual([])
})
