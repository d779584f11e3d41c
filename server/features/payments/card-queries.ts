import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { SavedCards } from '#server/database/tables.ts'

export function listCards(db: Db, userId: string) {
  return db
    .selectFrom('savedCards')
    .select(['id', 'brand', 'last4', 'expMonth', 'expYear'])
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

// The lock keeps the card from being removed before the transaction ends.
export function findCard(db: Db, userId: string, id: string) {
  return db
    .selectFrom('savedCards')
    .select(['id', 'methodId', 'removedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forShare()
    .executeTakeFirst()
}

// Until the transaction ends nobody books with one of them, and no other one is removed.
export async function lockCards(db: Db, userId: string) {
  await db
    .selectFrom('savedCards')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

// Whether a deposit is being paid with the card, for an appointment that will keep it on file.
export async function isToBeKept(db: Db, id: string) {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('cardId', '=', id)
    .where('keepsCard', '=', true)
    .where('state', '=', 'created')
    .executeTakeFirst()
  return row !== undefined
}

// For a charge, whoever's it is.
export function findCardToCharge(db: Db, id: string) {
  return db
    .selectFrom('savedCards')
    .select(['methodId', 'userId', 'removedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

// The id of the card, which may be saved already.
export async function insertCard(db: Db, card: Insertable<SavedCards>) {
  const { id } = await db
    .insertInto('savedCards')
    .values(card)
    .onConflict((conflict) => conflict.column('methodId').doUpdateSet({ brand: card.brand }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// Nothing when it was removed before.
export function setRemoved(db: Db, id: string) {
  return db
    .updateTable('savedCards')
    .set({ removedAt: sql`now()` })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning('methodId')
    .executeTakeFirst()
}

// Payments stay, and do not say by which card.
export async function deleteCards(db: Db, userId: string) {
  await db
    .updateTable('payments')
    .set({ cardLast4: null })
    .where('userId', '=', userId)
    .where('cardLast4', 'is not', null)
    .execute()
  return db
    .deleteFrom('savedCards')
    .where('userId', '=', userId)
    .returning(['methodId', 'removedAt'])
    .execute()
}
