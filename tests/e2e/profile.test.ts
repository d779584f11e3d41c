// A barber's profile and portfolio, as clients see them on a phone and on a desktop.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { publish } from '#server/features/outbox/service.ts'
import { findBarriersInBothThemes, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { desktop, openStage, phone } from './stage.ts'

const { db, url, newContext } = await openStage()
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

const shop = await barberCalled('Third Ward Cuts')
const path = `/barber/${shop.id}`
const sections = ['Services', 'Team', 'Portfolio', 'Reviews', 'About', 'Hours', 'Location']
const screens = [
  ['a phone', phone],
  ['a desk', desktop],
] as const

test.each(screens)('the whole profile on %s', async (_, viewport) => {
  const page = await newPage(viewport)
  const errors = listenForErrors(page)
  const answer = await visit(page, path)

  expect(answer?.status()).toBe(200)
  expect(await page.title()).toBe('Third Ward Cuts, barber in Third Ward | Kempt')
  const headings = await page.locator('main h2').allTextContents()
  expect(headings).toEqual([...sections, 'Policies', 'Similar barbers'])
  const book = page.getByRole('link', { name: 'Book now' }).filter({ visible: true })
  expect(await book.count()).toBe(1)
  expect(await page.locator('#similar article').count()).toBe(4)
  expect(await page.locator('#hours dt', { hasText: 'Today' }).count()).toBe(1)
  expect(await overflowPx(page)).toBe(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  expect(errors()).toEqual([])
})

test.each(screens)('nothing moves while it loads on %s', async (_, viewport) => {
  const page = await newPage(viewport)
  await page.addInitScript(() => {
    const shifts: { value: number; hadRecentInput: boolean }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as never[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  for (const each of [path, `/portfolio/${shop.id}`]) {
    await visit(page, each)
    for (let screen = 0; screen < 8; screen++) {
      await page.mouse.wheel(0, viewport.height * 0.9)
      await page.waitForLoadState('networkidle')
    }
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }).shifts
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    )
    expect(shift, each).toBeLessThan(0.02)
  }
})

test('search engines read the profile as data, whatever a barber writes', async () => {
  const wild = await barberCalled('Bayou City Blades')
  const bio = '</script><script>document.title = "taken"</script> & "quoted"'
  await db.updateTable('barberProfiles').set({ bio }).where('id', '=', wild.id).execute()
  const page = await newPage(desktop)
  const errors = listenForErrors(page)
  await visit(page, `/barber-profile/${wild.id}`)

  const script = page.locator('script[type="application/ld+json"]')
  const data = JSON.parse((await script.textContent()) ?? '')
  expect(data).toMatchObject({
    '@type': 'HairSalon',
    name: 'Bayou City Blades',
    description: bio,
    address: { streetAddress: '722 Yale St', addressLocality: 'Houston', postalCode: '77007' },
    geo: { latitude: expect.any(Number) },
    aggregateRating: { reviewCount: wild.totalReviews },
  })
  expect(data.url).toMatch(new RegExp(`/barber/${wild.id}$`))
  expect(data.openingHoursSpecification[0]).toMatchObject({
    opens: expect.stringMatching(/^\d\d:\d\d$/),
  })
  expect(data.makesOffer[0]).toMatchObject({ priceCurrency: 'USD' })
  expect(await page.title()).toContain('Bayou City Blades')
  expect(errors()).toEqual([])
})

test('the gallery by keyboard', async () => {
  const page = await newPage(desktop)
  await visit(page, path)
  const first = page.getByRole('button', { name: 'Open photo 1 of 9' })
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Photo 1 of 9').waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('Photo 2 of 9').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('Photo 9 of 9').waitFor()
  expect(await findBarriersInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('reviews by stars, by order and by page, kept in the address', async () => {
  const page = await newPage(phone)
  await visit(page, path)
  const reviews = page.locator('#reviews article')
  const stars = async () => {
    const words = await reviews.locator('p:first-of-type .sr-only').allTextContents()
    return words.map((each) => Number(each[0]))
  }
  expect(await reviews.count()).toBe(10)

  const { least } = await leastRating()
  const fewest = page.getByRole('link', { name: least === 1 ? '1 star' : `${least} stars` })
  await fewest.click()
  await page.waitForURL(`**?stars=${least}`)
  await expect.poll(async () => [...new Set(await stars())]).toEqual([least])
  await expect.poll(() => fewest.getAttribute('aria-current')).toBe('true')
  await fewest.click()
  await page.getByRole('link', { name: 'Lowest rated' }).click()
  await page.waitForURL('**?sort=lowest')
  await expect.poll(async () => (await stars())[0]).toBe(least)
  const ratings = await stars()
  expect(ratings).toEqual(ratings.toSorted())
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**?sort=lowest&page=2#reviews')
  await page.getByText('Page 2 of').waitFor()

  // The server renders the same page for this address.
  const secondPage = await reviews.allTextContents()
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Page 2 of').waitFor()
  expect(await reviews.allTextContents()).toEqual(secondPage)
})

test('Share uses what the device offers, or copies the link', async () => {
  const page = await newPage(desktop)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${path}?src=direct`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + path)

  const handy = await newPage(phone)
  await handy.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => void shared.push(data)
  })
  await visit(handy, path)
  await handy.getByRole('button', { name: 'Share' }).click()
  const shared = () => handy.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  await expect.poll(shared).toEqual([{ title: 'Third Ward Cuts', url: url + path }])
})

test('a direct link shows no other barbers, and every Book keeps where one came from', async () => {
  const page = await newPage(desktop)
  await visit(page, `${path}?src=direct`)
  expect(await page.locator('#similar').count()).toBe(0)

  const hrefOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).getAttribute('href')
  const { serviceId, camila } = await ofThirdWard()
  expect(await hrefOf('Book now')).toBe(`${path}?book=1&src=direct`)
  expect(await hrefOf('Book Skin fade')).toBe(`${path}?book=1&service=${serviceId}&src=direct`)
  expect(await hrefOf('Book with Camila Reyes')).toBe(
    `${path}?book=1&professional=${camila}&src=direct`,
  )
})

test('an unknown barber: a 404 that names other barbers', async () => {
  const away = await barberCalled('Fifth Ward Fade House')
  await db
    .updateTable('barberProfiles')
    .set({ isActive: false })
    .where('id', '=', away.id)
    .execute()
  const page = await newPage(phone)
  const unknown = '00000000-0000-0000-0000-000000000001'
  const paths = [`/barber/${away.id}`, `/portfolio/${away.id}`, `/barber/${unknown}`, '/barber/me']
  for (const each of paths) {
    const answer = await visit(page, each)
    expect(answer?.status(), each).toBe(404)
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex"')
    expect(await page.locator('h1').textContent()).toBe("This barber isn't taking bookings")
    expect(await page.locator('main article').count()).toBe(4)
  }
  expect(await findBarriersInBothThemes(page)).toEqual([])
})

test('the portfolio by style, by member, and before and after', async () => {
  const { camila } = await ofThirdWard()
  const [item] = await db
    .selectFrom('portfolioItems')
    .select(['id', 'serviceId'])
    .where('barberId', '=', shop.userId)
    .where('providerId', '=', camila)
    .execute()
  await db
    .updateTable('portfolioItems')
    .set({ beforeImageUrl: '/pictures/cut-fade-afro-768.webp' })
    .where('id', '=', item!.id)
    .execute()
  await publish(db, 'barber', { barberId: shop.userId })
  const page = await newPage(phone)
  const errors = listenForErrors(page)
  const slider = page.getByRole('slider', { name: 'Compare before and after' })
  const countSliders = async () => {
    await visit(page, `/portfolio/${shop.id}`)
    return slider.count()
  }
  // The page was kept without it.
  await expect.poll(countSliders, { timeout: 10_000 }).toBe(1)
  expect(await page.title()).toBe('Third Ward Cuts portfolio | Kempt')
  expect(await page.locator('figure').count()).toBe(9)

  const beard = page.getByRole('link', { name: 'Beard', exact: true })
  await beard.click()
  await page.waitForURL('**?category=Beard')
  await expect.poll(() => page.locator('figure').count()).toBeLessThan(9)
  // The link takes its filter away once it is the current one.
  await expect.poll(() => beard.getAttribute('aria-current')).toBe('true')
  await beard.click()
  await page.getByRole('link', { name: 'Camila Reyes' }).click()
  await page.waitForURL(`**?member=${camila}`)
  await expect.poll(() => page.locator('figure').count()).toBe(1)

  await slider.focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('51% before')
  const book = page.getByRole('link', { name: /^Book this cut/ })
  expect(await book.getAttribute('href')).toBe(`${path}?book=1&service=${item!.serviceId}`)
  expect(await overflowPx(page)).toBe(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  expect(errors()).toEqual([])
})

test('a portfolio without a photo says so', async () => {
  const bare = await barberCalled('Memorial Quarter Barbers')
  await db.deleteFrom('portfolioItems').where('barberId', '=', bare.userId).execute()
  const page = await newPage(phone)
  await visit(page, `/portfolio/${bare.id}`)

  await page.getByText('No photos yet').waitFor()
  await page.getByRole('link', { name: 'See services and prices' }).click()
  await page.waitForURL(`**/barber/${bare.id}`)
  await page.getByRole('heading', { level: 1, name: 'Memorial Quarter Barbers' }).waitFor()
})

async function newPage(viewport: { width: number; height: number }) {
  const page = await (await newContext({ viewport })).newPage()
  opened.push(page)
  return page
}

async function visit(page: Page, to: string) {
  const answer = await page.goto(to)
  await untilAlive(page)
  return answer
}

function barberCalled(shopName: string) {
  return db
    .selectFrom('barberProfiles')
    .select(['id', 'userId', 'totalReviews'])
    .where('shopName', '=', shopName)
    .executeTakeFirstOrThrow()
}

async function ofThirdWard() {
  const { serviceId } = await db
    .selectFrom('services')
    .select('id as serviceId')
    .where('barberId', '=', shop.userId)
    .where('name', '=', 'Skin fade')
    .executeTakeFirstOrThrow()
  const { userId: camila } = await db
    .selectFrom('profiles')
    .select('userId')
    .where('name', '=', 'Camila Reyes')
    .executeTakeFirstOrThrow()
  return { serviceId, camila }
}

function leastRating() {
  return db
    .selectFrom('reviews')
    .select(({ fn }) => fn.min('rating').as('least'))
    .where('barberId', '=', shop.userId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
}
