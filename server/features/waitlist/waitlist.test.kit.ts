// Test kit of the waitlist: a shop with one provider, and clients who wait.
import type { Actor } from '#contract/access.ts'
import { at } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db } from '#tests/world.ts'

export const openShop = () =>
  list('Third Ward Cuts', {
    hours: [540, 1020],
    services: [
      ['Haircut', 'Fades', 30, 30],
      ['The works', 'Fades', 60, 60],
    ],
  })

export const dayOf = (days: number) => at(days, 720).slice(0, 10)

export const wishAt = (shop: Listed, changes: object = {}) => ({
  profileId: shop.id,
  serviceIds: shop.services.slice(0, 1),
  dateFrom: dayOf(2),
  dateTo: dayOf(3),
  ...changes,
})

export const cancel = (who: Actor, { id, version }: { id: string; version: number }) =>
  as(who).bookings.move({ id, version, move: 'cancel' })

export async function entry(id: string) {
  return db.selectFrom('waitlistEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export const stateOf = async (id: string) => (await entry(id)).state
