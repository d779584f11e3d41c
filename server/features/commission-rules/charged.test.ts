// Which rule a booking gets when it is held, through the API.
import { describe, expect, test } from 'vitest'
import type { ChargedSource } from '#contract/money/commission.ts'
import { openLink } from '#server/features/sources/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { at, book, hold } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, defaultConfig, make } from '#tests/world.ts'
import { api, client, dayIn, reason, rowOf, rule, shop } from './commission-rules.test.kit.ts'

const chargeOf = async (id: string) => {
  const { source, commissionPercent, commissionCents, commissionRuleId } = await rowOf(id)
  return { source, commissionPercent, commissionCents, commissionRuleId }
}

const charged = async (listed: Listed, minutes = 600) =>
  chargeOf((await hold(client, listed, at(2, minutes))).id)

const free = { commissionPercent: 0, commissionCents: 0, commissionRuleId: null }
const usual = { commissionPercent: 10, commissionCents: 400, commissionRuleId: null }

// Running without notice, whatever its percentage.
async function running(row: {
  barberId?: Listed['barber']['id']
  source?: ChargedSource
  percent: number
}) {
  const { id } = await db
    .insertInto('commissionRules')
    .values({ reason, startsAt: new Date(Date.now() - 60_000).toISOString(), ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('the narrowest rule wins', () => {
  test('barber and source, barber, source, default', async () => {
    const barberId = shop.barber.id
    expect(await charged(shop)).toMatchObject(usual)
    await running({ percent: 12 })
    expect(await charged(shop, 630)).toMatchObject({
      ...free,
      commissionPercent: 12,
      commissionCents: 480,
    })
    const bySource = await running({ source: 'marketplace', percent: 9 })
    expect(await charged(shop, 660)).toMatchObject({
      commissionPercent: 9,
      commissionRuleId: bySource,
    })
    const byBarber = await running({ barberId, percent: 8 })
    expect(await charged(shop, 690)).toMatchObject({
      commissionPercent: 8,
      commissionRuleId: byBarber,
    })
    const byBoth = await running({ barberId, source: 'marketplace', percent: 7.5 })
    expect(await charged(shop, 720)).toMatchObject({
      commissionPercent: 7.5,
      commissionCents: 300,
      commissionRuleId: byBoth,
    })
    const other = await list('Heights Barbers', { services: [['Haircut', 'Fades', 40, 30]] })
    expect(await charged(other)).toMatchObject({ commissionPercent: 9, commissionRuleId: bySource })
  })

  test('one that has not begun or is over does not count', async () => {
    const barberId = shop.barber.id
    const base = { barberId, percent: 3, reason }
    const hour = 3_600_000
    const iso = (ms: number) => new Date(Date.now() + ms).toISOString()
    await db
      .insertInto('commissionRules')
      .values([
        { ...base, startsAt: iso(-2 * hour), endsAt: iso(-hour) },
        { ...base, startsAt: iso(hour), endsAt: null },
      ])
      .execute()
    expect(await charged(shop)).toMatchObject(usual)
  })

  test('a rule for all sources leaves the barber’s link and our team free', async () => {
    await running({ barberId: shop.barber.id, percent: 6 })
    expect(await linked()).toMatchObject({ source: 'direct_link', ...free })
    expect(await byTeam(660)).toMatchObject({ source: 'admin', ...free })
    const ofLink = await running({ source: 'direct_link', percent: 2 })
    const ofTeam = await running({ barberId: shop.barber.id, source: 'admin', percent: 5 })
    // The barber's own rule is narrower than that of the link.
    expect(await linked()).toMatchObject({ commissionPercent: 6 })
    expect(await byTeam(690)).toMatchObject({ commissionPercent: 5, commissionRuleId: ofTeam })
    const other = await list('Heights Barbers', { services: [['Haircut', 'Fades', 40, 30]] })
    expect(await linked(other)).toMatchObject({ commissionPercent: 2, commissionRuleId: ofLink })
  })

  test('clients of the barber’s own cost nothing, whoever books', async () => {
    await running({ barberId: shop.barber.id, percent: 6 })
    await running({ source: 'admin', percent: 5 })
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow()
    const row = { line: 2, name: 'Known', phone: '', email, notes: '', tags: '' }
    await as(shop.barber).clients.import({ place: 'barber', rows: [row] })
    const { id } = await book(client, shop, at(2, 600))
    expect(await chargeOf(id)).toMatchObject(free)
    expect(await byTeam(660)).toMatchObject({ source: 'admin', ...free })
    const walkIn = await as(shop.barber).desk.create({
      place: 'barber',
      isWalkIn: false,
      name: 'Rosa',
      phone: null,
      email: null,
      serviceIds: shop.services,
      memberId: shop.barber.id,
      startsAt: at(2, 720),
      note: '',
    })
    expect(await chargeOf(walkIn.id)).toMatchObject(free)
  })
})

let visitors = 0

// Held by a browser that came by the barber's link.
async function linked(listed = shop) {
  const { slug } = await db
    .selectFrom('barberProfiles')
    .select('slug')
    .where('id', '=', listed.id)
    .executeTakeFirstOrThrow()
  let marks: string | null = null
  const request = { ...noRequest, setMarks: (token: string) => void (marks = token) }
  await openLink({ db, config: defaultConfig, actor: null, request }, slug ?? '')
  visitors += 1
  const held = await as(null, { marks, network: `10.2.0.${visitors}` }).bookings.hold({
    profileId: listed.id,
    serviceIds: listed.services.slice(0, 1),
    startsAt: at(3, 600 + 30 * visitors),
  })
  return chargeOf(held.id)
}

async function byTeam(minutes: number) {
  const support = await make.admin('support')
  const { id } = await as(support).bookingDesk.create({
    clientId: client.id,
    guest: null,
    profileId: shop.id,
    serviceIds: shop.services,
    professionalId: null,
    startsAt: at(4, minutes),
    reason: 'They called',
    note: '',
  })
  return chargeOf(id)
}

test('a booking keeps what it was held at', async () => {
  const held = await hold(client, shop, at(2, 600))
  const id = await rule({ profileId: shop.id, percent: 4 })
  await as(client).bookings.confirm({ id: held.id })
  expect(await chargeOf(held.id)).toMatchObject(usual)
  expect(await charged(shop, 660)).toMatchObject({ commissionPercent: 4, commissionRuleId: id })
  await api().withdraw({ id, endsOn: dayIn(8), reason })
  expect(await chargeOf(held.id)).toMatchObject(usual)
})

test('the default is on the public pages, and in the settings', async () => {
  await rule({ percent: 8 })
  expect(await as(null).settings.read()).toMatchObject({ platformCommissionPercent: 8 })
  expect((await as(await make.admin('owner')).adminSettings.read()).commissionPercent).toBe(8)
  expect(await charged(shop)).toMatchObject({ ...free, commissionPercent: 8, commissionCents: 320 })
})

test('the barber reads why: their own rate, and until when', async () => {
  const id = await rule({ profileId: shop.id, percent: 0, endsOn: dayIn(30) })
  const { id: bookingId } = await book(client, shop, at(2, 600))
  const { price } = await as(shop.barber).desk.visit({ place: 'barber', id: bookingId })
  const { endsAt } = await api().rule({ id })
  expect(price.commission).toEqual({
    percent: 0,
    cents: 0,
    netCents: 4000,
    reason: 'marketplace',
    rate: { isOwn: true, until: endsAt },
  })
  await db
    .updateTable('bookings')
    .set({ status: 'completed', completedAt: new Date().toISOString() })
    .where('id', '=', bookingId)
    .execute()
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines[0]?.commission).toMatchObject({ reason: 'marketplace', rate: { isOwn: true } })
  const { sources } = await as(shop.barber).earnings.read({})
  expect(sources).toEqual([{ source: 'marketplace', cents: 4000 }])
})
