// The price list of a business.
import { fail } from '#contract/errors.ts'
import {
  mostOfferedServices,
  type NewService,
  type ServiceEdit,
  type ServiceForm,
  type ServiceOrder,
  type ServiceSwitch,
} from '#contract/business/services.ts'
import type { Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { stopBookingsAt } from '#server/features/bookings/stop-bookings.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { takesCards } from '#server/features/flags/service.ts'
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

export async function readPriceList(caller: SignedInCaller, place: Place) {
  const { db } = caller
  const { barberId } = await businessOf(caller, place, 'services')
  const [services, members] = await Promise.all([
    listServices(db, barberId),
    listMembers(db, barberId),
  ])
  return { barberId, services, members, takesCards: await takesCards(caller) }
}

export async function createService(caller: SignedInCaller, given: ServiceForm) {
  const { barberId } = await businessOf(caller, given.place, 'services')
  return inTransaction(caller.db, async (db) => {
    const { count, last } = await lockPriceList(db, barberId)
    if (count >= mostOfferedServices) fail('TOO_MANY_SERVICES')
    const { id } = await insertService(db, { barberId, position: last + 1, ...columnsOf(given) })
    await setPerformers(db, id, await performersOf(db, barberId, given.memberIds))
    await publish(db, 'barber', { barberId })
    return { id }
  })
}

// Bookings keep their own copy of name, price and minutes.
export async function changeService(caller: SignedInCaller, given: ServiceEdit) {
  const { barberId } = await businessOf(caller, given.place, 'services')
  await inTransaction(caller.db, async (db) => {
    const { id, memberIds } = given
    if (!(await updateService(db, { barberId, id }, columnsOf(given)))) fail('NOT_FOUND')
    await setPerformers(db, id, await performersOf(db, barberId, memberIds))
    await publish(db, 'barber', { barberId })
  })
}

export async function reorderServices(caller: SignedInCaller, { place, ids }: ServiceOrder) {
  const { barberId } = await businessOf(caller, place, 'services')
  await inTransaction(caller.db, async (db) => {
    if ((await setOrder(db, barberId, ids)) !== new Set(ids).size) fail('NOT_FOUND')
    await publish(db, 'barber', { barberId })
  })
}

export async function switchService(
  caller: SignedInCaller,
  { place, id, isActive }: ServiceSwitch,
) {
  const { barberId } = await businessOf(caller, place, 'services')
  await inTransaction(caller.db, async (db) => {
    if (!isActive) await stopBookingsAt(db, barberId, { serviceId: id })
    if (!(await updateService(db, { barberId, id }, { isActive }))) fail('NOT_FOUND')
    await publish(db, 'barber', { barberId })
  })
}

function columnsOf({ price, ...given }: NewService) {
  const { category, name, description, durationMinutes, bufferMinutes, isAddOn } = given
  const { depositPercent } = given
  const priceCents = Math.round(price * 100)
  const terms = { priceCents, durationMinutes, bufferMinutes, isAddOn, depositPercent }
  return { category, name, description, ...terms }
}

async function performersOf(db: Db, barberId: BarberId, memberIds: string[] | undefined) {
  const team = (await listMembers(db, barberId)).map(({ id }) => id)
  if (memberIds === undefined) return team
  return [...new Set(memberIds)].map((id) => (team.includes(id) ? id : fail('NOT_FOUND')))
}
