// What guests, clients, barbers and employees write is text on every screen of the administration.
// Every such field contains one of twenty script injections. None may run or request a foreign
// server, and none may reach the CSP.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { demo, signedInAs } from './people.ts'
import { places, textFields } from './smuggled/fields.ts'
import { adminPlaces, openAll } from './smuggled/opening.ts'
import { payloads, watch } from './smuggled/payloads.ts'
import { plantEverywhere } from './smuggled/planting.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage({ SEED: 'demo' })
const newPage = pagesOn(stage)
const missing = await plantEverywhere(stage)
const support = 'support@kempt.example'

test('every text that people can write has its place, and every place is filled', () => {
  expect(textFields().toSorted()).toEqual(Object.keys(places).toSorted())
  expect(missing).toEqual([])
})

const people = [
  ['an owner on a phone', demo.admin, phone],
  ['an owner on a desktop', demo.admin, desktop],
  ['support on a phone', support, phone],
  ['support on a desktop', support, desktop],
] as const

// Some two hundred pages and dialogs each.
const aWalkMs = 300_000

test.each(people)(
  '%s opens every list, drawer and dialog',
  async (_, email, viewport) => {
    const page = await newPage(email, viewport)
    await sql`UPDATE sessions SET user_agent = ${payloads[4]}`.execute(stage.db)
    const seen = await watch(page, stage.url)
    let dialogs = 0
    for (const place of adminPlaces) {
      dialogs += await openAll(page, place)
      expect(seen(), place.path).toEqual([])
    }
    expect(dialogs).toBeGreaterThan(email === support ? 10 : 40)
  },
  aWalkMs,
)

test('the texts are shown as they were written, in lists and in what Ctrl K finds', async () => {
  const page = await newPage(demo.admin, desktop)
  const seen = await watch(page, stage.url)
  await visit(page, '/admin/dashboard?tab=users')
  await page.getByRole('main').getByText('<img src=x onerror=hit()>').first().waitFor()
  await visit(page, '/admin/dashboard?tab=barbers&show=approved')
  await page.getByRole('main').getByText('<svg onload=hit()>').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('onerror')
  await page.getByRole('option').filter({ hasText: 'onerror=hit()' }).first().waitFor()
  await clean(page)
  expect(seen()).toEqual([])
})

const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1']

test('a cell of a file is never a formula', async () => {
  const ids = await stage.db.selectFrom('profiles').select('userId').execute()
  for (const [index, { userId }] of ids.entries()) {
    const name = formulas[index % formulas.length]!
    await stage.db.updateTable('profiles').set({ name }).where('userId', '=', userId).execute()
  }
  const { cookies } = await signedInAs(stage, demo.admin)
  const cookie = `${cookies[0]!.name}=${cookies[0]!.value}`
  for (const list of ['bookings', 'people', 'audit']) {
    const answer = await fetch(`${stage.url}/api/admin/${list}.csv`, { headers: { cookie } })
    expect(answer.status, list).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const cells = cellsOf(await answer.text())
    expect(cells.filter((cell) => cell.startsWith("'=1+1")).length, list).toBeGreaterThan(0)
    const live = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?[\d.]+$/.test(cell))
    expect(live, list).toEqual([])
  }
})

// Without the quotes around a cell.
function cellsOf(file: string) {
  const found = file.matchAll(/"((?:[^"]|"")*)"|[^",\r\n]+/g)
  return [...found].map(([whole, quoted]) => quoted ?? whole)
}
