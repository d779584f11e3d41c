import { expect, test } from 'vitest'
import type { BarberId } from '#contract/ids.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { hire, noticesOf, openShop, seat } from './team.test.kit.ts'

const period = { from: '2026-03-01', to: '2026-03-31' }

// A booking completed on a day in March, for $40 and a tip.
async function done(shop: Listed, member: { id: string; person: { id: string } }, day: number) {
  const startsAt = `2026-03-${String(day).padStart(2, '0')}T16:00:00Z`
  const endsAt = startsAt.replace('16:00', '16:30')
  const { id } = await db
    .insertInto('bookings')
    .values({
      guestName: 'Ana',
      barberId: shop.barber.id,
      providerId: member.person.id,
      employeeId: member.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'completed',
      subtotalCents: 4000,
      totalCents: 4800,
      tipCents: 800,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, position: 0, name: 'Haircut', priceCents: 4000, durationMinutes: 30 })
    .execute()
  return id
}

const half = JSON.stringify({ kind: 'commission_percent', percent: 50 })

// $5 off, by an offer of the platform or of the barber.
async function discount(id: string, barberId: BarberId | null) {
  const { id: promotionId } = await db
    .insertInto('promotions')
    .values({
      barberId,
      fundedBy: barberId === null ? 'platform' : 'barber',
      kind: 'flash',
      name: 'Sale',
      amountCents: 500,
      budgetCents: 50_000,
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('bookings')
    .set({ promotionId, discountCents: 500, totalCents: 3500 })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('promotions')
    .set({ state: 'ended', endedAt: new Date().toISOString() })
    .where('id', '=', promotionId)
    .execute()
}

test('a discount of the platform lowers no share, one of the barber does', async () => {
  const shop = await openShop()
  const member = await hire(shop, { compensation: half })
  const given = await done(shop, member, 3)
  const own = await done(shop, member, 4)
  await discount(given, null)
  await discount(own, shop.barber.id)
  const { entries } = await as(member.person).employment.earnings(period)
  const of = (id: string) => entries.find(({ bookingId }) => bookingId === id)
  expect(of(given)).toMatchObject({ priceCents: 4000, shareCents: 2000 })
  expect(of(own)).toMatchObject({ priceCents: 3500, shareCents: 1750 })
})

test('a member’s share and tips per booking, visible only to the member and the owner', async () => {
  const shop = await openShop()
  const member = await hire(shop, { compensation: half })
  await done(shop, member, 3)
  await done(shop, member, 4)
  const own = await as(member.person).employment.earnings(period)
  expect(own).toMatchObject({
    shareCents: 4000,
    tipCents: 1600,
    totalCents: 5600,
    unpaidCents: 5600,
    workedMinutes: 60,
  })
  expect(own.entries[0]).toMatchObject({ services: ['Haircut'], priceCents: 4000, isPaid: false })
  expect(await as(shop.barber).team.earnings({ id: member.id, ...period })).toEqual(own)
  const april = await as(member.person).employment.earnings({
    from: '2026-04-01',
    to: '2026-04-30',
  })
  expect(april.entries).toEqual([])
})

test('marked as paid: once, for the amount that was seen, and written down', async () => {
  const shop = await openShop()
  const member = await hire(shop, { compensation: half })
  await done(shop, member, 3)
  const { id } = member
  const pay = (amountCents: number) => as(shop.barber).team.markPaid({ id, ...period, amountCents })
  await expect(pay(1)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED' })
  const tries = await Promise.allSettled([pay(2800), pay(2800), pay(2800)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(pay(0)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' })

  // Later bookings are unpaid again.
  await done(shop, member, 5)
  const { entries, unpaidCents } = await as(member.person).employment.earnings(period)
  expect(entries.map(({ isPaid }) => isPaid)).toEqual([false, true])
  expect(unpaidCents).toBe(2800)
  expect(await noticesOf(member.person)).toEqual(['Marked as paid: $28.00'])
  const deed = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'mark-paid')
    .where('actorId', '=', shop.barber.id)
    .executeTakeFirstOrThrow()
  expect(deed.after).toMatchObject({ employeeId: id, amountCents: 2800, visits: 1 })
})

test('a new rule holds from now on: what was done before is paid as it was agreed', async () => {
  const shop = await openShop()
  const member = await hire(shop, { compensation: half })
  await done(shop, member, 3)
  await as(shop.barber).team.change({
    id: member.id,
    ...seat,
    compensation: { kind: 'commission_percent', percent: 70 },
    serviceIds: shop.services,
    isBookable: true,
    timeOffNeedsApproval: true,
  })
  const own = await as(member.person).employment.earnings(period)
  expect(own).toMatchObject({ shareCents: 2000, compensation: { percent: 70 } })
})

test('a member cannot see another member’s earnings', async () => {
  const shop = await openShop()
  const member = await hire(shop)
  await done(shop, member, 3)
  const { person: colleague } = await hire(shop, { permissionLevel: 'manager' })
  expect((await as(colleague).employment.earnings(period)).entries).toEqual([])
  const nobody = await make.person('employee')
  await expect(as(nobody).employment.earnings(period)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
