// Nobody decides as an administrator about themselves; a colleague does.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { suspendListing } from '#tests/acting.ts'
import { at } from '#tests/bookings.ts'
import { completedAt } from '#tests/earnings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { seen, submittedBarber } from '#tests/setup.ts'
import { as, db, make } from '#tests/world.ts'

const owner = await make.person('admin')
const reason = 'Looks fine to me'
const refused = { code: 'OWN_CASE' }

// The same person with the rights of an owner of the administration.
const withRights = ({ id }: Actor): Actor => ({ ...owner, id })

test('one’s own application and suspension', async () => {
  const { barber, id } = await submittedBarber()
  const self = withRights(barber)
  const order = { ...(await seen(owner, id)), reason }
  await expect(as(self).approvals.approve(order)).rejects.toMatchObject(refused)
  await expect(as(self).approvals.reject(order)).rejects.toMatchObject(refused)
  await as(owner).approvals.reject(order)
  await expect(as(self).approvals.reopen({ id, reason })).rejects.toMatchObject(refused)
  await as(owner).approvals.reopen({ id, reason })
  await as(owner).approvals.approve({ ...(await seen(owner, id)), reason })
  await suspendListing(owner, { id, reason })
  await expect(as(self).approvals.restore({ id, reason })).rejects.toMatchObject(refused)
  await as(owner).approvals.restore({ id, reason })
})

test('one’s own place on the landing page, commission and duplicate', async () => {
  const shop = await list('Own Chair')
  const other = await list('Other Chair')
  const self = withRights(shop.barber)
  const pin = { id: shop.id, startsOn: '2099-01-05', endsOn: '2099-01-07', reason }
  await expect(as(self).featured.pin(pin)).rejects.toMatchObject(refused)
  const terms = { source: null, percent: 1, startsOn: '2099-01-05', endsOn: null }
  const rule = { ...terms, profileId: shop.id, isReplacing: false, reason }
  await expect(as(self).commissionRules.create(rule)).rejects.toMatchObject(refused)
  for (const pair of [
    { id: shop.id, intoId: other.id },
    { id: other.id, intoId: shop.id },
  ])
    await expect(as(self).merging.preview(pair)).rejects.toMatchObject(refused)
  await as(owner).featured.pin(pin)
})

