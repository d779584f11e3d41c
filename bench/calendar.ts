// npm run bench:calendar: the cost of a full calendar in the browser. Measures the scripting time
// of dragging a booking and of turning to the next week, with six members and 300 bookings a week,
// as a multiple of the same in a week with a single booking.
import { existsSync } from 'node:fs'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import type { BarberId } from '#contract/ids.ts'
import { connect, type Db } from '#server/database/db.ts'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { dateOfDay, isoOf, zoneOf } from '#server/shop-clock.ts'
import { demo, signedInAs } from '#tests/e2e/people.ts'
import { median, openKempt, say } from './stage.ts'

const rounds = 9
const members = 6
const visits = 300
const goal = 3

const kempt = await openKempt(42_140)
const db = connect(socketUrl(findPostmaster(pgDataIn(kempt.dataDir))!.socketDir, 'kempt'), {
  max: 2,
})
const monday = firstMonday()
// Enough weeks of each kind that every turn opens an unseen one.
const weeks = rounds + 2
const [full, empty] = [monday, monday + 7 * (weeks + 2)]
await fillShop()

const executablePath =
  process.env.BROWSER_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const storageState = await signedInAs({ db, url: kempt.url }, demo.barber)
const pages = [await open(full, visits), await open(empty, 1)] as const

await compare('drag', dragOnce)
await compare('week change', turnOnce)

await browser.close()
await db.destroy()
await kempt.stop()
process.exit()

type Opened = { page: Page; metrics: CDPSession; day: number; count: number }
type Cost = { script: number; task: number }

// Alternates the two, so that other load on the machine affects both alike. The first round warms
// up.
async function compare(name: string, work: (opened: Opened) => Promise<void>) {
  const costs: { full: Cost; empty: Cost }[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = { full: await cost(pages[0], work), empty: await cost(pages[1], work) }
    if (round > 0) costs.push(pair)
  }
  const of = (which: 'full' | 'empty', part: keyof Cost) =>
    median(costs.map((pair) => pair[which][part]))
  const ratio = of('full', 'script') / of('empty', 'script')
  const tasks = of('full', 'task') / of('empty', 'task')
  const ms = (seconds: number) => (seconds * 1000).toFixed(1)
  say(
    `${name}: scripting ${ratio.toFixed(2)} times that of an empty week (goal ${goal}), ` +
      `all work ${tasks.toFixed(2)} times; ${ms(of('full', 'script'))} ms against ${ms(of('empty', 'script'))} ms`,
  )
}

async function cost(opened: Opened, work: (opened: Opened) => Promise<void>): Promise<Cost> {
  const before = await read(opened.metrics)
  await work(opened)
  const after = await read(opened.metrics)
  return { script: after.script - before.script, task: after.task - before.task }
}

async function read(metrics: CDPSession): Promise<Cost> {
  const answer = await metrics.send('Performance.getMetrics')
  const value = (name: string) => answer.metrics.find((each) => each.name === name)?.value ?? 0
  return { script: value('ScriptDuration'), task: value('TaskDuration') }
}

async function open(day: number, count: number): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: kempt.url,
    viewport: { width: 1280, height: 900 },
    storageState,
  })
  const page = await context.newPage()
  await page.goto(`/barber/dashboard?tab=bookings&view=week&date=${dateOfDay(day)}`)
  const metrics = await context.newCDPSession(page)
  await metrics.send('Performance.enable')
  const opened = { page, metrics, day, count }
  await untilDrawn(opened)
  return opened
}

async function untilDrawn({ page, day, count }: Opened) {
  const column = page.locator(`[data-column^="${dateOfDay(day)}"]`)
  await column.first().waitFor()
  while ((await page.locator('[data-booking]').count()) !== count) await page.waitForTimeout(20)
  await page.waitForTimeout(300)
}

// Picks a booking up, drags it over the columns and drops it where it was.
async function dragOnce({ page }: Opened) {
  const { x, y } = (await page.locator('[data-movable]').first().boundingBox())!
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.down()
  for (let step = 1; step <= 60; step++)
    await page.mouse.move(x + 20 + step * 6, y + 8 + Math.sin(step / 6) * 90)
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.up()
}

async function turnOnce(opened: Opened) {
  opened.day += 7
  await opened.page.getByRole('link', { name: 'Later', exact: true }).click()
  await untilDrawn(opened)
}

// A Monday far enough ahead to have no bookings.
function firstMonday() {
  const zone = zoneOf('America/Chicago')
  const today = zone.dayOf(Math.ceil(Date.now() / 60_000))
  return today - ((today + 3) % 7) + 7 * 30
}

async function fillShop() {
  const { barberId } = await db
    .selectFrom('users')
    .innerJoin('barberProfiles as b', 'b.userId', 'users.id')
    .select('b.userId as barberId')
    .where('email', '=', demo.barber)
    .executeTakeFirstOrThrow()
  const team = [barberId, ...(await hire(db, barberId))]
  for (let week = 0; week < weeks; week++) {
    const spots = Array.from({ length: visits }, (_, visit) => {
      const column = visit % (6 * members)
      const day = full + 7 * week + Math.floor(column / members)
      const minute = 9 * 60 + Math.floor(visit / (6 * members)) * 60
      return { providerId: team[column % members]!, local: day * 1440 + minute }
    })
    await book(barberId, spots)
    await book(barberId, [{ providerId: barberId, local: (empty + 7 * week) * 1440 + 600 }])
  }
}

// Adds members until the team has six.
async function hire(db: Db, barberId: BarberId) {
  const team = await db
    .selectFrom('employees')
    .select('userId')
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .where('isBookable', '=', true)
    .execute()
  const ids = team.map(({ userId }) => userId)
  while (ids.length < members - 1) {
    const email = `member-${ids.length}@bench.example`
    const { id: userId } = await db
      .insertInto('users')
      .values({ email })
      .returning('id')
      .executeTakeFirstOrThrow()
    const name = `Member ${ids.length}`
    await db.insertInto('profiles').values({ userId, name }).execute()
    await db.insertInto('employees').values({ userId, barberId, isBookable: true }).execute()
    ids.push(userId)
  }
  return ids.slice(0, members - 1)
}

type Spot = { providerId: string; local: number }

async function book(barberId: BarberId, spots: Spot[]) {
  const rows = await db
    .insertInto('bookings')
    .values(
      spots.map(({ providerId, local }) => {
        const start = zoneOf('America/Chicago').toInstant(local)
        const [startsAt, endsAt] = [isoOf(start), isoOf(start + 45)]
        const busyRange = `[${startsAt},${endsAt})`
        const guestName = `Client ${start % 997}`
        const times = { startsAt, endsAt, busyRange }
        return { guestName, barberId, providerId, ...times, status: 'confirmed' }
      }),
    )
    .returning('id')
    .execute()
  const item = { position: 0, name: 'Skin fade', priceCents: 4000, durationMinutes: 45 }
  await db
    .insertInto('bookingItems')
    .values(rows.map(({ id }) => ({ bookingId: id, ...item })))
    .execute()
}
