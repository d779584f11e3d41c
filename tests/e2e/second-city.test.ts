// The demo's second city, in a browser on the other side of the world: its barber reads the shop's
// clock, and visitors do not find it.
import { expect, test } from 'vitest'
import { dateOfDay, zoneOf } from '#server/shop-clock.ts'
import { signedInAs } from './people.ts'
import { openStage } from './stage.ts'

const stage = await openStage()
const patient = { timeout: 20_000 }
const denver = zoneOf('America/Denver')
const tomorrow = dateOfDay(denver.dayOf(Math.floor(Date.now() / 60_000)) + 1)

test('the calendar of the barber shows ten o’clock in Denver', { timeout: 120_000 }, async () => {
  const storageState = await signedInAs(stage, 'denver@kempt.example')
  const page = await stage.open(`/barber/dashboard?tab=bookings&view=list&date=${tomorrow}`, {
    storageState,
    timezoneId: 'Asia/Tokyo',
  })
  const list = page.getByText('Cole Whitaker').first()
  await list.waitFor(patient)
  expect(await page.getByText('10:00 AM').count()).toBeGreaterThan(0)
})

test('visitors do not find the city', { timeout: 120_000 }, async () => {
  const page = await stage.open('/explore?q=wynkoop')
  await page.getByRole('heading', { level: 1 }).waitFor(patient)
  expect(await page.getByText('Wynkoop Cuts').count()).toBe(0)
  const { id } = await stage.db
    .selectFrom('barberProfiles')
    .select('id')
    .where('shopName', '=', 'Wynkoop Cuts')
    .executeTakeFirstOrThrow()
  expect((await fetch(`${stage.url}/barber/${id}`)).status).toBe(404)
})
