// An owner sees the app as a client sees it: from the drawer and back, with the banner on every
// screen, and without changing anything.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { findBarriersInBothThemes } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
await db.insertInto('featureFlags').values({ key: 'impersonation', isEnabled: true }).execute()

const start = 'See Kempt as they do'
const bannerOn = (page: Page) => page.getByRole('complementary', { name: 'Someone else’s account' })

async function startFor(page: Page, id: string, name: string) {
  await visit(page, `/admin/dashboard?tab=users&person=${id}`)
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('button', { name: start }).click()
  const dialog = page.getByRole('alertdialog', { name: start })
  await dialog.getByText(/gets a notification and an email/).waitFor()
  const go = dialog.getByRole('button', { name: start })
  expect(await go.isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').fill('Cannot find the appointment')
  await clean(page)
  await go.click()
  await page.waitForURL(/\/client\/dashboard/)
  await bannerOn(page).getByText(`You’re seeing Kempt as ${name}.`).waitFor()
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('from the drawer and back, on a %s', async (_, viewport) => {
  const client = await newClient(stage)
  const name = `Wanda Looker ${viewport.width}`
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  const page = await newPage(demo.admin, viewport)
  await startFor(page, client.id, name)
  await bannerOn(page).getByText('15 minutes left.').waitFor()
  await clean(page)
  expect(await findBarriersInBothThemes(page)).toEqual([])

  // On a public page, after scrolling, in another tab.
  await visit(page, '/about')
  await bannerOn(page).waitFor()
  await page.evaluate(() => scrollTo(0, 1000))
  const { y = -1 } = (await bannerOn(page).boundingBox()) ?? {}
  expect(y).toBe(0)
  const other = await page.context().newPage()
  await other.goto('/explore')
  await bannerOn(other).waitFor()

  await visit(page, '/settings?section=profile')
  await page.getByLabel('Full name', { exact: true }).last().fill('Somebody Else')
  await page.getByLabel('Phone', { exact: true }).last().fill('7135550171')
  await page.getByRole('button', { name: 'Save changes' }).last().click()
  await page
    .getByText(/you can't change anything/)
    .first()
    .waitFor()
  await clean(page)

  await bannerOn(page).getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL(/\/admin\/dashboard\?tab=users&person=/)
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByText('Cannot find the appointment').first().waitFor()
  expect(await bannerOn(page).count()).toBe(0)
  await bannerOn(other).waitFor({ state: 'detached' })
  const told = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', client.id)
    .execute()
  expect(told).toEqual([{ title: 'We looked at your account' }])
  const { name: kept } = await db
    .selectFrom('profiles')
    .select('name')
    .where('userId', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(kept).toBe(name)
})

test('it stops by itself when the time is over', async () => {
  const client = await newClient(stage)
  await db
    .updateTable('profiles')
    .set({ name: 'Tim Tock' })
    .where('userId', '=', client.id)
    .execute()
  const page = await newPage(demo.admin)
  await startFor(page, client.id, 'Tim Tock')
  await db
    .updateTable('impersonations')
    .set({ endsAt: new Date(Date.now() + 2500).toISOString() })
    .where('userId', '=', client.id)
    .execute()
  await visit(page, '/settings')
  await page.waitForURL(/\/admin\/dashboard\?tab=users/)
  await bannerOn(page).waitFor({ state: 'detached' })
  await page.getByText(/people$/).waitFor()
})

test('without the flag there is no button', async () => {
  const client = await newClient(stage)
  await db.updateTable('featureFlags').set({ isEnabled: false }).execute()
  const page = await newPage(demo.admin)
  await visit(page, `/admin/dashboard?tab=users&person=${client.id}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Suspend the account' }).waitFor()
  expect(await drawer.getByRole('button', { name: start }).count()).toBe(0)
})
