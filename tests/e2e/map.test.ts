// The map of barbers, its pins and clusters, and the equivalent list.
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Found } from '#contract/marketplace/search.ts'
import { findBarriersInBothThemes, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { url } = stage
const patient = { timeout: 15_000, interval: 50 }

// An open page keeps its live stream, and the number of streams per network is limited.
async function open(...[path, options]: Parameters<typeof stage.open>) {
  const page = await stage.open(path, options)
  onTestFinished(() => page.context().close())
  return page
}

async function openMap(path = '/map', options?: Parameters<typeof open>[1]) {
  const page = await open(path, options)
  await untilAlive(page)
  await marks(page).first().waitFor()
  return page
}

const marks = (page: Page) => page.locator('.map-pin, .map-cluster')
const canvasOf = (page: Page) => page.getByRole('region', { name: /^Map of barbers/ })
const sentence = (page: Page) =>
  page
    .getByText(/barbers? on this map|in this area/)
    .first()
    .textContent()

// The number of barbers that the pins and clusters stand for.
async function countMarked(page: Page) {
  const numbers = await page.locator('.map-cluster [aria-hidden]').allTextContents()
  const pins = await page.locator('.map-pin').count()
  return numbers.reduce((sum, number) => sum + Number(number), pins)
}

const listed = (page: Page) => page.locator('article h2').allTextContents()

test('every barber in view is on the map and on the list beside it', async () => {
  const page = await openMap()

  await expect.poll(() => sentence(page), patient).toMatch(/^\d+ barbers on this map$/)
  const total = Number.parseInt((await sentence(page))!, 10)
  await expect.poll(() => countMarked(page), patient).toBe(total)
  expect((await listed(page)).length).toBe(Math.min(24, total))
})

test('a pin is a button: its card has the way to the profile and to the booking', async () => {
  const page = await openMap()
  const pin = page.locator('.map-pin').first()
  expect(await pin.evaluate(({ tagName }) => tagName)).toBe('BUTTON')
  const name = (await pin.locator('.sr-only').textContent())!
  expect(name).toMatch(/^.+, from \$\d+, rated \d\.\d$/)
  expect(await pin.locator('[aria-hidden]').allTextContents()).toEqual([
    expect.stringMatching(/^from \$\d+$/),
    expect.stringMatching(/^★ \d\.\d$/),
  ])
  await pin.focus()
  await page.keyboard.press('Enter')

  const shop = name.split(', from')[0]!
  const card = page.getByRole('dialog', { name: `Selected: ${shop}` })
  await card.waitFor()
  const book = await card.getByRole('link', { name: 'Book', exact: true }).getAttribute('href')
  const profile = await card.getByRole('link', { name: 'View profile' }).getAttribute('href')
  expect(profile).toMatch(/^\/barber\/[\da-f-]{36}$/)
  expect(book).toBe(`${profile}?book=1`)
  expect(await pin.getAttribute('aria-pressed')).toBe('true')

  await page.keyboard.press('Escape')
  await expect.poll(() => card.count(), patient).toBe(0)
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  expect(focused).toContain(name)
})

test('pressing a number goes nearer, until its barbers stand alone', async () => {
  const page = await openMap()
  const before = await sentence(page)
  await page.locator('.map-cluster').first().click()

  await expect.poll(() => sentence(page), patient).not.toBe(before)
  await expect.poll(() => page.locator('.map-pin').count(), patient).toBeGreaterThan(0)
})

test('the arrow keys move the map, and the list goes along', async () => {
  const page = await openMap()
  const before = await listed(page)
  await canvasOf(page).focus()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(400)
  }

  await expect.poll(() => listed(page), patient).not.toEqual(before)
  const total = Number.parseInt((await sentence(page)) ?? '', 10)
  await expect.poll(async () => (await listed(page)).length, patient).toBe(Math.min(24, total))
})

test('a part without barbers says so, and the list leads on', async () => {
  const page = await open('/map?bbox=-94.8,29.2,-94.6,29.3')

  await page.getByRole('status').getByText('No barbers in this area').waitFor()
  const list = page.getByRole('link', { name: 'Show the whole city' })
  expect(await list.getAttribute('href')).toBe('/explore')
})

