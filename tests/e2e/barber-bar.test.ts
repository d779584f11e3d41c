// A barber's bar on a phone: Today, Calendar, +, Clients, More.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { dateIn, pageOf, visit } from './booking-kit.ts'
import { findBarriersInBothThemes, overflowPx } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const patient = { timeout: 15_000 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function openAs(email: string, path: string, viewport = phone) {
  const page = await pageOf(stage, email, viewport)
  opened.push(page)
  await visit(page, path)
  return page
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' })
const currentOf = (page: Page) => bar(page).locator('[aria-current=page]').allTextContents()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'New booking' })

test('it leads to the day, the calendar and the clients, and says where one is', async () => {
  const page = await openAs(demo.barber, '/about')
  const items = bar(page).getByRole('listitem')
  await bar(page).getByRole('button', { name: 'More' }).waitFor(patient)
  expect(await items.allTextContents()).toEqual(['Today', 'Calendar', '', 'Clients', 'More'])
  for (const [label, heading] of [
    ['Today', 'Overview'],
    ['Calendar', 'Bookings'],
    ['Clients', 'Clients'],
  ] as const) {
    await bar(page).getByRole('link', { name: label }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor(patient)
    expect(new URL(page.url()).pathname).toBe('/barber/dashboard')
    expect(await currentOf(page)).toEqual([label])
  }
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor(patient)
  await expect.poll(() => currentOf(page), patient).toEqual(['Clients'])
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])
})

test('+ opens a new booking from anywhere, also again', async () => {
  const page = await openAs(demo.barber, '/about')
  const plus = bar(page).getByRole('link', { name: 'New booking' })
  await plus.click(patient)
  await dialog(page).getByRole('heading', { name: 'New booking' }).waitFor(patient)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).not.toContain('new=1')
  await plus.click()
  await dialog(page).waitFor(patient)
})

test('+ keeps the day that the calendar shows', async () => {
  const day = dateIn(8)
  const page = await openAs(demo.barber, `/barber/dashboard?tab=bookings&date=${day}`)
  await page.getByRole('region', { name: 'Calendar' }).waitFor(patient)
  await bar(page).getByRole('link', { name: 'New booking' }).click()
  await dialog(page).waitFor(patient)
  expect(await dialog(page).getByLabel('Day').inputValue()).toBe(day)
})

test('More opens the account, with the way to settings and out', async () => {
  const page = await openAs(demo.barber, '/about')
  await bar(page).getByRole('button', { name: 'More' }).click(patient)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: 'Settings' }).waitFor(patient)
  await drawer.getByRole('button', { name: 'Sign Out' }).waitFor()
})

test('others keep theirs, and a wide screen has none', async () => {
  for (const [email, names] of [
    [demo.client, ['Explore', 'Bookings', 'Favorites', 'Profile']],
    [demo.employee, ['Explore', 'Schedule', 'Availability', 'Profile']],
  ] as const) {
    const page = await openAs(email, '/about')
    await expect
      .poll(() => bar(page).getByRole('listitem').allTextContents(), patient)
      .toEqual(names)
  }
  const wide = await openAs(demo.barber, '/about', desktop)
  expect(await bar(wide).isVisible()).toBe(false)
})
