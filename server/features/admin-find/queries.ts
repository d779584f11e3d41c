import { sql } from 'kysely'
import { prepared, type Db } from '#server/database/db.ts'
import { namedOrNear } from '#server/database/named.ts'
import { containing } from '#server/meaning.ts'

const names = { table: 'barber_profiles', key: 'id', column: 'plain_shop_name' }

export function findShops(db: Db, text: string, limit: number) {
  return shops(db)
    .where(sql<boolean>`b.plain_shop_name LIKE ${containing(text)}`)
    .limit(sql.lit(limit))
    .execute()
}

export function findShopsNear(db: Db, text: string, limit: number) {
  const found = namedOrNear(names, text, { named: null, near: limit })
  return shops(db)
    .where(sql<boolean>`b.id IN (SELECT id FROM ${found} AS found)`)
    .limit(sql.lit(limit))
    .execute()
}

function shops(db: Db) {
  return db
    .selectFrom('barberProfiles as b')
    .innerJoin('profiles as p', 'p.userId', 'b.userId')
    .select(['b.id', 'b.shopName as name', 'p.name as barberName'])
    .orderBy('b.shopName')
    .modifyFront(prepared)
}
