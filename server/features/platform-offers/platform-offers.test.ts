// Offers of the platform at the desk, through the API.
import { afterEach, describe, expect, test } from 'vitest'
import { at, book, bookingAt, newestAudit } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { dateIn, endAll, finance, formOf, offer, read, reason } from '#tests/platform-offers.ts'

const api = () => as(finance).platformOffers
afterEach(endAll)

test('is made with its budget, and the trail says why', async () => {
  const id = await offer({ name: 'Back to school', minTotal: 25, perClientLimit: 1 })
  expect(await read(id)).toMatchObject({
    name: 'Back to school',
    status: 'running',
    fundedBy: 'platform',
    amountCents: 500,
    minTotalCents: 2500,
    budgetCents: 50_000,
    usedCents: 0,
    costCents: 0,
    uses: 0,
    isUnused: true,
  })
  expect(await newestAudit(id)).toMatchObject({
    action: 'add-offer',
    actorId: finance.id,
    reason,
    after: { name: 'Back to school', amountCents: 500, budgetCents: 50_000, perClientLimit: 1 },
  })
  const { rows } = await as(await make.admin('owner')).audit.list({ entityId: id })
  expect(rows[0]).toMatchObject({ subject: 'Back to school' })
})

test.each([
  [{ budget: 9 }, 'budget'],
  [{ budget: 50_001 }, 'budget'],
  [{ name: 'x' }, 'name'],
  [{ reason: '' }, 'reason'],
  [{ amount: null, percent: 51 }, 'percent'],
  [{ amount: null, percent: null }, 'percent'],
  [{ kind: 'code' as const, code: null }, 'code'],
  [{ lastDate: null }, 'lastDate'],
  [{ lastDate: '2020-01-01' }, 'lastDate'],
  [{ lastDate: dateIn(95) }, 'lastDate'],
])('%o is refused', async (wrong, field) => {
  await expect(offer(wrong)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { [field]: expect.any(String) },
  })
})

test('there are 20 at most, and a code is nobody else’s', async () => {
  const code = `FALL${Date.now()}`
  await offer({ kind: 'code', code, lastDate: null })
  await expect(offer({ kind: 'code', code, lastDate: null })).rejects.toMatchObject({
    code: 'OFFER_CODE_TAKEN',
  })
  const row = { fundedBy: 'platform', kind: 'first_visit', newClientsOnly: true } as const
  const more = { ...row, percent: 10, budgetCents: 1000, name: 'One of many' }
  await db
    .insertInto('promotions')
    .values(Array.from({ length: 19 }, () => more))
    .execute()
  await expect(offer()).rejects.toMatchObject({ code: 'TOO_MANY_OFFERS' })
})

test('the database keeps no offer of the platform without a budget', async () => {
  const row = { fundedBy: 'platform', kind: 'first_visit', newClientsOnly: true } as const
  await expect(
    db
      .insertInto('promotions')
      .values({ ...row, percent: 10, name: 'Endless' })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'promotions_budgeted' })
})

describe('a change', () => {
  test('is for an offer that nobody has', async () => {
    const shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
    const id = await offer()
    const change = (form: object, version = 0) =>
      api().change({ ...formOf({ amount: 8, budget: 100 }), id, version, ...form })
    await change({ reason: 'More for less' })
    expect(await read(id)).toMatchObject({ amountCents: 800, budgetCents: 10_000, version: 1 })
    expect(await newestAudit(id)).toMatchObject({
      action: 'change-offer',
      reason: 'More for less',
      before: { amountCents: 500, budgetCents: 50_000 },
      after: { amountCents: 800, budgetCents: 10_000 },
    })
    await expect(change({})).rejects.toMatchObject({ code: 'OFFER_CHANGED' })
    const client = await make.person('client')
    const held = await as(client).bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      startsAt: at(2, 600),
    })
    expect(held.totalCents).toBe(3200)
    await expect(change({}, 1)).rejects.toMatchObject({ code: 'OFFER_IN_USE' })
    // A hold that ended was nobody's booking.
    await as(client).bookings.release({ id: held.id })
    await change({}, 1)
    await api().setState({ id, state: 'ended', reason })
    await expect(change({}, 3)).rejects.toMatchObject({ code: 'OFFER_OVER' })
  })

  test('leaves the first day of an offer that runs', async () => {
    const id = await offer()
    const { startsAt } = await read(id)
    await api().change({ ...formOf({ firstDate: dateIn(3) }), id, version: 0 })
    expect((await read(id)).startsAt).toBe(startsAt)
    const later = await offer({ firstDate: dateIn(3) })
    expect(await read(later)).toMatchObject({ status: 'planned' })
    await api().change({ ...formOf(), id: later, version: 0 })
    expect(await read(later)).toMatchObject({ status: 'running' })
  })
})

