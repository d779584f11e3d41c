import { sql } from 'kysely'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { timeZoneOf } from '#server/database/shop-days.ts'

export type Pair = { from: BarberId; to: BarberId }

// Both rows in one order, so that two merges of the same pair wait for each other.
export function lockListings(db: Db, ids: ProfileId[]) {
  return db
    .selectFrom('barberProfiles')
    .select(['id', 'userId as barberId', 'shopName'])
    .select(sql<ApprovalStatus>`approval_status`.as('status'))
    .where('id', 'in', ids)
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

const occupies = sql`('held', 'pending', 'confirmed', 'checked_in', 'in_progress')`

// Bookings of both that take the same time of the one chair.
export async function listOverlaps(db: Db, { from, to }: Pair) {
  const { rows } = await sql<{ numbers: string[]; startsAt: string; timeZone: string }>`
    SELECT ARRAY[a.booking_number, b.booking_number] AS numbers, a.starts_at AS "startsAt",
      ${timeZoneOf(from)} AS "timeZone"
    FROM bookings a JOIN bookings b ON b.provider_id = ${to} AND b.busy_range && a.busy_range
      AND b.status IN ${occupies}
    WHERE a.provider_id = ${from} AND a.barber_id = ${from} AND a.status IN ${occupies}
    ORDER BY a.starts_at LIMIT 20`.execute(db)
  return rows
}

export async function listMembers(db: Db, barberId: BarberId) {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('profiles as p', 'p.userId', 'e.userId')
    .select('p.name')
    .where('e.barberId', '=', barberId)
    .where('e.isActive', '=', true)
    .orderBy('p.name')
    .execute()
  return rows.map(({ name }) => name)
}

const changed = ({ numAffectedRows }: { numAffectedRows?: bigint }) => Number(numAffectedRows ?? 0)

// Services of the same name are the same; an active one is preferred.
export const twins = ({ from, to }: Pair) => sql`
  SELECT DISTINCT ON (a.id) a.id AS from_id, b.id AS to_id
  FROM services a JOIN services b ON b.barber_id = ${to} AND lower(btrim(b.name)) = lower(btrim(a.name))
  WHERE a.barber_id = ${from} ORDER BY a.id, b.is_active DESC, b.position, b.id`

export async function moveServices(db: Db, pair: Pair) {
  const { from, to } = pair
  const { rows } = await sql<{ from_id: string }>`${twins(pair)}`.execute(db)
  await sql`UPDATE booking_items i SET service_id = t.to_id FROM (${twins(pair)}) AS t
    WHERE i.service_id = t.from_id`.execute(db)
  await sql`UPDATE waitlist_entries w SET service_ids = ARRAY(
      SELECT coalesce(t.to_id, each) FROM unnest(w.service_ids) AS each
      LEFT JOIN (${twins(pair)}) AS t ON t.from_id = each)
    WHERE w.barber_id = ${from}`.execute(db)
  const others = await sql`UPDATE services SET barber_id = ${to}, is_active = false
    WHERE barber_id = ${from} AND id NOT IN (SELECT from_id FROM (${twins(pair)}) AS t)`.execute(db)
  return { sameServices: rows.length, otherServices: changed(others) }
}

// Whoever is a client of both becomes one record. Before the bookings, which belong to the records.
export async function moveClients(db: Db, { from, to }: Pair) {
  const { rows } = await sql<{ id: string; known: string | null }>`
    SELECT id, find_client(${to}, user_id, email, phone) AS known FROM clients
    WHERE barber_id = ${from} ORDER BY id`.execute(db)
  const same = rows.filter(({ known }) => known !== null)
  for (const { id, known } of same) await sql`SELECT merge_clients(${known}, ${id})`.execute(db)
  // An address that has moved on to somebody else's account.
  await sql`UPDATE clients a SET email = NULL WHERE a.barber_id = ${from} AND EXISTS
    (SELECT FROM clients b WHERE b.barber_id = ${to} AND b.email = a.email)`.execute(db)
  await sql`UPDATE clients SET barber_id = ${to} WHERE barber_id = ${from}`.execute(db)
  return { clients: rows.length - same.length, sameClients: same.length }
}

export const performer = ({ from, to }: Pair) =>
  sql`CASE WHEN provider_id = ${from} THEN ${to} ELSE provider_id END`

// Holds move too, but are no bookings.
export async function moveBookings(db: Db, pair: Pair) {
  const { rows } = await sql<{ isBooking: boolean; isUpcoming: boolean }>`
    UPDATE bookings SET barber_id = ${pair.to}, provider_id = ${performer(pair)}
    WHERE barber_id = ${pair.from}
    RETURNING status NOT IN ('held', 'expired') AS "isBooking",
      status IN ${occupies} AND ends_at > now() AS "isUpcoming"`.execute(db)
  return {
    bookings: rows.filter(({ isBooking }) => isBooking).length,
    upcoming: rows.filter(({ isUpcoming }) => isUpcoming).length,
  }
}

// With the places of the owner in them, unless the other one is there as well.
export async function moveConversations(db: Db, { from, to }: Pair) {
  await sql`UPDATE participants p SET user_id = ${to}
    FROM conversations c WHERE c.id = p.conversation_id AND c.barber_id = ${from}
      AND p.user_id = ${from} AND p.side = 'staff' AND NOT EXISTS (SELECT FROM participants
        WHERE conversation_id = c.id AND user_id = ${to})`.execute(db)
  await sql`UPDATE messages m SET scope_id = ${to} FROM conversations c
    WHERE c.id = m.conversation_id AND c.barber_id = ${from}`.execute(db)
  await sql`UPDATE conversations SET barber_id = ${to} WHERE barber_id = ${from}`.execute(db)
}

// One's own review of oneself is taken down.
export async function moveReviews(db: Db, pair: Pair) {
  const moved = await sql`UPDATE reviews SET barber_id = ${pair.to}, pinned_at = NULL,
      provider_id = ${performer(pair)},
      status = CASE WHEN client_id = ${pair.to} THEN 'removed' ELSE status END
    WHERE barber_id = ${pair.from}`.execute(db)
  return changed(moved)
}

type Profiles = { fromId: ProfileId; toId: ProfileId }

export async function moveFavorites(db: Db, { fromId, toId }: Profiles) {
  const moved = await sql`UPDATE favorites f SET barber_profile_id = ${toId}
    WHERE barber_profile_id = ${fromId} AND NOT EXISTS (SELECT FROM favorites
      WHERE user_id = f.user_id AND barber_profile_id = ${toId})`.execute(db)
  await db.deleteFrom('favorites').where('barberProfileId', '=', fromId).execute()
  return changed(moved)
}

export async function moveWaiting(db: Db, { from, to }: Pair) {
  const moved = await sql`UPDATE waitlist_entries SET barber_id = ${to},
      professional_id = CASE WHEN professional_id = ${from} THEN ${to} ELSE professional_id END
    WHERE barber_id = ${from} AND state IN ('waiting', 'offered')`.execute(db)
  return changed(moved)
}

// The duplicate leads to the other one: by its links, and by its page.
export async function closeDuplicate(db: Db, { from, to }: Pair, { fromId, toId }: Profiles) {
  await db.updateTable('barberSlugs').set({ barberId: to }).where('barberId', '=', from).execute()
  await db
    .updateTable('barberProfiles')
    .set({ mergedInto: toId })
    .where('mergedInto', '=', fromId)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ mergedInto: toId, isActive: false, approvalStatus: 'suspended' })
    .where('id', '=', fromId)
    .execute()
  await db.updateTable('shops').set({ isActive: false }).where('ownerId', '=', from).execute()
  await db.deleteFrom('barberChanges').where('barberId', '=', from).execute()
  await db.deleteFrom('userRoles').where('userId', '=', from).where('role', '=', 'barber').execute()
  await db
    .insertInto('userRoles')
    .values({ userId: from, role: 'client' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// Only while it is listed.
export function findSuccessor(db: Db, id: ProfileId) {
  return db
    .selectFrom('barberProfiles as gone')
    .innerJoin('barberProfiles as barber', 'barber.id', 'gone.mergedInto')
    .select('barber.id')
    .where('gone.id', '=', id)
    .where(sql<boolean>`is_listed(barber)`)
    .executeTakeFirst()
}
