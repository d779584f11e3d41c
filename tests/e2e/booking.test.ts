// From a barber's profile to a booking, for clients and for guests, alone and in competition.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import {
  bookedBy,
  heldBy,
  newClient,
  openShop,
  pageOf,
  sheetOf,
  timesIn,
  timeWords,
  visit,
} from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { openStage } from './stage.ts'

const stage = await openStage()
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
// Books one provider: without a choice, a colleague would have the same slot open.
const withOwner = `&professional=${shop.userId}`
const mailbox = openMailbox(db)
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function newPage(email: string | null) {
  const page = await pageOf(stage, email)
  opened.push(page)
  return page
}

const button = (page: Page, name: string | RegExp) => sheetOf(page).getByRole('button', { name })
const heading = (page: Page, name: string) => sheetOf(page).getByRole('heading', { name })

test('three taps from the profile to a booked visit', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const errors = listenForErrors(page)
  await page.addInitScript(() => {
    const seen = { taps: 0 }
    Object.assign(window, { seen })
    addEventListener('click', ({ isTrusted }) => (seen.taps += Number(isTrusted)), true)
  })
  await visit(page, shop.path)
  await page.getByRole('link', { name: 'Book Skin fade' }).click()
  await timesIn(page).first().click()
  await button(page, 'Confirm appointment').click()
  await heading(page, "You're booked!").waitFor()

  const taps = () =>
    page.evaluate(() => (window as unknown as { seen: { taps: number } }).seen.taps)
  expect(await taps()).toBe(3)
  const [made] = await bookedBy(stage, client.id)
  expect(made).toMatchObject({ status: 'confirmed', source: 'marketplace' })
  const file = await page.request.get(`/api/bookings/${made!.id}/calendar.ics`)
  expect(await file.text()).toContain(`UID:${made!.id}@kempt`)
  const manage = sheetOf(page).getByRole('link', { name: 'Reschedule or cancel' })
  expect(await manage.getAttribute('href')).toBe(`/client/bookings?booking=${made!.id}`)

  // Back leaves the booking flow instead of stepping through it.
  await page.goBack()
  await sheetOf(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  expect(errors()).toEqual([])
})

test('services and extras, the way back step by step, and closing gives the time back', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  await visit(page, shop.path)
  await page.getByRole('link', { name: 'Book now' }).filter({ visible: true }).click()
  await heading(page, 'Choose services').waitFor()
  expect(await sheetOf(page).getByRole('switch').first().isDisabled()).toBe(true)
  await sheetOf(page)
    .getByRole('checkbox', { name: /^Skin fade/ })
    .check()
  await sheetOf(page).getByRole('switch').first().click()
  await button(page, 'Continue').click()
  await timesIn(page).first().click()
  await sheetOf(page).getByRole('timer').waitFor()
  await expect.poll(() => heldBy(stage, client.id)).toHaveLength(1)

  await page.goBack()
  await heading(page, 'Choose a time').waitFor()
  await expect.poll(() => heldBy(stage, client.id)).toHaveLength(0)
  await page.goBack()
  await heading(page, 'Choose services').waitFor()
  expect(await sheetOf(page).getByRole('checkbox', { checked: true }).count()).toBe(1)
  expect(await sheetOf(page).getByRole('switch', { checked: true }).count()).toBe(1)
  await page.goForward()
  await timesIn(page).first().click()
  await expect.poll(() => heldBy(stage, client.id)).toHaveLength(1)
  await button(page, 'Close').click()
  await sheetOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => heldBy(stage, client.id)).toHaveLength(0)
  expect(new URL(page.url()).search).toBe('')
})

test('the barber’s own link with a time leads straight to confirming, without commission', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const start = (await shop.starts(1)).at(-1)!
  await visit(page, shop.startPath(start).replace('/barber/', '/b/'))
  await button(page, 'Confirm appointment').click()
  await heading(page, "You're booked!").waitFor()
  expect(await bookedBy(stage, client.id)).toMatchObject([{ source: 'direct_link' }])
})

test('a guest proves an address with a mailed code, and the next time without', async () => {
  const page = await newPage(null)
  const email = 'gina.guest@example.com'
  await visit(page, shop.timePath)
  await timesIn(page).first().click()
  await button(page, 'Continue').click()
  for (const sentence of [
    'Name must be at least 2 characters',
    'Phone number must be at least 10 digits',
    'Invalid email address',
  ])
    await sheetOf(page).getByText(sentence).waitFor()
  await fillGuest(page, email)
  await button(page, 'Continue').click()
  const code = await mailbox.codeIn(email, 'guest-code')
  const field = sheetOf(page).getByLabel('6-digit code')
  await field.fill(code === '000000' ? '111111' : '000000')
  await button(page, 'Confirm appointment').click()
  await sheetOf(page).getByText("That code doesn't match").waitFor()
  await field.fill(code)
  await button(page, 'Confirm appointment').click()
  await heading(page, "You're booked!").waitFor()
  const manage = sheetOf(page).getByRole('link', { name: 'Reschedule or cancel' })
  expect(await manage.getAttribute('href')).toBe('/guest/bookings')

  await visit(page, shop.startPath((await shop.starts(3))[0]!))
  await fillGuest(page, email)
  await button(page, 'Continue').click()
  await heading(page, "You're booked!").waitFor()
})

