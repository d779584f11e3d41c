import { sql } from 'kysely'
import type { BookingItem } from '#contract/bookings.ts'
import type { Side, Status } from '#contract/workflow.ts'
import type { Db } from '#server/db.ts'

export function findShop(db: Db, barberId: string) {
  return db
    .selectFrom('barberProfiles')
    .select(['id', 'shopName', sql<boolean>`is_approved AND is_active`.as('isListed')])
    .where('userId', '=', barberId)
    .executeTakeFirst()
}

export async function needsApproval(db: Db, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select('timeOffNeedsApproval')
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row?.timeOffNeedsApproval ?? true
}

// `providerId` is null for those who see everybody.
type Asked = { barberId: string; providerId: string | null; from: string; to: string }

// A hold is no visit yet, and what ran out never became one.
export function listVisits(db: Db, { barberId, providerId, from, to }: Asked) {
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
      'k.startsAt',
      'k.endsAt',
      'k.source',
      'k.paymentPolicy',
      'k.paymentStatus',
      'k.totalCents',
      'k.proposedStartsAt',
      'k.proposalExpiresAt',
      'k.version',
      'p.name as providerName',
      sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
      sql<Status>`k.status`.as('status'),
      sql<Side | null>`k.proposed_by`.as('proposedBy'),
      sql<string[]>`ARRAY(SELECT name FROM booking_items WHERE booking_id = k.id
        ORDER BY position)`.as('services'),
    ])
    .where('k.barberId', '=', barberId)
    .$if(providerId !== null, (query) => query.where('k.providerId', '=', providerId!))
    .where('k.startsAt', '>=', from)
    .where('k.startsAt', '<', to)
    .where('k.status', 'not in', ['held', 'expired'])
    .orderBy('k.startsAt')
    .orderBy('k.id')
    .limit(2000)
    .execute()
}

type Span = { memberIds: string[]; from: string; to: string }

// Endless time off is cut to the days asked for.
export function listBlocked(db: Db, { memberIds, from, to }: Span) {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('timeOff')
    .select([
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

type Block = { memberId: string; startsAt: string; endsAt: string; reason: string }

export async function insertBlock(db: Db, { memberId, startsAt, endsAt, reason }: Block) {
  const during = `[${startsAt},${endsAt})`
  await db.insertInto('timeOff').values({ providerId: memberId, during, reason }).execute()
}

export async function deleteBlock(db: Db, memberId: string, startsAt: string) {
  const { numDeletedRows } = await db
    .deleteFrom('timeOff')
    .where('providerId', '=', memberId)
    .where(sql<boolean>`lower(during) = ${startsAt}::timestamptz`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Client = { clientId: string | null; email: string | null; phone: string | null }

// One client's visits to one business: an account, or whoever gave the same address or number.
function visitsOf(db: Db, barberId: string, { clientId, email, phone }: Client) {
  return db
    .selectFrom('bookings as k')
    .where('k.barberId', '=', barberId)
    .where((eb) =>
      clientId === null
        ? eb.or([eb('k.guestEmail', '=', email), eb('k.guestPhone', '=', phone)])
        : eb('k.clientId', '=', clientId),
    )
}

export function sumHistory(db: Db, barberId: string, client: Client) {
  return visitsOf(db, barberId, client)
    .select([
      sql<number>`count(*) FILTER (WHERE status IN ('completed', 'awaiting_confirmation'))`.as(
        'visits',
      ),
      sql<number>`count(*) FILTER (WHERE status = 'no_show')`.as('noShows'),
      sql<number>`count(*) FILTER (WHERE is_late_cancel)`.as('lateCancels'),
      sql<number>`coalesce(sum(total_cents) FILTER (WHERE status = 'completed'), 0)`.as(
        'spentCents',
      ),
    ])
    .executeTakeFirstOrThrow()
}

export function listHistory(db: Db, barberId: string, client: Client & { exceptId: string }) {
  return visitsOf(db, barberId, client)
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .select([
      'k.id',
      'k.startsAt',
      'k.totalCents',
      'p.name as professional',
      sql<Status>`k.status`.as('status'),
      sql<BookingItem[]>`(SELECT coalesce(json_agg(json_build_object('serviceId', service_id,
        'name', name, 'priceCents', price_cents, 'minutes', duration_minutes) ORDER BY position),
        '[]') FROM booking_items WHERE booking_id = k.id)`.as('items'),
    ])
    .where('k.id', '<>', client.exceptId)
    .where('k.status', 'not in', ['held', 'expired', 'declined'])
    .orderBy('k.startsAt', 'desc')
    .limit(5)
    .execute()
}

type Search = { barberId: string; providerId: string | null; q: string; limit: number }

// The last visit of everyone whose name has these letters.
export function listClients(db: Db, { barberId, providerId, q, limit }: Search) {
  const pattern = `%${q.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`
  const name = sql<string>`coalesce(c.name, k.guest_name, '')`
  const who = sql`coalesce(k.client_id::text, k.guest_email, k.guest_phone, k.id::text)`
  const last = db
    .selectFrom('bookings as k')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('users as u', 'u.id', 'k.clientId')
    .distinctOn(who)
    .select([
      'k.id as bookingId',
      'k.startsAt as lastVisitAt',
      name.as('name'),
      sql<string | null>`coalesce(c.phone, k.guest_phone, u.email, k.guest_email)`.as('contact'),
    ])
    .where('k.barberId', '=', barberId)
    .$if(providerId !== null, (query) => query.where('k.providerId', '=', providerId!))
    .where('k.status', 'not in', ['held', 'expired'])
    .where((eb) =>
      eb.or([
        eb('k.source', '<>', 'walk_in'),
        eb('k.guestPhone', 'is not', null),
        eb('k.clientId', 'is not', null),
      ]),
    )
    .where(sql<boolean>`${name} ILIKE ${pattern}`)
    .orderBy(who)
    .orderBy('k.startsAt', 'desc')
  return db
    .selectFrom(last.as('last'))
    .selectAll()
    .orderBy('lastVisitAt', 'desc')
    .limit(limit)
    .execute()
}
