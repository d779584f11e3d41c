import type { Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { BusinessInquiries } from '#server/database/tables.ts'

export async function insertInquiry(db: Db, inquiry: Insertable<BusinessInquiries>) {
  await db.insertInto('businessInquiries').values(inquiry).execute()
}
