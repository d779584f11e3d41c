import { sql, type RawBuilder, type Selectable } from 'kysely'
import {
  bookingSources,
  listedStatuses,
  statusGroups,
  type BookingQuery,
} from '#contract/admin/bookings.ts'
import type { PageKey } from '#contract/admin/page.ts'
import { countOf, countUpTo } from '#server/admin-pages.ts'
import { prepared, type Db } from '#server/database/db.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'
import { isGuest, type Found } from '#server/database/found-bookings.ts'
import { shortestName } from '#server/database/named.ts'
import type { Bookings } from '#server/database/tables.ts'
import { isWithin, partsOf, type Days } from './days.ts'

type Wanted = Pick<BookingQuery, 'status' | 'source' | 'payment' | 'dispute' | 'barber'> & {
  found: Found | undefined
  days: Days
}
type Condition = RawBuilder<unknown>

// Of the booking k, its barber b, its client c and its provider p.
export const lineColumns = [
  'k.id',
  'k.bookingNumber',
  'k.status',
  'k.startsAt',
  'k.totalCents',
  'k.source',
  'b.shopName',
  zoneOfShop.as('timeZone'),
  sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
  sql<boolean>`k.client_id IS NULL`.as('isGuest'),
  sql<string>`coalesce(p.name, '')`.as('professionalName'),
  sql<boolean>`k.dispute_status IS NOT NULL`.as('isDisputed'),
  sql<boolean>`k.status = 'no_show' AND EXISTS (SELECT FROM no_show_appeals a
    WHERE a.booking_id = k.id AND a.state = 'accepted')`.as('isExcused'),
  sql<string>`coalesce((SELECT string_agg(i.name, ', ' ORDER BY i.position)
    FROM booking_items i WHERE i.booking_id = k.id), '')`.as('services'),
] as const

type Page = { after: PageKey | undefined; isNewest: boolean; limit: number }

export function listBookings(db: Db, wanted: Wanted, page: Page) {
  const direction = page.isNewest ? 'desc' : 'asc'
  // The page is cut first: names are joined to its rows, not to the table.
  return (
    db
      .selectFrom(sql<PageRow>`(${pageOf(wanted, page)})`.as('k'))
      .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
      .leftJoin('profiles as c', 'c.userId', 'k.clientId')
      .leftJoin('profiles as p', 'p.userId', 'k.providerId')
      .select(lineColumns)
      .select('k.total')
      // A search takes longer to plan than to run.
      .$if(wanted.found !== undefined, (rows) => rows.modifyFront(prepared))
      .orderBy('k.startsAt', direction)
      .orderBy('k.id', direction)
      .execute()
  )
}

const ofBooking = sql`id, booking_number, status, starts_at, total_cents, source, barber_id,
  client_id, provider_id, guest_name, payment_status, dispute_status`

// `total` is null where it is counted apart.
type PageRow = Pick<Selectable<Bookings>, OfBooking> & { total: number | null }
type OfBooking =
  | 'id'
  | 'bookingNumber'
  | 'status'
  | 'startsAt'
  | 'totalCents'
  | 'source'
  | 'barberId'
  | 'clientId'
  | 'providerId'

export function countBookings(db: Db, wanted: Wanted) {
  const { found } = wanted
  if (found) return countUpTo(db, foundIn(wanted, found))
  if (isFew(wanted)) return countUpTo(db, sql`SELECT FROM bookings ${whereAll(filtersOf(wanted))}`)
  const isOfPair = isPaired(wanted)
    ? [
        sql`source = ANY (${sourcesOf(wanted)})`,
        sql`status = ANY (${statusesOf(wanted)})`,
        ...isPaid(wanted),
      ]
    : [isListed]
  const parts = partsOf(wanted.days).map(
    (part) => sql`SELECT FROM bookings ${whereAll([...isOfPair, ...part])}`,
  )
  return countUpTo(db, sql.join(parts, sql` UNION ALL `))
}

// Each pair of source and state is a short read in the order of its index. A condition on several
// values of an index's first column has no order: PostgreSQL would read the whole table in order.
function pageOf(wanted: Wanted, { after, isNewest, limit }: Page) {
  const { found } = wanted
  const order = isNewest ? sql`starts_at DESC, id DESC` : sql`starts_at, id`
  const than = isNewest ? sql`<` : sql`>`
  const place = after ? [sql`(starts_at, id) ${than} (${after.at}, ${after.id})`] : []
  const cut = sql`ORDER BY ${order} LIMIT ${sql.lit(limit)}`
  // What was found is counted in the same statement: finding it is the most of the work.
  if (found)
    return sql`SELECT k.*, page.total FROM (
        WITH theirs AS MATERIALIZED (${foundIn(wanted, found)})
        SELECT id, ${countOf(sql`SELECT FROM theirs`)} AS total FROM theirs
        ${whereAll(place)} ${cut}) AS page
      CROSS JOIN LATERAL (SELECT ${ofBooking} FROM bookings WHERE id = page.id OFFSET 0) AS k`
  if (isFew(wanted))
    return sql`SELECT ${ofBooking}, NULL::int AS total FROM bookings
      ${whereAll([...filtersOf(wanted), ...place])} ${cut}`
  const where = [...isWithin(wanted.days), ...place]
  if (!isPaired(wanted))
    return sql`SELECT ${ofBooking}, NULL::int AS total FROM bookings
      ${whereAll([isListed, ...where])} ${cut}`
  const ofPair = [sql`source = one_source`, sql`status = one_status`, ...isPaid(wanted), ...where]
  return sql`SELECT each.*, NULL::int AS total FROM unnest(${sourcesOf(wanted)}::text[]) AS one_source
    CROSS JOIN unnest(${statusesOf(wanted)}::text[]) AS one_status
    CROSS JOIN LATERAL (SELECT ${ofBooking} FROM bookings ${whereAll(ofPair)} ${cut}) AS each
    ${cut}`
}