test('one’s own badge that was taken away', async () => {
  const shop = await list('Badged Chair')
  const today = Temporal.Now.plainDateISO('America/Chicago')
  const { id } = await db
    .insertInto('barberBadges')
    .values({
      barberId: shop.barber.id,
      badgeType: 'most_booked',
      periodStart: today.subtract({ days: 30 }).toString(),
      periodEnd: today.toString(),
      revokedAt: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = { id, reason }
  await expect(as(withRights(shop.barber)).badges.restore(order)).rejects.toMatchObject(refused)
  await as(owner).badges.restore(order)
})

test('the end of a rule about one’s own commission', async () => {
  const shop = await list('Ruled Chair')
  const terms = { source: null, percent: 1, startsOn: '2098-01-05', endsOn: null }
  const rule = { ...terms, profileId: shop.id, isReplacing: false, reason }
  const { id } = await as(owner).commissionRules.create(rule)
  const self = withRights(shop.barber)
  await expect(as(self).commissionRules.withdraw({ id, reason })).rejects.toMatchObject(refused)
  await expect(as(self).commissionRules.previewWithdraw({ id })).rejects.toMatchObject(refused)
  await as(owner).commissionRules.withdraw({ id, reason })
})

test('one’s own claim', async () => {
  const shop = await list('Claiming Chair')
  const self = withRights(shop.barber)
  const bookingId = await completedAt(await make.person('client'), shop, { at: at(-2, 600) })
  await as(shop.barber).commissionClaims.open({ id: bookingId, why: 'A friend of mine for years' })
  const { id } = await db
    .selectFrom('commissionClaims')
    .select('id')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow()
  const decision = { id, isAccepted: true, reason }
  await expect(as(self).commissionClaims.decide(decision)).rejects.toMatchObject(refused)
  await as(owner).commissionClaims.decide(decision)
})

test('a refund of one’s own booking that a colleague asked for', async () => {
  const shop = await list('Refunded Chair')
  const client = await make.person('client')
  const { id: askedBy } = await make.admin('operations')
  const terms = { method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
  const order = {
    ...terms,
    id: randomUUID(),
    bookingId: await completedAt(client, shop, { at: at(-2, 600) }),
    amountCents: 500,
    reason,
    askedBy,
    state: 'waiting',
    expiresAt: at(2, 600),
  } as const
  await db.insertInto('refundOrders').values(order).execute()
  const decision = { id: order.id, isApproved: true, reason }
  for (const self of [withRights(client), withRights(shop.barber)])
    await expect(as(self).refunds.decide(decision)).rejects.toMatchObject(refused)
  await as(owner).refunds.decide(decision)
})

test('one’s own missed booking, as the client or the barber', async () => {
  const shop = await list('Missed Chair')
  const client = await make.person('client')
  const bookingId = await completedAt(client, shop, { at: at(-2, 600) })
  await db.updateTable('bookings').set({ status: 'no_show' }).where('id', '=', bookingId).execute()
  const appeal = await db
    .insertInto('noShowAppeals')
    .values({ bookingId, kind: 'was_there', message: 'I was there' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const report = await db
    .insertInto('problemReports')
    .values({ bookingId, kind: 'not_happened' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const self of [withRights(client), withRights(shop.barber)]) {
    const answer = { ...appeal, isAccepted: true, reason }
    await expect(as(self).appeals.answer(answer)).rejects.toMatchObject(refused)
    const decision = { ...report, outcome: 'not_happened', reason } as const
    await expect(as(self).problemReports.decide(decision)).rejects.toMatchObject(refused)
  }
})

// A member of the team.
async function hire({ barber }: Listed) {
  const person = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: barber.id, ...bookable })
    .execute()
  return person
}

test('one’s own review of late cancellations', async () => {
  const shop = await list('Reviewed Chair')
  const { id } = await db
    .insertInto('reliabilityNotices')
    .values({ barberId: shop.barber.id, kind: 'review', lateCancellations: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = { id, reason }
  await expect(as(withRights(shop.barber)).reliability.close(order)).rejects.toMatchObject(refused)
  await as(owner).reliability.close(order)
})

test('an appointment of one’s own is not booked or moved at the desk', async () => {
  const shop = await list('Desk Chair')
  const client = await make.person('client')
  const wanted = { profileId: shop.id, serviceIds: shop.services.slice(0, 1), reason, note: '' }
  const time = { startsAt: at(3, 600), professionalId: null, isAnyNotice: false }
  const book = { ...wanted, ...time, clientId: client.id, guest: null }
  for (const self of [withRights(client), withRights(shop.barber)])
    await expect(as(self).bookingDesk.create(book)).rejects.toMatchObject(refused)
  const { id } = await as(owner).bookingDesk.create(book)
  const { version } = await as(owner).bookings.read({ id })
  const move = { id, version, reason, ...time, startsAt: at(4, 600) }
  for (const self of [withRights(client), withRights(shop.barber)])
    await expect(as(self).bookingDesk.reschedule(move)).rejects.toMatchObject(refused)
})

test('one’s own booking is moved with the rights of the client or the barber alone', async () => {
  const shop = await list('Forced Chair')
  const client = await make.person('client')
  const id = await completedAt(client, shop, { at: at(-2, 600) })
  const member = await hire(shop)
  for (const person of [client, shop.barber, member]) {
    const self = { ...withRights(person), roles: [...owner.roles, ...person.roles] }
    const { version, parts } = await as(self).bookings.read({ id })
    expect(parts).not.toContain('admin')
    expect(parts).not.toContain('enforcer')
    const forced = { id, version, move: 'void', reason } as const
    await expect(as(self).bookings.move(forced)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  }
  const { version } = await as(owner).bookings.read({ id })
  await as(owner).bookings.move({ id, version, move: 'void', reason })
})

test('what is about the shop where one works', async () => {
  const shop = await list('Team Chair')
  const member = await hire(shop)
  const self = { ...withRights(member), roles: [...owner.roles, ...member.roles] }
  const pin = { id: shop.id, startsOn: '2099-02-05', endsOn: '2099-02-07', reason }
  await expect(as(self).featured.pin(pin)).rejects.toMatchObject(refused)
  await as(owner).featured.pin(pin)
})
