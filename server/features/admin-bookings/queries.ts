import { sql } from 'kysely'
import type { BookingQuery } from '#contract/admin/bookings.ts'
import type { PageKey } from '#contract/admin/page.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { containing } from '#server/meaning.ts'

type Wanted = Omit<BookingQuery, 'q' | 'after' | 'order'> & { found: Found | undefined }
export type Found = { kind: 'number'; number: string } | { kind: 'people'; people: People }
type People = { ids: string[]; guest: { column: 'email' | 'phone' | 'name'; text: string } }

function matching(db: Db, { status, source, from, to, found }: Wanted) {
  const startOf = (day: string, plus: number) =>
    sql<string>`(${day}::date + ${plus}::int)::timestamp AT TIME ZONE time_zone_of(NULL)`
  return db
    .selectFrom('bookings as k')
    .$if(status === undefined, (rows) => rows.where('k.status', '<>', 'held'))
    .$if(status !== undefined, (rows) => rows.where('k.status', '=', status!))
    .$if(source !== undefined, (rows) => rows.where('k.source', '=', source!))
    .$if(from !== undefined, (rows) => rows.where('k.startsAt', '>=', startOf(from!, 0)))
    .$if(to !== undefined, (rows) => rows.where('k.startsAt', '<', startOf(to!, 1)))
    .$if(found?.kind === 'number', (rows) =>
      rows.where('k.bookingNumber', '=', found?.kind === 'number' ? found.number : ''),
    )
    .$if(found?.kind === 'people', (rows) =>
      rows.where(isOf(found?.kind === 'people' ? found.people : { ids: [], guest: nobody })),
    )
}

const nobody = { column: 'name', text: '' } as const

function isOf({ ids, guest: { column, text } }: People) {
  const guest = {
    email: sql`k.guest_email LIKE ${containing(text)}`,
    phone: sql`k.guest_phone LIKE ${containing(text)}`,
    name: sql`lower(k.guest_name) LIKE ${containing(text)}`,
  }[column]
  return sql<boolean>`(k.client_id = ANY (${ids}::uuid[]) OR (k.guest_name IS NOT NULL AND ${guest}))`
}

// Of the booking k, its barber b, its client c and its provider p.
export const lineColumns = [
  'k.id',
  'k.bookingNumber',
  'k.status',
  'k.startsAt',
  'k.totalCents',
  'k.source',
  'b.shopName',
  sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
  sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
  sql<boolean>`k.client_id IS NULL`.as('isGuest'),
  sql<string>`coalesce(p.name, '')`.as('professionalName'),
  sql<boolean>`k.dispute_status IS NOT NULL`.as('isDisputed'),
  sql<string>`coalesce((SELECT string_agg(i.name, ', ' ORDER BY i.position)
    FROM booking_items i WHERE i.booking_id = k.id), '')`.as('services'),
] as const

type Page = { after: PageKey | undefined; isNewest: boolean; limit: number }

export function listBookings(db: Db, wanted: Wanted, { after, isNewest, limit }: Page) {
  const direction = isNewest ? 'desc' : 'asc'
  const page = matching(db, wanted)
    .selectAll('k')
    .$if(after !== undefined, (rows) =>
      rows.where(
        isNewest
          ? sql<boolean>`(k.starts_at, k.id) < (${after?.at}, ${after?.id})`
          : sql<boolean>`(k.starts_at, k.id) > (${after?.at}, ${after?.id})`,
      ),
    )
    .orderBy('k.startsAt', direction)
    .orderBy('k.id', direction)
    .limit(limit)
  // Names are joined to the rows of the page, not to the table.
  return db
    .with('page', () => page)
    .selectFrom('page as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('profiles as p', 'p.userId', 'k.providerId')
    .select(lineColumns)
    .orderBy('k.startsAt', direction)
    .orderBy('k.id', direction)
    .execute()
}

export function countBookings(db: Db, wanted: Wanted) {
  return countUpTo(db, matching(db, wanted).select('k.id'))
}

export function listEvents(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingEvents as e')
    .leftJoin('profiles as p', 'p.userId', 'e.actorId')
    .select([
      'e.id',
      'e.createdAt as at',
      'e.event',
      'p.name as by',
      sql<string>`coalesce(e.data ->> 'reason', '')`.as('reason'),
    ])
    .where('e.bookingId', '=', bookingId)
    .orderBy('e.id')
    .execute()
}
