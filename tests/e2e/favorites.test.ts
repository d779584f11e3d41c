// Favorites: a guest's are in the browser and move into the account.
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBarriersInBothThemes, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo, signedInAs } from './people.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext } = stage
const mailbox = openMailbox(db)
const patient = { timeout: 15_000 }
const barbers = await db
  .selectFrom('barberProfiles')
  .select(['id', 'shopName'])
  .where('isApproved', '=', true)
  .where('isActive', '=', true)
  .orderBy('averageRating', 'desc')
  .orderBy('id')
  .limit(3)
  .execute()
const [first, second] = [barbers[0]!, barbers[1]!]

const contexts: BrowserContext[] = []
beforeEach(() => db.deleteFrom('rateLimits').execute())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function openContext(options = {}) {
  const context = await newContext({ viewport: phone, hasTouch: true, ...options })
  contexts.push(context)
  return context
}

async function openPage(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  await untilAlive(page)
  return page
}

const heart = (page: Page, isPressed: boolean) =>
  page.getByRole('button', {
    name: isPressed ? /^Remove .+ from favorites$/ : /^Save /,
    pressed: isPressed,
  })
const card = (page: Page, shopName: string) =>
  page.getByRole('link', { name: shopName, exact: true })
const savedHere = (page: Page) => page.evaluate(() => localStorage.getItem('guestFavorites'))

async function save(page: Page, { id }: { id: string }) {
  await page.goto(`/barber/${id}`)
  await untilAlive(page)
  await heart(page, false).first().click()
  await heart(page, true).first().waitFor(patient)
}

function savedBy(email: string) {
  return db
    .selectFrom('favorites')
    .innerJoin('users', 'users.id', 'userId')
    .select('barberProfileId as id')
    .where('email', '=', email)
    .orderBy('favorites.createdAt', 'desc')
    .execute()
}

describe('a guest', () => {
  test('is told how it works, saves two barbers, finds them after a reload, takes one off', async () => {
    const page = await openPage(await openContext(), '/guest/favorites')
    await page.getByText('No favorites yet', { exact: true }).waitFor(patient)
    const way = page.getByRole('main').getByRole('link', { name: 'Find barbers' })
    expect(await way.getAttribute('href')).toBe('/explore')

    await save(page, first)
    await page.reload()
    await heart(page, true).first().waitFor(patient)
    await save(page, second)
    expect(JSON.parse((await savedHere(page))!)).toEqual([second.id, first.id])

    await page.goto('/guest/favorites')
    await page.getByText('Create an account to keep these').waitFor(patient)
    await card(page, first.shopName).waitFor(patient)
    const book = page.getByRole('link', { name: `Book ${second.shopName}` })
    expect(await book.getAttribute('href')).toBe(`/barber/${second.id}?book=1`)

    const off = page.getByRole('button', { name: `Remove ${first.shopName} from favorites` })
    await off.click()
    await card(page, first.shopName).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, first.shopName).waitFor(patient)
    expect(JSON.parse((await savedHere(page))!)).toEqual([first.id, second.id])
  })

  test('sees in one tab what another one changes', async () => {
    const context = await openContext()
    const page = await openPage(context, '/guest/favorites')
    const other = await openPage(context, `/barber/${first.id}`)
    await page.getByText('No favorites yet', { exact: true }).waitFor(patient)
    await heart(other, false).first().click()
    await card(page, first.shopName).waitFor(patient)
    await page.getByRole('button', { name: `Remove ${first.shopName} from favorites` }).click()
    await heart(other, false).first().waitFor(patient)
  })

  test('is told when this browser holds no more', async () => {
    const page = await openPage(await openContext(), `/barber/${first.id}`)
    const full = Array.from({ length: 50 }, () => crypto.randomUUID())
    await page.evaluate((ids) => localStorage.setItem('guestFavorites', ids), JSON.stringify(full))
    await heart(page, false).first().click()
    await page.getByText(/This browser keeps up to 50 favorites/).waitFor(patient)
    expect(JSON.parse((await savedHere(page))!)).toEqual(full)
    await heart(page, false).first().waitFor()
  })

  test('keeps them at sign-up and sign-in, and the browser lets go only then', async () => {
    const email = 'heart@example.com'
    const page = await openPage(await openContext(), '/')
    await save(page, first)
    await save(page, second)
    await signUp(page, email)
    expect(JSON.parse((await savedHere(page))!)).toHaveLength(2)

    // Requests fail for a while.
    let losses = 0
    await page.route('**/api/favorites/merge', (route) => {
      losses++
      return route.abort()
    })
    await signIn(page, email)
    await page.waitForURL('**/client/dashboard*')
    await expect.poll(() => losses, patient).toBeGreaterThan(0)
    expect(JSON.parse((await savedHere(page))!)).toHaveLength(2)
    expect(await savedBy(email)).toEqual([])
    await page.unroute('**/api/favorites/merge')

    await page.goto('/client/dashboard?tab=favorites')
    await card(page, first.shopName).waitFor(patient)
    await card(page, second.shopName).waitFor(patient)
    await expect.poll(() => savedHere(page), patient).toBeNull()
    expect(await savedBy(email)).toEqual([{ id: second.id }, { id: first.id }])
  })
})

