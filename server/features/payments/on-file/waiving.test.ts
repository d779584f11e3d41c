// The shop waives a fee, before or after it was charged.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, book } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { emailOf, onFileActs, refundsOf, titlesFor } from '#tests/on-file.ts'
import { bookingRow, openProvider, reconcile } from '#tests/payments.ts'
import { db, mailTo, make, sendMessages } from '#tests/world.ts'

const { provider, config, work, sweep } = await openProvider()
const { api, openShop, bookOnFile, miss, cancelLate, decide } = onFileActs(config)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

const chargesFor = async (bookingId: string) => {
  const intents = await provider.list('payment_intent')
  return intents.filter((each) => each.transfer_group === bookingId && each.latest_charge)
}

const balance = () => barberBalanceOf(db, shop.barber.id)

async function settled(id: string) {
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
}

test('waived before it was charged: the card stays as it is, and the client is told', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  expect(await decide(shop.barber, id, 'waiveFee')).toMatchObject({ owedCents: 0 })
  await work()
  expect(await chargesFor(id)).toHaveLength(0)
  expect((await bookingRow(id)).feeWaivedAt).not.toBeNull()
  expect(await titlesFor(client)).toContain('No fee after all')
  expect((await mailTo(await emailOf(client), 'booking')).body).toContain('$30')
  const events = await db
    .selectFrom('bookingEvents')
    .select(['event', 'actorId', 'data'])
    .where('bookingId', '=', id)
    .where('event', '=', 'fee_waived')
    .execute()
  expect(events).toMatchObject([{ actorId: shop.barber.id, data: { cents: 3000 } }])
  expect(await balance()).toBe(0)
})

test('waived after it was charged: it goes back to the card, deposit and all', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 20 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const id = await bookOnFile(client, shop)
  await cancelLate(client, id)
  await work()
  expect(await balance()).toBe(1350)
  await decide(shop.barber, id, 'waiveFee')
  await work()
  expect(await refundsOf(id)).toMatchObject([
    { amountCents: 900, purpose: 'fee', state: 'succeeded' },
    { amountCents: 600, purpose: 'prepay', state: 'succeeded' },
  ])
  expect(await bookingRow(id)).toMatchObject({ feePaidCents: 0, paymentStatus: 'refunded' })
  expect(await balance()).toBe(0)
  await settled(id)
})

test('waived while the answer of the charge is lost: what was charged goes back', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  provider.faults.add(
    ...Array.from({ length: 6 }, () => ({ on: 'POST /v1/payment_intents', kind: 'drop' as const })),
  )
  await work()
  await decide(shop.barber, id, 'waiveFee')
  provider.faults.clear()
  await sweep()
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 3000, state: 'succeeded' }])
  expect(await balance()).toBe(0)
  await settled(id)
})

test('waived ten times at once it goes back once; a second time is refused', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await work()
  const { version } = await api(shop.barber).bookings.read({ id })
  const waive = () => api(shop.barber).desk.waiveFee({ place: 'barber', id, version })
  const pressed = await Promise.allSettled(Array.from({ length: 10 }, waive))
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await work()
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 3000 }])
  await expect(decide(shop.barber, id, 'waiveFee')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await settled(id)
})

test('a fee that only the shop asks for can be waived, too', async () => {
  await api(shop.barber).policies.save({ paymentPolicy: 'pay_at_shop' })
  const { id } = await book(client, shop, at(2, 960))
  await miss(shop, id)
  await decide(shop.barber, id, 'waiveFee')
  await sendMessages()
  expect(await titlesFor(client)).toContain('No fee after all')
})

test('without a fee there is nothing to waive, and nothing was paid at the shop', async () => {
  const id = await bookOnFile(client, shop)
  for (const call of ['waiveFee', 'paidAtShop'] as const)
    await expect(decide(shop.barber, id, call)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('another shop waives nothing here, and a member only with the right to', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  const { version } = await api(shop.barber).bookings.read({ id })
  const other = await openShop()
  const asked = { place: 'barber', id, version } as const
  for (const call of ['waiveFee', 'paidAtShop'] as const)
    await expect(api(other.barber).desk[call](asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const member = await make.person('employee')
  const seat = { barberId: shop.barber.id, userId: member.id, permissionLevel: 'desk' } as const
  await db.insertInto('employees').values(seat).execute()
  const byMember = { ...asked, place: 'employee' } as const
  await expect(api(member).desk.waiveFee(byMember)).rejects.toMatchObject({ code: 'NO_WAIVING' })
  await db
    .updateTable('employees')
    .set({ givesRefunds: true })
    .where('userId', '=', member.id)
    .execute()
  expect(await api(member).desk.waiveFee(byMember)).toMatchObject({ owedCents: 0 })
})
