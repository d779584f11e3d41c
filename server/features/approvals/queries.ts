import { sql } from 'kysely'
import {
  expiringDays,
  promisedHours,
  type ApprovalFilter,
  type ApprovalItem,
  type WantedChange,
} from '#contract/accounts/approvals.ts'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { Reasons } from '#contract/business/setup.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { PageKey } from '#contract/admin/page.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { given, prepared, type Db } from '#server/database/db.ts'
import { erased } from '#server/database/erased.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'

const now = sql<string>`now()`

const waitingSince = sql<string | null>`CASE WHEN b.approval_status = 'submitted'
  THEN coalesce(s.submitted_at, b.created_at) ELSE c.created_at END`

const waitingHours = sql<
  number | null
>`floor(extract(epoch FROM now() - (${waitingSince})) / 3600)::int`

const today = sql<string>`(now() AT TIME ZONE coalesce(${zoneOfShop}, time_zone_of(NULL)))::date`

// With their pending change c: no barber has two. A merged duplicate is nobody's business any more.
function businesses(db: Db) {
  return db
    .selectFrom('barberProfiles as b')
    .leftJoin('barberSetups as s', 's.barberId', 'b.userId')
    .leftJoin('barberChanges as c', (join) =>
      join.onRef('c.barberId', '=', 'b.userId').on('c.status', '=', 'pending'),
    )
    .where('b.mergedInto', 'is', null)
}

function listings(db: Db) {
  return businesses(db)
    .innerJoin('users as u', 'u.id', 'b.userId')
    .innerJoin('profiles as p', 'p.userId', 'b.userId')
    .where('p.deactivationReason', 'is distinct from', erased)
}

// Names are read for the rows of a page, not joined to all of them.
function items(db: Db) {
  return businesses(db)
    .select(['b.id', 'b.userId as barberId', 'b.shopName', 's.decidedAt', 'b.licenseExpiresOn'])
    .select([
      sql<string>`(SELECT name FROM profiles WHERE user_id = b.user_id)`.as('name'),
      sql<string>`(SELECT email FROM users WHERE users.id = b.user_id)`.as('email'),
      sql<ApprovalItem['status']>`b.approval_status`.as('status'),
      sql<boolean>`c.id IS NOT NULL`.as('hasChange'),
      waitingSince.as('waitingSince'),
      waitingHours.as('waitingHours'),
      today.as('today'),
    ])
}

const isWaiting = sql<boolean>`(b.approval_status = 'submitted' OR (b.approval_status = 'approved'
  AND c.id IS NOT NULL))`

// The first comparison spares most rows the second, which reads the shop's time zone.
const isExpiring = sql<boolean>`(b.approval_status = 'approved'
  AND b.license_expires_on <= current_date + ${expiringDays + 2}::int
  AND b.license_expires_on <= ${today} + ${expiringDays}::int)`

// The business of someone who was erased is a draft again, and nobody's.
const isSomebodys = sql<boolean>`NOT EXISTS (
  SELECT FROM profiles WHERE user_id = b.user_id AND deactivation_reason = ${erased})`
const isDraft = sql<boolean>`(b.approval_status = 'draft' AND ${isSomebodys})`

function isIn(show: ApprovalFilter) {
  if (show === 'waiting') return isWaiting
  if (show === 'draft') return isDraft
  return show === 'expiring' ? isExpiring : sql<boolean>`b.approval_status = ${show}`
}

// An array, because those in it are found by their key. A subquery is compared with all businesses.
const isNamed = (name: string) => sql<boolean>`b.user_id = ANY (array(
  SELECT user_id FROM barber_profiles WHERE plain_shop_name LIKE ${name}
  UNION ALL SELECT user_id FROM profiles WHERE plain_name LIKE ${name}))`

// The order of each queue, as a moment.
function placeIn(show: ApprovalFilter) {
  if (show === 'waiting') return sql<string>`(${waitingSince})`
  if (show === 'expiring') return sql<string>`(b.license_expires_on::timestamp AT TIME ZONE 'UTC')`
  return show === 'approved'
    ? sql<string>`b.created_at`
    : sql<string>`coalesce(s.decided_at, b.created_at)`
}

