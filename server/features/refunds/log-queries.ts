// The log of refunds, for administrators.
import { sql, type RawBuilder } from 'kysely'
import type { RefundPosting } from '#contract/money/refund-parts.ts'
import type { RefundLine, RefundQuery, RefundWeek } from '#contract/money/refunds.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { containing, meaningOf } from '#server/meaning.ts'

export type LogRow = Omit<RefundLine, 'booking' | 'isByHand'> & {
  bookingId: string
  bookingNumber: string
  orderId: string | null
}

const logged = sql`refund_log AS l
  JOIN bookings AS k ON k.id = l.booking_id
  JOIN barber_profiles AS b ON b.user_id = k.barber_id
  LEFT JOIN profiles AS c ON c.user_id = k.client_id
  LEFT JOIN profiles AS w ON w.user_id = l.by_id`

const columns = sql`l.id, l.state, l.method, l.cause, l.booking_id AS "bookingId",
  l.order_id AS "orderId", l.amount_cents AS "amountCents", l.charged_to AS "chargedTo",
  l.created_at AS "createdAt", k.booking_number AS "bookingNumber", b.shop_name AS "shopName",
  coalesce(c.name, k.guest_name, '') AS "clientName", w.name AS by`

type Condition = RawBuilder<unknown>

function wanted({ state, cause, chargedTo, q, from, to }: RefundQuery) {
  const midnight = (day: string, more: number) =>
    sql`(${day}::date + ${more}::int)::timestamp AT TIME ZONE time_zone_of(NULL)`
  const conditions: (Condition | undefined)[] = [
    state === undefined ? undefined : sql`l.state = ${state}`,
    cause === undefined ? undefined : sql`l.cause = ${cause}`,
    chargedTo === undefined ? undefined : sql`l.charged_to = ${chargedTo}`,
    q === undefined || q === '' ? undefined : isFound(q),
    from === undefined ? undefined : sql`l.created_at >= ${midnight(from, 0)}`,
    to === undefined ? undefined : sql`l.created_at < ${midnight(to, 1)}`,
  ]
  return conditions.filter((each) => each !== undefined)
}

// Contacts find nobody here: the list shows none.
function isFound(q: string) {
  const { kind, text } = meaningOf(q)
  if (kind === 'number') return sql`k.booking_number = ${text}`
  const like = containing(text)
  return sql`(c.plain_name LIKE ${like} OR b.plain_shop_name LIKE ${like}
    OR lower(k.guest_name) LIKE ${like})`
}

const whereAll = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`

export async function listLog(db: Db, query: RefundQuery, limit: number) {
  const { after } = query
  const place = after ? [sql`(l.created_at, l.id) < (${after.at}, ${after.id})`] : []
  const { rows } = await sql<LogRow>`SELECT ${columns} FROM ${logged}
    ${whereAll([...wanted(query), ...place])}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export function countLog(db: Db, query: RefundQuery) {
  return countUpTo(db, sql`SELECT FROM ${logged} ${whereAll(wanted(query))}`)
}

export async function findLogged(db: Db, id: string) {
  const { rows } = await sql<LogRow>`
    SELECT ${columns} FROM ${logged} WHERE l.id = ${id}`.execute(db)
  return rows[0]
}

type Sum = Pick<RefundLine, 'state' | 'cause'> & { count: number; cents: number }

export async function sumLog(db: Db, query: RefundQuery) {
  const { rows } = await sql<Sum>`
    SELECT l.state, l.cause, count(*)::int AS count, sum(l.amount_cents)::bigint AS cents
    FROM ${logged} ${whereAll(wanted(query))} GROUP BY l.state, l.cause`.execute(db)
  return rows
}

const weeksShown = 12
const zone = sql`time_zone_of(NULL)`

// What was decided to go back in each of the last weeks, those without a refund too.
export async function listWeeks(db: Db, query: RefundQuery) {
  const { to = null } = query
  const last = sql`date_trunc('week', coalesce(${to}::date::timestamp, now() AT TIME ZONE ${zone}))`
  const first = sql`${last} - make_interval(weeks => ${weeksShown - 1})`
  const isDecided = sql`l.state NOT IN ('waiting', 'declined', 'expired')`
  const isRecent = sql`l.created_at >= (${first}) AT TIME ZONE ${zone}`
  const { rows } = await sql<RefundWeek>`
    SELECT week::date::text AS monday,
      coalesce(json_agg(json_build_object('cause', f.cause, 'cents', f.cents) ORDER BY f.cause)
        FILTER (WHERE f.cause IS NOT NULL), '[]') AS causes
    FROM generate_series(${first}, ${last}, '7 days') AS week
    LEFT JOIN (SELECT date_trunc('week', l.created_at AT TIME ZONE ${zone}) AS monday, l.cause,
        sum(l.amount_cents)::bigint AS cents
      FROM ${logged} ${whereAll([...wanted(query), isDecided, isRecent])} GROUP BY 1, 2) AS f
      ON f.monday = week
    GROUP BY week ORDER BY week`.execute(db)
  return rows
}

export function listParts(db: Db, id: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select(['r.id', 'r.amountCents', 'r.cause', 'p.id as paymentId', 'p.provider', 'p.intentId'])
    .select(['p.amountCents as paidCents', 'p.createdAt as paidAt', 'p.cardLast4'])
    .select(
      sql<number>`(SELECT coalesce(sum(o.amount_cents), 0) FROM refunds AS o
        WHERE o.payment_id = p.id)`.as('refundedCents'),
    )
    .where((eb) =>
      eb.or([eb('r.orderId', '=', id), eb.and([eb('r.id', '=', id), eb('r.orderId', 'is', null)])]),
    )
    .orderBy('r.id')
    .execute()
}

export function listAttempts(db: Db, refundIds: readonly string[]) {
  return db
    .selectFrom('refundAttempts')
    .selectAll()
    .where('refundId', '=', sql<string>`ANY (${refundIds}::uuid[])`)
    .orderBy('id')
    .execute()
}

type Posted = { bookingId: string; ids: readonly string[]; keys: readonly string[] }

// The second or third part of a key names the refund or its order.
export async function listPostings(db: Db, { bookingId, ids, keys }: Posted) {
  const isOf = (part: number) => sql`split_part(t.idempotency_key, ':', ${sql.lit(part)})
    = ANY (${ids}::text[])`
  const { rows } = await sql<RefundPosting>`
    SELECT t.id, t.created_at AS at, t.event,
      (SELECT json_agg(json_build_object('account', a.kind, 'cents', e.amount_cents,
          'owner', coalesce(b.shop_name, p.name)) ORDER BY e.line)
        FROM ledger_entries AS e JOIN ledger_accounts AS a ON a.id = e.account_id
        LEFT JOIN barber_profiles AS b ON b.user_id = a.owner_id AND a.kind = 'barber_balance'
        LEFT JOIN profiles AS p ON p.user_id = a.owner_id
        WHERE e.transaction_id = t.id) AS lines
    FROM ledger_transactions AS t
    WHERE t.idempotency_key = ANY (${keys}::text[])
      OR t.booking_id = ${bookingId} AND (${isOf(2)} OR ${isOf(3)})
    ORDER BY t.id`.execute(db)
  return rows
}
