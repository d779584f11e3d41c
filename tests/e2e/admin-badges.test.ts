// Badges at the desk: this week's winners, a dry run, one removed and given back on a phone, the
// thresholds with their consequences, and the history.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { press } from './setup-kit.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
async function winner(badgeType: string) {
  return db
    .selectFrom('currentBadges as c')
    .innerJoin('barberProfiles as b', (join) => join.onRef('b.userId', '=', 'c.barberId'))
    .select(['b.id', 'b.userId', 'b.shopName'])
    .where('c.badgeType', '=', badgeType)
    .where('c.rank', '=', 1)
    .executeTakeFirstOrThrow()
}

async function act(page: Page, label: string, reason: string) {
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  const dialog = page.getByRole('alertdialog', { name: label })
  await dialog.getByLabel('Reason').fill(reason)
  await clean(page)
  await dialog.getByRole('button', { name: label }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a badge is removed with a reason, is off the page at once, and comes back', async () => {
  const { id, userId, shopName } = await winner('most_booked')
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, '/admin/badges')
  const booked = page.getByRole('region', { name: '🔥 Most Booked' })
  await booked.getByText('#1').waitFor()
  await clean(page)
  await booked.getByRole('button', { name: new RegExp(shopName) }).click()
  const drawer = page.getByRole('dialog', { name: '🔥 Most Booked' })
  await drawer.getByText(shopName).first().waitFor()
  await clean(page)
  await act(page, 'Remove the badge', 'Friends booked each other')
  await drawer.getByText('Can win it again from').first().waitFor()
  await drawer.getByText('Removed a badge').waitFor()
  await clean(page)

  const visitor = await newPage(demo.client)
  await visit(visitor, `/barber/${id}`)
  await visitor.getByRole('heading', { name: shopName }).first().waitFor()
  expect(await visitor.getByText('🔥 Most Booked').count()).toBe(0)
  const told = await db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  expect(told.message).toContain('Friends booked each other')

  await act(page, 'Give the badge back', 'They were real clients')
  await drawer.getByText('They were real clients').waitFor()
  await visitor.reload()
  await visitor.getByText('🔥 Most Booked').first().waitFor()
  expect(errors()).toEqual([])
})

test('a dry run names who would gain and lose', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/badges')
  await press(page, 'Start a dry run')
  const card = page.getByRole('region', { name: 'What if we ran it now?' })
  await card.getByText(/would gain a badge|Nothing would change/).waitFor()
  await card.getByText('candidates').first().waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('thresholds: out of bounds is refused, a change shows its effect and is kept', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, '/admin/badges?view=rules')
  const reviews = page.getByLabel('Reviews in 30 days')
  await reviews.fill('99')
  await press(page, 'Check the change')
  await page.getByText('Please stay within the limits').waitFor()
  await clean(page)
  await reviews.fill('30')
  await press(page, 'Check the change')
  const dialog = page.getByRole('alertdialog', { name: 'Change what it takes?' })
  await dialog.getByText(/0 would gain a badge, \d+ would lose one/).waitFor()
  await clean(page)
  await dialog.getByLabel('Reason').fill('Too easy to win')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Too easy to win').waitFor()
  await page.reload()
  await expect.poll(() => reviews.inputValue()).toBe('30')
  await clean(page)
  expect(errors()).toEqual([])
})

test('the history is filtered, and support has no badges', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/badges?view=history')
  await page.getByText(/awards$/).waitFor()
  await clean(page)
  await page.getByLabel('State').selectOption('revoked')
  await page.getByText('1 award', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('nobody has this name')
  await page.keyboard.press('Enter')
  await page.getByText('No award matches').waitFor()
  await clean(page)
  expect(errors()).toEqual([])

  const theirs = await newPage('support@kempt.example')
  await visit(theirs, '/admin/badges')
  await theirs.getByText('This isn’t part of your role').waitFor()
})
