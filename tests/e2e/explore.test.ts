// Finding a barber: the list, its filters in the address, and the map.
import type { ElementHandle, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Found } from '#contract/marketplace/search.ts'
import { dateIn } from './booking-kit.ts'
import {
  findBarriers,
  findBarriersInBothThemes,
  layoutShift,
  listenForErrors,
  overflowPx,
  untilAlive,
} from './looks.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { url } = stage
const patient = { timeout: 15_000, interval: 50 }

async function found(query: string): Promise<Found> {
  return (await fetch(`${url}/api/search/barbers?${query}`)).json() as Promise<Found>
}

async function namesBy(query: string) {
  return (await found(query)).barbers.map(({ shopName }) => shopName).toSorted()
}

async function shown(page: Page) {
  // Not by role: an open sheet hides everything else from queries by role.
  const headings = page.locator('section[aria-label="Results"] article h3')
  return (await headings.allTextContents()).toSorted()
}

// An open page keeps its live stream, and the number of streams per network is limited.
async function open(...[path, options]: Parameters<typeof stage.open>) {
  const page = await stage.open(path, options)
  onTestFinished(() => page.context().close())
  return page
}

async function openAlive(path: string, options?: Parameters<typeof open>[1]) {
  const page = await open(path, options)
  await untilAlive(page)
  return page
}

const search = (page: Page) => new URL(page.url()).search

test('the first results are in the HTML, and the form works without a script', async () => {
  const page = await open('/explore?category=Fades&city=Houston', { javaScriptEnabled: false })

  expect(await page.title()).toBe('Fades in Houston | Kempt')
  expect(await shown(page)).toEqual(await namesBy('category=Fades&city=Houston'))
  await page.getByRole('searchbox').fill('beard')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/q=beard/)
  expect(search(page)).toContain('category=Fades')
})

const filters: [name: string, param: string, asked: string][] = [
  ['Morning', 'time_of_day=morning', 'timeOfDay=morning'],
  ['Up to $25', 'price_max=25', 'priceMaxCents=2500'],
  ['4.8 and up', 'rating_min=4.8', 'ratingMin=4.8'],
  ['Within 3 mi', 'distance_mi=3', 'distanceMiles=3'],
  ['Spanish', 'lang=spanish', 'language=es'],
  ['Pay at the shop', 'payment=pay_at_shop', 'payment=pay_at_shop'],
  ['Most booked', 'badge=most_booked', 'badge=most_booked'],
]

test('each filter narrows the list, and going back widens it', async () => {
  const page = await openAlive('/explore?near=Montrose')
  const all = await shown(page)
  for (const [name, param, asked] of filters) {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

    await expect.poll(() => search(page), patient).toBe(`?near=Montrose&${param}`)
    const named = { ...patient, message: name }
    await expect.poll(() => shown(page), named).toEqual(await namesBy(`near=Montrose&${asked}`))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
    await page.getByRole('list', { name: 'Active filters' }).waitFor()

    await page.goBack()
    expect(search(page), name).toBe('?near=Montrose')
    await expect.poll(() => shown(page), named).toEqual(all)
  }
})

const switches: typeof filters = [
  ['Takes walk-ins', 'walk_ins=true', 'walkIns=true'],
  ['Has an offer', 'offers=true', 'offers=true'],
  ['Wheelchair accessible', 'accessible=true', 'accessible=true'],
  ['Open today', 'open_today=true', 'openToday=true'],
]

test('each switch filters, and is taken off by its chip', async () => {
  const page = await openAlive('/explore')
  for (const [name, param, asked] of switches) {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('dialog').getByRole('switch', { name }).click()

    await expect.poll(() => search(page), patient).toBe(`?${param}`)
    const names = await namesBy(asked)
    const named = { ...patient, message: name }
    if (names.length > 0) await expect.poll(() => shown(page), named).toEqual(names)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect.poll(() => search(page), patient).toBe('')
  }
})

test('a day can be chosen, and takes the place of today', async () => {
  const page = await openAlive('/explore?open_today=true')
  const date = dateIn(3)
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await page.getByRole('dialog').getByLabel('Day').and(page.locator('input')).fill(date)

  await expect.poll(() => search(page), patient).toBe(`?date=${date}`)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.poll(() => search(page), patient).toBe('')
})

test('styles are links, and pressing the current one takes it away', async () => {
  const page = await openAlive('/explore')
  const styles = page.getByRole('navigation', { name: 'Styles' })
  await styles.getByRole('link', { name: 'Kids' }).click()

  await expect.poll(() => search(page), patient).toBe('?category=Kids')
  await expect.poll(() => page.title(), patient).toBe('Kids in Houston | Kempt')
  await expect.poll(() => shown(page), patient).toEqual(await namesBy('category=Kids'))
  await styles.getByRole('link', { name: 'Kids' }).click()
  await expect.poll(() => search(page), patient).toBe('')
})

