// The overviews of a barber and of a team member, and the analytics of the business.
import { randomUUID } from 'node:crypto'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { barberIdOf } from '#server/ids.ts'
import { zoneOf } from '#server/shop-clock.ts'
import { makeRoom } from './booking-kit.ts'
import { findBarriers, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext } = stage
const patient = { timeout: 15_000 }
const small = { width: 360, height: 780 }
const contexts: BrowserContext[] = []
const barberId = barberIdOf((await openSessionOf(stage, demo.barber)).userId)
const { userId: memberId } = await openSessionOf(stage, demo.employee)
await openAllDay(barberId)

beforeEach(() => db.deleteFrom('rateLimits').execute())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

type Options = BrowserContextOptions & { email?: string | null }

async function open(path: string, { email = demo.barber, ...options }: Options = {}) {
  const storageState = email ? await signedInAs(stage, email) : undefined
  const context = await newContext({ viewport: phone, storageState, ...options })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(path)
  await untilAlive(page)
  return page
}

// Opens the provider's calendar at every weekday and hour.
async function openAllDay(providerId: string) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format()
  const openRanges = '{[0,1440)}'
  await db
    .insertInto('availabilityExceptions')
    .values({ providerId, day, openRanges })
    .onConflict((conflict) => conflict.columns(['providerId', 'day']).doUpdateSet({ openRanges }))
    .execute()
}

const minutesAway = (minutes: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + minutes * 60_000).toISOString()

// Minutes from now: soon, or earlier when the day is almost over.
function sometimeToday() {
  const wall = zoneOf('America/Chicago').toLocal(Math.floor(Date.now() / 60_000)) % 1440
  return wall + 100 < 1440 ? 100 : -100
}

// Moves an upcoming booking to the given minutes from now.
async function bring(providerId: string, minutes: number, change: object = {}) {
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('providerId', '=', providerId)
    .where('status', '=', 'confirmed')
    .where('startsAt', '>', minutesAway(12 * 60))
    .orderBy('startsAt', 'desc')
    .executeTakeFirstOrThrow()
  const [startsAt, endsAt] = [minutesAway(minutes), minutesAway(minutes + 30)]
  const busyRange = await makeRoom(stage, providerId, [startsAt, endsAt])
  await db
    .updateTable('bookings')
    .set({ startsAt, endsAt, busyRange, ...change })
    .where('id', '=', id)
    .execute()
  return visit(id)
}

