// The bell and the list of notifications, updated live.
import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NotificationType } from '#contract/accounts/notifications.ts'
import { notify } from '#server/features/notifications/service.ts'
import { findBarriersInBothThemes, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const patient = { timeout: 15_000 }
const pages: Page[] = []
const { userId: client } = await openSessionOf(stage, demo.client)
const { userId: admin } = await openSessionOf(stage, demo.admin)

beforeEach(() => db.deleteFrom('notifications').execute())
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})

type Row = { type?: NotificationType; actionUrl?: string | null; isRead?: boolean; data?: object }

async function write(userId: string, titles: string[], row: Row = {}) {
  const { type = 'other', actionUrl = null, isRead = false, data = {} } = row
  const notificationData = JSON.stringify(data)
  // The first title is the newest.
  const rows = titles.map((title, index) => ({
    id: randomUUID(),
    userId,
    title,
    type,
    actionUrl,
    isRead,
    notificationData,
    createdAt: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
  }))
  await db.insertInto('notifications').values(rows).execute()
}

type Who = {
  email?: string
  viewport?: { width: number; height: number }
  isDeaf?: boolean
  // Opened only when its stream is, and the list has been fetched since.
  isHearing?: boolean
}

async function openAs(path: string, who: Who = {}) {
  const { email = demo.client, viewport = desktop, isDeaf, isHearing } = who
  const storageState = await signedInAs(stage, email)
  const page = await (await stage.newContext({ storageState, viewport })).newPage()
  pages.push(page)
  if (isDeaf) await page.route('**/api/live*', (route) => route.abort())
  const heard = isHearing && untilHearing(page)
  await page.goto(path)
  await untilAlive(page)
  await heard
  return page
}

// The page asks once more when its stream is open.
function untilHearing(page: Page) {
  return new Promise<void>((resolve) => {
    const since = new Set<Request>()
    let isOpen = false
    page.on('response', (answer) => (isOpen ||= answer.url().includes('/api/live')))
    page.on('request', (request) => isOpen && isList(request.url()) && since.add(request))
    page.on('requestfinished', (request) => since.has(request) && resolve())
  })
}

const isList = (url: string) => new URL(url).pathname === '/api/notifications'
const untilListed = (page: Page) => page.waitForResponse((answer) => isList(answer.url()))

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const unreadInDatabase = async (userId: string) =>
  (
    await db
      .selectFrom('notifications')
      .select('id')
      .where('userId', '=', userId)
      .where('isRead', '=', false)
      .execute()
  ).length

// Stores and publishes a notification, as every feature does.
const tell = (userId: string, title: string, type: NotificationType = 'other') => {
  const text = (words: string) => ({ en: words, es: words })
  const actionUrl = type === 'other' ? '/about' : undefined
  return notify(db, {
    userId,
    event: 'support',
    type,
    title: text(title),
    message: text('Hi'),
    actionUrl,
  })
}

describe('bell', () => {
  test('counts what is unread, opens, reads one and goes where it leads', async () => {
    await write(client, ['Come in'], { actionUrl: '/about' })
    await write(client, ['Old news'], { isRead: true })
    await write(client, ['Trap'], { actionUrl: 'https://evil.example/x' })
    const page = await openAs('/explore')
    await bell(page, 'Notifications, 2 unread').click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    expect(await panel.getByRole('link', { name: 'Trap' }).count()).toBe(0)
    await panel.getByRole('link', { name: 'Come in' }).click()
    await page.waitForURL('**/about')
    await bell(page, 'Notifications, 1 unread').click()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await bell(page, 'Notifications').waitFor(patient)
    await expect.poll(() => unreadInDatabase(client), patient).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count(), patient).toBe(0)
  })

  test('an invoice shows its number and amount', async () => {
    const data = { invoice_number: 'HOU-2026-000123', amount: 45.5 }
    await write(client, ['Your invoice is ready'], { type: 'invoice_generated', data })
    const page = await openAs('/about')
    await bell(page, 'Notifications, 1 unread').click()
    await page.getByText('Invoice HOU-2026-000123').waitFor(patient)
    await page.getByText('$45.50').waitFor(patient)
  })

  test('shows 99+ above 99, and a list of fifty', async () => {
    await write(
      client,
      Array.from({ length: 100 }, (_, index) => `Notice ${index}`),
    )
    const page = await openAs('/about')
    await bell(page, 'Notifications, 100 unread').click()
    expect(await page.getByRole('banner').getByText('99+', { exact: true }).count()).toBe(1)
    await page.getByText(/Notice 49$/).waitFor(patient)
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(50)
  })

  test('pulses for 1.2 seconds when a notice arrives, and every tab hears what is read', async () => {
    const page = await openAs('/about', { isHearing: true })
    await bell(page, 'Notifications').waitFor(patient)
    const other = await page.context().newPage()
    await Promise.all([untilListed(other), other.goto('/explore')])
    await bell(other, 'Notifications').waitFor(patient)
    await tell(client, 'Live one')
    await page.locator('[data-pulse]').waitFor(patient)
    const began = Date.now()
    await page.locator('[data-pulse]').waitFor({ state: 'detached' })
    expect(Date.now() - began).toBeLessThan(2500)
    await bell(page, 'Notifications, 1 unread').waitFor(patient)
    await bell(other, 'Notifications, 1 unread').click()
    await other.getByRole('link', { name: 'Live one' }).click()
    await bell(page, 'Notifications').waitFor(patient)
  })

  test.each([
    ['support_ticket', 'A new ticket'],
    ['live_chat', 'Someone is waiting'],
  ] as const)('%s: a toast with Open leads to the desk', async (type, title) => {
    const page = await openAs('/about', { email: demo.admin, isHearing: true })
    await bell(page, 'Notifications').waitFor(patient)
    await tell(admin, title, type)
    await page.getByText(title).first().waitFor(patient)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.waitForURL('**/admin/support')
    await expect.poll(() => unreadInDatabase(admin), patient).toBe(0)
  })

  test('asks every 8 seconds while the live channel is down, and not while it is up', async () => {
    const deaf = await openAs('/about', { isDeaf: true })
    await bell(deaf, 'Notifications').waitFor(patient)
    const hearing = await openAs('/about', { isHearing: true })
    await bell(hearing, 'Notifications').waitFor(patient)
    const asked: string[] = []
    hearing.on('request', (request) => asked.push(request.url()))
    await write(client, ['Quietly'])
    await bell(deaf, 'Notifications, 1 unread').waitFor(patient)
    await hearing.waitForTimeout(9000)
    expect(asked.filter(isList)).toEqual([])
  })
})

