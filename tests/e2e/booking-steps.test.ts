// Every step of a booking by keyboard, in Spanish, on a narrow phone and on a desktop, in both
// themes.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { Slots } from '#contract/bookings/holds.ts'
import type { BarberId } from '#contract/ids.ts'
import {
  bookedBy,
  dateIn,
  moveTo,
  newClient,
  openShop,
  pageOf,
  sheetOf,
  timesIn,
  visit,
} from './booking-kit.ts'
import { findBarriers, findBarriersInBothThemes, listenForErrors, overflowPx } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const narrow = { width: 360, height: 740 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

// The width does not change the colors of the dark theme.
test.each([
  ['a narrow phone', narrow, looksGood],
  ['a desk', desktop, looksGoodInLight],
])('nothing stands in anyone’s way on %s', async (_, viewport, looksGood) => {
  const page = await keep(pageOf(stage, null, viewport))
  const errors = listenForErrors(page)
  await visit(page, `${shop.path}?book=1`)
  await looksGood(page)
  await sheetOf(page)
    .getByRole('checkbox', { name: /^Skin fade/ })
    .check()
  await looksGood(page)
  await sheetOf(page).getByRole('button', { name: 'Continue' }).click()
  await timesIn(page).first().waitFor()
  await looksGood(page)
  await sheetOf(page).getByRole('button', { name: 'Other days' }).click()
  await sheetOf(page).getByRole('grid').waitFor()
  await looksGood(page)
  await timesIn(page).first().click()
  await sheetOf(page).getByRole('timer').waitFor()
  await sheetOf(page).getByRole('button', { name: 'Continue' }).click()
  await sheetOf(page).getByText('Invalid email address').waitFor()
  await looksGood(page)
  await sheetOf(page).getByLabel('Name').fill('Gina Guest')
  await sheetOf(page).getByLabel('Phone').fill('7135550188')
  await sheetOf(page).getByLabel('Email').fill(`looks-${viewport.width}@example.com`)
  await sheetOf(page).getByRole('button', { name: 'Continue' }).click()
  await sheetOf(page).getByLabel('6-digit code').waitFor()
  await looksGood(page)
  expect(errors()).toEqual([])
})

test('a request is called one before and after, and the last screen stands in no way either', async () => {
  const asking = await openShop(stage, 'Bayou City Blades')
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: asking.userId, autoConfirm: false })
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet({ autoConfirm: false }))
    .execute()
  const client = await newClient(stage)
  const page = await keep(pageOf(stage, client.email, narrow))
  await visit(page, asking.timePath)
  await timesIn(page).first().click()
  await sheetOf(page).getByRole('heading', { name: 'Send your request' }).waitFor()
  await sheetOf(page).getByRole('timer').waitFor()
  await looksGood(page)
  await sheetOf(page).getByRole('button', { name: 'Send request' }).click()
  await sheetOf(page).getByRole('heading', { name: 'Request sent' }).waitFor()
  await looksGood(page)
  expect(await bookedBy(stage, client.id)).toMatchObject([{ status: 'pending' }])

  // A reload restores the same step from the address.
  await page.reload()
  await sheetOf(page).getByRole('heading', { name: 'Request sent' }).waitFor()
})

test('no open time is said, with a way on', async () => {
  const closed = await openShop(stage, 'Memorial Quarter Barbers')
  const team = await membersOf(closed.userId)
  for (const table of ['availabilityRules', 'availabilityExceptions'] as const)
    await db
      .deleteFrom(table)
      .where('providerId', 'in', [closed.userId, ...team])
      .execute()
  const page = await keep(pageOf(stage, null, narrow))
  await visit(page, closed.timePath)
  await sheetOf(page).getByText('No openings', { exact: true }).waitFor()
  await looksGood(page)
  await sheetOf(page).getByRole('button', { name: 'Choose other services' }).click()
  await sheetOf(page).getByRole('heading', { name: 'Choose services' }).waitFor()
})

test('by keyboard alone, told where one is', async () => {
  const client = await newClient(stage)
  const page = await keep(pageOf(stage, client.email, desktop))
  await visit(page, shop.path)
  const book = page.getByRole('link', { name: 'Book Skin fade' })
  await book.focus()
  await page.keyboard.press('Enter')
  await focusIsOn(page, 'Choose a time')
  await timesIn(page).first().waitFor()
  await tabTo(page, /^\d+:\d\d [AP]M$/)
  await page.keyboard.press('Enter')
  await focusIsOn(page, 'Confirm your appointment')
  await sheetOf(page).getByText('This time is held for you for 10 minutes.').waitFor({
    state: 'attached',
  })
  await tabTo(page, /^Confirm appointment$/)
  await page.keyboard.press('Enter')
  await focusIsOn(page, "You're booked!")
  await page.keyboard.press('Escape')
  await sheetOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => book.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await bookedBy(stage, client.id)).toHaveLength(1)
})

test('what a guest typed outlives a reload, but neither the tab nor the booking', async () => {
  const email = 'reload@example.com'
  const [start] = await shop.starts(2)
  const page = await keep(pageOf(stage, null, narrow))
  await visit(page, shop.startPath(start!))
  await sheetOf(page).getByRole('timer').waitFor()
  await fillGuest(page, email)
  await page.reload()
  await sheetOf(page).getByRole('timer').waitFor()
  const typed = ['Name', 'Phone', 'Email'].map((label) =>
    sheetOf(page).getByLabel(label).inputValue(),
  )
  expect(await Promise.all(typed)).toEqual(['Gina Guest', '(713) 555-0177', email])
  const anotherTab = await page.context().newPage()
  await visit(anotherTab, shop.startPath(start!))
  expect(await sheetOf(anotherTab).getByLabel('Email').inputValue()).toBe('')
  await anotherTab.close()

  await page.reload()
  await sheetOf(page).getByRole('timer').waitFor()
  await proveAndBook(page, email)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Gina')
})