async function visit(id: string) {
  const row = await db
    .selectFrom('bookings as k')
    .leftJoin('profiles as p', 'p.userId', 'k.clientId')
    .select(['k.id', 'k.status', 'k.version', 'k.guestName', 'p.name'])
    .where('k.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, client: row.name ?? row.guestName ?? '' }
}

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

describe('a barber', () => {
  test('answers a request on the spot, and sees the day, the week and the link', async () => {
    const asked = await bring(barberId, 60 * 30, {
      status: 'pending',
      answerBy: minutesAway(90),
      clientNote: 'Low fade, please',
    })
    const page = await open('/barber/dashboard', { viewport: small })
    const errors = listenForErrors(page)
    const requests = region(page, 'Requests to answer')
    await requests.getByText('Low fade, please').waitFor(patient)
    await expect.poll(() => requests.getByRole('timer').textContent()).toMatch(/^1:[23]\d:\d\d$/)
    await main(page).locator('[data-now]').waitFor()
    await main(page)
      .getByText(/ free$/)
      .first()
      .waitFor()
    await main(page).getByRole('slider', { name: 'Bookings in the last 7 days' }).waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriers(page)).toEqual([])

    await main(page).getByRole('button', { name: 'QR code' }).click()
    const qr = page.getByRole('dialog')
    await qr.getByRole('img', { name: 'QR code for your booking link' }).waitFor(patient)
    await qr.getByText(/\/b\/third-ward-cuts$/).waitFor()
    await page.keyboard.press('Escape')

    await requests.getByRole('button', { name: `Decline, ${asked.client}` }).click()
    await page.getByRole('alertdialog').waitFor(patient)
    await page.keyboard.press('Escape')
    await requests.getByRole('button', { name: /^Accept/ }).click()
    await requests.waitFor({ ...patient, state: 'detached' })
    expect((await visit(asked.id)).status).toBe('confirmed')
    expect(errors()).toEqual([])
  })

  test('sees a visit of today move on without reloading, and closes it', async () => {
    const late = await bring(barberId, -40)
    const page = await open('/barber/dashboard', { viewport: desktop, colorScheme: 'dark' })
    const tasks = region(page, 'To do')
    const task = tasks.getByRole('listitem').filter({ hasText: `Was ${late.client.split(' ')[0]}` })
    await task.waitFor(patient)
    expect(await findBarriers(page)).toEqual([])
    const line = main(page).getByRole('list', { name: "Today's appointments in order" })
    const fresh = await bring(barberId, sometimeToday())
    await tell(fresh.id)
    await line.getByRole('link', { name: new RegExp(`^Details for ${fresh.client}`) }).waitFor()
    await task.getByRole('button', { name: /^Done/ }).click()
    await task.waitFor({ ...patient, state: 'detached' })
    expect((await visit(late.id)).status).toBe('awaiting_confirmation')
  })

  test('blocks time, and is shown the visits that stay in it', async () => {
    const { id, startsAt } = await db
      .selectFrom('bookings')
      .select(['id', 'startsAt'])
      .where('providerId', '=', barberId)
      .where('status', '=', 'confirmed')
      .where('startsAt', '>', minutesAway(2 * 24 * 60))
      .orderBy('startsAt')
      .executeTakeFirstOrThrow()
    const kept = await visit(id)
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })
    const page = await open('/barber/dashboard')
    await main(page).getByRole('button', { name: 'Block time' }).click(patient)
    const dialog = page.getByRole('dialog', { name: 'Block time' })
    await dialog.getByLabel('Day').fill(date.format(new Date(startsAt)))
    await dialog.getByLabel('From').fill('23:00')
    await dialog.getByLabel('Until').fill('22:00')
    await dialog.getByRole('button', { name: 'Block time' }).click()
    await dialog.getByText('Choose a later time').waitFor(patient)
    await dialog.getByLabel('From').fill('00:00')
    await dialog.getByLabel('Until').fill('23:55')
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Block time' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(kept.client).first().waitFor(patient)
    await question.getByRole('button', { name: 'Save anyway' }).click()
    await page.getByText('Time blocked').waitFor(patient)
    expect((await visit(id)).status).toBe('confirmed')
  })
})

// Publishes the change, as the server does.
async function tell(bookingId: string) {
  const payload = JSON.stringify({ type: 'booking', bookingId })
  await db
    .insertInto('outbox')
    .values({ kind: 'live', name: `user:${barberId}`, payload })
    .execute()
}

test('a member sees who comes next with notes, says so when late, and starts', async () => {
  const next = await bring(memberId, 20, { clientNote: 'Mind the scar on the left' })
  const page = await open('/employee/dashboard', { email: demo.employee, viewport: small })
  const card = region(page, 'Next client')
  await card.getByText('Mind the scar on the left').waitFor(patient)
  await card.getByText(next.client).waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
  await card.getByRole('button', { name: 'Running late' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: '10' }).click(patient)
  await page.getByRole('dialog').waitFor({ ...patient, state: 'detached' })
  await card.getByRole('button', { name: /^Check in/ }).click()
  await card.getByRole('button', { name: /^Start/ }).click(patient)
  await card.getByText('In the chair').first().waitFor(patient)
  expect((await visit(next.id)).status).toBe('in_progress')
  await main(page).getByText('55% of services, and tips').waitFor()
})

