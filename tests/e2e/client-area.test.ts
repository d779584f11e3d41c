// A client's own area: upcoming and past bookings, and the actions on them.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBarriers, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext, url } = stage
const patient = { timeout: 15_000 }
const { userId: clientId } = await openSessionOf(stage, demo.client)
const contexts: BrowserContext[] = []
const fresh = 'fresh@example.com'
await addClient(fresh)

beforeEach(() => db.deleteFrom('rateLimits').execute())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

type Options = BrowserContextOptions & { email?: string }

async function open(path: string, { email = demo.client, ...options }: Options = {}) {
  const storageState = await signedInAs(stage, email)
  const context = await newContext({ viewport: phone, storageState, ...options })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(path)
  await untilAlive(page)
  return page
}

async function addClient(email: string) {
  const at = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({ email, emailConfirmedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ userId: id, name: 'Fresh Client' }).execute()
  await db.insertInto('userRoles').values({ userId: id, role: 'client' }).execute()
}

const comingBookings = () =>
  db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'k.bookingNumber', 'k.startsAt', 'k.totalCents', 'k.barberId', 'k.providerId'])
    .select(['k.paymentStatus', 'b.shopName', 'b.id as profileId'])
    .where('k.clientId', '=', clientId)
    .where('k.status', '=', 'confirmed')
    .where('k.startsAt', '>', new Date().toISOString())
    .orderBy('k.startsAt')
    .execute()

const bookingNow = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const setBooking = (id: string, change: object) =>
  db.updateTable('bookings').set(change).where('id', '=', id).execute()

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, action: string, number: string) =>
  page.getByRole('button', { name: `${action}, ${number}` })

// The wording depends on how soon the booking is.
const cancellationTerms =
  /^(Free to cancel|If you cancel now|Canceling now|This one can't|It starts in)/

describe('the overview', () => {
  test.each([
    ['phone', phone, 'light'],
    ['desktop', desktop, 'dark'],
  ] as const)('on a %s: next visit, book again, numbers', async (_, viewport, colorScheme) => {
    const [next] = await comingBookings()
    const page = await open('/client/dashboard?tab=nonsense', { viewport, colorScheme })
    const errors = listenForErrors(page)
    const card = main(page).getByRole('region', { name: 'Next appointment' })
    await card.getByText(next!.shopName).waitFor(patient)
    expect(await card.getByRole('timer').textContent()).toMatch(/^in \d+ (day|hour|minute)/)
    await card.getByText('Confirmed').waitFor()
    await card.getByRole('link', { name: /Directions/ }).waitFor()
    await button(page, 'Reschedule', next!.bookingNumber).waitFor()
    await button(page, 'Cancel', next!.bookingNumber).waitFor()

    const again = main(page).getByRole('region', { name: 'Book again' }).getByRole('listitem')
    expect(await again.count()).toBe(3)
    const rebook = again.first().getByRole('link', { name: /^Book again at / })
    expect(await rebook.getAttribute('href')).toMatch(
      /^\/barber\/[\w-]+\?book=1(&service=[\w-]+)+&professional=[\w-]+&again=[\w-]+$/,
    )
    await again
      .first()
      .getByText(/^Next: /)
      .waitFor()
    await page.getByText('Spent this year').waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriers(page)).toEqual([])
    expect(errors()).toEqual([])
  })

  test('asks to confirm a visit, and is told so', async () => {
    const { id } = await db
      .selectFrom('bookings')
      .select('id')
      .where('clientId', '=', clientId)
      .where('status', '=', 'completed')
      .orderBy('startsAt', 'desc')
      .executeTakeFirstOrThrow()
    // The demo client may have other visits to confirm, depending on the day.
    await db
      .updateTable('bookings')
      .set({ status: 'completed', completionSource: 'auto', completedAt: new Date().toISOString() })
      .where('clientId', '=', clientId)
      .where('status', '=', 'awaiting_confirmation')
      .execute()
    await setBooking(id, { status: 'awaiting_confirmation', finishedAt: new Date().toISOString() })
    const page = await open('/client/dashboard?tab=overview')
    await page.getByRole('button', { name: 'Yes, I was there' }).click(patient)
    await page.getByText('Thanks! Your visit is marked as completed').waitFor(patient)
    expect(await bookingNow(id)).toMatchObject({ status: 'completed', completionSource: 'client' })
    await page.getByText(/^Did you make it/).waitFor({ state: 'detached' })
  })

  test('of a new client leads to barbers, like their lists', async () => {
    const page = await open('/client/dashboard', { email: fresh })
    await page.getByText('No appointments yet').waitFor(patient)
    const way = main(page).getByRole('link', { name: 'Find Barbers' })
    expect(await way.getAttribute('href')).toBe('/explore')
    expect(await findBarriers(page)).toEqual([])

    // The quick-access menu opens the right tab.
    const menu = page.getByRole('navigation', { name: 'Quick access' })
    await menu.getByRole('link', { name: 'Bookings' }).click()
    await page.getByRole('heading', { name: 'Bookings', level: 1 }).waitFor(patient)
    await page.getByText('No appointments yet').waitFor(patient)
    await main(page).getByRole('link', { name: 'Past', exact: true }).click()
    await page.getByText('No visits yet').waitFor(patient)
    await main(page).getByRole('link', { name: 'Canceled', exact: true }).click()
    await page.getByText('Nothing canceled').waitFor(patient)
    expect(new URL(page.url()).searchParams.get('view')).toBe('cancelled')
    await menu.getByRole('link', { name: 'Favorites' }).click()
    await page.getByRole('heading', { name: 'Favorites', level: 1 }).waitFor(patient)
  })

  test('that cannot be loaded can be tried again', async () => {
    const page = await open('/client/dashboard?tab=settings')
    await page.route('**/api/bookings/summary', (route) => route.abort())
    await page.goto('/client/dashboard?tab=overview')
    await page.getByText("This couldn't be loaded").waitFor(patient)
    await page.unroute('**/api/bookings/summary')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('region', { name: 'Next appointment' }).waitFor(patient)
  })
})

