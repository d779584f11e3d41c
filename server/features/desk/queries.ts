import { sql } from 'kysely'
import type { ShopAct } from '#contract/bookings/cancellation.ts'
import type { Side, Status } from '#contract/bookings/workflow.ts'
import type { BarberId } from '#contract/ids.ts'
import { given, type Db } from '#server/database/db.ts'

export function findShop(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select([
      'id',
      'shopName',
      sql<boolean>`is_approved AND is_active AND is_open_city(city_id)`.as('isListed'),
    ])
    .where('userId', '=', barberId)
    .executeTakeFirst()
}

// `providerId` is null for members who see all calendars.
type Asked = { barberId: BarberId; providerId: string | null; from: string; to: string }

// Excludes holds and expired bookings.
export function listBookings(db: Db, { barberId, providerId, from, to }: Asked) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .select([
      'k.id',
      'k.bookingNumber',
      'k.barberId',
      'k.providerId',
      'k.clientId',
      'k.guestDeviceHash',
      'k.guestEmail',
      'k.guestPhone',
      'k.startsAt',
      'k.endsAt',
      'k.source',
      'k.paymentPolicy',
      'k.paymentStatus',
      'k.totalCents',
      'k.proposedStartsAt',
      'k.proposalExpiresAt',
      'k.answerBy',
      'k.version',
      'p.name as providerName',
      sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
      sql<Status>`k.status`.as('status'),
      sql<Side | null>`k.proposed_by`.as('proposedBy'),
      sql<ShopAct | null>`k.by_shop`.as('byShop'),
      sql<boolean>`is_vouched(k)`.as('isVouched'),
      sql<string[]>`ARRAY(SELECT name FROM booking_items WHERE booking_id = k.id
        ORDER BY position)`.as('services'),
    ])
    .where('k.barberId', '=', barberId)
    .$call(given(providerId, (query, id) => query.where('k.providerId', '=', id)))
    .where('k.startsAt', '>=', from)
    .where('k.startsAt', '<', to)
    .where('k.status', 'not in', ['held', 'expired'])
    .orderBy('k.startsAt')
    .orderBy('k.id')
    .limit(2000)
    .execute()
}

type Span = { memberIds: string[]; from: string; to: string }

// Clips open-ended time off to the requested days.
export function listBlocked(db: Db, { memberIds, from, to }: Span) {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('timeOff')
    .select([
      'id',
      'providerId as memberId',
      sql<string>`coalesce(lower(during), ${from}::timestamptz)`.as('startsAt'),
      sql<string>`coalesce(upper(during), ${to}::timestamptz)`.as('endsAt'),
      'reason',
    ])
    .where('providerId', 'in', memberIds)
    .where(sql<boolean>`during && tstzrange(${from}, ${to})`)
    .orderBy('during')
    .execute()
}