test('a member who may see reports finds the numbers of the shop', async () => {
  const seesReports = (mayThey: boolean) =>
    db
      .updateTable('employees')
      .set({ seesReports: mayThey, permissionLevel: 'self' })
      .where('userId', '=', memberId)
      .execute()
  await seesReports(false)
  const page = await open('/employee/dashboard?tab=analytics', { email: demo.employee })
  await region(page, 'In numbers').waitFor(patient)
  expect(await page.getByRole('link', { name: 'Open the numbers' }).count()).toBe(0)
  await seesReports(true)
  await page.goto('/employee/dashboard?tab=overview')
  await page.getByRole('link', { name: 'Open the numbers' }).click(patient)
  await region(page, 'The period in numbers').getByText('Fill rate').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
})

describe('analytics', () => {
  test('tell a period beside the one before, and what each number means', async () => {
    const page = await open('/barber/dashboard?tab=analytics', { viewport: small })
    const errors = listenForErrors(page)
    const numbers = region(page, 'The period in numbers')
    await numbers.getByText('Fill rate').waitFor(patient)
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('table', { name: 'Busy hours' }).waitFor()
    expect(await main(page).textContent()).not.toMatch(/NaN|Infinity/)

    await page.getByRole('button', { name: 'What “Fill rate” means' }).focus()
    await page
      .getByRole('tooltip')
      .getByText(/^Booked minutes divided by open/)
      .waitFor(patient)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Other days' }).click()
    await page.getByLabel('First day').fill('2031-01-05')
    await page.getByLabel('Last day').fill('2031-01-04')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText("The last day can't be before the first").waitFor(patient)
    await page.getByLabel('Last day').fill('2031-01-06')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**from=2031-01-05&to=2031-01-06')
    await region(page, 'Busy hours').getByText('Not enough data').waitFor(patient)
    expect(await numbers.getByText('Not enough data').count()).toBe(6)
    expect(await main(page).textContent()).not.toMatch(/NaN|Infinity/)
    expect(errors()).toEqual([])
  })

  test('count who looks at the page once a day, from the page itself', async () => {
    const { id } = await db
      .selectFrom('barberProfiles')
      .select('id')
      .where('userId', '=', barberId)
      .executeTakeFirstOrThrow()
    const views = async () => {
      const { sum } = await db
        .selectFrom('pageViews')
        .select((eb) => eb.fn.sum<number>('views').as('sum'))
        .where('barberId', '=', barberId)
        .executeTakeFirstOrThrow()
      return Number(sum)
    }
    const before = await views()
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'
    const page = await open(`/barber/${id}`, { email: null, userAgent })
    await expect.poll(views, patient).toBe(before + 1)
    const again = page.waitForResponse('**/looks')
    await page.reload()
    expect((await again).status()).toBe(204)
    expect(await views()).toBe(before + 1)
  })
})

test('a barber without bookings sees the checklist and the link to share', async () => {
  const email = `${randomUUID()}@example.com`
  const { id: userId } = await db
    .insertInto('users')
    .values({ email, emailConfirmedAt: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ userId, name: 'New Barber' }).execute()
  await db.insertInto('userRoles').values({ userId, role: 'barber' }).execute()
  const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
  const owner = { userId: barberIdOf(userId), cityId }
  await db
    .insertInto('barberProfiles')
    .values({ ...owner, shopName: 'New Cuts', approvalStatus: 'approved' })
    .execute()
  const page = await open('/barber/dashboard?tab=overview', { email })
  const steps = region(page, 'Ready for your first booking?')
  const services = steps.getByRole('link', { name: /^Services with prices/ })
  expect(await services.getAttribute('href', patient)).toBe('/barber/dashboard?tab=services')
  await region(page, 'Booking link').getByRole('button', { name: 'Copy link' }).waitFor()
  await main(page).getByText('Closed today').waitFor()
  await region(page, 'To do').waitFor({ state: 'hidden' })
  expect(await findBarriers(page)).toEqual([])
})
