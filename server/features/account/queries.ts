import { sql } from 'kysely'
import type { Role } from '#contract/access.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'
import type { AccountTokens } from '#server/database/tables.ts'

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
      // The email change that still needs one of its two confirmations.
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

// A changed phone number is unverified.
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

// Returns the previous photo.
export async function setPhoto(db: Db, userId: string, photoUrl: string | null) {
  const { before } = await db
    .updateTable('profiles')
    .set({ photoUrl })
    .where('userId', '=', userId)
    .returning(sql<string | null>`old.photo_url`.as('before'))
    .executeTakeFirstOrThrow()
  return before
}

export async function setLanguage(db: Db, userId: string, language: Language) {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export async function setPhoneVerified(db: Db, userId: string, phone: string) {
  const row = await db
    .updateTable('profiles')
    .set({ phoneVerifiedAt: now })
    .where('userId', '=', userId)
    .where('phone', '=', phone)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

// Invalidates links that were mailed to the previous address.
export async function setEmail(db: Db, userId: string, email: string) {
  await db.updateTable('users').set({ email }).where('id', '=', userId).execute()
  await db
    .deleteFrom('accountTokens')
    .where('userId', '=', userId)
    .where('purpose', 'in', ['reset_password', 'change_email_old', 'change_email_new'])
    .execute()
}

export async function deleteUnconfirmedHolder(db: Db, email: string) {
  await db
    .deleteFrom('users')
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is', null)
    .execute()
}

export async function isChangeConfirmed(db: Db, userId: string, purpose: AccountTokens['purpose']) {
  const row = await db
    .selectFrom('accountTokens')
    .select('id')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasRoleRow(db: Db, userId: string, role: Role) {
  const row = await db
    .selectFrom('userRoles')
    .select('userId')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst()
  return row !== undefined
}

// The user's data for export, one list per file.
export async function collectPerson(db: Db, userId: string) {
  return { ...(await collectOwn(db, userId)), ...(await collectShared(db, userId)) }
}

const ownTables = {
  profile: 'profiles',
  roles: 'userRoles',
  favorites: 'favorites',
  notifications: 'notifications',
  preferences: 'notificationPreferences',
  referralCode: 'referralCodes',
  barberProfile: 'barberProfiles',
  employment: 'employees',
  pictures: 'media',
  hair: 'hairProfiles',
} as const

async function collectOwn(db: Db, userId: string) {
  const lists: Record<string, object[]> = {}
  for (const [name, table] of Object.entries(ownTables))
    lists[name] = await db.selectFrom(table).selectAll().where('userId', '=', userId).execute()
  return lists
}

// The user's own columns of rows that also hold other people's or internal data.
async function collectShared(db: Db, userId: string) {
  return {
    account: await db
      .selectFrom('users')
      .select(['id', 'email', 'emailConfirmedAt', 'language', 'createdAt'])
      .where('id', '=', userId)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['createdAt', 'lastSeenAt', 'userAgent', 'network'])
      .where('userId', '=', userId)
      .execute(),
    bookings: await db
      .selectFrom('bookings')
      .select(bookingColumns)
      .where('clientId', '=', userId)
      .execute(),
    bookingItems: await db
      .selectFrom('bookingItems as i')
      .innerJoin('bookings as b', 'b.id', 'i.bookingId')
      .select(['b.bookingNumber', 'i.name', 'i.priceCents', 'i.durationMinutes'])
      .where('b.clientId', '=', userId)
      .execute(),
    reviews: await db
      .selectFrom('reviews')
      .select(['bookingId', 'rating', 'body', 'status', 'createdAt', 'editedAt'])
      .select(['cut', 'cleanliness', 'punctuality', 'value'])
      .where('clientId', '=', userId)
      .execute(),
    referral: await db
      .selectFrom('referrals')
      .select(['code', 'state', 'bonusCents', 'createdAt'])
      .where('refereeId', '=', userId)
      .execute(),
    credit: await db
      .selectFrom('walletGrants')
      .select(['cents', 'leftCents', 'reason', 'expiresAt', 'createdAt'])
      .where('clientId', '=', userId)
      .execute(),
    tickets: await db
      .selectFrom('supportTickets')
      .select(['ticketNumber', 'email', 'type', 'bookingNumber', 'subject', 'state', 'createdAt'])
      .select(['csat', 'csatNote'])
      .where('userId', '=', userId)
      .execute(),
    ticketMessages: await db
      .selectFrom('supportTickets as t')
      .innerJoin('messages as m', 'm.conversationId', 't.conversationId')
      .leftJoin('participants as p', 'p.id', 'm.senderId')
      .select(['t.ticketNumber', 'm.seq', 'p.side as from', 'm.body', 'm.createdAt'])
      .where('t.userId', '=', userId)
      .orderBy('t.createdAt')
      .orderBy('m.seq')
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['toAddress', 'kind', 'subject', 'createdAt', 'sentAt'])
      .where('userId', '=', userId)
      .execute(),
    textMessages: await db
      .selectFrom('smsMessages')
      .select(['toPhone', 'template', 'createdAt', 'sentAt'])
      .where('userId', '=', userId)
      .execute(),
    services: await db
      .selectFrom('services')
      .selectAll()
      .where('barberId', '=', barberIdOf(userId))
      .execute(),
    shops: await db.selectFrom('shops').selectAll().where('ownerId', '=', userId).execute(),
  }
}

const bookingColumns = [
  'bookingNumber',
  'startsAt',
  'endsAt',
  'status',
  'paymentStatus',
  'subtotalCents',
  'discountCents',
  'creditCents',
  'tipCents',
  'taxCents',
  'totalCents',
  'clientNote',
] as const
