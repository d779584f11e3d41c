// The settings of the platform in a browser: a section is saved and returned to, two owners do not
// overwrite each other, a city is closed, and a theme is tried before everyone sees it.
import type { Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { demoSecret } from '#db/seed/people.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/admin/dashboard?tab=settings'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function confirm(page: Page, reason: string, name = 'Save these changes?') {
  const dialog = page.getByRole('alertdialog', { name })
  await dialog.getByLabel('Reason').fill(reason)
  await clean(page)
  await dialog.getByRole('button', { name: /^(Save changes|Return to this)$/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

const settings = () => db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()

test('an owner changes a rule with an old code, sees what changes, and returns to before', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const booking = section(page, 'Booking')
  const hold = booking.getByLabel('Hold')
  await hold.waitFor()
  await clean(page)

  await hold.fill('40')
  await booking.getByRole('button', { name: 'Save' }).click()
  await booking.getByText('Enter a whole number from 5 to 30').waitFor()
  await hold.fill('15')
  await booking.getByText('A chosen time is kept for 15 minutes').waitFor()
  await booking.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Save these changes?' })
  await dialog.getByText('10 min').waitFor()
  await dialog.getByText('15 min').waitFor()

  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .execute()
  await db.updateTable('secondFactors').set({ lastStep: 0 }).execute()
  await confirm(page, 'Guests ran out of time')
  const code = page.getByRole('dialog', { name: 'Is it still you?' })
  await code
    .getByLabel(/code/i)
    .first()
    .fill(new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate())
  await code.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Saved. It applies from now on.').first().waitFor()
  expect((await settings()).holdMinutes).toBe(15)

  await booking.getByRole('button', { name: 'History: Booking' }).click()
  const history = page.getByRole('dialog', { name: 'History: Booking' })
  await history.getByText('Guests ran out of time').waitFor()
  await clean(page)
  await history.getByRole('button', { name: 'Return to this: before the first change' }).click()
  await confirm(page, 'Barbers complained', 'Return to what was there before the first change?')
  await history.getByText('Barbers complained').waitFor()
  expect((await settings()).holdMinutes).toBe(10)
  await page.keyboard.press('Escape')
  await expect.poll(() => hold.inputValue()).toBe('10')
  // The call that was refused because of the old code.
  expect(errors().filter((text) => !text.includes('403'))).toEqual([])
})

test('of two owners the second is told, keeps what they typed and gets the rest', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, tab)
  const visits = section(page, 'After the appointment')
  await visits.getByLabel('Asking for a review').fill('6')

  const other = await newPage(demo.admin, desktop)
  await visit(other, tab)
  const theirs = section(other, 'After the appointment')
  await theirs.getByLabel('Never closed').fill('72')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await confirm(other, 'Three days')
  await other.getByText('Saved. It applies from now on.').first().waitFor()

  await visits.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'Not while they are still in the chair')
  await visits.getByText('Someone else saved this in the meantime.').waitFor()
  await expect.poll(() => visits.getByLabel('Never closed').inputValue()).toBe('72')
  expect(await visits.getByLabel('Asking for a review').inputValue()).toBe('6')
  await clean(page)
  await visits.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Save these changes?' })
  expect(await dialog.getByLabel('Reason').inputValue()).toBe(
    'Not while they are still in the chair',
  )
  expect(await dialog.getByText('Never closed').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved. It applies from now on.').first().waitFor()
  expect(await settings()).toMatchObject({ closeUntouchedHours: 72, reviewAskHours: 6 })
})

test('a city is opened with its numbers, and the default city cannot be closed', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, `${tab}&view=cities`)
  const denver = page.getByRole('article', { name: 'Denver, CO' })
  await denver.getByText('Closed').waitFor()
  await denver.getByText('1 barber').waitFor()
  await clean(page)
  await denver.getByRole('button', { name: 'Change Denver, CO' }).click()
  const form = page.getByRole('dialog', { name: 'City: Denver' })
  await form.getByRole('switch', { name: 'Open to visitors' }).click()
  await clean(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Visitors find this city from now on: 1 barber.').waitFor()
  await confirm(page, 'The second city opens')
  await denver.getByText('Open', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Change Houston, TX' }).click()
  const home = page.getByRole('dialog', { name: 'City: Houston' })
  await home.getByRole('switch', { name: 'Open to visitors' }).click()
  await home.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Not found anymore: \d+ barbers/).waitFor()
  await confirm(page, 'Only to try')
  await home.getByText('This is the default city. Choose another one first.').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add a city' }).click()
  const added = page.getByRole('dialog', { name: 'Add a city' })
  await added.getByLabel('Name').fill('Tulsa')
  await added.getByRole('button', { name: 'Add a city' }).click()
  await added.getByText('Enter the two letters of the state').waitFor()
  await clean(page)
  await added.getByLabel('State').fill('ok')
  await added.getByLabel('Latitude').fill('36.154')
  await added.getByLabel('Longitude').fill('-95.9928')
  await added.getByLabel('Time zone').selectOption('America/Chicago')
  await added.getByRole('button', { name: 'Add a city' }).click()
  await confirm(page, 'Asked for by three shops', 'Add this city?')
  await page.getByRole('article', { name: 'Tulsa, OK' }).getByText('0 barbers').waitFor()
  expect(errors().filter((text) => !text.includes('409'))).toEqual([])
})

