// The lists of the administration: saved and shared views, actions on many rows, and what an empty
// list says.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const support = 'support@kempt.example'
const bookings = '/admin/dashboard?tab=all-bookings'
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true })

// A view is marked in the render that asks for its rows. The rows before are faded until then.
async function showsView(page: Page, name: string) {
  await expect.poll(() => view(page, name).getAttribute('aria-current')).toBe('true')
  await page.locator('.opacity-60').waitFor({ state: 'detached' })
}

test('a view is saved under a name, marked, shared, used by a colleague and deleted', async () => {
  const page = await newPage(support)
  const errors = listenForErrors(page)
  await visit(page, bookings)
  await page.getByText(/\d bookings$/).waitFor()
  expect(await page.getByRole('button', { name: 'Save view' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Booked through').selectOption('admin')
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByText('Please enter a name').waitFor()
  await dialog.getByLabel('Name').fill('Walk-ins')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByText('There is already a view with this name.').waitFor()
  expect(errors()).toEqual([expect.stringContaining('409')])
  await dialog.getByLabel('Name').fill('Made by us')
  await clean(page)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => view(page, 'Made by us').getAttribute('aria-current')).toBe('true')

  await view(page, 'Coming up').click()
  await page.waitForURL((url) => !url.searchParams.has('source'))
  await view(page, 'Made by us').click()
  await page.waitForURL('**source=admin**')
  await page.getByRole('button', { name: 'Options of the view Made by us' }).click()
  await page.getByRole('menuitem', { name: 'Rename or share' }).click()
  const change = page.getByRole('dialog', { name: 'Change this view' })
  await change.getByLabel('Share with everyone').click()
  await change.getByRole('button', { name: 'Save view' }).click()
  await change.waitFor({ state: 'detached' })
  await showsView(page, 'Made by us')
  await clean(page)

  const theirs = await newPage('finance@kempt.example', desktop)
  await visit(theirs, bookings)
  await view(theirs, 'Made by us, shared by Priya Raman').click()
  await theirs.waitForURL('**source=admin**')
  expect(await theirs.getByRole('button', { name: /Options of the view/ }).count()).toBe(0)
  await showsView(theirs, 'Made by us, shared by Priya Raman')
  await clean(theirs)

  await page.getByRole('button', { name: 'Options of the view Made by us' }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByText('It disappears for all your colleagues too.').waitFor()
  await sure.getByRole('button', { name: 'Delete view' }).click()
  await sure.waitFor({ state: 'detached' })
  await view(page, 'Made by us').waitFor({ state: 'detached' })
  expect(errors()).toEqual([])
})

test('a saved view that no longer fits keeps what fits', async () => {
  const { id: ownerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', support)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('savedViews')
    .values({
      list: 'bookings',
      name: 'From before',
      query: 'status=gone&source=employee&tab=users&from=yesterday',
      ownerId,
      createdBy: ownerId,
      position: 9,
    })
    .execute()
  const page = await newPage(support)
  const errors = listenForErrors(page)
  await visit(page, bookings)
  await view(page, 'From before').click()
  await page.waitForURL('**source=employee**')
  await expect.poll(() => view(page, 'From before').getAttribute('aria-current')).toBe('true')
  expect(new URL(page.url()).searchParams.get('tab')).toBe('all-bookings')
  expect(new URL(page.url()).searchParams.has('status')).toBe(false)
  expect(errors()).toEqual([])
})

test('bookings are chosen with the keyboard and followed up, with a report', async () => {
  const page = await newPage(support, desktop)
  const errors = listenForErrors(page)
  await visit(page, bookings)
  await page.getByText(/x to select, \/ to search/).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByText('2 selected').waitFor()
  await clean(page)
  await page.keyboard.press('x')
  await bar.getByText('1 selected').waitFor()
  await page.keyboard.press('x')
  await bar.getByRole('button', { name: 'Follow up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Follow up on 2 bookings' })
  await dialog.getByLabel('What needs to be done').fill('Call both shops')
  await clean(page)
  await dialog.getByRole('button', { name: 'Assign 2' }).click()
  const report = page.getByRole('dialog', { name: 'Following up on bookings' })
  await report.getByText('All 2 are done.').waitFor()
  await clean(page)
  expect(await deedsOf('assign-follow-up', 'Call both shops')).toBe(2)
  await report.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'detached' })

  // On a phone they are all closed again.
  const phone = await newPage(support)
  await visit(phone, '/admin/dashboard?tab=my-bookings')
  await phone.getByText('Call both shops').first().waitFor()
  await phone.getByRole('button', { name: 'Select' }).click()
  const rows = phone.getByRole('listitem').filter({ has: phone.getByText('Call both shops') })
  for (const box of await rows.getByRole('checkbox').all()) await box.click()
  await clean(phone)
  await phone.getByRole('button', { name: 'Mark done' }).click()
  await phone.getByRole('button', { name: 'Mark 2 done' }).click()
  await phone.getByText('All 2 are done.').waitFor()
  expect(await deedsOf('finish-follow-up', 'Call both shops')).toBe(2)
  expect(errors()).toEqual([])
})

async function deedsOf(action: string, reason: string) {
  const rows = await db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', action)
    .where('reason', '=', reason)
    .execute()
  return rows.length
}

test('all people who match get a link, and nothing found names the filter that blocks', async () => {
  for (const name of ['Quillon Marsh', 'Quillon Reed']) {
    const { id } = await newClient(stage)
    await db.updateTable('profiles').set({ name }).where('userId', '=', id).execute()
  }
  const page = await newPage(support)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=users&q=quillon')
  await page.getByText('2 people').waitFor()
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox', { name: 'Select Quillon Reed' }).click()
  await page.getByRole('button', { name: 'Select all 2 that match' }).click()
  await page.getByText('All 2 that match').waitFor()
  await page.getByRole('button', { name: 'Send links' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('2 emails go out.').waitFor()
  await dialog.getByLabel('Reason').fill('Their passwords leaked elsewhere')
  await clean(page)
  await dialog.getByRole('button', { name: 'Send 2' }).click()
  await page.getByText('All 2 are done.').waitFor()
  expect(await deedsOf('send-reset-link', 'Their passwords leaked elsewhere')).toBe(2)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Role').selectOption('admin')
  await page.getByText('Nobody matches').waitFor()
  await page.getByText('No results with “quillon”. Without it there are').waitFor()
  await clean(page)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await page.getByText('Nobody matches').waitFor({ state: 'detached' })
  expect(errors()).toEqual([])
})

test('clearing a search of bookings lists as many as it says', async () => {
  const page = await newPage(support)
  await visit(page, `${bookings}&q=zzzzqqqq`)
  const sentence = page.getByText(/Without it there are [\d,]+\+?\.$/)
  const [count = ''] = /[\d,]+\+?(?=\.$)/.exec((await sentence.textContent()) ?? '') ?? []
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await page.getByText(`${count} bookings`, { exact: true }).waitFor()
})

test('a list without a search does not offer its key', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, '/admin/dashboard?tab=commission')
  await page.getByText('j and k to move').waitFor()
  expect(await page.getByText('/ to search').count()).toBe(0)
})

test('reports are found by a number, kept as a view and saved as a file', async () => {
  const page = await newPage(support)
  const errors = listenForErrors(page)
  await visit(page, `${bookings}&view=reports`)
  await page.getByText(/\d reports$/).waitFor()
  const [number = ''] = /K-\d+/.exec(await page.getByRole('main').innerText()) ?? []
  await page.getByRole('searchbox', { name: 'Booking number, client or business' }).fill(number)
  await page.getByText('1 report', { exact: true }).waitFor()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toBe('kempt-problem-reports.csv')
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill('To call')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await dialog.waitFor({ state: 'detached' })
  await showsView(page, 'To call')
  await clean(page)
  await page.getByRole('searchbox').fill('nobody has this name')
  await page.getByText('Nothing matches').waitFor()
  await page.getByText('No results with “nobody has this name”. Without it there are').waitFor()
  await clean(page)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await page.getByText(/\d reports$/).waitFor()
  await view(page, 'To call').click()
  await page.getByText('1 report', { exact: true }).waitFor()
  expect(errors()).toEqual([])
})

test('the trail opens an entry by its address, and is filtered by day and kind', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, '/admin/roles?view=activity')
  await page.getByText(/entries$/).waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('About').selectOption('settings')
  await page
    .getByRole('button', { name: /changed settings/i })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /^Entry \d+/ })
  await drawer.getByText('About').waitFor()
  await clean(page)
  const { searchParams } = new URL(page.url())
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  await visit(page, `/admin/roles?view=activity&entry=${searchParams.get('entry')}`)
  await drawer.getByText('About').waitFor()
  await visit(page, '/admin/roles?view=activity&entry=999999999')
  await page.getByText('This entry doesn’t exist').waitFor()
  await visit(page, '/admin/roles?view=activity&about=settings&to=2001-01-01')
  await page.getByText('No results with To: 2001-01-01.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Clear the filter “To”' }).click()
  await page.getByText(/entr(y|ies)$/).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('kempt-audit.csv')
  expect(errors()).toEqual([])
})
