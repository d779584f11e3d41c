// What people write is text on every screen of the administration. Every text of the database is a
// script injection. None may run, become an element or request a foreign server, and none may reach
// the CSP.
import { expect, test } from 'vitest'
import { lists } from '#server/features/admin-csv/lists.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { demo, signedInAs } from './people.ts'
import { byTheHouse, readByAdmins, readByOthers } from './smuggled/codes.ts'
import { adminPlaces, openAll } from './smuggled/opening.ts'
import { anywhere, payloads, readPage, watch } from './smuggled/payloads.ts'
import { plantEverywhere } from './smuggled/planting.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage({ SEED: 'demo' })
const newPage = pagesOn(stage)
const support = 'support@kempt.example'

const people = [
  ['an owner on a desktop', demo.admin, desktop, [anywhere]],
  ['support on a phone', support, phone, payloads],
] as const

const known = [...readByAdmins, ...readByOthers, ...byTheHouse]

// Some two hundred pages, drawers and dialogs.
const walkMs = 600_000

test.each(people)(
  '%s opens every list, drawer and dialog',
  async (_, email, viewport, texts) => {
    const page = await newPage(email, viewport)
    // Every row has just been written anew.
    page.setDefaultTimeout(45_000)
    const { planted, shownIn } = await plantEverywhere(stage, texts)
    expect.soft(planted.filter((column) => !known.includes(column))).toEqual([])
    const seen = await watch(page, stage.url)
    const read = new Set<string>()
    const shown = new Set<string>()
    const silent: string[] = []
    const broken: string[] = []
    let dialogs = 0
    // The owner opens the places without people's texts, too.
    const places = adminPlaces.filter(({ isPlain }) => email !== support || !isPlain)
    for (const place of places) {
      let isRead = false
      const look = async () => {
        const { made, text } = await readPage(page)
        expect(made, place.path).toEqual([])
        for (const column of shownIn(text)) shown.add(column)
        for (const each of texts.filter((each) => text.includes(each))) {
          read.add(each)
          isRead = true
        }
      }
      // All that does not open is named at the end. What ran may be why.
      dialogs += await openAll(page, place, look).catch((error: unknown) => {
        broken.push(`${place.path}: ${String(error)}`)
        return 0
      })
      expect(seen(), place.path).toEqual([])
      if (!isRead && !place.isPlain) silent.push(place.path)
    }
    expect.soft(broken).toEqual([])
    // Literally.
    expect.soft([...read].toSorted()).toEqual(texts.toSorted())
    if (email === support) return
    expect.soft(readByAdmins.filter((column) => !shown.has(column))).toEqual([])
    expect.soft(silent).toEqual([])
    expect(dialogs).toBeGreaterThan(60)
  },
  walkMs,
)

test('what a search finds is text too', async () => {
  const page = await newPage(demo.admin, desktop)
  const seen = await watch(page, stage.url)
  await visit(page, '/admin/dashboard?tab=users&q=onerror')
  await page.getByRole('main').getByText('<img src=x onerror=hit()>').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('onerror')
  await page.getByRole('option').filter({ hasText: 'onerror=hit()' }).first().waitFor()
  await clean(page)
  await visit(page, '/admin/dashboard?tab=book-appointment')
  const find = page.getByRole('searchbox').first()
  await find.fill('onerror')
  await find.press('Enter')
  const main = page.getByRole('main')
  await main.getByText('onerror=hit()').first().waitFor()
  expect((await readPage(page)).made).toEqual([])
  // On with whom it is for, where, and what.
  await main.getByRole('button', { name: 'onerror=hit()' }).first().click()
  await page.getByRole('searchbox', { name: 'Shop or barber' }).waitFor()
  await page
    .getByRole('region', { name: 'Barber' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('region', { name: 'Services' }).getByRole('checkbox').first().check()
  const { made, text } = await readPage(page)
  expect(made).toEqual([])
  expect(payloads.filter((each) => text.includes(each)).length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Continue to times' }).click()
  await page
    .getByRole('group', { name: /Morning|Afternoon|Evening/ })
    .first()
    .waitFor()
  expect((await readPage(page)).made).toEqual([])
  expect(seen()).toEqual([])
})

const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1']

test('a cell of a file is never a formula, and no file is shown as a page', async () => {
  const ids = await stage.db.selectFrom('profiles').select('userId').execute()
  for (const [index, { userId }] of ids.entries()) {
    const name = formulas[index % formulas.length]!
    await stage.db.updateTable('profiles').set({ name }).where('userId', '=', userId).execute()
  }
  await stage.db.updateTable('barberProfiles').set({ shopName: formulas[0]! }).execute()
  const ofPlatform = stage.db.updateTable('promotions').where('name', 'is not', null)
  await ofPlatform.set({ name: formulas[0]! }).execute()
  const { cookies } = await signedInAs(stage, demo.admin)
  const cookie = `${cookies[0]!.name}=${cookies[0]!.value}`
  const written: string[] = []
  for (const { name } of lists) {
    const answer = await fetch(`${stage.url}/api/admin/${name}.csv`, { headers: { cookie } })
    expect(answer.status, name).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const file = await answer.text()
    const cells = cellsOf(file)
    const hasRows = file.trim().includes('\n')
    expect(
      cells.some((cell) => /^'[=+\-@\t\r]/.test(cell)),
      name,
    ).toBe(hasRows)
    if (hasRows) written.push(name)
    const live = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?[\d.]+$/.test(cell))
    expect(live, name).toEqual([])
  }
  const filled = ['bookings', 'people', 'barbers', 'commission-rules', 'platform-offers']
  expect(written).toEqual(expect.arrayContaining([...filled, 'refunds', 'audit']))
})

// Without the quotes around a cell.
function cellsOf(file: string) {
  const found = file.matchAll(/"((?:[^"]|"")*)"|[^",\r\n]+/g)
  return [...found].map(([whole, quoted]) => quoted ?? whole)
}
