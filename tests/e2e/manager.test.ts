// The rights that an owner gives a team member: the business's tabs on the member's dashboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barberIdOf } from '#server/ids.ts'
import { pageOf, visit } from './booking-kit.ts'
import { findBarriers, listenForErrors, overflowPx } from './looks.ts'
import { demo, openSessionOf } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const patient = { timeout: 15_000 }
const { userId: memberId } = await openSessionOf(stage, demo.employee)
const barberId = barberIdOf((await openSessionOf(stage, demo.barber)).userId)
const ofBusiness = ['Services', 'Clients', 'Reviews', 'Analytics', 'Shop']

type Level = { permissionLevel: 'self' | 'desk' | 'manager'; seesReports?: boolean }

async function letThem({ permissionLevel, seesReports = false }: Level) {
  await db
    .updateTable('employees')
    .set({ permissionLevel, seesReports })
    .where('userId', '=', memberId)
    .execute()
}

async function open(tab: string, viewport = phone) {
  const page = await pageOf(stage, demo.employee, viewport)
  await visit(page, `/employee/dashboard?tab=${tab}`)
  return page
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Employee dashboard' })
const tabsIn = async (page: Page) =>
  (await nav(page).getByRole('link').allTextContents()).filter((name) => ofBusiness.includes(name))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const drawer = (page: Page) => page.getByRole('dialog')

test('a manager changes a price and notes something about a client, on a phone', async () => {
  await letThem({ permissionLevel: 'manager' })
  const page = await open('overview')
  const errors = listenForErrors(page)
  await nav(page).getByRole('link', { name: 'Services' }).click(patient)
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  const name = (await edit.getAttribute('aria-label', patient))!.replace('Edit ', '')
  expect(await tabsIn(page)).toEqual(ofBusiness)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
  await edit.click()
  await drawer(page).getByLabel('Price').fill('41.5')
  await drawer(page).getByRole('button', { name: 'Save service' }).click()
  await page.getByText('Service saved').waitFor(patient)
  const service = await db
    .selectFrom('services')
    .select('priceCents')
    .where('barberId', '=', barberId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  expect(service.priceCents).toBe(4150)

  await nav(page).getByRole('link', { name: 'Clients' }).click()
  await page.getByRole('list', { name: 'Clients' }).getByRole('link').first().click(patient)
  await drawer(page).getByLabel('New note').fill('Skin fade, number 2 on top')
  await drawer(page).getByRole('button', { name: 'Add note' }).click()
  await drawer(page).getByText('Skin fade, number 2 on top').last().waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  const note = await db
    .selectFrom('clientNotes')
    .select('authorId')
    .where('body', '=', 'Skin fade, number 2 on top')
    .executeTakeFirstOrThrow()
  expect(note.authorId).toBe(memberId)
  const book = drawer(page).getByRole('link', { name: 'Book' })
  expect(await book.getAttribute('href')).toMatch(/^\/employee\/dashboard\?tab=schedule&new=1/)
  expect(errors()).toEqual([])
})

test('a manager looks after the page of the shop, but not after the license of its owner', async () => {
  await letThem({ permissionLevel: 'manager' })
  const page = await open('shop', desktop)
  await page.getByLabel('Parking').fill('Behind the shop')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor(patient)
  const { parking } = await db
    .selectFrom('barberProfiles')
    .select('parking')
    .where('userId', '=', barberId)
    .executeTakeFirstOrThrow()
  expect(parking).toBe('Behind the shop')
  expect(await page.getByRole('button', { name: 'Change name or address' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: /new licen/ }).count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Services and prices' }).click()
  await page.waitForURL('**/employee/dashboard?tab=services')

  await nav(page).getByRole('link', { name: 'Reviews' }).click()
  await page.getByRole('article').first().waitFor(patient)
  await nav(page).getByRole('link', { name: 'Analytics' }).click()
  await page.getByRole('region', { name: 'The period in numbers' }).waitFor(patient)
})

test('with the right gone the tabs are gone at once, and their address leads to the overview', async () => {
  await letThem({ permissionLevel: 'manager' })
  const page = await open('services')
  await page.getByRole('button', { name: 'Add a service' }).waitFor(patient)
  const owner = await pageOf(stage, demo.barber, desktop)
  await visit(owner, '/barber/dashboard?tab=team')
  const { name } = await db
    .selectFrom('profiles')
    .select('name')
    .where('userId', '=', memberId)
    .executeTakeFirstOrThrow()
  await owner.getByRole('button', { name: `More about ${name}` }).click(patient)
  await owner.getByRole('menuitem').first().click()
  await owner.getByRole('radio', { name: /^Own calendar/ }).click(patient)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => tabsIn(page)).toEqual([])
  await expect.poll(() => heading(page).textContent()).toBe('Overview')

  for (const permissionLevel of ['self', 'desk'] as const) {
    await letThem({ permissionLevel })
    for (const tab of ['services', 'clients', 'reviews', 'analytics', 'shop', 'nonsense']) {
      await visit(page, `/employee/dashboard?tab=${tab}`)
      await expect.poll(() => heading(page).textContent()).toBe('Overview')
      await page.getByText(/^You work at/).waitFor(patient)
      expect(await tabsIn(page)).toEqual([])
    }
  }
  await letThem({ permissionLevel: 'self', seesReports: true })
  await visit(page, '/employee/dashboard?tab=analytics')
  await page.getByRole('region', { name: 'The period in numbers' }).waitFor(patient)
  expect(await tabsIn(page)).toEqual(['Analytics'])
})
