// Undo from the trail: the opposite action with its own confirmation, as long as nothing newer was done, and
// only for those who may do it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage

async function named(name: string) {
  const client = await newClient(stage)
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  return client
}

// Answers the dialog that is open.
async function confirm(page: Page, title: string, button: string | RegExp, reason: string) {
  const dialog = page.getByRole('alertdialog', { name: title })
  await dialog.getByLabel('Reason').fill(reason)
  await clean(page)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

const undo = (page: Page | Locator, line: string) =>
  page.getByRole('button', { name: `Undo: ${line}`, exact: true })

test('on a phone: a suspension is undone from its entry, and then the restoring', async () => {
  const client = await named('Philippa Wrongly')
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  const isActive = async () =>
    (
      await db
        .selectFrom('profiles')
        .select('isActive')
        .where('userId', '=', client.id)
        .executeTakeFirstOrThrow()
    ).isActive
  await visit(page, `/admin/dashboard?tab=users&person=${client.id}`)
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  await confirm(page, 'Suspend the account', 'Suspend the account', 'Mixed up with a namesake')
  expect(await isActive()).toBe(false)

  await visit(page, '/admin/roles?view=activity')
  await undo(page, 'Suspended: Philippa Wrongly').click()
  await confirm(page, 'Restore the account', 'Restore the account', 'The wrong person')
  await undo(page, 'Restored: Philippa Wrongly').waitFor()
  expect(await isActive()).toBe(true)
  // What was undone has no way back of its own.
  expect(await undo(page, 'Suspended: Philippa Wrongly').count()).toBe(0)
  await page.getByRole('button', { name: /^Restored: Philippa/ }).click()
  const entry = page.getByRole('dialog', { name: /^Entry/ })
  await undo(entry, 'Restored: Philippa Wrongly').click()
  const dialog = page.getByRole('alertdialog', { name: 'Suspend the account' })
  await dialog.getByText('No upcoming appointments.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await entry.waitFor()
  await clean(page)
  expect(errors()).toEqual([])

  const theirs = await newPage('finance@kempt.example', desktop)
  await visit(theirs, '/admin/roles?view=activity')
  await theirs.getByText('Mixed up with a namesake').waitFor()
  expect(await theirs.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
  await clean(theirs)
})

test('on a desktop: settings, a feature and a pause are as they were', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=settings')
  const booking = page.getByRole('region', { name: 'Booking', exact: true })
  await booking.getByLabel('Hold').fill('20')
  await booking.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'Save these changes?', 'Save changes', 'A longer hold')
  await page.getByText('Saved. It applies from now on.').first().waitFor()

  await visit(page, '/admin/dashboard?tab=features&flag=waitlist')
  const drawer = page.getByRole('dialog', { name: 'Waitlist' })
  await drawer.getByLabel('Share of people').fill('30')
  await drawer.getByRole('button', { name: 'Review the change' }).click()
  await page.getByRole('alertdialog').getByText('Have it now').waitFor()
  await confirm(page, 'Change “Waitlist”?', 'Save', 'Fewer offers')

  await visit(page, '/admin/dashboard?tab=features')
  await page.getByRole('button', { name: 'Pause: Text messages' }).click()
  await confirm(page, 'Pause: Text messages', 'Pause', 'The provider is down')

  await visit(page, '/admin/roles?view=activity')
  await undo(page, 'Changed settings: Booking').click()
  await page.getByRole('alertdialog').getByText('20 min').waitFor()
  await confirm(page, 'Undo this change?', 'Undo the change', 'Too long')
  await undo(page, 'Returned settings to an earlier version: Booking').waitFor()
  expect(await undo(page, 'Changed settings: Booking').count()).toBe(0)

  await undo(page, 'Changed a feature: Waitlist').click()
  await page.getByRole('alertdialog').getByText('Have it now').waitFor()
  await confirm(page, 'Change “Waitlist”?', 'Undo the change', 'Nobody minded')
  await page.getByText('Nobody minded').waitFor()

  await undo(page, 'Paused: Text messages').click()
  await confirm(page, 'Release: Text messages', 'Release', 'It is back')
  await undo(page, 'Released: Text messages').waitFor()
  await clean(page)
  expect(errors()).toEqual([])

  const { holdMinutes } = await db
    .selectFrom('settings')
    .select('holdMinutes')
    .executeTakeFirstOrThrow()
  expect(holdMinutes).toBe(10)
  const flags = await db
    .selectFrom('featureFlags')
    .select(['key', 'isEnabled', 'rolloutPercent'])
    .where('key', 'in', ['waitlist', 'sms_paused'])
    .orderBy('key')
    .execute()
  expect(flags).toMatchObject([
    { key: 'sms_paused', isEnabled: false },
    { key: 'waitlist', isEnabled: true, rolloutPercent: 100 },
  ])
})

test('a role of the administration is taken back, and given back', async () => {
  const client = await named('Quincy Mistaken')
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, '/admin/roles')
  await page.getByRole('button', { name: 'Give a role' }).click()
  const form = page.getByRole('dialog', { name: 'Give a role' })
  await form.getByRole('textbox', { name: 'Name or email' }).fill(client.email)
  await form.getByRole('radio', { name: /Analyst/ }).click()
  await form.getByLabel('Reason').fill('Joins the numbers team')
  await form.getByRole('button', { name: 'Give a role' }).click()
  await form.waitFor({ state: 'detached' })

  await visit(page, '/admin/roles?view=activity')
  await undo(page, 'Gave a role: Quincy Mistaken').click()
  await page.getByRole('alertdialog').getByText('Permissions lost: 5.').waitFor()
  await confirm(page, 'Take this role away?', 'Take away', 'Another Quincy')
  await undo(page, 'Took a role away: Quincy Mistaken').click()
  const dialog = page.getByRole('alertdialog', { name: 'Give the role back?' })
  await dialog.getByLabel('Last day').waitFor()
  await confirm(page, 'Give the role back?', 'Give it back', 'It was this one')
  await page.getByText('It was this one').waitFor()
  await clean(page)
  const grants = await db
    .selectFrom('adminGrants')
    .select('subRole')
    .where('userId', '=', client.id)
    .where('revokedAt', 'is', null)
    .execute()
  expect(grants).toEqual([{ subRole: 'analyst' }])
  expect(errors()).toEqual([])
})
