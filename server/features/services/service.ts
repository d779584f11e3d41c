// The price list of a business.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { mostOfferedServices, type NewService } from '#contract/business/services.ts'
import type { Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { stopBookingsAt } from '#server/features/bookings/stop-bookings.ts'
import { workplaceOf } from '#server/features/businesses/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import {
  insertService,
  listMembers,
  listServices,
  lockPriceList,
  setOrder,
  setPerformers,
  updateService,
} from './queries.ts'

export async function readPriceList(db: Db, actor: Actor, place: Place) {
  const { barberId } = await workplaceOf(db, actor, place, 'services')
  const [services, members] = await Promise.all([
    listServices(db, barberId),
    listMembers(db, barberId),
  ])
  return { barberId, services, members }
}

type Given = NewService & { place: Place }

export async function createService(db: Db, actor: Actor, given: Given) {
  const { barberId } = await workplaceOf(db, actor, given.place, 'services')
  return inTransaction(db, async (db) => {
    const { count, last } = await lockPriceList(db, barberId)
    if (count >= mostOfferedServices) fail('TOO_MANY_SERVICES')
    const { id } = await insertService(db, { barberId, position: last + 1, ...columnsOf(given) })
    await setPerformers(db, id, await performersOf(db, barberId, given.memberIds))
    await publish(db, 'barber', { barberId })
    return { id }
  })
}

// Bookings keep their own copy of name, price and minutes.
export async function changeService(db: Db, actor: Actor, given: Given & { id: string }) {
  const { barberId } = await workplaceOf(db, actor, given.place, 'services')
  await inTransaction(db, async (db) => {
    const { id, memberIds } = given
    if (!(await updateService(db, { barberId, id }, columnsOf(given)))) fail('NOT_FOUND')
    await setPerformers(db, id, await performersOf(db, barberId, memberIds))
    await publish(db, 'barber', { barberId })
  })
}

type Order = { place: Place; ids: string[] }

export async function reorderServices(db: Db, actor: Actor, { place, ids }: Order) {
  const { barberId } = await workplaceOf(db, actor, place, 'services')
  await inTransaction(db, async (db) => {
    if ((await setOrder(db, barberId, ids)) !== new Set(ids).size) fail('NOT_FOUND')
    await publish(db, 'barber', { barberId })
  })
}

type Switch = { place: Place; id: string; isActive: boolean }

export async function switchService(db: Db, actor: Actor, { place, id, isActive }: Switch) {
  const { barberId } = await workplaceOf(db, actor, place, 'services')
  await inTransaction(db, async (db) => {
    if (!isActive) await stopBookingsAt(db, barberId, { serviceId: id })
    if (!(await updateService(db, { barberId, id }, { isActive }))) fail('NOT_FOUND')
    await publish(db, 'barber', { barberId })
  })
}

function columnsOf({ price, ...given }: NewService) {
  const { category, name, description, durationMinutes, bufferMinutes, isAddOn } = given
  const priceCents = Math.round(price * 100)
  return { category, name, description, priceCents, durationMinutes, bufferMinutes, isAddOn }
}

async function performersOf(db: Db, barberId: BarberId, memberIds: string[] | undefined) {
  const team = (await listMembers(db, barberId)).map(({ id }) => id)
  if (memberIds === undefined) return team
  return [...new Set(memberIds)].map((id) => (team.includes(id) ? id : fail('NOT_FOUND')))
}
