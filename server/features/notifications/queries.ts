import { sql, type Insertable } from 'kysely'
import { given, type Db } from '#server/database/db.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Notifications, QuietHours, NotificationPreferences } from '#server/database/tables.ts'

const columns = [
  'id',
  'type',
  'title',
  'message',
  'isRead',
  'actionUrl',
  'notificationData',
  'createdAt',
] as const

export type Page = {
  type?: Notifications['type'] | undefined
  unread?: boolean | undefined
  after?: string | undefined
  limit: number
}

export function listNotifications(db: Db, userId: string, { type, unread, after, limit }: Page) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('userId', '=', userId)
    .$call(given(type, (query, wanted) => query.where('type', '=', wanted)))
    .$if(unread === true, (query) => query.where('isRead', '=', false))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (SELECT created_at, id FROM notifications n
          WHERE n.id = ${after} AND n.user_id = ${userId})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(db: Db, userId: string) {
  const { unread } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('unread'))
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .executeTakeFirstOrThrow()
  return unread
}

export function insertNotification(db: Db, row: Insertable<Notifications>) {
  return db.insertInto('notifications').values(row).returning(columns).executeTakeFirstOrThrow()
}

// The unread notice of this conversation says what is new; there is one at most.
export function renewNotification(
  db: Db,
  conversationId: string,
  { userId, title, message, notificationData }: Insertable<Notifications>,
) {
  return db
    .updateTable('notifications')
    .set({ title, message, notificationData, createdAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .where(sql<boolean>`notification_data ->> 'conversationId' = ${conversationId}`)
    .returning(columns)
    .executeTakeFirst()
}

export async function setReadOf(db: Db, userId: string, conversationId: string) {
  const read = await db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .where(sql<boolean>`notification_data ->> 'conversationId' = ${conversationId}`)
    .returning('id')
    .execute()
  return read.map(({ id }) => id)
}

export async function isReadUpTo(
  db: Db,
  { participantId, seq }: { participantId: string; seq: number },
) {
  const row = await db
    .selectFrom('participants')
    .select('id')
    .where('id', '=', participantId)
    .where('readSeq', '>=', seq)
    .executeTakeFirst()
  return row !== undefined
}

type PushState = 'sent' | 'failed' | 'dropped' | 'no_device'

export async function setPushState(
  db: Db,
  { notificationId }: { notificationId?: string },
  pushState: PushState,
) {
  if (notificationId === undefined) return
  await db
    .updateTable('notifications')
    .set({ pushState })
    .where('id', '=', notificationId)
    .execute()
}

export async function setRead(db: Db, userId: string, id: string) {
  const row = await db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setAllRead(db: Db, userId: string) {
  await db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .execute()
}

export function findReader(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['p.name', 'u.email', 'u.language'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function listPreferences(db: Db, userId: string) {
  return db
    .selectFrom('notificationPreferences')
    .select(['event', 'channel', 'isEnabled'])
    .where('userId', '=', userId)
    .execute()
}

export async function upsertPreference(db: Db, row: NotificationPreferences) {
  await db
    .insertInto('notificationPreferences')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'event', 'channel']).doUpdateSet({ isEnabled: row.isEnabled }),
    )
    .execute()
}

export function findQuietHours(db: Db, userId: string) {
  return db
    .selectFrom('quietHours')
    .select(['startsMinutes', 'endsMinutes'])
    .select(sql<string>`time_zone_of_person(user_id)`.as('timeZone'))
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function upsertQuietHours(db: Db, row: Insertable<QuietHours>) {
  await db
    .insertInto('quietHours')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

export async function deleteQuietHours(db: Db, userId: string) {
  await db.deleteFrom('quietHours').where('userId', '=', userId).execute()
}

type NewSubscription = { userId: string; sessionId: string; endpoint: string; keys: object }

// False when the endpoint belongs to another account: knowing an endpoint is not enough to take it
// over.
export async function upsertSubscription(db: Db, subscription: NewSubscription) {
  const createdAt = sql<string>`clock_timestamp()`
  const row = { ...subscription, keys: JSON.stringify(subscription.keys), createdAt }
  const kept = await db
    .insertInto('pushSubscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(row)
        .where('pushSubscriptions.userId', '=', subscription.userId),
    )
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

// Serializes a user's subscriptions.
export async function lockSubscriptionsOf(db: Db, userId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`push:${userId}`}, 4))`.execute(db)
}

export async function deleteOldestSubscriptions(db: Db, userId: string, kept: number) {
  const newest = db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', 'not in', newest)
    .execute()
}

export async function deleteSubscription(db: Db, userId: string, endpoint: string) {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export function listSubscriptions(db: Db, userId: string) {
  return db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'keys'])
    .where('userId', '=', userId)
    .execute()
}

export async function deleteEndpoint(db: Db, endpoint: string) {
  await db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute()
}

export function listAdminIds(db: Db, subRoles: readonly SubRole[]) {
  return db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select('g.userId')
    .distinct()
    .where('g.subRole', 'in', subRoles)
    .where('g.revokedAt', 'is', null)
    .where(sql<boolean>`(g.expires_at IS NULL OR g.expires_at > now())`)
    .where('p.isActive', '=', true)
    .execute()
}

type About = { bookingId: string; startsAt: string; trueUntil: string }

// Whether a message about a booking is still true.
export async function stillHolds(db: Db, { bookingId, startsAt, trueUntil }: About) {
  const { rows } = await sql<{ holds: boolean }>`
    SELECT still_holds(${bookingId}, ${startsAt}, ${trueUntil}) AS holds`.execute(db)
  return rows[0]?.holds === true
}
