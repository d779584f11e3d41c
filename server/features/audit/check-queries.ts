import { sql } from 'kysely'
import type { TrailBreak } from '#contract/admin/audit.ts'
import type { Db } from '#server/database/db.ts'

type Head = { position: number; hash: Buffer }

// The newest seal, or the place before the first one.
export async function findHead(db: Db): Promise<Head> {
  const head = await db
    .selectFrom('auditSeals')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .executeTakeFirst()
  return head ?? { position: 0, hash: Buffer.alloc(0) }
}

type Stretch = { after: number; to: number; limit: number }

// Seals that do not fit their entry or the seal before them.
export async function listBroken(db: Db, { after, to, limit }: Stretch) {
  const { rows } = await sql<TrailBreak>`
    SELECT s.entry_id AS "entryId", CASE
      WHEN a.id IS NULL THEN 'removed'
      WHEN s.position > 1 AND p.position IS NULL THEN 'gap'
      ELSE 'changed' END AS kind
    FROM audit_seals s
    LEFT JOIN audit_seals p ON p.position = s.position - 1
    LEFT JOIN audit_log a ON a.id = s.entry_id
    WHERE s.position > ${after} AND s.position <= ${to}
    AND (a.id IS NULL OR (s.position > 1 AND p.position IS NULL)
      OR s.hash <> audit_hash(coalesce(p.hash, ''), a))
    ORDER BY s.position LIMIT ${limit}`.execute(db)
  return rows
}

// Entries without a seal. Entry and seal are committed together.
export async function listUnsealed(db: Db, limit: number) {
  const { rows } = await sql<TrailBreak>`
    SELECT a.id AS "entryId", 'added' AS kind FROM audit_log a
    WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = a.id)
    ORDER BY a.id LIMIT ${limit}`.execute(db)
  return rows
}

// Whether the chain lost what an earlier check saw.
export async function isReplaced(db: Db) {
  const { rows } = await sql<{ isReplaced: boolean }>`
    SELECT EXISTS (SELECT FROM audit_checks c LEFT JOIN audit_seals s ON s.position = c.position
      WHERE c.position > 0 AND s.hash IS DISTINCT FROM c.hash) AS "isReplaced"`.execute(db)
  return rows[0]?.isReplaced ?? false
}

export async function insertCheck(db: Db, head: Head, breaks: TrailBreak[]) {
  await db
    .insertInto('auditChecks')
    .values({ ...head, breaks: JSON.stringify(breaks) })
    .execute()
}

export function findLastCheck(db: Db) {
  return db
    .selectFrom('auditChecks')
    .select(['checkedAt as at', 'position as entries', sql<TrailBreak[]>`breaks`.as('breaks')])
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
