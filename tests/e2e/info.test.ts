// The information pages: administrators' content appears at once, as plain text.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { findBarriers, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const opened: Page[] = []
const soon = { timeout: 5000 }

afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
  await stage.db.deleteFrom('pageContent').where('pageKey', '!=', 'landing').execute()
})

async function open(path: string, options = {}) {
  const page = await stage.open(path, options)
  opened.push(page)
  await untilAlive(page)
  return page
}

async function save(pageKey: string, sectionKey: string, content: object) {
  const row = { pageKey, sectionKey, language: 'en' as const, content: JSON.stringify(content) }
  await stage.db.insertInto('pageContent').values(row).execute()
}

const paths = ['about', 'services', 'grow', 'help', 'contact', 'terms', 'privacy', 'cookies']

// pages.test.ts opens them narrow and in both themes. The width does not change their colors.
test.each(paths)('/%s has no barrier and fits a wide screen', async (path) => {
  const page = await open(`/${path}`, { viewport: desktop, colorScheme: 'light' })
  const errors = listenForErrors(page)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowPx(page)).toBe(0)
  await page.setViewportSize(phone)
  expect(await overflowPx(page)).toBe(0)
  expect(errors()).toEqual([])
})

const nasty = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'
const story = {
  title: nasty,
  lead: `${nasty} & more`,
  sections: [
    {
      title: 'A section',
      paragraphs: [nasty],
      points: [{ title: nasty, text: nasty }],
      link: { label: nasty, url: 'https://example.com/?a=1' },
    },
  ],
}

test('a change arrives without a reload, and markup in it is text', async () => {
  const page = await open('/about')
  const errors = listenForErrors(page)
  await page.getByRole('heading', { name: 'How verification works' }).waitFor()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await save('about', 'story', story)
  await page.getByRole('heading', { level: 1, name: nasty }).waitFor(soon)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expectHarmless(page)

  // The server renders it as well.
  await expect
    .poll(
      async () => (await (await fetch(`${stage.url}/about`)).text()).includes('A section'),
      soon,
    )
    .toBe(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: nasty }).waitFor()
  await expectHarmless(page)
  expect(errors()).toEqual([])
})

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(await page.locator('main img[src="x"]').count()).toBe(0)
}

test.each(['terms', 'help'])('markup on /%s is text', async (path) => {
  const legal = {
    title: nasty,
    lead: nasty,
    effectiveOn: '2026-12-24',
    sections: [{ title: nasty, paragraphs: [nasty], items: [nasty] }],
  }
  const question = { id: 'one', question: nasty, answer: nasty }
  const faq = {
    title: nasty,
    lead: nasty,
    groups: [{ id: 'g', title: nasty, questions: [question] }],
  }
  await save(path, path === 'help' ? 'faq' : 'legal', path === 'help' ? faq : legal)
  const page = await open(`/${path}`)
  await page.getByRole('heading', { level: 1, name: nasty }).waitFor(soon)
  await expectHarmless(page)
  if (path === 'terms') await page.getByText('In effect since December 24, 2026').waitFor()
})

test('a row with a dangerous link is not shown at all', async () => {
  const [section] = story.sections
  const link = { label: 'Click', url: 'javascript:alert(1)' }
  await save('about', 'story', { ...story, sections: [{ ...section, link }] })
  const page = await open('/about')
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
})

test('a changed commission is on the page for barbers at once', async () => {
  const page = await (await stage.newContext()).newPage()
  opened.push(page)
  const standing = page.waitForResponse('**/api/live*')
  await page.goto('/grow')
  await standing
  await untilAlive(page)
  await page.getByRole('heading', { name: '10% for marketplace clients' }).waitFor()
  // Waits for the events that the stream sends when it opens.
  await page.waitForTimeout(1500)
  const set = (platformCommissionPercent: number) =>
    stage.db.updateTable('settings').set({ platformCommissionPercent }).execute()
  await set(8)
  await page.getByRole('heading', { name: '8% for marketplace clients' }).waitFor(soon)
  await set(10)
})

test('the help is searched while typing', async () => {
  const page = await open('/help')
  const box = page.getByRole('textbox', { name: 'Search the help center' })
  const count = page.getByRole('search').getByRole('status')
  expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(25)
  await box.fill('pasword')
  await page.getByText('I forgot my password').waitFor()
  await expect.poll(() => count.textContent()).toMatch(/^\d+ answers?$/)
  expect(await page.locator('main details').count()).toBeLessThan(6)
  expect(new URL(page.url()).searchParams.get('q')).toBe('pasword')

  await box.fill('zebra quantum')
  await page.getByText('No answer to “zebra quantum” yet').waitFor()
  expect(await count.textContent()).toBe('No answers')
  await page.getByRole('button', { name: 'Clear search' }).click()
  expect(new URL(page.url()).search).toBe('')
  await box.fill('zebra quantum')
  await page.getByRole('link', { name: 'Write to us' }).click()
  await page.waitForURL('**/contact')
})

test('a search and a question have addresses of their own', async () => {
  const found = await open('/help?q=contrasena&lang=es')
  await found.getByText('2 respuestas').waitFor()
  expect(await found.getByRole('textbox').inputValue()).toBe('contrasena')

  const asked = await open('/help#grace')
  const answer = asked.getByText('always free within 15 minutes of booking')
  await answer.waitFor()
  expect(await answer.isVisible()).toBe(true)
  await asked.getByText('Where is my receipt?').click()
  expect(new URL(asked.url()).hash).toBe('#receipt')
})

test('services show what barbers really ask, and lead to them', async () => {
  const page = await open('/services')
  const figures = await (await fetch(`${stage.url}/api/content/categories`)).json()
  expect(figures.map(({ category }: { category: string }) => category).sort()).toEqual([
    'Beard',
    'Designs',
    'Fades',
    'Kids',
  ])
  const fades = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Fades' }) })
  const { typicalPriceCents } = figures.find(
    (each: { category: string }) => each.category === 'Fades',
  )
  await fades.getByText(`$${typicalPriceCents / 100}`, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Find barbers for Fades' }).click()
  await page.waitForURL('**/explore?category=Fades')
})

test('the form on the contact page reaches us', async () => {
  const page = await open('/contact')
  const form = page.locator('section', {
    has: page.getByRole('heading', { name: 'Send us a message' }),
  })
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Name').fill('Ana Torres')
  await form.getByLabel('Email').fill('ana.info@example.com')
  await form.getByLabel('Message').fill('Do you come to Katy?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText("Message sent successfully! We'll get back to you soon.").waitFor()
  const row = stage.db.selectFrom('businessInquiries').selectAll()
  expect(await row.where('email', '=', 'ana.info@example.com').executeTakeFirst()).toBeTruthy()
})