describe('a client', () => {
  test('saves and takes off on the server, and sees a refusal taken back', async () => {
    await db.deleteFrom('favorites').execute()
    const storageState = await signedInAs(stage, demo.client)
    const context = await openContext({ storageState })
    const page = await openPage(context, '/guest/favorites')
    const way = page.getByRole('link', { name: 'Go to your favorites' })
    await way.waitFor(patient)
    expect(await way.getAttribute('href')).toBe('/client/dashboard?tab=favorites')

    await save(page, first)
    await expect.poll(() => savedBy(demo.client), patient).toEqual([{ id: first.id }])
    expect(await savedHere(page)).toBeNull()

    await context.setOffline(true)
    await heart(page, true).first().click()
    await page.getByText("Couldn't save").waitFor(patient)
    await heart(page, true).first().waitFor(patient)
    await context.setOffline(false)

    await page.goto('/client/dashboard?tab=favorites')
    await page.getByRole('button', { name: `Remove ${first.shopName} from favorites` }).click()
    await page.getByText('No favorites yet', { exact: true }).waitFor(patient)
    await expect.poll(() => savedBy(demo.client), patient).toEqual([])
  })
})

test('both lists are open to everyone, light and dark', async () => {
  await db.deleteFrom('favorites').execute()
  const small = { width: 360, height: 740 }
  const guest = await openContext({ viewport: small })
  const page = await openPage(guest, '/')
  const errors = listenForErrors(page)
  await save(page, first)
  await page.goto('/guest/favorites')
  await card(page, first.shopName).waitFor(patient)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(errors()).toEqual([])

  const storageState = await signedInAs(stage, demo.client)
  const client = await openContext({ storageState, viewport: small })
  const tab = await openPage(client, '/client/dashboard?tab=favorites')
  await tab.getByText('No favorites yet', { exact: true }).waitFor(patient)
  expect(await findBarriersInBothThemes(tab)).toEqual([])
  await save(tab, first)
  await tab.goto('/client/dashboard?tab=favorites')
  await card(tab, first.shopName).waitFor(patient)
  expect(await findBarriersInBothThemes(tab)).toEqual([])
  expect(await overflowPx(tab)).toBeLessThanOrEqual(0)
})

async function signUp(page: Page, email: string) {
  await page.goto('/auth?mode=signup')
  await untilAlive(page)
  const client = /^Continue as a client/
  await page
    .getByRole('button', { name: client })
    .or(page.getByRole('link', { name: client }))
    .first()
    .click()
  await page.getByLabel('Full name').fill('Rosa Vega')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByLabel('Phone', { exact: true }).fill('(713) 555-0142')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.goto(await mailbox.linkIn(email, 'verify-email', '#token='))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page
    .getByRole('link', { name: /sign in/i })
    .first()
    .waitFor(patient)
}

async function signIn(page: Page, email: string) {
  await page.goto('/auth')
  await untilAlive(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
