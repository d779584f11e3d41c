import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

const now = sql<string>`now()`

export function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select([
      'u.email',
      'u.language',
      'p.name',
      'p.phone',
      'p.phoneVerifiedAt',
      'p.photoUrl',
      // The change that still waits for one of its two confirmations.
      sql<string | null>`(
        SELECT t.data ->> 'email' FROM account_tokens t
        WHERE t.user_id = u.id AND t.purpose LIKE 'change_email_%'
          AND t.used_at IS NULL AND t.expires_at > now()
        LIMIT 1)`.as('pendingEmail'),
      sql<number>`(
        SELECT count(*) FROM backup_codes b WHERE b.user_id = u.id AND b.used_at IS NULL)`.as(
        'backupCodesLeft',
      ),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

// Another number is not verified yet.
export async function updateProfile(db: Db, userId: string, name: string, phone: string) {
  await db
    .updateTable('profiles')
    .set({
      name,
      phone,
      phoneVerifiedAt: sql`CASE WHEN phone = ${phone} THEN phone_verified_at END`,
      updatedAt: now,
    })
    .where('userId', '=', userId)
    .execute()
}

export async function setPhoto(db: Db, userId: string, photoUrl: string | null) {
  await db.updateTable('profiles').set({ photoUrl }).where('userId', '=', userId).execute()
}

export async function setLanguage(db: Db, userId: string, language: string) {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export async function setPhoneVerified(db: Db, userId: string, phone: string) {
  await db
    .updateTable('profiles')
    .set({ phoneVerifiedAt: now })
    .where('userId', '=', userId)
    .where('phone', '=', phone)
    .execute()
}

export async function setEmail(db: Db, userId: string, email: string) {
  await db.updateTable('users').set({ email }).where('id', '=', userId).execute()
}

export async function isChangeConfirmed(db: Db, userId: string, purpose: string, email: string) {
  const row = await db
    .selectFrom('accountTokens')
    .select('id')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is not', null)
    .where(sql<string>`data ->> 'email'`, '=', email)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasUpcomingBookings(db: Db, userId: string) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('clientId', '=', userId),
        eb('barberId', '=', userId),
        eb('providerId', '=', userId),
      ]),
    )
    .where('status', 'in', ['pending', 'confirmed', 'checked_in', 'in_progress'])
    .where('endsAt', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasRoleRow(db: Db, userId: string, role: string) {
  const row = await db
    .selectFrom('userRoles')
    .select('userId')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst()
  return row !== undefined
}

export async function countOtherAdmins(db: Db, userId: string) {
  const { others } = await db
    .selectFrom('userRoles as r')
    .innerJoin('profiles as p', 'p.userId', 'r.userId')
    .select(sql<number>`count(*)`.as('others'))
    .where('r.role', '=', 'admin')
    .where('r.userId', '<>', userId)
    .where('p.isActive', '=', true)
    .executeTakeFirstOrThrow()
  return others
}

// What others need to keep stays (bookings, reviews); who the person was goes.
export async function erasePerson(db: Db, userId: string) {
  await db
    .updateTable('users')
    .set({
      email: `erased-${userId}@erased.invalid`,
      passwordHash: null,
      emailConfirmedAt: null,
    })
    .where('id', '=', userId)
    .execute()
  await db
    .updateTable('profiles')
    .set({
      name: 'Former member',
      phone: null,
      phoneVerifiedAt: null,
      photoUrl: null,
      isActive: false,
      deactivatedAt: now,
      deactivatedBy: null,
      deactivationReason: 'deleted',
    })
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ isActive: false, avatarUrl: null, bio: '' })
    .where('userId', '=', userId)
    .execute()
  const owned = [
    'accountTokens',
    'accountCodes',
    'secondFactors',
    'backupCodes',
    'notifications',
    'notificationPreferences',
    'pushSubscriptions',
    'favorites',
    'referralCodes',
    'media',
    'userRoles',
  ] as const
  for (const table of owned) await db.deleteFrom(table).where('userId', '=', userId).execute()
  await db.deleteFrom('mails').where('userId', '=', userId).execute()
  await db.deleteFrom('smsMessages').where('userId', '=', userId).execute()
}

// Everything that is about the person, one list a file.
export async function collectPerson(db: Db, userId: string) {
  const mine = { userId }
  const rows = await Promise.all([
    db.selectFrom('users').select(['id', 'email', 'emailConfirmedAt', 'language', 'createdAt']).where('id', '=', userId).execute(),
    db.selectFrom('profiles').selectAll().where('userId', '=', mine.userId).execute(),
    db.selectFrom('userRoles').selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('bookings').selectAll().where('clientId', '=', userId).execute(),
    db.selectFrom('reviews').selectAll().where('clientId', '=', userId).execute(),
    db.selectFrom('favorites').selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('notifications').selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('notificationPreferences').selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('sessions').select(['createdAt', 'lastSeenAt', 'userAgent', 'network']).where('userId', '=', userId).execute(),
    db.selectFrom('referrals').selectAll().where('refereeId', '=', userId).execute(),
    db.selectFrom('supportTickets').selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('media').selectAll().where('userId', '=', userId).execute(),
  ])
  const [account, profile, roles, bookings, reviews, favorites, notifications, preferences, sessions, referrals, tickets, media] = rows
  return { account, profile, roles, bookings, reviews, favorites, notifications, preferences, sessions, referrals, tickets, media }
}
