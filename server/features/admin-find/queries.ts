import { sql } from 'kysely'
import { prepared, type Db } from '#server/database/db.ts'
import { containing } from '#server/meaning.ts'

export function findShops(db: Db, text: string, limit: number) {
  return db
    .selectFrom('barberProfiles as b')
    .innerJoin('profiles as p', 'p.userId', 'b.userId')
    .select(['b.id', 'b.shopName as name', 'p.name as barberName'])
    .where(sql<boolean>`b.plain_shop_name LIKE ${containing(text)}`)
    .orderBy('b.shopName')
    .limit(sql.lit(limit))
    .modifyFront(prepared)
    .execute()
}
