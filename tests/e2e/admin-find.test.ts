// The way around the administration: the search over everything, the menu on a phone, and files.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage

test('Ctrl K finds a person by a misspelled name, a booking by its number, and a tab', async () => {
  const client = await newClient(stage)
  const name = 'Philomena Achterberg'
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  const { bookingNumber } = await db
    .selectFrom('bookings')
    .select('bookingNumber')
    .where('status', '=', 'completed')
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = await newPage('support@kempt.example', desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=users')
  await page.getByText(/people$/).waitFor()
  const find = async (text: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text)
  }

  await find('filomena achterburg')
  await page.getByRole('option', { name: /Philomena Achterberg/ }).waitFor()
  await clean(page)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()

  await find(bookingNumber)
  await page.getByRole('option', { name: new RegExp(bookingNumber) }).click()
  await page.getByRole('dialog').getByText(bookingNumber).first().waitFor()

  // A name finds the person before their bookings.
  const { name: regular } = await db
    .selectFrom('profiles as p')
    .innerJoin('bookings as k', 'k.clientId', 'p.userId')
    .select('p.name')
    .where('k.status', '=', 'completed')
    .limit(1)
    .executeTakeFirstOrThrow()
  await visit(page, '/admin/dashboard?tab=users')
  await page.getByText(/people$/).waitFor()
  await find(regular)
  const groups = page.getByRole('dialog').getByRole('group')
  await groups.filter({ hasText: 'K-' }).first().waitFor()
  expect(await groups.first().innerText()).not.toContain('K-')
  await page.keyboard.press('Escape')

  // Letters of several words do not make a match.
  await find('settings')
  await page.getByRole('option', { name: 'Account Settings' }).waitFor()
  expect(await page.getByRole('option', { name: 'Disputes' }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await visit(page, '/admin/dashboard?tab=users')
  await page.getByText(/people$/).waitFor()
  await find('barb')
  await page.getByRole('option', { name: 'Barbers', exact: true }).click()
  await page.getByRole('heading', { name: 'Barbers', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Barbers · Admin dashboard | Kempt')
  expect(errors()).toEqual([])
})

test('on a phone the bottom bar opens the menu and the search, without what is not theirs', async () => {
  const page = await newPage('finance@kempt.example')
  await visit(page, '/admin/dashboard?tab=all-bookings')
  const bar = page.getByRole('navigation', { name: 'Quick access' })
  await bar.getByRole('link', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Admin dashboard' })
  await menu.getByRole('link', { name: 'Users' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Feature Flags' }).count()).toBe(0)
  await clean(page)
  await menu.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  await menu.waitFor({ state: 'detached' })
  await bar.getByRole('link', { name: 'Find' }).click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await clean(page)
  await page.goBack()
  await page.getByRole('dialog').getByRole('combobox').waitFor({ state: 'detached' })
})

test('the filtered bookings are downloaded as a file', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, '/admin/dashboard?tab=all-bookings&status=no_show')
  const told = await page.getByText(/^[\d,]+ bookings$/).innerText()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString('utf8')
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toContain('Booking,State,Starts')
  expect(lines.length - 1).toBe(Number(told.replace(/\D/g, '')))
  expect(lines.slice(1).every((line) => line.split(',')[1] === 'No-show')).toBe(true)
})

test('a search applies while it is typed, and the box shows the word of the address', async () => {
  const page = await newPage(demo.admin)
  await visit(page, '/admin/dashboard?tab=users')
  const box = page.getByRole('searchbox')
  await box.fill('marcus')
  await page.waitForURL('**q=marcus**')
  await page.getByRole('link', { name: 'Suspended', exact: true }).first().click()
  await page.waitForURL((url) => !url.searchParams.has('q'))
  await expect.poll(() => box.inputValue()).toBe('')
  await page.goBack()
  await page.waitForURL('**q=marcus**')
  await expect.poll(() => box.inputValue()).toBe('marcus')
})

test('the keyboard moves through a list, opens a line and searches, until its keys are off', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, '/admin/dashboard?tab=users')
  await page.getByText(/people$/).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const lines = page.getByRole('main').getByRole('listitem').getByRole('button')
  await page.keyboard.press('j')
  expect(await focused()).toBe(await lines.nth(0).textContent())
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await focused()).toBe(await lines.nth(1).textContent())
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  // The list stays in use beside the drawer, and nothing covers it.
  const edge = (await drawer.boundingBox())?.x ?? 0
  const line = await lines.nth(1).boundingBox()
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(edge)
  await page.keyboard.press('j')
  expect(await focused()).toBe(await lines.nth(2).textContent())
  const opened = new URL(page.url()).searchParams.get('person')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('person') !== opened)
  await drawer.waitFor()
  await clean(page)
  await lines.nth(3).click()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  // Whoever uses the list keeps the focus there.
  expect(await focused()).toBe(await lines.nth(3).textContent())
  await lines.nth(1).focus()
  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  // The line gets the focus back after the drawer has gone.
  await expect.poll(focused).toBe(await lines.nth(1).textContent())
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.keyboard.type('jk/')
  expect(await page.getByRole('searchbox').inputValue()).toBe('jk/')
  await page.waitForURL('**q=jk**')
  await page.getByRole('searchbox').fill('')
  await page.waitForURL((url) => !url.searchParams.has('q'))
  await page.getByText(/people$/).waitFor()
  await clean(page)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.reload()
  await page.getByText('Shortcut keys are off.').waitFor()
  await page.keyboard.press('j')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BUTTON')
})
