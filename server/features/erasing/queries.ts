import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { erased } from '#server/database/erased.ts'
import { barberIdOf } from '#server/ids.ts'

const now = sql<string>`now()`

const ownedTables = [
  'accountTokens',
  'accountCodes',
  'secondFactors',
  'backupCodes',
  'secondFactorFailures',
  'notifications',
  'notificationPreferences',
  'pushSubscriptions',
  'favorites',
  'referralCodes',
  'media',
  'userRoles',
  'mails',
  'mailDigestLines',
  'smsMessages',
] as const

// Keeps bookings and reviews, which other people need, and erases what identifies the user.
export async function erasePerson(db: Db, userId: string, email: string) {
  const nobody = `erased-${userId}@erased.invalid`
  await db
    .updateTable('users')
    .set({ email: nobody, passwordHash: null })
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
      deactivationReason: erased,
    })
    .where('userId', '=', userId)
    .execute()
  for (const table of ownedTables) await db.deleteFrom(table).where('userId', '=', userId).execute()
  await db
    .updateTable('supportTickets')
    .set({ email: nobody, subject: '', csatNote: '' })
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute()
}

// For barbers, shops and team members. Returns the license files.
export async function closeBusiness(db: Db, userId: string) {
  await db
    .updateTable('barberProfiles')
    .set({ isActive: false, approvalStatus: 'draft' })
    .set({ avatarUrl: null, bio: '', portfolioPhotos: [] })
    .where('userId', '=', barberIdOf(userId))
    .execute()
  await db.updateTable('shops').set({ isActive: false }).where('ownerId', '=', userId).execute()
  const { rows: seats } = await sql<{ licensePhoto: string | null }>`
    UPDATE employees
    SET is_active = false, left_at = coalesce(left_at, now()), bio = '', languages = '{}',
      license_number = NULL, license_type = NULL, license_expires_on = NULL, license_photo = NULL
    WHERE user_id = ${userId} RETURNING old.license_photo`.execute(db)
  return seats.map(({ licensePhoto }) => licensePhoto)
}

function waitingWish(db: Db, userId: string) {
  return db
    .selectFrom('erasures')
    .select(['id', 'dueAt'])
    .where('userId', '=', userId)
    .where('isOwnWish', '=', true)
    .where('takenBackAt', 'is', null)
    .where('erasedAt', 'is', null)
}

export function findOwnWish(db: Db, userId: string) {
  return waitingWish(db, userId).executeTakeFirst()
}

// Of two at the same moment, the second finds none.
export async function takeBackOwnWish(db: Db, userId: string) {
  const wish = await waitingWish(db, userId).forUpdate().executeTakeFirst()
  if (!wish) return undefined
  await db.updateTable('erasures').set({ takenBackAt: now }).where('id', '=', wish.id).execute()
  return wish
}