const isListed = sql`status <> 'held'`

// One business, or what is disputed: in the order of an index of its own, whatever else is asked.
const isFew = ({ barber, dispute }: Wanted) => barber !== undefined || dispute !== undefined
const isPaired = ({ status, source, payment }: Wanted) =>
  status !== undefined || source !== undefined || payment !== undefined
const isPaid = ({ payment }: Wanted) =>
  payment === undefined ? [] : [sql`payment_status = ${payment}`]

const disputes = {
  open: sql`dispute_status IS NOT NULL AND dispute_status <> 'closed'`,
  closed: sql`dispute_status IS NOT NULL AND dispute_status = 'closed'`,
}

const sourcesOf = ({ source }: Wanted) => (source === undefined ? bookingSources : [source])

function statusesOf({ status }: Wanted): readonly string[] {
  if (status === undefined) return listedStatuses
  return status === 'coming' || status === 'took_place' ? statusGroups[status] : [status]
}

// By the number or the people alone, whose bookings are few: OFFSET 0 keeps PostgreSQL from reading
// all bookings in the order of another filter until it has met theirs. Only what puts them in order is
// kept of each: a common name has hundreds, of which the page shows some.
function foundIn(wanted: Wanted, found: Found) {
  const filters = sql.join(filtersOf(wanted), sql` AND `)
  const rows = (condition: Condition) =>
    sql`(SELECT id, starts_at, (${filters}) AS fits FROM bookings WHERE ${condition} OFFSET 0)`
  const of = (condition: Condition) =>
    sql`SELECT id, starts_at FROM ${rows(condition)} AS k WHERE fits`
  if (found.kind === 'number') return of(sql`booking_number = ${found.number}`)
  const { ids, guest, number } = found.people
  const isTheirs = sql`client_id = ANY (${ids}::uuid[])`
  const isOfGuest = sql`${isGuest(guest)} AND (${isTheirs}) IS NOT TRUE`
  if (number === null && guest.column === 'name' && guest.text.length >= shortestName) {
    const near = nearTo(guest.text, sql`${filters} AND (${isTheirs}) IS NOT TRUE`)
    return sql`WITH named AS MATERIALIZED ${rows(isOfGuest)}, near AS MATERIALIZED (${near})
      ${of(isTheirs)}
      UNION ALL SELECT id, starts_at FROM named WHERE fits
      UNION ALL SELECT id, starts_at FROM near WHERE fits AND nearness <= ${mostNames}`
  }
  const byPeople = sql`${of(isTheirs)} UNION ALL ${of(isOfGuest)}`
  if (number === null) return byPeople
  const isNumber = sql`booking_number = ${number} AND (${isTheirs} OR ${isGuest(guest)}) IS NOT TRUE`
  return sql`${of(isNumber)} UNION ALL ${byPeople}`
}

const fewNamed = 5
const mostNames = 10

// Guests whose name has a wrong letter, when few are right: as people are found (admin-people).
function nearTo(text: string, fits: Condition) {
  const typed = sql`(SELECT ${text}::text)`
  return sql`SELECT id, starts_at, fits,
      dense_rank() OVER (ORDER BY ${typed} <<-> plain_name, plain_name) AS nearness
    FROM (SELECT id, starts_at, plain_text(guest_name) AS plain_name, (${fits}) AS fits FROM bookings
      WHERE guest_name IS NOT NULL AND ${typed} <% plain_text(guest_name)
        AND (SELECT count(*) < ${fewNamed} FROM named) OFFSET 0) AS alike
    WHERE NOT EXISTS (SELECT FROM named WHERE named.id = alike.id)`
}

function filtersOf(wanted: Wanted) {
  const { status, source, dispute, barber } = wanted
  const filters = [isListed, ...isWithin(wanted.days), ...isPaid(wanted)]
  if (status !== undefined) filters.push(sql`status = ANY (${statusesOf(wanted)})`)
  if (source !== undefined) filters.push(sql`source = ${source}`)
  if (dispute !== undefined) filters.push(disputes[dispute])
  if (barber !== undefined)
    filters.push(sql`barber_id = (SELECT user_id FROM barber_profiles WHERE id = ${barber})`)
  return filters
}

function whereAll(conditions: Condition[]) {
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`
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
