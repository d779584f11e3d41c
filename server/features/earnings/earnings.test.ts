// What a business earned, through the API.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { EarningLine } from '#contract/money/earnings.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { barberBalanceOf, post } from '#server/features/ledger/service.ts'
import { at } from '#tests/bookings.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { completedAt } from '#tests/earnings.ts'

const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const linesOf = async (who: Actor, asked = {}) => (await as(who).earnings.lines(asked)).lines

test('a new business has earned nothing', async () => {
  expect(await as(shop.barber).earnings.read({})).toMatchObject({
    isNew: true,
    balance: { availableCents: 0, heldCents: 0, debtCents: 0 },
    sums: { servicesCents: 0, tipsCents: 0, feesCents: 0, commissionCents: 0 },
    sources: [],
  })
  expect(await as(shop.barber).earnings.lines({})).toEqual({ lines: [], next: null })
  expect(await as(shop.barber).earnings.statements()).toEqual([])
})

test('a line says what was paid, who gave the discount, why the commission, and what is left', async () => {
  const id = await completedAt(client, shop, {
    at: at(-2, 600),
    discountCents: 500,
    tipCents: 800,
  })
  const [line] = await linesOf(shop.barber)
  expect(line).toMatchObject({
    kind: 'booking',
    isReversal: false,
    booking: { id, clientName: 'client', services: ['Haircut'] },
    grossCents: 4000,
    discountCents: 500,
    discountBy: 'barber',
    commission: { percent: 10, cents: 400, reason: 'marketplace' },
    tipCents: 800,
    netCents: 4000 - 500 - 400 + 800,
    // Price and tip were paid at the shop.
    balanceCents: -400,
    mayClaim: true,
  })
  const { balance, isNew, sums } = await as(shop.barber).earnings.read({})
  expect(isNew).toBe(false)
  expect(balance).toEqual({ availableCents: 0, heldCents: 0, debtCents: 400 })
  expect(sums).toEqual({
    servicesCents: 3500,
    taxCents: 0,
    tipsCents: 800,
    feesCents: 0,
    commissionCents: 400,
    refundsCents: 0,
    otherCents: 0,
  })
})

test('bookings without a commission have a line that leaves the balance as it is', async () => {
  await completedAt(client, shop, { at: at(-2, 600), source: 'walk_in' })
  await completedAt(client, shop, { at: at(-3, 600), source: 'direct_link' })
  await completedAt(client, shop, { at: at(-4, 600), source: 'barber' })
  await completedAt(client, shop, { at: at(-5, 600), commissionPercent: 0 })
  const lines = await linesOf(shop.barber)
  expect(lines.map(({ commission }) => commission?.reason)).toEqual([
    'walk_in',
    'direct_link',
    'own',
    'own_client',
  ])
  expect(
    lines.map(({ netCents, balanceCents, mayClaim }) => [netCents, balanceCents, mayClaim]),
  ).toEqual(Array.from({ length: 4 }, () => [4000, 0, false]))
  expect((await as(shop.barber).earnings.read({})).sources).toEqual([
    { source: 'direct_link', cents: 4000 },
    { source: 'own', cents: 4000 },
    { source: 'walk_in', cents: 4000 },
    { source: 'own_client', cents: 4000 },
  ])
})

test('a correction is a line of its own, and both together come to nothing', async () => {
  const id = await completedAt(client, shop, { at: at(-2, 600), completionSource: 'staff' })
  const { version } = await as(admin).bookings.read({ id })
  await as(admin).bookings.move({ id, version, move: 'void', reason: 'It was closed' })
  const lines = await linesOf(shop.barber)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    isReversal: true,
    grossCents: -4000,
    commission: { cents: -400 },
    netCents: -3600,
    balanceCents: 400,
    note: 'It was closed',
    mayClaim: false,
  })
  expect(lines[1]?.mayClaim).toBe(false)
  const { sums, balance } = await as(shop.barber).earnings.read({})
  expect(sums).toMatchObject({ servicesCents: 0, commissionCents: 0 })
  expect(balance.debtCents).toBe(0)
})

