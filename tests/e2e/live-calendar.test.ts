// How soon a booking appears on a shop's open calendars, without a reload. The pages themselves
// read the clock, so the test's own delay does not count.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookedBy, dateOf, newClient, openShop, pageOf, sheetOf, visit } from './booking-kit.ts'
import { demo } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts')
const bookings = 5
const patient = { timeout: 20_000 }

declare global {
  var seenAt: Record<string, number>
}

async function openCalendar(email: string, tab: string, day: string) {
  const page = await pageOf(stage, email, desktop)
  const standing = page.waitForResponse('**/api/live*')
  await visit(page, `/${tab}&date=${day}`)
  await page.getByRole('region', { name: 'Calendar' }).waitFor(patient)
  await standing
  await page.evaluate(() => {
    globalThis.seenAt = {}
    const look = () => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-booking]'))
        if (dataset.status === 'confirmed')
          globalThis.seenAt[dataset.booking!] ??= performance.timeOrigin + performance.now()
    }
    look()
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    })
  })
  return page
}

// A client books on their own phone: returns the booking, and when the answer arrived.
async function book(start: string) {
  const client = await newClient(stage)
  const page = await pageOf(stage, client.email, phone)
  await visit(page, shop.startPath(start))
  await sheetOf(page).getByRole('timer').waitFor(patient)
  const answered = page.waitForResponse('**/confirm')
  await sheetOf(page).getByRole('button', { name: 'Confirm appointment' }).click()
  await (await answered).finished()
  const answeredAt = await page.evaluate(() => {
    const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const { responseEnd } = sent.findLast(({ name }) => name.endsWith('/confirm'))!
    return performance.timeOrigin + responseEnd
  })
  const [booking] = await bookedBy(stage, client.id)
  await page.context().close()
  return { id: booking!.id, answeredAt }
}

async function delayOf(page: Page, { id, answeredAt }: Awaited<ReturnType<typeof book>>) {
  const seenAt = () => page.evaluate((id) => globalThis.seenAt[id], id)
  await expect.poll(seenAt, patient).toBeGreaterThan(0)
  return Math.round((await seenAt())! - answeredAt)
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!

test('a booking stands on the calendars of the owner and the desk within a second', async () => {
  await db.updateTable('employees').set({ permissionLevel: 'desk' }).execute()
  const [first] = await shop.starts(3)
  const day = dateOf(first!)
  const owner = await openCalendar(demo.barber, 'barber/dashboard?tab=bookings', day)
  const desk = await openCalendar(demo.employee, 'employee/dashboard?tab=schedule', day)
  const ofOwner: number[] = []
  const ofDesk: number[] = []
  for (let made = 0; made < bookings; made++) {
    const [start] = await shop.starts(3)
    const booking = await book(start!)
    ofOwner.push(await delayOf(owner, booking))
    ofDesk.push(await delayOf(desk, booking))
  }
  expect(median(ofOwner), `the owner after ${ofOwner} ms`).toBeLessThanOrEqual(1000)
  expect(median(ofDesk), `the desk after ${ofDesk} ms`).toBeLessThanOrEqual(1000)
})
