// The link that asks how a booking went, for people who are not signed in.
import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, visit } from './booking-kit.ts'
import { findBarriers, findBarriersInBothThemes, listenForErrors, overflowPx } from './looks.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext } = stage
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const patient = { timeout: 20_000 }
const hourMs = 3_600_000
let count = 0

const contexts: { close: () => Promise<void> }[] = []
beforeEach(() => db.deleteFrom('rateLimits').execute())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function newPage(options = {}) {
  const context = await newContext({ viewport: phone, ...options })
  contexts.push(context)
  return context.newPage()
}

// A guest's booking that has just ended, and the token of its link.
async function finished(expiresInMs = 24 * hourMs) {
  count += 1
  const startsAt = new Date(Date.now() - 2 * hourMs).toISOString()
  const endsAt = new Date(Date.now() - hourMs).toISOString()
  const { id, bookingNumber } = await db
    .insertInto('bookings')
    .values({
      guestName: 'Ana Ruiz',
      guestEmail: `done${count}@example.com`,
      guestPhone: `+1713555${4000 + count}`,
      barberId: shop.userId,
      providerId: shop.userId,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'awaiting_confirmation',
      finishedAt: endsAt,
      totalCents: 4000,
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 24,
        lateCancelFeePercent: 0,
        noShowFeePercent: 0,
      }),
    })
    .returning(['id', 'bookingNumber'])
    .executeTakeFirstOrThrow()
  const item = { position: 0, serviceId: shop.serviceId, name: 'Skin fade', priceCents: 4000 }
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, durationMinutes: 60, ...item })
    .execute()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('bookingLinks')
    .values({
      tokenHash: createHash('sha256').update(token).digest(),
      bookingId: id,
      purpose: 'completion',
      expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
    })
    .execute()
  return { id, bookingNumber, token, path: `/confirm-completion#token=${token}` }
}

const stateOf = (id: string) =>
  db
    .selectFrom('bookings')
    .select(['status', 'completionSource', 'disputeStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click(patient)

test('opening the link changes nothing, and the token leaves the address at once', async () => {
  const { id, path, token, bookingNumber } = await finished()
  for (const address of [path, `/confirm-completion?token=${token}`]) {
    const page = await newPage()
    const answer = await page.goto(address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    await page.getByText(bookingNumber).waitFor(patient)
    await expect.poll(() => page.url()).not.toContain(token)
    await page.getByRole('button', { name: 'All good' }).waitFor(patient)
  }
  expect(await stateOf(id)).toMatchObject({ status: 'awaiting_confirmation' })
})

test('a higher price is asked about, and a yes completes the visit', async () => {
  const { id, path } = await finished()
  const item = { serviceId: shop.serviceId, name: 'Skin fade', priceCents: 5500, minutes: 60 }
  const priceAsk = JSON.stringify({ items: [item], totalCents: 5500 })
  await db.updateTable('bookings').set({ priceAsk }).where('id', '=', id).execute()
  const page = await newPage()
  await visit(page, path)
  await page.getByText('Is $55 right?').waitFor(patient)
  expect(await page.getByRole('button', { name: 'All good' }).count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  await press(page, 'Yes, $55 is right')
  await page.getByText('Thank you').waitFor(patient)
  await page.getByText('You booked for $40').waitFor(patient)
  expect(await stateOf(id)).toMatchObject({ status: 'completed', completionSource: 'client' })
})

test('all good, then stars, and the used link shows how it stands', async () => {
  const { id, path } = await finished()
  const page = await newPage()
  await visit(page, path)
  await press(page, 'All good')
  await page.getByText('Thank you').waitFor(patient)
  expect(await stateOf(id)).toMatchObject({ status: 'completed', completionSource: 'client' })
  await page.getByRole('heading', { name: /^Leave a tip for/ }).waitFor(patient)
  await page.getByText('take a cut', { exact: false }).waitFor(patient)
  await press(page, '20%, $8')
  await page.getByText('You tipped $8').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('radio', { name: '4 stars' }).press('Space')
  await press(page, 'Send rating')
  await page.getByText('You gave 4 stars').waitFor(patient)
  const review = await db
    .selectFrom('reviews')
    .select(['rating', 'clientId', 'body'])
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  expect(review).toEqual({ rating: 4, clientId: null, body: '' })

  const again = await newPage()
  await visit(again, path)
  await again.getByText('You gave 4 stars').waitFor(patient)
  expect(await again.getByRole('button', { name: 'All good' }).count()).toBe(0)
})

test('a problem becomes a dispute, which the same page shows', async () => {
  const { id, path } = await finished()
  const page = await newPage()
  await visit(page, path)
  await press(page, 'There was a problem')
  await press(page, 'Send')
  await page.getByText('Please tell us a little more').waitFor(patient)
  await page.getByLabel('Tell us what happened').fill('He cut the wrong side of my head.')
  expect(await findBarriers(page)).toEqual([])
  await press(page, 'Send')
  await page.getByText('We got your dispute').waitFor(patient)
  await page.getByText('He cut the wrong side of my head.').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  const dispute = await db
    .selectFrom('disputes')
    .select(['reason', 'state'])
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  expect(dispute).toEqual({ reason: 'quality', state: 'barber_response' })
})

test('it did not happen is asked twice and then flagged', async () => {
  const { id, path } = await finished()
  const page = await newPage()
  await visit(page, path)
  await press(page, "It didn't happen")
  const asking = page.getByRole('alertdialog')
  expect(await stateOf(id)).toMatchObject({ disputeStatus: null })
  await asking.getByRole('button', { name: "It didn't happen" }).click()
  await page.getByText("We're looking into it").waitFor(patient)
  expect(await stateOf(id)).toMatchObject({ disputeStatus: 'flagged' })
})

test('an expired link says so, and one that is none leads to support', async () => {
  const { path } = await finished(-1000)
  const page = await newPage()
  await visit(page, path)
  await page.getByText('This link has expired').waitFor(patient)
  expect(await page.getByRole('button', { name: 'All good' }).count()).toBe(0)
  for (const wrong of ['/confirm-completion', '/confirm-completion#token=nonsense']) {
    const other = await newPage()
    await visit(other, wrong)
    await other.getByText("This link isn't complete").waitFor(patient)
  }
})

test('narrow and wide, light and dark: no barrier, no overflow, no error', async () => {
  const { path } = await finished()
  const page = await newPage()
  const errors = listenForErrors(page)
  await visit(page, path)
  await page.getByRole('button', { name: 'All good' }).waitFor(patient)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriersInBothThemes(page)).toEqual([])
  }
  expect(errors()).toEqual([])
})
