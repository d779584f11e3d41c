// A conversation of a question with people in it, without a booking.
import { randomUUID } from 'node:crypto'
import { bookable } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'
import { send } from './send.ts'
import { listSince } from './queries.ts'

export async function openTalk(sides: ('client' | 'staff')[] = ['client', 'staff']) {
  const owner = await make.person('barber')
  const { id } = await db
    .insertInto('conversations')
    .values({ kind: 'question', barberId: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people: { id: string; userId: string }[] = []
  for (const side of sides) {
    const { id: userId } = await make.person()
    if (side === 'staff')
      await db
        .insertInto('employees')
        .values({ userId, barberId: owner.id, permissionLevel: 'desk', ...bookable })
        .execute()
    const place = await db
      .insertInto('participants')
      .values({ conversationId: id, side, userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    people.push({ id: place.id, userId })
  }
  return { id, people }
}

export const write = (conversationId: string, senderId: string, body = 'Hi') =>
  send(db, { conversationId, senderId, clientId: randomUUID(), body })

export const rowsOf = (conversationId: string) => listSince(db, conversationId, 0, 10_000)

export const liveOf = (userId: string) =>
  db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'live')
    .where('name', '=', `user:${userId}`)
    .orderBy('id')
    .execute()