test('a theme is tried in both modes, refused when it is too light, and seen by visitors', async () => {
  const visitor = await stage.open('/')
  const primaryOf = (page: Page, selector: string) =>
    page.evaluate(
      (found) =>
        getComputedStyle(document.querySelector(found)!).getPropertyValue('--primary').trim(),
      selector,
    )
  const before = await primaryOf(visitor, 'html')
  const page = await newPage(demo.admin, desktop)
  await visit(page, `${tab}&view=theme`)
  const theme = section(page, 'Theme')
  const actions = theme.getByRole('textbox', { name: 'Actions and links', exact: true })
  await actions.waitFor()
  await clean(page)
  const picked = (name: string) => theme.getByLabel(`Pick: ${name}`, { exact: true }).inputValue()
  await expect.poll(() => picked('Actions and links')).toBe('#095c86')
  expect(await picked('Brand mark')).toBe('#b41d27')
  await actions.fill('rgba(0, 0, 0, 0)')
  await theme.getByRole('button', { name: 'Save' }).click()
  await theme.getByText('This color is see-through. Enter a solid one.').waitFor()
  await actions.fill('#ffd500')
  await expect.poll(() => picked('Actions and links')).toBe('#ffd500')
  await theme.getByText(/Contrast 1\.\d : 1, needs 4\.5/).waitFor()
  await theme.getByRole('button', { name: 'Save' }).click()
  await theme.getByText('Too light to be read on our backgrounds.').waitFor()
  await clean(page)

  await actions.fill('#7a1f3d')
  await theme.getByText(/Contrast \d+\.\d : 1$/).waitFor()
  expect(await primaryOf(page, '[data-mode=light]')).toBe('340.2 59.5% 30%')
  expect(await primaryOf(page, '[data-mode=dark]')).toMatch(/^340.2 59.5% [5-9]\d/)
  expect(await primaryOf(page, 'html')).toBe(before)
  await clean(page)
  await theme.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'A new brand')
  await expect.poll(() => primaryOf(visitor, 'html'), { timeout: 10_000 }).toBe('340.2 59.5% 30%')
  await visitor.context().close()

  await theme.getByRole('button', { name: 'History: Theme' }).click()
  await page.getByRole('button', { name: 'Return to this: before the first change' }).click()
  await confirm(page, 'The old one was better', 'Return to what was there before the first change?')
  await expect.poll(() => primaryOf(page, 'html'), { timeout: 10_000 }).toBe(before)
})

test('finance looks and cannot save; their own account has password, two steps and sessions', async () => {
  const page = await newPage('finance@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, tab)
  await page.getByText('You can look at the settings. Owners change them.').waitFor()
  await section(page, 'Booking').getByLabel('Hold').waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  expect(await section(page, 'Booking').getByLabel('Hold').isDisabled()).toBe(true)
  await clean(page)
  await visit(page, '/admin/dashboard?tab=account-settings&section=security')
  await page.getByText("Administrators need it, so it can't be turned off.").waitFor()
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Change password' }).waitFor()
  await page.getByRole('button', { name: /Sessions|Devices/ }).waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})