test('signing in instead comes back to the same choice', async () => {
  const page = await newPage(null)
  const start = (await shop.starts(2))[0]!
  await visit(page, shop.startPath(start))
  const link = sheetOf(page).getByRole('link', { name: 'Sign in instead' })
  const redirect = new URL((await link.getAttribute('href')) ?? '', stage.url).searchParams
  expect(redirect.get('redirect')).toContain(`service=${shop.serviceId}`)
  expect(redirect.get('redirect')).toContain(`start=${encodeURIComponent(start)}`)
})

test('two people tap the same time: one holds it, the other is shown the three nearest', async () => {
  const people = [await newClient(stage), await newClient(stage)]
  const pages = await Promise.all(people.map(({ email }) => newPage(email)))
  const start = (await shop.starts(4, shop.userId))[2]!
  await Promise.all(pages.map((page) => visit(page, shop.startPath(start) + withOwner)))
  const isLost = (page: Page) => sheetOf(page).getByText('That time was just taken').isVisible()
  const lost = () => Promise.all(pages.map(isLost))
  await expect.poll(async () => (await lost()).filter(Boolean).length).toBe(1)
  const [first] = await lost()
  const [winner, loser] = first ? [pages[1]!, pages[0]!] : [pages[0]!, pages[1]!]
  await button(winner, 'Confirm appointment').click()
  await heading(winner, "You're booked!").waitFor()

  const note = 'Please keep the top long'
  await sheetOf(loser).getByLabel('Note for the barber').fill(note)
  const nearest = sheetOf(loser).getByRole('group', { name: 'Closest openings' })
  const times = nearest.getByRole('button', { name: / at / })
  expect(await times.count()).toBe(3)
  await times.first().click()
  await button(loser, 'Confirm appointment').click()
  await heading(loser, "You're booked!").waitFor()
  const { id } = people[pages.indexOf(loser)]!
  expect(await bookedBy(stage, id)).toMatchObject([{ clientNote: note }])
})

test('a slot that another client takes disappears from the open page', async () => {
  const rival = await newClient(stage)
  const [watching, taking] = [await newPage(null), await newPage(rival.email)]
  const standing = watching.waitForResponse(/api\/live.*watch=/)
  await visit(watching, shop.timePath + withOwner)
  const start = await shop.firstStart(shop.userId)
  const time = timesIn(watching).filter({ hasText: new RegExp(`^${timeWords(start)}$`) })
  await time.waitFor()
  await standing
  await visit(taking, shop.startPath(start) + withOwner)
  await sheetOf(taking).getByRole('timer').waitFor()
  await time.waitFor({ state: 'detached', timeout: 2500 })

  // A released slot is open again.
  await button(taking, 'Close').click()
  await time.waitFor({ timeout: 4000 })
})

test('ten minutes run down, and a note survives them', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  await page.clock.install()
  await visit(page, shop.startPath((await shop.starts(6))[0]!))
  const clock = sheetOf(page).getByRole('timer')
  await expect.poll(() => clock.textContent()).toMatch(/^(10:00|9:5\d)$/)
  await sheetOf(page).getByLabel('Note for the barber').fill('Low fade')
  await page.clock.fastForward('09:10')
  await sheetOf(page).getByText('One minute left to confirm.').waitFor({ state: 'attached' })
  await page.clock.fastForward('01:00')
  await sheetOf(page).getByText('Your hold expired').waitFor()
  expect(await button(page, 'Confirm appointment').count()).toBe(0)

  await button(page, 'Choose again').click()
  await timesIn(page).first().click()
  await button(page, 'Confirm appointment').waitFor()
  expect(await sheetOf(page).getByLabel('Note for the barber').inputValue()).toBe('Low fade')
})

async function fillGuest(page: Page, email: string) {
  await sheetOf(page).getByLabel('Name').fill('Gina Guest')
  await sheetOf(page).getByLabel('Phone').fill('(713) 555-0166')
  await sheetOf(page).getByLabel('Email').fill(email)
}

test('Book again brings every service and the professional back, and names what is gone', async () => {
  const client = await newClient(stage)
  const { db } = stage
  const services = await db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('barberId', '=', shop.userId)
    .where('isActive', '=', true)
    .orderBy('isAddOn')
    .orderBy('position')
    .execute()
  const chosen = [services[0]!, services[1]!, services.at(-1)!]
  const [start] = await shop.starts(3)
  const endsAt = new Date(Date.parse(start!) - 60 * 86_400_000 + 3_600_000).toISOString()
  const startsAt = new Date(Date.parse(start!) - 60 * 86_400_000).toISOString()
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId: client.id,
      barberId: shop.userId,
      providerId: shop.userId,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'cancelled',
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 24,
        lateCancelFeePercent: 0,
        noShowFeePercent: 0,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values(
      [
        ...chosen.map((each, position) => ({ each, position })),
        { each: { id: null, name: 'Hot oil ritual' }, position: chosen.length },
      ].map(({ each, position }) => ({
        bookingId: id,
        position,
        serviceId: each.id,
        name: each.name,
        priceCents: 1000,
        durationMinutes: 15,
      })),
    )
    .execute()
  const page = await newPage(client.email)
  await visit(page, '/client/bookings?view=cancelled')
  await page
    .getByRole('link', { name: /^Book again/ })
    .first()
    .click()
  await heading(page, 'Choose a time').waitFor()
  await sheetOf(page).getByText('Third Ward Cuts no longer offers: Hot oil ritual.').waitFor()
  const { searchParams } = new URL(page.url())
  expect(searchParams.getAll('service').sort()).toEqual(chosen.map((each) => each.id).sort())
  expect(searchParams.get('professional')).toBe(shop.userId)
  await timesIn(page).first().click()
  await expect.poll(() => heldBy(stage, client.id)).toHaveLength(1)
})
