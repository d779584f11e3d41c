import type { Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { AuditLog } from '#server/database/tables.ts'

export async function insertAudit(db: Db, row: Insertable<AuditLog>) {
  await db.insertInto('auditLog').values(row).execute()
}
