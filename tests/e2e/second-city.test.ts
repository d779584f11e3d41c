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

test(
  'support finds a guest from the list of people, at the hour of the shop',
  {
    timeout: 120_000,
  },
  async () => {
    const storageState = await signedInAs(stage, 'support@kempt.example')
    const page = await stage.open('/admin/dashboard?tab=users&q=Cole+Witaker', {
      storageState,
      timezoneId: 'Asia/Tokyo',
    })
    await page.getByRole('link', { name: 'Look in bookings' }).click(patient)
    await page
      .getByRole('button', { name: /Cole Whitaker.* at 10:00 AM MST/ })
      .first()
      .click(patient)
    await page.getByRole('dialog').getByText('at 10:00 AM MST').first().waitFor(patient)

    await page.goto(`${stage.url}/admin/dashboard?tab=users&lang=es`)
    await page.getByRole('link', { name: 'Todos', exact: true }).waitFor(patient)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('cole witaker')
    await page.getByRole('option', { name: 'Buscar en las citas' }).click(patient)
    await page.waitForURL(/tab=all-bookings&q=cole\+witaker/)
  },
)

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

test('once it is open, its pages name it, for search engines too', async () => {
  const { db, url } = stage
  const { id } = await db
    .updateTable('barberProfiles')
    .set({ neighborhood: '' })
    .where('shopName', '=', 'Wynkoop Cuts')
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('cities').set({ isActive: true }).where('name', '=', 'Denver').execute()
  const html = await (await fetch(`${url}/barber/${id}`)).text()
  expect(html).toContain('<title>Wynkoop Cuts, barber in Denver | Kempt</title>')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    address: { addressLocality: 'Denver', addressRegion: 'CO', postalCode: '80202' },
  })
})