describe('bookings', () => {
  test.each([
    ['phone', phone, 'dark'],
    ['desktop', desktop, 'light'],
  ] as const)(
    'on a %s: cards, details by address, a way to report',
    async (_, viewport, scheme) => {
      const [next] = await comingBookings()
      const page = await open('/client/bookings', { viewport, colorScheme: scheme })
      await page.getByText(next!.bookingNumber, { exact: true }).waitFor(patient)
      expect(await overflowPx(page)).toBeLessThanOrEqual(0)
      expect(await findBarriers(page)).toEqual([])

      await page.goto(`/client/bookings?booking=${next!.id}`)
      const drawer = page.getByRole('dialog', { name: 'Your appointment' })
      await drawer.getByText(`Booking ${next!.bookingNumber}`).waitFor(patient)
      await drawer.getByText(cancellationTerms).waitFor(patient)
      const file = drawer.getByRole('link', { name: 'Add to calendar' })
      expect(await file.getAttribute('href')).toBe(`/api/bookings/${next!.id}/calendar.ics`)
      expect(await findBarriers(page)).toEqual([])
      await drawer.getByRole('link', { name: /^Report a problem/ }).click()
      await page.waitForURL('**/contact-support?type=booking*')
      const number = page.getByLabel(/^Booking number/)
      await expect.poll(() => number.inputValue(), patient).toBe(next!.bookingNumber)
    },
  )

  test('of another client are not found', async () => {
    const [next] = await comingBookings()
    const page = await open(`/client/bookings?booking=${next!.id}`, { email: fresh })
    await page.getByText("We couldn't find that.").waitFor(patient)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url(), patient).not.toContain('booking=')
  })

  test('can be moved to another time', async () => {
    const [, visit] = await comingBookings()
    const page = await open('/client/bookings')
    await button(page, 'Reschedule', visit!.bookingNumber).click(patient)
    const dialog = page.getByRole('dialog', { name: 'Choose another time' })
    // Far from the client's other appointments.
    const days = dialog.getByRole('region', { name: 'Day' }).getByRole('listitem')
    await days.filter({ hasNotText: 'No openings' }).last().getByRole('button').click(patient)
    await dialog
      .getByRole('button', { name: /^\d+:\d\d [AP]M$/ })
      .last()
      .click(patient)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Move appointment' }).click()
    await page.getByText(/^Moved to /).waitFor(patient)
    const moved = await bookingNow(visit!.id)
    expect(moved.startsAt).not.toBe(visit!.startsAt)
    expect(moved).toMatchObject({ rescheduleCount: 1, status: 'confirmed' })
  })

  test('are cancelled for the fee that was shown before', async () => {
    const visit = (await comingBookings()).find((each) => each.paymentStatus === 'unpaid')
    const policy = {
      cancellationWindowHours: 2000,
      lateCancelFeePercent: 50,
      noShowFeePercent: 100,
    }
    await setBooking(visit!.id, { policySnapshot: JSON.stringify(policy) })
    const fee = `$${visit!.totalCents / 200}`
    const page = await open('/client/bookings')
    await button(page, 'Cancel', visit!.bookingNumber).click(patient)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText(new RegExp(`^Cancellation fee: \\${fee}`)).waitFor(patient)
    await dialog.getByText(/If you cancel now, there's a 50% fee/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep appointment' }).click()
    expect((await bookingNow(visit!.id)).status).toBe('confirmed')

    await button(page, 'Cancel', visit!.bookingNumber).click()
    await dialog.getByLabel(/^Why/).fill('Work')
    await dialog.getByRole('button', { name: /^Cancel for/ }).click()
    await page.getByText('Appointment canceled').waitFor(patient)
    const charged = new RegExp(
      `^Late cancellation fee: \\${fee}.*${visit!.shopName} may ask for it`,
    )
    await page.getByText(charged).first().waitFor(patient)
    expect(await bookingNow(visit!.id)).toMatchObject({
      status: 'cancelled',
      isLateCancel: true,
      cancelReason: 'Work',
    })
    await main(page).getByRole('link', { name: 'Canceled', exact: true }).click()
    await page.getByText(visit!.bookingNumber, { exact: true }).waitFor(patient)
    await main(page).getByText(charged).first().waitFor(patient)
    const rebook = page.getByRole('link', { name: `Book again, ${visit!.bookingNumber}` })
    expect(await rebook.getAttribute('href')).toContain(
      `/barber/${visit!.profileId}?book=1&service=`,
    )
  })

  test('show their current state after a conflicting change, and update live', async () => {
    const [visit] = await comingBookings()
    const page = await open('/client/bookings')
    await button(page, 'Cancel', visit!.bookingNumber).click(patient)
    const { version } = await bookingNow(visit!.id)
    // Changes the booking while the request is on its way, so the page cannot have loaded the new
    // version.
    await page.route('**/moves', async (route) => {
      await setBooking(visit!.id, { version: version + 1 })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Cancel appointment' }).click(patient)
    await page.getByText('This appointment just changed.').waitFor(patient)
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect((await bookingNow(visit!.id)).status).toBe('confirmed')

    await expect.poll(() => page.evaluate(() => document.hidden)).toBe(false)
    await cancelAs(visit!.barberId, { ...visit!, version: version + 1 })
    await page.getByText(visit!.bookingNumber, { exact: true }).waitFor({ state: 'detached' })
  })
})

async function cancelAs(userId: string, visit: { id: string; version: number }) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { token } = await openSessionOf(stage, email)
  const answer = await fetch(`${url}/api/bookings/${visit.id}/moves`, {
    method: 'POST',
    headers: {
      cookie: `__Host-session=${token}`,
      origin: url,
      'x-kempt': '1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ move: 'cancel', version: visit.version, reason: 'Sick today' }),
  })
  expect(answer.status).toBe(200)
}
