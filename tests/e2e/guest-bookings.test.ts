// Guests' bookings: those of this browser, and those a mailed link opens.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { openShop, timesIn, timeWords, visit } from './booking-kit.ts'
import { findBarriers, findBarriersInBothThemes, listenForErrors, overflowPx } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo, signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext } = stage
const mailbox = openMailbox(db)
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const patient = { timeout: 20_000 }
let used = 0

const contexts: { close: () => Promise<void> }[] = []
// Ends the holds of earlier tests, which would require proof of work from the next guest.
beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('status', '=', 'held')
    .execute()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function newPage(options = {}) {
  const context = await newContext({ viewport: phone, ...options })
  contexts.push(context)
  return context.newPage()
}

// Sends a call as the page would.
function call<T>(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([url, sent]) => {
      const headers = { 'content-type': 'application/json', 'x-kempt': '1' }
      const answer = await fetch(url, { method: 'POST', headers, body: sent })
      return (await answer.json()) as T
    },
    [path, JSON.stringify(body)] as const,
  )
}

async function bookHere(page: Page) {
  const email = `${randomUUID()}@example.com`
  used += 1
  const [startsAt] = (await shop.starts(used % 6)).slice(used)
  const { id } = await call<{ id: string }>(page, '/api/bookings/hold', {
    profileId: shop.id,
    serviceIds: [shop.serviceId],
    startsAt,
  })
  await call(page, `/api/bookings/${id}/code`, { email })
  const guest = { name: 'Ana Ruiz', phone: `(713) 555-${3000 + used}`, email }
  const code = await mailbox.codeIn(email, 'guest-code')
  const booking = await call<Booking>(page, `/api/bookings/${id}/confirm`, { guest, code })
  expect(booking.status).toBe('confirmed')
  return { ...booking, email }
}

const cardOf = (page: Page, { bookingNumber }: Pick<Booking, 'bookingNumber'>) =>
  page.getByRole('article', { name: `Booking ${bookingNumber}` })

// A day button, such as 'Fri 20 Nov'.
function dayButton(iso: string) {
  const format = { timeZone: 'America/Chicago', month: 'short', day: 'numeric' } as const
  const [month, day] = new Intl.DateTimeFormat('en-US', format).format(new Date(iso)).split(' ')
  return new RegExp(`^\\w+ ${day} ${month}$`)
}

test('empty, it leads to where barbers are', async () => {
  const page = await newPage()
  await visit(page, '/guest/bookings')
  await page.getByText('No bookings in this browser').waitFor(patient)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.getByRole('main').getByRole('link', { name: 'Find barbers' }).click()
  await page.waitForURL('**/explore', patient)
})

test('where many guests hold times, another one gets theirs after some work, for five minutes', async () => {
  // Slots of one day can overlap, so each guest takes one that is still open.
  const nextOpen = async () => (await shop.starts(5))[0]!
  for (let held = 0; held < 3; held += 1) {
    const stranger = await newPage()
    await visit(stranger, '/guest/bookings')
    const startsAt = await nextOpen()
    const asked = { profileId: shop.id, serviceIds: [shop.serviceId], startsAt }
    expect(await call(stranger, '/api/bookings/hold', asked)).toMatchObject({ keptSeconds: 300 })
  }
  const page = await newPage()
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/bookings/hold')) answers.push(response.status())
  })
  await visit(page, shop.startPath(await nextOpen()))
  await page.getByText('This time is held for you for 5 minutes.').waitFor(patient)
  expect(answers).toEqual([428, 201])
  await page.getByText(/^(5:00|4:\d\d)$/).waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
})

