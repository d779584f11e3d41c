import { sql, type Insertable } from 'kysely'
import type { BookingSource } from '#contract/bookings/bookings.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { timeZoneOf } from '#server/database/shop-days.ts'
import type { WaitlistEntries } from '#server/database/tables.ts'

const now = sql<string>`now()`
const shopDate = (barberId: BarberId, at: string) =>
  sql<string>`(${at}::timestamptz AT TIME ZONE ${timeZoneOf(barberId)})::date`

// An account, or a browser and, if proved, an email.
export type Waiter = { clientId: string | null; deviceHash: Buffer | null; email?: string | null }

function entriesOf(db: Db, { clientId, deviceHash, email = null }: Waiter) {
  const query = db
    .selectFrom('waitlistEntries as w')
    .where('w.state', 'in', ['waiting', 'offered'])
    .where('w.dateTo', '>=', sql<string>`today_of(w.barber_id)`)
  return clientId === null
    ? query
        .where('w.clientId', 'is', null)
        .where((eb) =>
          eb.or([eb('w.guestDeviceHash', '=', deviceHash), eb('w.guestEmail', '=', email)]),
        )
    : query.where('w.clientId', '=', clientId)
}

export async function countWaits(db: Db, waiter: Waiter) {
  const { count } = await entriesOf(db, waiter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Wish = Pick<Insertable<WaitlistEntries>, 'barberId' | 'dateFrom' | 'dateTo'> & {
  serviceIds: string[]
}

// Asking for the same again keeps the place in line.
export function findSame(db: Db, waiter: Waiter, { barberId, serviceIds, dateFrom, dateTo }: Wish) {
  return entriesOf(db, waiter)
    .select('w.id')
    .where('w.barberId', '=', barberId)
    .where(sql<boolean>`w.service_ids = ${serviceIds}::uuid[]`)
    .where('w.dateFrom', '=', dateFrom)
    .where('w.dateTo', '=', dateTo)
    .executeTakeFirst()
}

export async function updateTimes(db: Db, id: string, times: { timeFrom: number; timeTo: number }) {
  await db.updateTable('waitlistEntries').set(times).where('id', '=', id).execute()
}

export function insertEntry(db: Db, row: Insertable<WaitlistEntries>) {
  return db.insertInto('waitlistEntries').values(row).returning('id').executeTakeFirstOrThrow()
}

export function listWaits(db: Db, waiter: Waiter) {
  return entriesOf(db, waiter)
    .innerJoin('barberProfiles as b', 'b.userId', 'w.barberId')
    .leftJoin('profiles as p', 'p.userId', 'w.professionalId')
    .select(['w.id', 'w.dateFrom', 'w.dateTo', 'w.timeFrom', 'w.timeTo', 'w.serviceIds'])
    .select(['w.professionalId', 'w.offeredStart', 'w.offerExpiresAt'])
    .select(['b.id as profileId', 'b.shopName', 'p.name as professionalName'])
    .select([
      sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
      sql<boolean>`w.state = 'offered' AND w.offer_expires_at > now()`.as('isOffered'),
      sql<string[]>`ARRAY(SELECT s.name FROM unnest(w.service_ids) WITH ORDINALITY AS o (id, place)
        JOIN services AS s ON s.id = o.id ORDER BY o.place)`.as('services'),
    ])
    .orderBy('w.dateFrom')
    .orderBy('w.id')
    .execute()
}

// False when the waiter has no such entry.
export async function setLeft(db: Db, waiter: Waiter, id: string) {
  const row = await db
    .updateTable('waitlistEntries')
    .set({ state: 'left' })
    .where('id', 'in', entriesOf(db, waiter).select('w.id').where('w.id', '=', id))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasWaiting(db: Db, barberId: BarberId, startsAt: string) {
  const row = await db
    .selectFrom('waitlistEntries')
    .select('id')
    .where('barberId', '=', barberId)
    .where('state', 'in', ['waiting', 'offered'])
    .where('dateFrom', '<=', shopDate(barberId, startsAt))
    .where('dateTo', '>=', shopDate(barberId, startsAt))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type Entry = Awaited<ReturnType<typeof listInTurn>>[number]

// Entries that wait for that day, longest first.
export function listInTurn(db: Db, barberId: BarberId, startsAt: string) {
  return db
    .selectFrom('waitlistEntries as w')
    .innerJoin('barberProfiles as b', 'b.userId', 'w.barberId')
    .leftJoin('users as u', 'u.id', 'w.clientId')
    .leftJoin('profiles as c', 'c.userId', 'w.clientId')
    .select(['w.id', 'w.clientId', 'w.guestEmail', 'w.guestDeviceHash', 'w.serviceIds'])
    .select(['w.professionalId', 'w.timeFrom', 'w.timeTo', 'w.offeredStart'])
    .select(['b.id as profileId', 'b.shopName', 'u.email as clientEmail'])
    .select([
      sql<BookingSource>`w.source`.as('source'),
      sql<Language>`coalesce(u.language, w.language)`.as('language'),
      sql<string | null>`CASE WHEN c.phone_verified_at IS NOT NULL THEN c.phone END`.as(
        'clientPhone',
      ),
    ])
    .where('w.barberId', '=', barberId)
    .where('w.state', '=', 'waiting')
    .where('w.dateFrom', '<=', shopDate(barberId, startsAt))
    .where('w.dateTo', '>=', shopDate(barberId, startsAt))
    .orderBy('w.createdAt')
    .orderBy('w.id')
    .limit(100)
    .execute()
}

// False when the entry was left, or got another offer at the same moment.
export async function lockWaiting(db: Db, id: string) {
  const row = await db
    .selectFrom('waitlistEntries')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type Offer = { offeredStart: string; offerExpiresAt: string }

export async function setOffered(db: Db, id: string, offer: Offer) {
  await db
    .updateTable('waitlistEntries')
    .set({ state: 'offered', ...offer })
    .where('id', '=', id)
    .execute()
}

export async function setTold(db: Db, id: string, offeredStart: string) {
  await db.updateTable('waitlistEntries').set({ offeredStart }).where('id', '=', id).execute()
}

// Entries whose offer expired wait for another slot.
export async function endOverdueOffers(db: Db, barberId: BarberId) {
  await db
    .updateTable('waitlistEntries')
    .set({ state: 'waiting', offerExpiresAt: null })
    .where('barberId', '=', barberId)
    .where('state', '=', 'offered')
    .where('offerExpiresAt', '<=', now)
    .execute()
}

type Booked = {
  barberId: BarberId
  startsAt: string
  clientId: string | null
  guestEmail: string | null
  guestDeviceHash: Buffer | null
}

export async function setBooked(db: Db, booked: Booked) {
  const { barberId, startsAt, clientId, guestEmail, guestDeviceHash } = booked
  await db
    .updateTable('waitlistEntries')
    .set({ state: 'booked' })
    .where('barberId', '=', barberId)
    .where('state', 'in', ['waiting', 'offered'])
    .where('dateFrom', '<=', shopDate(barberId, startsAt))
    .where('dateTo', '>=', shopDate(barberId, startsAt))
    .where((eb) =>
      clientId === null
        ? eb.and([
            eb('clientId', 'is', null),
            eb.or([eb('guestEmail', '=', guestEmail), eb('guestDeviceHash', '=', guestDeviceHash)]),
          ])
        : eb('clientId', '=', clientId),
    )
    .execute()
}

export async function expireEntries(db: Db) {
  await db
    .updateTable('waitlistEntries')
    .set({ state: 'expired' })
    .where('state', 'in', ['waiting', 'offered'])
    .where('dateTo', '<', sql<string>`today_of(barber_id)`)
    .execute()
}