test('styles narrow the map and the list alike', async () => {
  const page = await openMap()
  await page.getByRole('link', { name: 'Kids' }).click()

  const answer = await fetch(`${url}/api/search/barbers?category=Kids`)
  const { total } = (await answer.json()) as Found
  await expect
    .poll(async () => Number.parseInt((await sentence(page)) ?? '', 10), patient)
    .toBeLessThanOrEqual(total)
  await expect.poll(() => page.url(), patient).toContain('category=Kids')
})

test('a phone shows the map or the list', async () => {
  const page = await openMap('/map', { viewport: phone })
  expect(await page.locator('article').first().isVisible()).toBe(false)
  await page.locator('.map-pin').last().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'List' }).click()

  await page.locator('article').first().waitFor()
  await page.waitForTimeout(1000)
  const total = Number.parseInt((await sentence(page))!, 10)
  expect(await listed(page)).toHaveLength(Math.min(24, total))
  expect(await canvasOf(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await canvasOf(page).waitFor()
})

test('where I am is asked only by pressing, and shown', async () => {
  const page = await openMap('/map', {
    permissions: ['geolocation'],
    geolocation: { latitude: 29.744, longitude: -95.396 },
  })
  expect(await page.locator('.map-dot').count()).toBe(0)
  await page.getByRole('button', { name: 'Show where I am' }).click()

  await page.locator('.map-dot').waitFor({ state: 'attached' })
})

test('a refused location has its sentence', async () => {
  const page = await openMap()
  await page.getByRole('button', { name: 'Show where I am' }).click()

  await page.getByText("Your browser didn't share your location.").waitFor()
})

test('the city is drawn without a tile server: nothing outside is asked for', async () => {
  const page = await open('/about')
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) outside.push(request.url())
  })
  await page.goto('/map')
  await marks(page).first().waitFor()

  expect(await page.locator('.map-freeway').count()).toBeGreaterThan(10)
  await page.locator('.map-neighborhood', { hasText: 'Downtown' }).waitFor({ state: 'attached' })
  expect(await page.locator('.leaflet-tile').count()).toBe(0)
  expect(outside).toEqual([])
})

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 900 }],
])('on %s nothing overflows, complains or stands in the way', async (_, viewport) => {
  const page = await openMap('/map', { viewport })
  const errors = listenForErrors(page)
  await page.locator('.map-pin').last().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book', exact: true }).waitFor()

  expect(await overflowPx(page)).toBe(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  expect(errors()).toEqual([])
})

test('a city without a drawing has its own plain map, and another city its drawing', async () => {
  const { id: cityId } = await stage.db
    .insertInto('cities')
    .values({
      name: 'Phoenix',
      state: 'AZ',
      timeZone: 'America/Phoenix',
      latitude: 33.4484,
      longitude: -112.074,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const name = 'Roosevelt Row'
  await stage.db
    .insertInto('cityPlaces')
    .values({ cityId, kind: 'neighborhood', name, latitude: 33.4642, longitude: -112.0617 })
    .execute()
  onTestFinished(async () => {
    await stage.db.deleteFrom('cities').where('id', '=', cityId).execute()
  })
  const cityAt = async (where: string) =>
    (await (await fetch(`${url}/api/search/city${where}`)).json()).name
  await expect.poll(() => cityAt('?latitude=33.4&longitude=-112'), patient).toBe('Phoenix')

  const page = await open('/map?city=Phoenix')
  const heard = listenForErrors(page)
  await page.locator('.map-name span', { hasText: name }).waitFor()
  expect(await page.locator('.map-grid').count()).toBeGreaterThan(0)
  expect(await page.locator('.map-freeway').count()).toBe(0)
  const box = (await canvasOf(page).boundingBox())!
  const at = (await page.locator('.map-name span', { hasText: name }).boundingBox())!
  const [acrossPx, downPx] = [
    at.x + at.width / 2 - (box.x + box.width / 2),
    at.y + at.height / 2 - (box.y + box.height / 2),
  ]
  expect(acrossPx).toBeGreaterThan(5)
  expect(acrossPx).toBeLessThan(40)
  expect(downPx).toBeLessThan(-10)
  expect(downPx).toBeGreaterThan(-60)

  await page.goto('/map')
  await page.locator('.map-freeway').first().waitFor({ state: 'attached' })
  expect(await page.locator('.map-grid').count()).toBe(0)
  expect(heard()).toEqual([])
})