type Wanted = { show: ApprovalFilter; name: string | undefined }

type Page = { after: PageKey | undefined; limit: number }

function matches({ show, name }: Wanted) {
  return name === undefined ? isIn(show) : sql<boolean>`(${isIn(show)} AND ${isNamed(name)})`
}

// The first page of a search says how many were found. A search asks at every letter, so its statement is
// planned once.
export function listItems(db: Db, wanted: Wanted, { after, limit }: Page) {
  const place = placeIn(wanted.show)
  const isFirst = wanted.name !== undefined && after === undefined
  const total = sql<number | null>`${isFirst ? sql`count(*) OVER ()` : sql`NULL`}`
  return items(db)
    .select([place.as('place'), total.as('total')])
    .where(matches(wanted))
    .$call(
      given(after, (rows, { at, id }) =>
        rows.where(sql<boolean>`(${place}, b.id) > (${at}, ${id})`),
      ),
    )
    .orderBy(place)
    .orderBy('b.id')
    .limit(sql.lit(limit))
    .$if(wanted.name !== undefined, (rows) => rows.modifyFront(prepared))
    .execute()
}

export function countItems(db: Db, wanted: Wanted) {
  return countUpTo(db, businesses(db).select('b.id').where(matches(wanted)))
}

// The decisions that empty a queue.
const answers = ['approve', 'request-changes', 'reject', 'approve-change', 'decline-change']

// When the last one of a queue was dealt with.
export async function findLast(db: Db, show: ApprovalFilter) {
  const { lastAt } = await db
    .selectFrom('auditLog')
    .select(({ fn }) => fn.max('createdAt').as('lastAt'))
    .where('entity', '=', 'barber_profiles')
    .where('action', 'in', show === 'expiring' ? ['approve-change'] : answers)
    .$if(show === 'expiring', (rows) =>
      rows.where(sql<boolean>`after -> 'licenseExpiresOn' IS NOT NULL`),
    )
    .executeTakeFirstOrThrow()
  return lastAt
}

type Queues = {
  waiting: number
  overdue: number
  oldestAt: string | null
  oldestHours: number | null
  expiring: number
  expired: number
  expiresOn: string | null
  states: Partial<Record<ApprovalStatus, number>>
}

// How many there are in each queue, how many wait for a decision and since when, and whose license
// ends. Each kind is found through the index of the states.
export async function findQueues(db: Db) {
  const { rows } = await sql<Queues>`${prepared}
    SELECT waits.*, floor(extract(epoch FROM now() - "oldestAt") / 3600)::int AS "oldestHours",
      licenses.*,
      (SELECT coalesce(json_object_agg(approval_status, count), '{}')
        FROM (SELECT approval_status, count(*) FROM barber_profiles WHERE merged_into IS NULL
          GROUP BY approval_status) AS states) AS states
    FROM (SELECT count(*)::int AS waiting, min(since) AS "oldestAt",
        count(*) FILTER (WHERE since < now() - make_interval(hours => ${promisedHours}))::int AS overdue
      FROM (SELECT coalesce((SELECT submitted_at FROM barber_setups WHERE barber_id = b.user_id),
            b.created_at) AS since FROM barber_profiles AS b
          WHERE b.approval_status = 'submitted' AND b.merged_into IS NULL
        UNION ALL SELECT c.created_at FROM barber_changes AS c
          JOIN barber_profiles AS b ON b.user_id = c.barber_id
          WHERE c.status = 'pending' AND b.approval_status = 'approved') AS each) AS waits
    CROSS JOIN (SELECT count(*)::int AS expiring, min(license_expires_on) AS "expiresOn",
        count(*) FILTER (WHERE license_expires_on < ${today})::int AS expired
      FROM barber_profiles AS b WHERE ${isExpiring} AND b.merged_into IS NULL) AS licenses`.execute(
    db,
  )
  return rows[0]!
}