test('a place is found by its beginning, with the keyboard', async () => {
  const page = await openAlive('/explore?q=fade')
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('mont')
  await page.getByRole('option', { name: /Montrose/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect.poll(() => search(page), patient).toBe('?q=fade&near=Montrose')
  await page.getByText(/barbers? near Montrose/).waitFor()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('nearest')
  await expect.poll(() => search(page), patient).toContain('sort=nearest')
  const { barbers } = await found('q=fade&near=Montrose&sort=nearest')
  const first = page.locator('article').first()
  await expect.poll(() => first.locator('h3').textContent(), patient).toBe(barbers[0]!.shopName)
  expect(await first.textContent()).toContain('mi away')
})

test('the location is used only when it is asked for', async () => {
  const page = await openAlive('/explore', {
    permissions: ['geolocation'],
    geolocation: { latitude: 29.74412, longitude: -95.39567 },
  })
  expect(search(page)).toBe('')
  await page.getByRole('button', { name: 'Use my location' }).click()

  await expect.poll(() => search(page), patient).toBe('?lat=29.744&lng=-95.396')
  await page.getByText(/barbers near you/).waitFor()
})

test('a refused location is answered with another way', async () => {
  const page = await openAlive('/explore')
  await page.getByRole('button', { name: 'Use my location' }).click()

  await page.getByText("Your browser didn't share your location.").waitFor()
  expect(search(page)).toBe('')
})

test('a wrong letter does not matter, and is told', async () => {
  const page = await openAlive('/explore')
  await page.getByRole('searchbox').fill('fadde')
  await page.keyboard.press('Enter')

  await page.getByText('Showing results for “fade”').waitFor()
  expect(search(page)).toBe('?q=fadde')
  expect((await shown(page)).length).toBeGreaterThan(0)
})

test('when nothing fits, the filter in the way is named and can be taken off', async () => {
  const page = await openAlive('/explore?price_max=2')

  await page.getByText('Nobody matches this filter: the price').waitFor()
  await page.getByRole('heading', { name: 'Closest matches' }).waitFor()
  expect((await shown(page)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove this filter' }).click()
  await expect.poll(() => search(page), patient).toBe('')
  await page.getByRole('heading', { name: /barbers in Houston/ }).waitFor()
})

test('an opening is the way to its booking, the card the way to the barber', async () => {
  const page = await openAlive('/explore')
  const [barber] = (await found('')).barbers.filter(({ openings }) => openings.length > 0)
  const card = page.locator('article', { hasText: barber!.shopName }).first()
  const { startsAt, serviceId } = barber!.openings[0]!
  const opening = card
    .getByRole('list', { name: /openings/ })
    .getByRole('link')
    .first()
  expect(await opening.textContent()).toMatch(/^(Today|\w{3}|\w{3} \d+) \d+:\d{2} [AP]M$/)
  await opening.click()

  await page.waitForURL(`**/barber/${barber!.id}?*`)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    book: '1',
    service: serviceId,
    start: startsAt,
  })
})

test('turning the page leads to the head of the list, going back to where one was', async () => {
  const page = await openAlive('/explore')
  await page.getByRole('link', { name: 'Next page' }).click()

  await expect.poll(() => search(page), patient).toBe('?page=2')
  const isOnHeading = () => document.activeElement?.tagName === 'H2'
  await expect.poll(() => page.evaluate(isOnHeading), patient).toBe(true)
  await expect.poll(() => shown(page), patient).toEqual(await namesBy('page=2'))
  await page.goBack()
  await expect.poll(() => shown(page), patient).toEqual(await namesBy(''))
})

test('a phone gets the map, and its script, when it asks for it', async () => {
  const page = await openAlive('/explore', { viewport: phone })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  expect(await page.locator('.map-canvas').count()).toBe(0)
  await page.getByRole('button', { name: 'Map', exact: true }).click()

  await page.locator('.map-pin, .map-cluster').first().waitFor()
  expect(await page.locator('article').count()).toBe(0)
  expect(fetched.filter((each) => !each.startsWith(url))).toEqual([])
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.locator('article').first().waitFor()
})

test('a map that is left while it zooms leaves quietly', async () => {
  const page = await openAlive('/explore', { viewport: phone })
  const errors = listenForErrors(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.locator('.map-pin, .map-cluster').first().waitFor()
  const list = await page.getByRole('button', { name: 'List', exact: true }).elementHandle()
  await page.evaluate((list) => {
    const leave = () => (document.querySelector('.leaflet-zoom-anim') ? list!.click() : wait())
    const wait = () => void requestAnimationFrame(leave)
    wait()
  }, list as ElementHandle<HTMLElement>)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()

  await page.locator('.map-canvas').waitFor({ state: 'detached' })
  await page.waitForTimeout(500)
  expect(errors()).toEqual([])
})

test('moving the map searches there only when that is wished', async () => {
  const page = await openAlive('/explore')
  const canvas = page.getByRole('region', { name: /^Map of barbers/ })
  await page.locator('.map-pin, .map-cluster').first().waitFor()
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(1000)
  expect(search(page)).toBe('')

  await page.getByRole('switch', { name: 'Search as I move the map' }).click()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => search(page), patient).toMatch(/^\?bbox=-9/)
  await page.getByText(/barbers? in this area/).waitFor()
  const bounds = new URL(page.url()).searchParams.get('bbox')
  await expect.poll(() => shown(page), patient).toEqual(await namesBy(`bounds=${bounds}`))
  await page.getByRole('switch', { name: 'Search as I move the map' }).click()
  await expect.poll(() => search(page), patient).toBe('')
})

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 900 }],
])('on %s nothing moves, overflows, complains or stands in the way', async (_, viewport) => {
  const page = await open('/explore?category=Fades&price_max=75', { viewport })
  const errors = listenForErrors(page)
  await untilAlive(page)
  if (viewport.width > 1000) await page.locator('.map-cluster').first().waitFor()
  await page.waitForTimeout(500)

  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await overflowPx(page)).toBe(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(errors()).toEqual([])
})
