// Writing a review, and the calendar file of a booking.
import sharp from 'sharp'
import type { BrowserContext } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBarriers, overflowPx, untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext } = stage
const patient = { timeout: 15_000 }
const { userId: clientId } = await openSessionOf(stage, demo.client)
const contexts: BrowserContext[] = []

beforeEach(() => db.deleteFrom('rateLimits').execute())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function open(path: string, options: object = {}) {
  const storageState = await signedInAs(stage, demo.client)
  const context = await newContext({ viewport: phone, storageState, ...options })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(path)
  await untilAlive(page)
  return page
}

// Marks the newest booking as completed yesterday, without a review.
async function finishBooking() {
  const visit = await db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'b.shopName'])
    .where('k.clientId', '=', clientId)
    .where('k.status', '=', 'completed')
    .orderBy('k.startsAt', 'desc')
    .executeTakeFirstOrThrow()
  const completedAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('reviews').where('bookingId', '=', visit.id).execute()
  await db.updateTable('bookings').set({ completedAt }).where('id', '=', visit.id).execute()
  return visit
}

const reviewOf = (bookingId: string) =>
  db.selectFrom('reviews').selectAll().where('bookingId', '=', bookingId).executeTakeFirst()

test.each([
  ['phone', phone, 'light'],
  ['desktop', desktop, 'dark'],
] as const)(
  'on a %s: stars by keyboard, words, a photo; edited, then deleted',
  async (_, viewport, colorScheme) => {
    const visit = await finishBooking()
    const page = await open('/client/dashboard?tab=reviews', { viewport, colorScheme })
    const name = `Write a review for ${visit.shopName}`
    await page.getByRole('button', { name }).first().waitFor(patient)
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriers(page)).toEqual([])

    await page.goto(`/client/dashboard?tab=reviews&write=${visit.id}`)
    const dialog = page.getByRole('dialog', { name: visit.shopName })
    await dialog.getByRole('button', { name: 'Publish review' }).click(patient)
    await dialog.getByText('Choose from 1 to 5 stars').waitFor(patient)
    await dialog.getByRole('radiogroup', { name: 'How was it?' }).getByLabel('1 star').focus()
    for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
    await dialog.getByLabel(/^Your review/).fill('Clean line up.')
    const buffer = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#0a5c87' },
    })
      .png()
      .toBuffer()
    await dialog
      .getByLabel('Add photos')
      .setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer })
    await dialog.getByRole('img', { name: 'Photo 1' }).waitFor(patient)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Publish review' }).click()
    await page.getByText('Thanks! Your review is live').waitFor(patient)
    expect(await reviewOf(visit.id)).toMatchObject({ rating: 4, body: 'Clean line up.' })

    const written = page.getByRole('article').filter({ hasText: 'Clean line up.' })
    const photo = written.getByRole('link', { name: 'Open photo 1' })
    expect(await photo.getAttribute('href')).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
    await dialog.waitFor({ state: 'detached' })
    expect(await findBarriers(page)).toEqual([])

    await written.getByRole('button', { name: /^Edit review/ }).click()
    const edit = page.getByRole('dialog', { name: 'Edit your review' })
    await edit.getByLabel(/^Your review/).fill('What a pendejo')
    await edit.getByRole('button', { name: 'Remove photo 1' }).click()
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('check your review before it goes live').waitFor(patient)
    const checked = page.getByRole('article').filter({ hasText: 'What a pendejo' })
    await checked.getByText('Being checked').waitFor(patient)
    expect(await checked.getByRole('link', { name: 'Open photo 1' }).count()).toBe(0)

    await checked.getByRole('button', { name: /^Delete review/ }).click()
    await page.getByRole('button', { name: 'Delete review', exact: true }).click(patient)
    await page.getByText('Review deleted').waitFor(patient)
    expect(await reviewOf(visit.id)).toBeUndefined()
    await page.getByRole('button', { name }).first().waitFor(patient)
  },
)

test('when a photo fails, the review stays and the photo can be sent again', async () => {
  const visit = await finishBooking()
  const page = await open(`/client/dashboard?tab=reviews&write=${visit.id}`)
  const dialog = page.getByRole('dialog', { name: visit.shopName })
  await dialog.getByRole('radio', { name: '5 stars' }).first().press('Space')
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await dialog
    .getByLabel('Add photos')
    .setInputFiles({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer })
  await page.route('**/photos', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Publish review' }).click()
  await dialog.getByText(/^Your review is saved, but a photo isn't/).waitFor(patient)
  await page.unroute('**/photos')
  await dialog.getByRole('button', { name: 'Publish review' }).click()
  await page.getByText('Thanks! Your review is live').waitFor(patient)
  const { id } = (await reviewOf(visit.id))!
  const photos = await db
    .selectFrom('reviewPhotos')
    .selectAll()
    .where('reviewId', '=', id)
    .execute()
  expect(photos).toHaveLength(1)
})

test('a client without bookings reads when reviews open', async () => {
  const completed = { clientId: null, guestName: 'Gone' }
  await db.updateTable('bookings').set(completed).where('clientId', '=', clientId).execute()
  const page = await open('/client/dashboard?tab=reviews')
  await page.getByText('No reviews yet').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
})

test.each([
  ['phone', phone, 'dark'],
  ['desktop', desktop, 'light'],
] as const)(
  'on a %s: the calendar’s address is copied, and renewed',
  async (_, viewport, colorScheme) => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await open('/settings?section=calendar', { viewport, colorScheme, permissions })
    await page.getByRole('button', { name: 'Copy address' }).click(patient)
    await page.getByText('Copied').waitFor(patient)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const feed = await fetch(copied)
    expect([feed.status, (await feed.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriers(page)).toEqual([])

    await page.getByRole('button', { name: 'New address' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click(patient)
    await page.getByText('You have a new address').waitFor(patient)
    expect(await page.getByLabel('Your secret address').inputValue()).not.toBe(copied)
    expect((await fetch(copied)).status).toBe(404)
  },
)