test('is paused, continued and ended, each with the numbers in the trail', async () => {
  const shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
  const id = await offer()
  await book(await make.person('client'), shop, at(2, 600))
  const set = (state: 'active' | 'paused' | 'ended') => api().setState({ id, state, reason })
  await expect(set('active')).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  await set('paused')
  expect(await read(id)).toMatchObject({ status: 'paused', uses: 1, usedCents: 500, upcoming: 1 })
  expect(await newestAudit(id)).toMatchObject({
    action: 'pause-offer',
    before: { state: 'active' },
    after: { state: 'paused', uses: 1, usedCents: 500, leftCents: 49_500 },
  })
  await expect(set('paused')).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  await set('active')
  expect(await read(id)).toMatchObject({ status: 'running' })
  await set('ended')
  expect(await read(id)).toMatchObject({ status: 'ended', endedAt: expect.any(String) })
  await expect(set('active')).rejects.toMatchObject({ code: 'OFFER_OVER' })
})

test('is listed by name, code, kind and state, page after page', async () => {
  const names = async (query: object) =>
    (await api().list(query)).rows.map(({ name }) => name).toSorted()
  await db.deleteFrom('promotions').where('name', '=', 'One of many').execute()
  await offer({ name: 'Zebra week' })
  const code = `ZEB${Date.now()}`
  await offer({ name: 'Zebra code', kind: 'code', code, lastDate: null })
  await offer({ name: 'Zebra later', firstDate: dateIn(3) })
  expect(await names({ q: 'zebra' })).toEqual(['Zebra code', 'Zebra later', 'Zebra week'])
  expect(await names({ q: code.toLowerCase() })).toEqual(['Zebra code'])
  expect(await names({ q: 'zebra', kind: 'flash' })).toEqual(['Zebra later', 'Zebra week'])
  expect(await names({ q: 'zebra', status: 'planned' })).toEqual(['Zebra later'])
  const row = { fundedBy: 'platform', kind: 'first_visit', newClientsOnly: true } as const
  const old = { ...row, percent: 10, budgetCents: 1000, name: 'Paged', state: 'ended' as const }
  await db
    .insertInto('promotions')
    .values(Array.from({ length: 30 }, () => ({ ...old, endedAt: '2026-01-02T00:00:00Z' })))
    .execute()
  const first = await api().list({ q: 'paged' })
  expect([first.rows.length, first.total.count]).toEqual([25, 30])
  const next = await api().list({ q: 'paged', after: first.next! })
  expect(next.rows).toHaveLength(5)
  const seen = new Set([...first.rows, ...next.rows].map(({ id }) => id))
  expect(seen.size).toBe(30)
})

test('the welcome bonus and offers of barbers are not among them', async () => {
  const { id } = await db
    .insertInto('promotions')
    .values({ fundedBy: 'platform', kind: 'welcome', amountCents: 123 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { barber } = await list('Elsewhere')
  const own = await as(barber).promotions.create({
    place: 'barber',
    kind: 'first_visit',
    percent: 10,
  })
  const missing = { code: 'NOT_FOUND' }
  for (const other of [id, own.id]) {
    await expect(read(other)).rejects.toMatchObject(missing)
    await expect(api().setState({ id: other, state: 'ended', reason })).rejects.toMatchObject(
      missing,
    )
    await expect(api().change({ ...formOf(), id: other, version: 0 })).rejects.toMatchObject(
      missing,
    )
  }
})

test('the page sums budgets, costs and weeks', async () => {
  const before = await api().read()
  const shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
  const client = await make.person('client')
  const id = await offer({ budget: 200 })
  await book(client, shop, at(2, 600))
  await bookingAt(client, shop, at(-3, 600), {
    status: 'completed',
    completedAt: at(-3, 630),
    promotionId: id,
    discountCents: 500,
    subtotalCents: 4000,
    totalCents: 3500,
  })
  const now = await api().read()
  expect(now).toMatchObject({
    isOn: true,
    timeZone: 'America/Chicago',
    budgetCents: before.budgetCents + 20_000,
    usedCents: before.usedCents + 1000,
  })
  expect(now.counts.running).toBe(before.counts.running + 1)
  expect(now.weeks).toHaveLength(12)
  expect(await read(id)).toMatchObject({ uses: 2, usedCents: 1000, costCents: 500, upcoming: 1 })
})

test('is read by those who read the numbers, and made by owners and finance', async () => {
  const id = await offer()
  const refused = { code: 'NOT_ALLOWED' }
  for (const role of ['operations', 'analyst'] as const) {
    const them = as(await make.admin(role)).platformOffers
    expect((await them.offer({ id })).id).toBe(id)
    await expect(them.create(formOf())).rejects.toMatchObject(refused)
    await expect(them.setState({ id, state: 'ended', reason })).rejects.toMatchObject(refused)
  }
  for (const role of ['support', 'content'] as const)
    await expect(as(await make.admin(role)).platformOffers.list({})).rejects.toMatchObject(refused)
  await offer({}, await make.admin('owner'))
})