test('the last screen begins at its top, however far the one before was scrolled', async () => {
  const email = 'scrolled@example.com'
  const [start] = await shop.starts(3)
  const page = await keep(pageOf(stage, null, narrow))
  await visit(page, shop.startPath(start!))
  await sheetOf(page).getByRole('timer').waitFor()
  await fillGuest(page, email)
  await proveAndBook(page, email)
  const scroller = sheetOf(page).locator('.overflow-y-auto').first()
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0)
})

test('only the reminders that will come are promised', async () => {
  const client = await newClient(stage)
  const [start] = await shop.starts(4)
  const page = await keep(pageOf(stage, client.email, narrow))
  await visit(page, shop.startPath(start!))
  await sheetOf(page).getByRole('timer').waitFor()
  await sheetOf(page).getByRole('button', { name: 'Confirm appointment' }).click()
  await sheetOf(page).getByText("We'll remind you the day before and 2 hours before.").waitFor()
  const [{ id } = { id: '' }] = await bookedBy(stage, client.id)
  await moveTo(stage, id, 12 * 60)
  await page.reload()
  await sheetOf(page).getByText("We'll remind you 2 hours before.").waitFor()
})

test('on a phone the professional one came for is in sight', async () => {
  const wanted = await lastProfessional()
  const page = await keep(pageOf(stage, null, phone))
  await visit(page, `${shop.timePath}&professional=${wanted.id}`)
  const chip = sheetOf(page).getByRole('button', { name: wanted.name, pressed: true })
  await chip.waitFor()
  const right = async () => {
    const { x, width } = (await chip.boundingBox())!
    return x + width
  }
  await expect.poll(right).toBeLessThanOrEqual(phone.width)
})

test('in Spanish from the first word to the last', async () => {
  const client = await newClient(stage)
  const storageState = await signedInAs(stage, client.email)
  const context = await stage.newContext({ viewport: narrow, storageState, locale: 'es-US' })
  const page = await keep(context.newPage())
  await visit(page, shop.path)
  await page.getByRole('link', { name: 'Reservar Skin fade' }).click()
  await sheetOf(page).getByRole('heading', { name: 'Elige una hora' }).waitFor()
  await sheetOf(page)
    .getByRole('group', { name: /Mañana|Tarde|Noche/ })
    .getByRole('button')
    .first()
    .click()
  await sheetOf(page).getByText('Apartada para ti', { exact: true }).waitFor()
  await sheetOf(page).getByText('Pagas en la barbería').waitFor()
  expect(await overflowPx(page)).toBe(0)
  await sheetOf(page).getByRole('button', { name: 'Confirmar cita' }).click()
  await sheetOf(page).getByRole('heading', { name: '¡Cita confirmada!' }).waitFor()
  expect(await overflowPx(page)).toBe(0)
})

// The provider at the end of the row.
async function lastProfessional() {
  const asked = `services=${shop.serviceId}&from=${dateIn(0)}&days=1`
  const answer = await fetch(`${stage.url}/api/barbers/${shop.id}/slots?${asked}`)
  return ((await answer.json()) as Slots).professionals.at(-1)!
}

async function fillGuest(page: Page, email: string) {
  await sheetOf(page).getByLabel('Name').fill('Gina Guest')
  await sheetOf(page).getByLabel('Phone').fill('(713) 555-0177')
  await sheetOf(page).getByLabel('Email').fill(email)
}

async function proveAndBook(page: Page, email: string) {
  await sheetOf(page).getByRole('button', { name: 'Continue' }).click()
  const code = await openMailbox(db).codeIn(email, 'guest-code')
  await sheetOf(page).getByLabel('6-digit code').fill(code)
  await sheetOf(page).getByRole('button', { name: 'Confirm appointment' }).click()
  await sheetOf(page).getByRole('heading', { name: "You're booked" }).waitFor()
}

async function keep(page: Promise<Page>) {
  opened.push(await page)
  return page
}

async function looksGood(page: Page) {
  await fits(page)
  expect(await findBarriersInBothThemes(page)).toEqual([])
}

async function looksGoodInLight(page: Page) {
  await fits(page)
  expect(await findBarriers(page)).toEqual([])
}

async function fits(page: Page) {
  await sheetOf(page).waitFor()
  const overflows = sheetOf(page).evaluate((sheet) =>
    [sheet, ...sheet.querySelectorAll('form, [class*="overflow-y-auto"]')].some(
      (each) => each.scrollWidth > each.clientWidth + 1,
    ),
  )
  expect([await overflowPx(page), await overflows]).toEqual([0, false])
}

async function focusIsOn(page: Page, text: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe(text)
}

async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(text.replaceAll(/\s/g, ' '))) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

async function membersOf(barberId: BarberId) {
  const rows = await db
    .selectFrom('employees')
    .select('userId')
    .where('barberId', '=', barberId)
    .execute()
  return rows.map(({ userId }) => userId)
}
