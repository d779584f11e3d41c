import { sql } from 'kysely'
// Every page, as the person it is for: it answers, has a title in both languages, logs no console
// error, fits a small phone, and has no accessibility violation in either theme.
import type { BrowserContext } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { PageAccess } from '#contract/access.ts'
import { pages } from '#web/routes.ts'
import { findBarriersInBothThemes, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { demo, signedInAs, type DemoPerson } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const narrow = { width: 360, height: 740 }
const { id: profileId } = await stage.db
  .selectFrom('barberProfiles')
  .select('id')
  .where(sql<boolean>`is_listed(barber_profiles)`)
  .executeTakeFirstOrThrow()

type Who = DemoPerson | 'guest'
type Seen = { file: string; title: string; description: string; isIndexed: boolean }

const contexts = new Map<Who, Promise<BrowserContext>>()
const seen: Seen[] = []
const pagesToWalk = pages.filter(([path]) => path !== '/styleguide')

test.each(pagesToWalk)('%s', { timeout: 120_000 }, async (pattern, access, file) => {
  const path = fillIn(pattern)
  const page = await newPage(access)
  const errors = listenForErrors(page)
  const open = async (url: string) => {
    const answer = await page.goto(url)
    await untilAlive(page)
    await page.locator('h1').first().waitFor()
    return { status: answer?.status(), html: (await answer?.text()) ?? '' }
  }

  const { status, html } = await open(path)
  expect(status).toBe(pattern === '*' ? 404 : 200)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await overflowPx(page)).toBe(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  const english = wordsOf(html)
  seen.push({ file, ...english })

  const { html: spanishHtml } = await open(`${path}?lang=es`)
  const spanish = wordsOf(spanishHtml)
  expect(spanishHtml).toContain('<html lang="es"')
  expect(await overflowPx(page)).toBe(0)
  expect(english.title.length).toBeGreaterThan('| Kempt'.length)
  expect(english.description.length).toBeGreaterThan(20)
  expect(spanish.description.length).toBeGreaterThan(20)
  expect(spanish.description).not.toBe(english.description)
  expect(errors()).toEqual([])
})

test('no two pages have the same title, and none that is found the same description', () => {
  const byFile = [...new Map(seen.map((each) => [each.file, each])).values()]
  expect(byFile).toHaveLength(new Set(pagesToWalk.map(([, , file]) => file)).size)
  expect(twice(byFile.map(({ title }) => title))).toEqual([])
  const found = byFile.filter(({ isIndexed }) => isIndexed)
  expect(twice(found.map(({ description }) => description))).toEqual([])
})

test.each(['/', '/auth', '/client/dashboard', '/admin/dashboard'])(
  '%s on a wide screen',
  async (path) => {
    const [, access] = pages.find(([pattern]) => pattern === path)!
    const page = await newPage(access)
    await page.setViewportSize(desktop)
    await page.goto(path)
    await untilAlive(page)
    await page.locator('h1').waitFor()
    expect(await overflowPx(page)).toBe(0)
    expect(await findBarriersInBothThemes(page)).toEqual([])
  },
)

test('the style guide is for development: visitors get the 404 page', async () => {
  const answer = await fetch(`${stage.url}/styleguide`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})

async function newPage(access: PageAccess) {
  const who = whoFor(access)
  const context = contexts.get(who) ?? newContext(who)
  contexts.set(who, context)
  const page = await (await context).newPage()
  onTestFinished(() => page.close())
  return page
}

async function newContext(who: Who) {
  const storageState = who === 'guest' ? undefined : await signedInAs(stage, demo[who])
  return stage.newContext({ storageState, viewport: narrow, colorScheme: 'light' })
}

function whoFor(access: PageAccess): Who {
  if (access === 'public') return 'guest'
  return access === 'signed-in' ? 'client' : access[0]!
}

function fillIn(pattern: string) {
  return pattern
    .replace(':id', profileId)
    .replace(':code?', 'FRIEND20')
    .replace('*', '/no/such/page')
}

function wordsOf(html: string) {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    isIndexed: !html.includes('<meta name="robots" content="noindex"'),
  }
}

function twice(texts: string[]) {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
