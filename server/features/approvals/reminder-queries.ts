import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

// Approved barbers whose license expires soon or has expired, with the reminder that is due and not
// sent yet.
export async function listDueReminders(db: Db) {
  const { rows } = await sql<{
    barberId: BarberId
    name: string
    email: string
    language: Language
    shopName: string
    expiresOn: string
    daysBefore: 30 | 7 | 1 | 0
  }>`
    SELECT due.* FROM (
      SELECT b.user_id AS "barberId", p.name, u.email, u.language, b.shop_name AS "shopName",
        b.license_expires_on AS "expiresOn",
        CASE WHEN b.license_expires_on < today THEN 0 WHEN b.license_expires_on <= today + 1 THEN 1
             WHEN b.license_expires_on <= today + 7 THEN 7 ELSE 30 END AS "daysBefore"
      FROM barber_profiles b
      JOIN users u ON u.id = b.user_id
      JOIN profiles p ON p.user_id = b.user_id AND p.is_active
      CROSS JOIN LATERAL (SELECT today_of(b.user_id) AS today) AS clock
      WHERE b.is_approved AND b.is_active AND b.license_expires_on <= today + 30
    ) AS due
    WHERE NOT EXISTS (SELECT FROM license_reminders r WHERE r.barber_id = due."barberId"
      AND r.expires_on = due."expiresOn" AND r.days_before <= due."daysBefore")
  `.execute(db)
  return rows
}

// False when the reminder was already sent.
export async function insertReminder(
  db: Db,
  row: { barberId: BarberId; expiresOn: string; daysBefore: number },
) {
  const inserted = await db
    .insertInto('licenseReminders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('barberId')
    .executeTakeFirst()
  return inserted !== undefined
}
