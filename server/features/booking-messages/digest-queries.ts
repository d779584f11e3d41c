import { sql } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'

// True when this message belongs in a digest: enough mails went out in the last minutes, or a
// digest is already collecting.
export async function isBusyNow(db: Db, userId: string, { most, minutes }: Few) {
  const { rows } = await sql<{ isBusy: boolean }>`
    SELECT EXISTS (SELECT FROM mail_digest_lines WHERE user_id = ${userId}) OR (
      SELECT count(*) FROM mails WHERE user_id = ${userId} AND kind = 'booking'
        AND created_at > now() - make_interval(mins => ${minutes})) >= ${most} AS "isBusy"
  `.execute(db)
  return at(rows, 0).isBusy
}

type Few = { most: number; minutes: number }

// Returns when the oldest line of the digest was written.
export async function insertLine(db: Db, row: { userId: string; bookingId: string; line: string }) {
  await db.insertInto('mailDigestLines').values(row).execute()
  const { since } = await db
    .selectFrom('mailDigestLines')
    .select(sql<string>`min(created_at)`.as('since'))
    .where('userId', '=', row.userId)
    .executeTakeFirstOrThrow()
  return since
}

export async function deleteLines(db: Db, userId: string) {
  const rows = await db
    .deleteFrom('mailDigestLines')
    .where('userId', '=', userId)
    .returning(['id', 'line'])
    .execute()
  return rows.toSorted((a, b) => a.id - b.id).map(({ line }) => line)
}
