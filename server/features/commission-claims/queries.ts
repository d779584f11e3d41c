import { sql, type Insertable } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { BarberId } from '#contract/ids.ts'
import type { ClaimLine } from '#contract/money/commission-claims.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { isSought, type Sought } from '#server/database/found-bookings.ts'
import type { CommissionClaims } from '#server/database/tables.ts'

type State = ClaimLine['state']

export async function insertClaim(db: Db, row: Insertable<CommissionClaims>) {
  await db.insertInto('commissionClaims').values(row).execute()
}

const columns = [
  'q.id',
  'q.bookingId',
  'q.createdAt',
  'q.commissionCents',
  'k.bookingNumber',
  'k.startsAt',
  'b.shopName',
  sql<State>`q.state`.as('state'),
  sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
  sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
] as const

function claims(db: Db) {
  return db
    .selectFrom('commissionClaims as q')
    .innerJoin('bookings as k', 'k.id', 'q.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .select(columns)
}

type Wanted = { state: State; sought: Sought | undefined }
type Page = { after: PageKey | undefined; limit: number }

export function listClaims(db: Db, wanted: Wanted, { after, limit }: Page) {
  return claims(db)
    .where(isWanted(wanted))
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(q.created_at, q.id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('q.createdAt')
    .orderBy('q.id')
    .limit(limit)
    .execute()
}

export function countClaims(db: Db, wanted: Wanted) {
  return countUpTo(
    db,
    db.selectFrom('commissionClaims as q').select('q.id').where(isWanted(wanted)),
  )
}

function isWanted({ state, sought }: Wanted) {
  const isInState = sql<boolean>`q.state = ${state}`
  return sought ? sql<boolean>`${isInState} AND ${isSought(sql`q.booking_id`, sought)}` : isInState
}

const decidedBefore = (state: State) => sql<number>`(SELECT count(*) FROM commission_claims AS o
  JOIN bookings AS ok ON ok.id = o.booking_id
  WHERE ok.barber_id = k.barber_id AND o.state = ${state} AND o.id <> q.id)`

export function findLine(db: Db, id: string) {
  return claims(db).where('q.id', '=', id).executeTakeFirst()
}

// What the books know beside it.
export function findDetails(db: Db, id: string) {
  return db
    .selectFrom('commissionClaims as q')
    .innerJoin('bookings as k', 'k.id', 'q.bookingId')
    .leftJoin('profiles as d', 'd.userId', 'q.decidedBy')
    .leftJoin('clients as r', 'r.id', 'k.clientRecordId')
    .select([
      'q.why',
      'q.reason',
      'q.decidedAt',
      'k.totalCents',
      sql<number>`q.percent`.as('percent'),
      sql<string>`coalesce(d.name, '')`.as('decidedBy'),
      sql<number>`coalesce(r.visits, 0)`.as('visits'),
      'r.createdAt as knownSince',
      decidedBefore('accepted').as('accepted'),
      decidedBefore('refused').as('refused'),
      sql<string>`coalesce((SELECT string_agg(i.name, ', ' ORDER BY i.position)
        FROM booking_items i WHERE i.booking_id = k.id), '')`.as('services'),
    ])
    .where('q.id', '=', id)
    .executeTakeFirstOrThrow()
}

// Locks no row: the booking's lock comes first.
export function findClaimed(db: Db, id: string) {
  return db
    .selectFrom('commissionClaims')
    .select(['bookingId', 'state', 'commissionCents'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function hasClaim(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('commissionClaims')
    .select('id')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  return row !== undefined
}

type Decided = { state: 'accepted' | 'refused'; decidedBy: string; reason: string }

export async function setDecided(db: Db, id: string, decided: Decided) {
  await db
    .updateTable('commissionClaims')
    .set({ ...decided, decidedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export function findOwned(db: Db, barberId: BarberId, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('barberId', '=', barberId)
    .where('status', '<>', 'held')
    .executeTakeFirst()
}