describe('list', () => {
  const tab = '/client/dashboard?tab=notifications'

  test('by type and unread in the address, page by page', async () => {
    await write(
      client,
      Array.from({ length: 30 }, (_, index) => `Booking ${index}`),
      {
        type: 'booking_confirmed',
      },
    )
    await write(client, ['A payment'], { type: 'payment_received', isRead: true })
    const page = await openAs(tab, { viewport: phone })
    const rows = page.getByRole('main').locator('ul.divide-y > li')
    await expect.poll(() => rows.count(), patient).toBe(25)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => rows.count(), patient).toBe(31)
    await page.getByRole('link', { name: 'Payments', exact: true }).last().click()
    await expect.poll(() => rows.count(), patient).toBe(1)
    expect(new URL(page.url()).searchParams.get('type')).toBe('payment_received')
    await page.getByRole('link', { name: 'Unread', exact: true }).click()
    await page.getByText('Nothing here').waitFor(patient)
    await page.reload()
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect.poll(() => rows.count(), patient).toBe(25)
  })

  test('reads one where it stands, then all', async () => {
    await write(client, ['First', 'Second', 'Third'])
    const page = await openAs(tab)
    await page.getByRole('button', { name: 'Mark as read: Second' }).click()
    await page.getByText('2 unread').waitFor(patient)
    await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('0 unread').waitFor(patient)
    await expect.poll(() => unreadInDatabase(client), patient).toBe(0)
  })

  test('says All caught up, or what went wrong with a way to try again', async () => {
    const page = await openAs(tab)
    await page.getByRole('main').getByText('All caught up').waitFor(patient)
    await page.route('**/api/notifications?*', (route) => route.abort())
    await page.getByRole('link', { name: 'Reviews', exact: true }).last().click()
    await page.getByText("We couldn't reach the server.").waitFor(patient)
    await page.unroute('**/api/notifications?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Nothing here').waitFor(patient)
  })

  test.each(['barber', 'employee'] as const)('%s have it too', async (role) => {
    const { userId } = await openSessionOf(stage, demo[role])
    await write(userId, ['For me'])
    const page = await openAs(`/${role}/dashboard?tab=notifications`, { email: demo[role] })
    await page.getByRole('main').getByText('For me').waitFor(patient)
  })

  test('and administrators on their page', async () => {
    await write(admin, ['For me'])
    const page = await openAs('/about', { email: demo.admin })
    await bell(page, 'Notifications, 1 unread').click()
    await page.getByRole('link', { name: 'See all notifications' }).click()
    await page.getByRole('main').getByText('For me').waitFor(patient)
  })

  test('no barriers, light and dark', async () => {
    await write(client, ['One', 'Two'], { actionUrl: '/about' })
    const page = await openAs(tab, { viewport: { width: 360, height: 740 } })
    const heard = listenForErrors(page)
    await page.getByRole('main').getByText('Two').waitFor(patient)
    expect(await findBarriersInBothThemes(page)).toEqual([])
    await bell(page, 'Notifications, 2 unread').click()
    await page.getByRole('dialog').getByText('Two').waitFor(patient)
    expect(await findBarriersInBothThemes(page)).toEqual([])
    expect(await overflowPx(page)).toBe(0)
    expect(heard()).toEqual([])
  })
})
