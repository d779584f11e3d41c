// A shop's calendar on a phone: bookings stay inside their cells, and the controls are visible.
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { dateIn, pageOf, visit } from './booking-kit.ts'
import { findBarriers, overflowPx } from './looks.ts'
import { demo } from './people.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const patient = { timeout: 20_000 }
const path = '/barber/dashboard?tab=bookings'
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function open(more: string) {
  const page = await pageOf(stage, demo.barber, phone)
  opened.push(page)
  await visit(page, path + more)
  return page
}

async function isInSight(element: Locator) {
  return element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return isInside && (each.contains(top) || (top?.contains(each) ?? false))
  })
}

test('the dialog for a new booking keeps its title and its button in sight', async () => {
  const page = await open('&new=1')
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  const title = dialog.getByRole('heading', { name: 'New booking' })
  const book = dialog.getByRole('button', { name: 'Book it' })
  await expect.poll(() => isInSight(book), patient).toBe(true)
  await dialog.getByLabel('Name').fill('Nina New')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel('Time').fill('00:00')
  await dialog.getByLabel('Day').fill(dateIn(0))
  await book.click()
  const refusal = dialog.getByText('That time has passed. Choose a later one.')
  await refusal.waitFor(patient)
  for (const each of [title, book, refusal])
    await expect.poll(() => isInSight(each), patient).toBe(true)
  expect(await findBarriers(page)).toEqual([])

  // The content scrolls under the title, not under the close button.
  const cross = (await dialog.getByRole('button', { name: 'Close' }).boundingBox())!
  const body = (await dialog.locator('.overflow-y-auto').first().boundingBox())!
  expect(body.y).toBeGreaterThanOrEqual(cross.y + cross.height)
})

test('in a month every number stays in its cell', async () => {
  const page = await open('&view=month')
  await page
    .getByRole('link', { name: /, \d+ / })
    .first()
    .waitFor(patient)
  const crossing = await page.locator('main li > a').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { right, bottom } = cell.getBoundingClientRect()
      return [...cell.querySelectorAll('span')]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.right > right || each.bottom > bottom).length
    }),
  )
  expect(crossing.length).toBeGreaterThanOrEqual(28)
  expect(crossing.filter((count) => count > 0)).toEqual([])
  const today = page.locator('main li > a .bg-primary')
  const { width, height } = (await today.boundingBox())!
  expect(Math.abs(width - height)).toBeLessThan(1)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
})

test('a week opens where today is', async () => {
  const page = await open('&view=week')
  const today = page.getByRole('region', { name: 'Calendar' }).getByRole('link', { name: /Today/ })
  await expect.poll(() => isInSight(today), patient).toBe(true)
})