test('what may be paid out, what is held, and what is owed', async () => {
  const { id: barber } = shop.barber
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const before = new Date(Date.now() - 1000).toISOString()
  const give = (key: string, cents: number, availableAt: string) =>
    post(db, {
      key: `${key}:${barber}`,
      event: 'adjusted',
      lines: postings.adjusted(barber, cents),
      availableAt,
    })
  await give('held', 900, soon)
  const read = async () => (await as(shop.barber).earnings.read({})).balance
  expect(await read()).toEqual({ availableCents: 0, heldCents: 900, debtCents: 0 })
  await give('due', 250, before)
  expect(await read()).toEqual({ availableCents: 250, heldCents: 900, debtCents: 0 })
  await completedAt(client, shop, { at: at(-2, 600) })
  expect(await read()).toEqual({ availableCents: 0, heldCents: 900, debtCents: 150 })
  expect(await barberBalanceOf(db, barber)).toBe(750)
  expect((await linesOf(shop.barber)).filter(({ kind }) => kind === 'other')).toMatchObject([
    { netCents: 250, commission: null, booking: null },
    { netCents: 900 },
  ])
})

test('a fee that was kept counts as a fee', async () => {
  const id = await completedAt(client, shop, {
    at: at(-2, 600),
    source: 'walk_in',
    status: 'no_show',
  })
  const fee = postings.feeKept(shop.barber.id, 2000, 200)
  await post(db, { key: `fee:${id}`, event: 'fee', bookingId: id, lines: fee })
  expect(await linesOf(shop.barber)).toMatchObject([
    { kind: 'fee', grossCents: 0, feeCents: 2000, netCents: 1800, balanceCents: 1800 },
  ])
  expect((await as(shop.barber).earnings.read({})).sums.feesCents).toBe(2000)
})

test('pages show every line once, also those of the same moment', async () => {
  const made: string[] = []
  for (let index = 0; index < 60; index++) {
    const id = await completedAt(client, shop, {
      at: at(-2 - Math.floor(index / 7), 600),
      startsAt: at(-4 - index, 600),
      source: index % 2 === 0 ? 'walk_in' : 'marketplace',
    })
    made.push(id)
  }
  const seen: EarningLine[] = []
  let after: string | undefined
  do {
    const page = await as(shop.barber).earnings.lines({ after })
    expect(page.lines.length).toBeLessThanOrEqual(25)
    seen.push(...page.lines)
    after = page.next ?? undefined
  } while (after)
  expect(seen.map(({ booking }) => booking?.id).toSorted()).toEqual(made.toSorted())
  expect(seen.map((line) => Date.parse(line.at))).toEqual(
    seen.map((line) => Date.parse(line.at)).toSorted((a, b) => b - a),
  )
  expect(await as(shop.barber).earnings.export({})).toEqual(seen)
})

test('weeks are those of the shop, across a change of the clock', async () => {
  // Houston's clocks go back on November 1, 2026. Sunday, 11:30 PM is Monday in UTC.
  const sunday = await completedAt(client, shop, { at: '2026-11-02T05:30:00Z', cents: 1000 })
  const monday = await completedAt(client, shop, { at: '2026-11-02T06:00:00Z', cents: 2000 })
  const asked = { period: 'custom', from: '2026-10-26', to: '2026-11-08' } as const
  const { weeks, period } = await as(shop.barber).earnings.read(asked)
  expect(period).toEqual({ from: '2026-10-26', to: '2026-11-08' })
  expect(weeks.map(({ monday, sums }) => [monday, sums.servicesCents])).toEqual([
    ['2026-10-26', 1000],
    ['2026-11-02', 2000],
  ])
  const only = await linesOf(shop.barber, { ...asked, to: '2026-11-01' })
  expect(only.map(({ booking }) => booking?.id)).toEqual([sunday])
  const rest = await linesOf(shop.barber, { ...asked, from: '2026-11-02' })
  expect(rest.map(({ booking }) => booking?.id)).toEqual([monday])
})

test('nobody sees the money of another business, and members see none', async () => {
  await completedAt(client, shop, { at: at(-2, 600) })
  const other = await list('Heights Fades')
  expect(await linesOf(other.barber)).toEqual([])
  expect((await as(other.barber).earnings.read({})).balance.debtCents).toBe(0)
  for (const who of [client, admin, await make.person('employee')])
    for (const ask of [
      () => as(who).earnings.read({}),
      () => as(who).earnings.lines({}),
      () => as(who).earnings.export({}),
      () => as(who).earnings.statements(),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('the line of an appointment names its papers, the one that takes it back does not', async () => {
  const id = await completedBooking(client, shop)
  await issueNow()
  await moveBooking(admin, id, 'void')
  await issueNow()
  const papers = await db
    .selectFrom('invoices')
    .select(['id', 'invoiceNumber as number'])
    .where('bookingId', '=', id)
    .orderBy('invoiceNumber')
    .execute()
  expect(papers).toHaveLength(2)
  const lines = await linesOf(shop.barber)
  expect(lines.map(({ isReversal, booking }) => [isReversal, booking?.papers])).toEqual([
    [true, []],
    [false, papers],
  ])
})
