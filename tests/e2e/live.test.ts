// Live updates of open pages: from other servers, in several tabs, and after the server was killed.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { notify } from '#server/features/notifications/service.ts'
import { openSessionOf, demo, signedInAs } from './people.ts'
import { openStage, startServer } from './stage.ts'

const stage = await openStage()
const { db } = stage
const databaseUrl = await urlOfDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-live-'))
const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
const second = await startServer(settings)
const { userId, token } = await openSessionOf(stage, demo.client)
const soon = { timeout: 3000, interval: 50 }
const contexts: BrowserContext[] = []

afterAll(async () => {
  await second.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await db.deleteFrom('notifications').where('userId', '=', userId).execute()
  await setPrimary(null)
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function urlOfDatabase() {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)
  return inject('postgres').replace('/kempt?', `/${rows[0]!.name}?`)
}

async function newContext(url: string) {
  const storageState = await signedInAs({ db, url }, demo.client)
  const context = await stage.newContext({ storageState, baseURL: url })
  contexts.push(context)
  return context
}

async function openLive(context: BrowserContext) {
  const page = await context.newPage()
  const standing = page.waitForResponse('**/api/live*')
  const listed = page.waitForResponse('**/api/notifications*')
  await page.goto('/about')
  await standing
  await listed
  // From here on, only the stream can update the page.
  await page.route('**/api/notifications*', (route) => route.abort())
  await bell(page).waitFor()
  return page
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const unreadOn = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count} unread` })

function tell(title: string) {
  return notify(db, {
    userId,
    event: 'account',
    type: 'other',
    title: { en: title, es: title },
    message: { en: 'For you', es: 'Para ti' },
  })
}

async function setPrimary(color: string | null) {
  await db
    .updateTable('themeSettings')
    .set({ colors: JSON.stringify(color ? { primary: color } : {}) })
    .where('isActive', '=', true)
    .execute()
}

const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
const violet = '281.7 67.9% 37.8%'

test('a notice arrives without a reload, and is in the bell', async () => {
  const page = await openLive(await newContext(stage.url))
  const title = `Welcome to the chair ${randomUUID()}`
  await tell(title)
  await unreadOn(page, 1).waitFor(soon)
  await bell(page).click()
  await page.getByText(title).waitFor()
})

test('what happens on one server is heard by a browser on the other', async () => {
  const page = await openLive(await newContext(second.url))
  await tell('One')
  await tell('Two')
  await unreadOn(page, 2).waitFor(soon)
  // The same person reads them on another device, connected to the first server.
  const answer = await fetch(`${stage.url}/api/notifications/read-all`, {
    method: 'POST',
    headers: {
      cookie: `__Host-session=${token}`,
      origin: stage.url,
      'x-kempt': '1',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(answer.status).toBe(204)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor(soon)
})

test('two tabs share one stream, and the second takes it over', async () => {
  const context = await newContext(stage.url)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams.push(request.url())
  })
  const first = await openLive(context)
  const other = await context.newPage()
  await other.goto('/terms')
  await bell(other).waitFor()
  await tell('For both')
  await unreadOn(first, 1).waitFor(soon)
  await unreadOn(other, 1).waitFor(soon)
  expect(streams).toHaveLength(1)

  await first.close()
  await tell('For whoever is left')
  await unreadOn(other, 2).waitFor({ timeout: 6000 })
  expect(streams).toHaveLength(2)
})

test('a server that is killed and comes back has missed nothing for anyone', async () => {
  const doomed = await startServer(settings)
  const { port } = new URL(doomed.url)
  const page = await openLive(await newContext(doomed.url))
  await tell('Before')
  await unreadOn(page, 1).waitFor(soon)

  doomed.child.kill('SIGKILL')
  for (const title of ['While', 'nobody', 'listened']) await tell(title)
  await setPrimary('#7a1fa2')
  const heir = await startServer({ ...settings, PORT: port })
  onTestFinished(() => heir.stop())
  await unreadOn(page, 4).waitFor()
  await expect.poll(() => primaryOf(page), { timeout: 10_000 }).toBe(violet)
})