// Every decision writes how long the barber waited into its audit row.
export async function findPace(db: Db) {
  const { rows } = await sql<{
    decided: number
    inTime: number
    medianHours: number | null
  }>`${prepared}
    SELECT count(*) AS decided, count(*) FILTER (WHERE hours <= ${promisedHours}) AS "inTime",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS "medianHours"
    FROM (SELECT (after ->> 'waitedHours')::float8 AS hours FROM audit_log
      WHERE entity = 'barber_profiles' AND after ? 'waitedHours'
        AND created_at > now() - interval '30 days') AS waits
  `.execute(db)
  return rows[0]!
}

export function findItem(db: Db, id: ProfileId) {
  return items(db).where('b.id', '=', id).where(isSomebodys).executeTakeFirst()
}

// Locks the listing, so that two administrators cannot both decide.
export function lockListing(db: Db, id: ProfileId) {
  return listings(db)
    .select(['b.id', 'b.userId as barberId', 'b.shopName', 'b.kind', 'u.email', 'u.language'])
    .select(['p.name', 'b.licensePicture', 'b.shopLicensePicture'])
    .select([sql<ApprovalStatus>`b.approval_status`.as('status'), waitingHours.as('waitingHours')])
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst()
}
export type ListingRow = NonNullable<Awaited<ReturnType<typeof lockListing>>>

export function findPendingChange(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberChanges')
    .select(['id', 'createdAt'])
    .select(sql<WantedChange>`wanted`.as('wanted'))
    .where('barberId', '=', barberId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export async function setStatus(db: Db, barberId: BarberId, approvalStatus: ApprovalStatus) {
  await db
    .updateTable('barberProfiles')
    .set({ approvalStatus })
    .where('userId', '=', barberId)
    .execute()
  await db.updateTable('shops').set({ approvalStatus }).where('ownerId', '=', barberId).execute()
}

export async function setLicenseChecked(db: Db, barberId: BarberId) {
  await db
    .updateTable('barberProfiles')
    .set({ licenseCheckedAt: now })
    .where('userId', '=', barberId)
    .execute()
}

// A business of kind 'shop' also has a row in `shops`, copied from its profile.
export async function keepShop(db: Db, barberId: BarberId) {
  await sql`
    WITH made AS (
      INSERT INTO shops (owner_id, name, address, description, photo_url, approval_status)
      SELECT user_id, shop_name, address, bio, coalesce(cover_url, avatar_url), approval_status
      FROM barber_profiles WHERE user_id = ${barberId} AND kind = 'shop' AND shop_id IS NULL
      RETURNING id, owner_id)
    UPDATE barber_profiles b SET shop_id = made.id FROM made WHERE b.user_id = made.owner_id
  `.execute(db)
  await sql`
    UPDATE shops s SET name = b.shop_name, address = b.address
    FROM barber_profiles b WHERE b.user_id = ${barberId} AND s.id = b.shop_id
  `.execute(db)
}

type Said = { reasons?: Reasons; note?: string }

export async function setDecision(db: Db, barberId: BarberId, { reasons = {}, note = '' }: Said) {
  const said = { reasons: JSON.stringify(reasons), note, decidedAt: now }
  await db
    .insertInto('barberSetups')
    .values({ barberId, ...said })
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet(said))
    .execute()
}

export async function setChangeDecided(
  db: Db,
  id: string,
  { status, reason }: { status: 'approved' | 'declined'; reason: string },
) {
  await db
    .updateTable('barberChanges')
    .set({ status, reason, decidedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function updateListing(db: Db, barberId: BarberId, change: object) {
  await db.updateTable('barberProfiles').set(change).where('userId', '=', barberId).execute()
}

export function findListingByEmail(db: Db, email: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('barberProfiles as b', 'b.userId', 'u.id')
    .select([
      'b.id',
      'b.userId as barberId',
      sql<ApprovalStatus | null>`b.approval_status`.as('status'),
    ])
    .where('u.email', '=', email)
    .executeTakeFirst()
}
