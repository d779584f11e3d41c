// A shop, and a client with credit. After each test the grants are what the ledger says.
import { afterEach, beforeEach, expect } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { walletOf } from '#server/features/ledger/service.ts'
import { at, fromNow, hold, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { listWrongWallets } from './queries.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'

export let shop: Listed
export let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
  client = await make.person('client')
})

afterEach(async () => expect(await listWrongWallets(db)).toEqual([]))

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

export async function give(cents: number, expiresAt?: string, who = client) {
  const grant = { clientId: who.id, cents, reason: 'referral', expense: 'promo_expense' } as const
  const id = await grantCredit(db, grant)
  if (expiresAt)
    await db.updateTable('walletGrants').set({ expiresAt }).where('id', '=', id).execute()
  return id
}

export const credit = () => walletOf(db, client.id)

export async function leftOf(id: string) {
  const found = db.selectFrom('walletGrants').selectAll().where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).leftCents
}

export async function bookWithCredit(startsAt = at(2, 600), who = client) {
  const { id } = await hold(who, shop, startsAt)
  return as(who).bookings.confirm({ id, useCredit: true })
}

export async function move(who: Actor, id: string, name: Move) {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, version, move: name, reason: 'So it was' })
}

export async function complete(id: string) {
  await shift(id, fromNow(-60))
  await move(shop.barber, id, 'finish')
  await move(client, id, 'complete')
}

export const rules = (settings: object) =>
  db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, ...settings })
    .execute()
