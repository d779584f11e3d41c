// Finds the business that the actor works in, and with which rights.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, type Place, type Right, type Seat } from '#contract/business/team-rights.ts'
import { profileId, type BarberId } from '#contract/ids.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { zoneOf } from '#server/shop-clock.ts'
import {
  findEmployer,
  findEmployment,
  findTimeZone,
  listBarbersBehind,
  listBusinessesOf,
  listDeskMembers,
  listStaff,
  lockAlone,
  lockShared,
} from './queries.ts'

// `barberId` is the owner's user id.
export type Business = {
  barberId: BarberId
  userId: string
  employeeId: string | null
  seat: Seat
}

// The barbers whose page this is, by the id of a profile or of a shop in an address, which can be any
// text.
export async function listBarbersAt(db: Db, asked: string) {
  const { data: id } = profileId.safeParse(asked)
  return id === undefined ? [] : listBarbersBehind(db, id)
}

// The actor's business in the role `place`. Without the right: NOT_FOUND.
export async function businessOf(
  { db, actor }: Pick<SignedInCaller, 'db' | 'actor'>,
  place: Place,
  right?: Right,
) {
  const business = place === 'barber' ? ownBusiness(actor) : await employmentOf(db, actor)
  if (!business) return fail('NOT_FOUND')
  if (right && !mayInShop(business.seat, right)) return fail('NOT_FOUND')
  return business
}

const everything = {
  level: 'owner',
  seesContacts: true,
  givesDiscounts: true,
  givesRefunds: true,
  seesReports: true,
} as const

function ownBusiness(actor: Actor): Business | undefined {
  if (!actor.roles.includes('barber')) return undefined
  return { barberId: barberIdOf(actor.id), userId: actor.id, employeeId: null, seat: everything }
}

// The team membership of the actor, while it is active.
export async function employmentOf(db: Db, { id, roles }: Actor): Promise<Business | undefined> {
  if (!roles.includes('employee')) return undefined
  const found = await findEmployment(db, id)
  if (!found) return undefined
  const { employeeId, barberId, permissionLevel: level, ...toggles } = found
  return { barberId, userId: id, employeeId, seat: { level, ...toggles } }
}

// Nobody decides as an administrator about their own listing, money or booking, nor about those of the
// shop they work at. The command line has no actor, so a platform with one administrator is not stuck.
export async function requireOthersCase(
  { db, actor }: Pick<Caller, 'db' | 'actor'>,
  ...people: (string | null)[]
) {
  if (actor === null) return
  const shop = (await employmentOf(db, actor))?.barberId ?? actor.id
  if (people.includes(actor.id) || people.includes(shop)) fail('OWN_CASE')
}

// The zone of the barber's city.
export async function readZone(db: Db, barberId: BarberId) {
  return zoneOf(await findTimeZone(db, barberId))
}

// Visitors of the businesses that show this user, their own or their employer's, see a change at once.
export async function tellVisitors(db: Db, userId: string) {
  for (const barberId of await listBusinessesOf(db, userId))
    await publish(db, 'barber', { barberId })
}

type Told = 'client' | 'portfolio' | 'review' | 'setup' | 'shop'

// Live update for all staff.
export async function tellStaff(db: Db, barberId: BarberId, type: Told) {
  for (const userId of await listStaff(db, barberId)) await publish(db, userTopic(userId), { type })
}

export function findEmployerOf(db: Db, userId: string) {
  return findEmployer(db, userId)
}

// Whether someone owns the business or works there.
export async function isStaffOf(db: Db, barberId: BarberId, userId: string) {
  return (await listStaff(db, barberId)).includes(userId)
}

export function listDesk(db: Db, barberId: BarberId) {
  return listDeskMembers(db, barberId)
}

// Both locks last until the transaction ends. Bookings take the shared lock; closing the business
// or removing a provider or a service takes the exclusive one.
export function shareBusiness(db: Db, barberId: BarberId) {
  return lockShared(db, barberId)
}

export function lockBusiness(db: Db, barberId: BarberId) {
  return lockAlone(db, barberId)
}