test('a guest sees the visit, moves it, and cancels it with the fee said before', async () => {
  const page = await newPage()
  await visit(page, '/guest/bookings')
  const booking = await bookHere(page)
  await visit(page, '/guest/bookings')
  const card = cardOf(page, booking)
  await card.getByText('Confirmed').waitFor(patient)
  await page.getByText('Create an account to keep these').waitFor(patient)

  await card.getByRole('button', { name: /^Reschedule/ }).click()
  const dialog = page.getByRole('dialog')
  // The booking's current slot is not offered again.
  await dialog.getByRole('button', { name: dayButton(booking.startsAt) }).click(patient)
  await dialog
    .getByRole('group', { name: /Morning|Afternoon|Evening/ })
    .first()
    .waitFor(patient)
  const offered = (await timesIn(page).allTextContents()).map((time) => time.trim())
  expect(offered).not.toContain(timeWords(booking.startsAt))
  await timesIn(page).last().click(patient)
  await dialog.getByText(`with ${booking.professional.name}`).waitFor(patient)
  await dialog.getByRole('button', { name: 'Move appointment' }).click()
  await dialog.waitFor({ state: 'detached', ...patient })
  const { startsAt } = await db
    .selectFrom('bookings')
    .select('startsAt')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(startsAt).not.toBe(booking.startsAt)

  await card.getByRole('button', { name: /^Cancel/ }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByText(/You can cancel for free/).waitFor(patient)
  await asking.getByRole('button', { name: 'Cancel appointment' }).click()
  await card.getByText('Canceled', { exact: true }).waitFor(patient)
})

test('a stranger’s browser shows nothing of it, the mailed link opens it and is gone from the address', async () => {
  const here = await newPage()
  await visit(here, '/guest/bookings')
  const booking = await bookHere(here)

  const elsewhere = await newPage()
  await visit(elsewhere, '/guest/bookings')
  await elsewhere.getByText('No bookings in this browser').waitFor(patient)
  await elsewhere.getByLabel('Email').fill(booking.email)
  await elsewhere.getByLabel('Booking number').fill(booking.bookingNumber.toLowerCase())
  await elsewhere.getByRole('button', { name: 'Send me a link' }).click()
  await elsewhere.getByText("If we find a match, we'll email you a link").waitFor(patient)

  const path = await mailbox.linkIn(booking.email, 'find-my-booking', '#booking=')
  await elsewhere.goto('about:blank')
  await visit(elsewhere, path)
  const card = cardOf(elsewhere, booking)
  await card.waitFor(patient)
  expect(new URL(elsewhere.url()).hash).toBe('')
  // This tab remembers the booking, other tabs do not.
  await elsewhere.reload()
  await card.waitFor(patient)
  await visit(elsewhere, '/explore')
  await elsewhere.goBack()
  await card.waitFor(patient)
  const anotherTab = await elsewhere.context().newPage()
  await visit(anotherTab, '/guest/bookings')
  await anotherTab.getByText('No bookings in this browser').waitFor(patient)
  const link = await card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect((await elsewhere.request.get(link!)).status()).toBe(200)
  expect((await elsewhere.request.get(link!.split('?')[0]!)).status()).toBe(404)
  await card.getByRole('button', { name: /^Cancel/ }).click()
  await elsewhere.getByRole('button', { name: 'Cancel appointment' }).click()
  await card.getByText('Canceled', { exact: true }).waitFor(patient)
})

test('an unknown booking is answered in the same words, and a wrong link opens nothing', async () => {
  const page = await newPage()
  await visit(page, `/guest/bookings#booking=${randomUUID()}&link=${'x'.repeat(43)}`)
  await page.getByText("This link doesn't open a booking anymore").waitFor(patient)
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Booking number').fill('K-1')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText("If we find a match, we'll email you a link").waitFor(patient)
})

test.each(['a guest', 'a client'])('%s: no barrier, no overflow, no error', async (who) => {
  const state = who === 'a client' ? await signedInAs(stage, demo.client) : undefined
  const page = await newPage({ storageState: state })
  const errors = listenForErrors(page)
  await visit(page, '/guest/bookings')
  await page.getByText('No bookings in this browser').waitFor(patient)
  for (const size of [phone, desktop, { width: 360, height: 740 }]) {
    await page.setViewportSize(size)
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriersInBothThemes(page)).toEqual([])
  }
  expect(errors()).toEqual([])
})

test('no time at all: the waitlist is joined with a code, seen, and left', async () => {
  const page = await newPage()
  const email = `${randomUUID()}@example.com`
  await db.deleteFrom('availabilityExceptions').execute()
  await db.deleteFrom('availabilityRules').execute()
  await visit(page, shop.timePath)
  await page.getByRole('button', { name: 'Join the waitlist' }).click(patient)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByLabel('6-digit code').fill(await mailbox.codeIn(email, 'guest-code'))
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText("You're on the waitlist").waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'View my waitlist' }).click()
  const leave = page.getByRole('button', { name: 'Leave the waitlist for Third Ward Cuts' })
  await leave.click(patient)
  await leave.waitFor({ state: 'detached', ...patient })
})
