// The administrator's overview in a browser: what to do next, numbers, queues, health, and the feed.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { healthParts } from '#contract/admin/health.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

// The test writes what the worker would find.
const stage = await openStage({ WORKER: 'off' })
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/admin/dashboard?tab=overview'
async function findHealthy() {
  await db.deleteFrom('healthChecks').execute()
  await db
    .insertInto('healthChecks')
    .values(
      healthParts.map((name) => ({
        name,
        state: 'ok' as const,
        cause: `${name}_ok`,
        facts: JSON.stringify({
          sent: 12,
          paid: 12,
          connections: 9,
          most: 100,
          percent: 61,
          hours: 4,
          kind: 'disk',
        }),
      })),
    )
    .execute()
}

const queueIn = (page: Page, name: string) =>
  page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: name })

test('on a phone: late work comes first and leads to its list', async () => {
  await findHealthy()
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const next = page.getByRole('region', { name: 'Do this next' })
  await next.getByText('1 barber has waited longer than 24 h').waitFor()
  await page.getByText('Completed visits', { exact: true }).waitFor()
  await page.getByText('Sales (GMV)').waitFor()
  await queueIn(page, 'Problem reports')
    .getByText(/oldest .*(goal 3 d|late)/)
    .waitFor()
  await clean(page)
  await queueIn(page, 'Problem reports').getByRole('link').click()
  await page.waitForURL(/view=reports/)
  await page
    .getByText(/\d+ reports?/)
    .first()
    .waitFor()
  await page.goBack()
  await next.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('list', { name: 'Barbers' }).getByText('Gulfgate Grooming').waitFor()
  expect(errors()).toEqual([])
})

test('on a desktop: periods, definitions and the chart', async () => {
  await findHealthy()
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, tab)
  await page.getByRole('link', { name: '7 days' }).click()
  await page.waitForURL(/period=7/)
  await page.getByRole('link', { name: 'Today' }).click()
  await page
    .getByText(/all of yesterday: \d/)
    .first()
    .waitFor()
  await page.getByRole('slider', { name: 'Completed visits a day' }).waitFor()
  await clean(page)
  await page.getByRole('button', { name: /No-shows/ }).hover()
  await page
    .getByRole('tooltip')
    .getByText('Missed visits divided by missed and kept ones.')
    .waitFor()
  // The number opens the list of what was counted.
  await page.getByRole('link', { name: '30 days' }).click()
  await page.waitForURL(/period=30/)
  const visits = page.getByRole('link', { name: /^Completed visits: [\d,]+$/ })
  // Until they come, the numbers of the shorter period stay.
  const countShown = async () => Number((await visits.innerText()).replace(',', ''))
  await expect.poll(countShown, { timeout: 15_000 }).toBeGreaterThan(100)
  const count = await visits.innerText()
  await visits.click()
  await page.getByText(`${count} bookings`, { exact: true }).waitFor()
  expect(await page.getByLabel('State').inputValue()).toBe('took_place')
  await clean(page)
  expect(errors()).toEqual([])
})

test('health: a part that stops says so, with what to do, and a silent worker too', async () => {
  await findHealthy()
  const page = await newPage(demo.admin, desktop)
  await visit(page, tab)
  const health = page.getByRole('list', { name: 'System health' })
  await health.getByText('12 sent in 24 h').first().waitFor()
  await db
    .updateTable('healthChecks')
    .set({ state: 'failing', cause: 'mail_unreachable', facts: '{"error":"ESOCKET"}' })
    .where('name', '=', 'mail')
    .execute()
  await page.reload()
  const first = health.getByRole('listitem').first()
  await first.getByText('Not working for 0 min').waitFor()
  await first.getByText(/Error: ESOCKET/).waitFor()
  await first.getByText(/Check SMTP_URL/).waitFor()
  await page.getByRole('region', { name: 'Do this next' }).getByText('Email: Not working').waitFor()
  await clean(page)
  const checkedAt = new Date(Date.now() - 10 * 60_000).toISOString()
  await db.updateTable('healthChecks').set({ checkedAt }).execute()
  await page.reload()
  await first.getByText('Not working for 10 min').waitFor()
  await first.getByText(/The worker doesn’t report/).waitFor()
  await clean(page)
  await db.deleteFrom('healthChecks').execute()
  await page.reload()
  await page.getByText('Checking for the first time').waitFor()
  await clean(page)
})

test('the feed is live: what happens shows up without a reload', async () => {
  await findHealthy()
  const page = await newPage(demo.admin, desktop)
  await visit(page, tab)
  const feed = page.getByRole('list', { name: 'Happening now' })
  await feed.getByRole('listitem').first().waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  const booking = await db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'k.barberId', 'b.shopName'])
    .where('k.status', '=', 'confirmed')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingEvents')
    .values({ bookingId: booking.id, event: 'cancelled' })
    .execute()
  // As the relay does after the commit.
  await db
    .insertInto('liveEvents')
    .values({ topic: 'barber', payload: JSON.stringify({ barberId: booking.barberId }) })
    .execute()
  await feed.getByRole('link', { name: `Kempt canceled at ${booking.shopName}` }).click()
  await page.getByRole('dialog').waitFor()
})

test('support sees no money, and whoever decides nothing is told so', async () => {
  await findHealthy()
  const page = await newPage('support@kempt.example')
  await visit(page, tab)
  await page.getByText('Completed visits', { exact: true }).waitFor()
  expect(await page.getByText('Sales (GMV)').count()).toBe(0)
  expect(await page.getByText('Take rate').count()).toBe(0)
  expect(await queueIn(page, 'Barbers to review').count()).toBe(0)
  await queueIn(page, 'Appeals').waitFor()
  await clean(page)
})

test('nobody waits, nothing is counted yet, and a failing call can be tried again', async () => {
  await findHealthy()
  await db
    .updateTable('barberProfiles')
    .set({ approvalStatus: 'draft', licenseExpiresOn: null })
    .where('approvalStatus', '<>', 'rejected')
    .execute()
  await db.deleteFrom('barberChanges').execute()
  await db.updateTable('noShowAppeals').set({ state: 'declined' }).execute()
  await db.updateTable('problemReports').set({ state: 'settled' }).execute()
  await db.updateTable('disputes').set({ state: 'decided', closedAt: null }).execute()
  await db.deleteFrom('reliabilityNotices').execute()
  await db.deleteFrom('platformPeriods').execute()
  const page = await newPage(demo.admin)
  await visit(page, tab)
  await page.getByText('Everything is on time').waitFor()
  await page.getByText('Counting for the first time').waitFor()
  expect(await page.getByText('Nobody is waiting').count()).toBe(6)
  await clean(page)
  await page.route('**/api/admin/overview/queues', (route) => route.abort())
  await page.reload()
  const card = page.getByRole('region', { name: 'To do' })
  await card.getByRole('button').waitFor()
  await clean(page)
  await page.unroute('**/api/admin/overview/queues')
  await card.getByRole('button').click()
  await card.getByText('Nobody is waiting').first().waitFor()
})
