// The end of a booking at the desk: its final services and price, asked of the client live, and
// nothing claimed about a client who cannot be reached.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { makeRoom, newClient, pageOf, visit } from './booking-kit.ts'
import { findBarriers } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const patient = { timeout: 20_000 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

const { userId: barberId } = await db
  .selectFrom('barberProfiles as b')
  .innerJoin('users as u', 'u.id', 'b.userId')
  .select('b.userId')
  .where('u.email', '=', demo.barber)
  .executeTakeFirstOrThrow()
const services = await db
  .selectFrom('services')
  .select(['id', 'name', 'priceCents'])
  .where('barberId', '=', barberId)
  .where('isAddOn', '=', false)
  .orderBy('position')
  .limit(3)
  .execute()
const [first, second, third] = [services[0]!, services[1]!, services[2]!]
const dollars = (...chosen: { priceCents: number }[]) =>
  `$${chosen.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100}`

type Client = { clientId: string } | { guestName: string }

// Began half an hour ago, with the first two services.
async function underWay(client: Client) {
  const start = Math.floor(Date.now() / 300_000) * 300_000 - 30 * 60_000
  const startsAt = new Date(start).toISOString()
  const endsAt = new Date(start + 60 * 60_000).toISOString()
  const busyRange = await makeRoom(stage, barberId, [startsAt, endsAt])
  const totalCents = first.priceCents + second.priceCents
  const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 0, noShowFeePercent: 0 }
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...client,
      barberId,
      providerId: barberId,
      startsAt,
      endsAt,
      busyRange,
      status: 'in_progress',
      subtotalCents: totalCents,
      totalCents,
      policySnapshot: JSON.stringify(policy),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = [first, second].map(({ id: serviceId, name, priceCents }, position) => ({
    bookingId: id,
    position,
    serviceId,
    name,
    priceCents,
    durationMinutes: 30,
  }))
  await db.insertInto('bookingItems').values(items).execute()
  return id
}

async function openAs(email: string, path: string, viewport = phone) {
  const page = await pageOf(stage, email, viewport)
  opened.push(page)
  await visit(page, path)
  return page
}

// The drawer of the booking, and its dialog of final services.
async function openFinal(id: string, client: string) {
  const page = await openAs(demo.barber, `/barber/dashboard?tab=bookings&booking=${id}`, desktop)
  const drawer = page.getByRole('dialog', { name: client })
  await drawer.getByRole('button', { name: `More for ${client}` }).click(patient)
  await page.getByRole('menuitem', { name: 'Done, with changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Done, with changes' })
  await dialog.getByLabel(`Price for ${first.name}`).waitFor(patient)
  return { page, dialog }
}

const bookingOf = (id: string) =>
  db
    .selectFrom('bookings')
    .select(['status', 'totalCents', 'priceAsk'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('one of two services is taken off, and the lower price stands at once', async () => {
  const client = await newClient(stage)
  const id = await underWay({ clientId: client.id })
  const { page, dialog } = await openFinal(id, 'Ana Ruiz')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByText(dollars(first, second), { exact: true }).waitFor()
  await dialog.getByRole('button', { name: `Remove ${second.name}` }).click()
  await dialog.getByText(dollars(first), { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('Done. We asked Ana to confirm').waitFor(patient)
  expect(await bookingOf(id)).toEqual({
    status: 'awaiting_confirmation',
    totalCents: first.priceCents,
    priceAsk: null,
  })
})

test('another service for more is asked of the client live, and stands with a yes', async () => {
  const client = await newClient(stage)
  const id = await underWay({ clientId: client.id })
  const theirs = await openAs(client.email, `/client/dashboard?tab=bookings&booking=${id}`)
  const sheet = theirs.getByRole('dialog')
  await sheet.getByText(first.name, { exact: false }).first().waitFor(patient)
  const { page, dialog } = await openFinal(id, 'Ana Ruiz')
  await dialog.getByLabel('Add a service').selectOption({ value: third.id })
  const price = dollars(first, second)
  await dialog.getByText(`more than the ${price} Ana booked for`, { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Done, and ask Ana' }).click()
  await page.getByText('Done. We asked Ana about the price').waitFor(patient)
  expect(await bookingOf(id)).toMatchObject({ totalCents: first.priceCents + second.priceCents })

  // Nothing is loaded again: the question arrives by the live stream.
  const asked = dollars(first, second, third)
  const yes = sheet.getByRole('button', { name: `Yes, ${asked} is right` })
  await yes.waitFor(patient)
  expect(await findBarriers(theirs)).toEqual([])
  await yes.click()
  const totalCents = first.priceCents + second.priceCents + third.priceCents
  await expect
    .poll(() => bookingOf(id), patient)
    .toEqual({ status: 'completed', totalCents, priceAsk: null })
})

test('who left no address and no number is not claimed to have been told', async () => {
  const id = await underWay({ guestName: 'Ray Soto' })
  const { page, dialog } = await openFinal(id, 'Ray Soto')
  await dialog.getByLabel('Add a service').selectOption({ value: third.id })
  expect(await dialog.getByText('ask', { exact: false }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('Done', { exact: true }).first().waitFor(patient)
  await expect.poll(async () => (await bookingOf(id)).status, patient).not.toBe('in_progress')
  expect(await page.getByText(/We asked|We told|We'll let/).count()).toBe(0)
  expect((await bookingOf(id)).priceAsk).toBeNull()

  const coming = await underWay({ guestName: 'Lou Park' })
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const end = new Date(Date.now() + 3 * 86_400_000 + 1_800_000).toISOString()
  const busyRange = await makeRoom(stage, barberId, [later, end], coming)
  await db
    .updateTable('bookings')
    .set({ status: 'confirmed', startsAt: later, endsAt: end, busyRange })
    .where('id', '=', coming)
    .execute()
  await visit(page, `/barber/dashboard?tab=bookings&booking=${coming}`)
  const drawer = page.getByRole('dialog', { name: 'Lou Park' })
  await drawer.getByRole('button', { name: 'More for Lou Park' }).click(patient)
  expect(await page.getByRole('menuitem', { name: 'Running late' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
  const asking = page.getByRole('alertdialog')
  await asking
    .getByText("We can't reach Lou, so please tell them yourself.", { exact: false })
    .waitFor()
  expect(await asking.getByText(/We'll let|Your client will see this/).count()).toBe(0)
})
