// The detours of a barber's setup on a phone, and the shop afterwards. barber-story.test.ts covers
// the direct way.
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { BarberId } from '#contract/ids.ts'
import { findListingByEmail } from '#server/features/approvals/queries.ts'
import { approve, requestChanges } from '#server/features/approvals/service.ts'
import { findBarriers, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { callerOn, demo, signedInAs } from './people.ts'
import * as steps from './setup-kit.ts'
import { heading, photo, press } from './setup-kit.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext } = stage
const caller = callerOn(stage)
const email = 'marcus@example.com'
await addBarber(email, 'Marcus Reed')

const contexts: BrowserContext[] = []
afterAll(async () => {
  for (const context of contexts) await context.close()
})

async function addBarber(address: string, name: string) {
  const at = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({ email: address, emailConfirmedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('profiles')
    .values({ userId: id, name, phone: '+17135550142', phoneVerifiedAt: at })
    .execute()
  await db.insertInto('userRoles').values({ userId: id, role: 'barber' }).execute()
}

async function openAs(address: string, path: string) {
  const storageState = await signedInAs(stage, address)
  const context = await newContext({ viewport: phone, storageState })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(path)
  await untilAlive(page)
  return page
}

const stored = async () => (await findListingByEmail(db, email))!.id!

async function clean(page: Page) {
  expect(await overflowPx(page)).toBe(0)
  expect(await findBarriers(page)).toEqual([])
}

describe('a new barber', () => {
  let page: Page
  let errors: () => string[]

  test('is sent from the dashboard to the setup, offline for a while, and goes on after a reload', async () => {
    page = await openAs(email, '/barber/dashboard')
    errors = listenForErrors(page)
    await page.waitForURL('**/barber/setup*')
    await heading(page, 'Tell clients who you are').waitFor()
    await page.getByLabel('Choose photo').setInputFiles(await photo('#775533'))
    await page.getByText('Photo saved').waitFor()
    await press(page, 'Next')
    await heading(page, 'Where you cut').waitFor()
    await page.getByRole('radio', { name: /On my own/ }).click()
    await page.context().setOffline(true)
    await page.getByLabel('Business name').fill('Third Ward Cuts')
    await page.getByText("Not saved yet: you're offline.", { exact: false }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByLabel('Address').fill('2401 Emancipation Ave, Houston, TX 77004')
    await page.getByLabel('Address').blur()
    await page.getByText('We found 77004.', { exact: false }).waitFor()
    const pin = page.getByRole('button', { name: /^Pin at 29\./ })
    const before = await pin.getAttribute('aria-label')
    await pin.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => pin.getAttribute('aria-label')).not.toBe(before)
    const after = await pin.getAttribute('aria-label')
    await page.getByText('Saved', { exact: true }).waitFor()

    await page.reload()
    await heading(page, 'Where you cut').waitFor()
    await pin.waitFor()
    expect(await pin.getAttribute('aria-label')).toBe(after)
    expect(await page.getByLabel('Business name').inputValue()).toBe('Third Ward Cuts')
    await clean(page)
    await press(page, 'Next')
  })

  test('shows the license, and is told what is not right', async () => {
    await heading(page, 'Your license').waitFor()
    await page.getByLabel('License number').fill('1')
    await page.getByLabel('Expires on').fill('2020-01-01')
    await press(page, 'Next')
    await page.getByText('A license number has 4 to 20 letters and digits').waitFor()
    await page.getByText('This license has expired').waitFor()
    await steps.showLicense(page)
    await press(page, 'Next')
    await steps.offerFade(page)
    await press(page, 'Next')
    await steps.openFromTuesday(page)
    await press(page, 'Next')
    await steps.showWork(page)
    await press(page, 'Next')
  })

  test('is told what is missing, with the way there, when something is', async () => {
    await heading(page, 'Review and submit').waitFor()
    const user = db.selectFrom('users').select('id').where('email', '=', email)
    const barber = user.$castTo<{ id: BarberId }>()
    const offering = (isActive: boolean) =>
      db.updateTable('services').set({ isActive }).where('barberId', 'in', barber).execute()
    await offering(false)
    await press(page, 'Send for approval')
    const alert = page.getByRole('alert').filter({ hasText: 'A few things are still missing' })
    await alert.getByText('Services: At least one service').waitFor()
    await clean(page)
    await alert.getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/barber/setup?step=services')
    await offering(true)
    await page.goto('/barber/setup?step=policy')
    await untilAlive(page)
  })

  test('submits the setup and previews the page that is not public yet', async () => {
    await heading(page, 'Review and submit').waitFor()
    await page.getByRole('radio', { name: /Moderate/ }).click()
    await expect.poll(() => page.getByText('Ready', { exact: true }).count()).toBe(6)
    await clean(page)
    await press(page, 'Send for approval')
    await page.getByText("We're reviewing your page").waitFor()
    await page.getByText('usually within 24 hours', { exact: false }).waitFor()
    await press(page, 'Preview my page')
    await page.getByRole('dialog').getByRole('heading', { name: 'Third Ward Cuts' }).waitFor()
    await clean(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const id = await stored()
    expect((await fetch(`${stage.url}/barber/${id}`)).status).toBe(404)
  })

  test('is asked for changes, makes them, and sends it again', async () => {
    const order = await steps.waiting(db, await stored())
    await requestChanges(caller, { ...order, reasons: { license: 'It is blurred' } })
    await heading(page, 'A few things to change').waitFor()
    await page.getByText('It is blurred').first().waitFor()
    await page.getByRole('link', { name: 'Fix License' }).click()
    await heading(page, 'Your license').waitFor()
    await page.getByLabel('Choose another photo').setInputFiles(await photo('#fedcba'))
    await page.getByText('Photo saved').waitFor()
    await page.getByRole('button', { name: /Policy and review/ }).click()
    await press(page, 'Send again')
    await page.getByText("We're reviewing your page").waitFor()
    expect(errors().filter((error) => !/ERR_INTERNET_DISCONNECTED|409/.test(error))).toEqual([])
  })
})

test('an approved barber is redirected from the setup', async () => {
  const page = await openAs(demo.barber, '/barber/setup')
  await page.waitForURL('**/barber/dashboard')
})

describe('nothing typed in the setup is lost', () => {
  const saved = (page: Page) => page.getByText('Saved', { exact: true })
  const unsaved = (page: Page) => page.getByText('Not saved yet', { exact: true })
  const other = 'rosa@example.com'

  async function openStep(step: string) {
    const page = await openAs(other, `/barber/setup?step=${step}`)
    return page
  }

  test('hours: Next saves them, a reload keeps them, and one of the two words stands there', async () => {
    await addBarber(other, 'Rosa Lee')
    const page = await openStep('hours')
    await press(page, 'Use Tue–Sat, 9 to 6')
    await unsaved(page).waitFor()
    expect(await saved(page).count()).toBe(0)

    await page.reload()
    await page.getByLabel('Closes, Tuesday').first().waitFor()
    expect(await saved(page).count()).toBe(0)
    await page.getByLabel('Closes, Tuesday').first().fill('17:00')

    // Leaves and comes back without a connection.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /Business/ }).click()
    await heading(page, 'Where you cut').waitFor()
    await page.getByRole('button', { name: /Hours/ }).click()
    await page.getByLabel('Closes, Tuesday').first().waitFor()
    expect(await page.getByLabel('Closes, Tuesday').first().inputValue()).toBe('17:00')
    await press(page, 'Next')
    await page.getByRole('alert').first().waitFor()
    await heading(page, 'When you work').waitFor()
    await page.context().setOffline(false)

    await press(page, 'Next')
    await heading(page, 'Show your work').waitFor()
    const { userId } = await db
      .selectFrom('profiles')
      .select('userId')
      .where('name', '=', 'Rosa Lee')
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('availabilityRules')
      .select(['weekday', 'openRange'])
      .where('providerId', '=', userId)
      .orderBy('weekday')
      .execute()
    expect(rows[0]).toMatchObject({ weekday: 2, openRange: '[540,1020)' })
    expect(rows).toHaveLength(5)
  })

  test('hours that are not right yet stay on their step, and are there after a reload', async () => {
    const page = await openStep('hours')
    await page.getByLabel('Opens, Tuesday').first().fill('18:00')
    await press(page, 'Next')
    await page.getByRole('alert').first().waitFor()
    expect(await heading(page, 'Show your work').count()).toBe(0)
    await page.reload()
    await page.getByLabel('Opens, Tuesday').first().waitFor()
    expect(await page.getByLabel('Opens, Tuesday').first().inputValue()).toBe('18:00')
    await press(page, 'Discard')
    await saved(page).waitFor()
  })

  test('the policy and a name typed without a connection are saved when it is back', async () => {
    const page = await openStep('policy')
    await page.getByRole('radio', { name: /Strict/ }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('radio', { name: /Strict/ }).click()
    expect(await page.getByRole('radio', { name: /Strict/ }).isChecked()).toBe(true)
    await expect.poll(() => saved(page).count()).toBe(0)
    await page.context().setOffline(false)
    await saved(page).waitFor()
    await page.reload()
    await page.getByRole('radio', { name: /Strict/, checked: true }).waitFor()

    await page.goto('/barber/setup?step=business')
    await heading(page, 'Where you cut').waitFor()
    await page.context().setOffline(true)
    await page.getByLabel('Business name').fill('Rosa and Sons')
    await press(page, 'Back')
    await heading(page, 'Tell clients who you are').waitFor()
    await page.context().setOffline(false)
    await page.goto('/barber/setup?step=business')
    await heading(page, 'Where you cut').waitFor()
    await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('Rosa and Sons')
    await saved(page).waitFor()
  })
})

describe('the shop tab', () => {
  test('a new name waits for a look, and is out the moment it is approved', async () => {
    const page = await openAs(demo.barber, '/barber/dashboard?tab=shop')
    const errors = listenForErrors(page)
    await page.getByText('Listed', { exact: true }).waitFor()
    await clean(page)
    await press(page, 'Change name or address')
    await page.getByLabel('Business name').fill('Cuts by the Bayou')
    await press(page, 'Send for review')
    await page.getByText('A change is being reviewed').waitFor()
    const { id } = (await findListingByEmail(db, demo.barber))!
    const nameNow = async () => (await fetch(`${stage.url}/api/barbers/${id}`)).json()
    expect((await nameNow()).shopName).not.toBe('Cuts by the Bayou')
    await approve(caller, { ...(await steps.waiting(db, id!)), reason: '' })
    await page
      .getByRole('region', { name: 'Name and address' })
      .getByText('Cuts by the Bayou')
      .waitFor()
    expect((await nameNow()).shopName).toBe('Cuts by the Bayou')
    expect(errors()).toEqual([])
  })

  test('a short link leads to the page; a pause hides it until it ends', async () => {
    const page = await openAs(demo.barber, '/barber/dashboard?tab=shop')
    await page.getByLabel('Your booking link').fill('by-the-bayou')
    await page
      .getByRole('region', { name: 'About the shop' })
      .getByRole('button', { name: 'Save' })
      .click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const visit = () => fetch(`${stage.url}/barber/by-the-bayou`)
    expect((await visit()).url).toMatch(/\/barber\/[\da-f-]{36}\?src=direct$/)
    await page.getByLabel('Back on').fill('2099-01-01')
    await press(page, 'Pause')
    await page.getByText('Paused until January 1, 2099').waitFor()
    await page.getByText(/is paused\. \d+ upcoming appointments stay in your calendar/).waitFor()
    expect((await visit()).status).toBe(404)
    await press(page, 'End the pause')
    await page.getByText('Listed', { exact: true }).waitFor()
  })
})
