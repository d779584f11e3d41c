// Conversations of the demo client and the demo barber about appointments that are there in the demo city.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { openBookingThread } from '#server/features/messages/places.ts'
import { barberIdOf } from '#server/ids.ts'
import { demoClient } from './clients.ts'
import { iso, type Clock } from './clock.ts'
import { teamShops } from './barbers/team-shops.ts'
import { personId } from './people.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'

type Said = [side: 'client' | 'staff', body: string]

const talks: Said[][] = [
  [
    ['client', 'Hi! Is there parking near the shop?'],
    ['staff', 'Yes, right behind the building. Use the alley on Elgin.'],
    ['client', 'Perfect, see you then.'],
  ],
  [
    ['client', "I'm on my way, maybe 5 minutes late."],
    ['staff', 'No worries, drive safe.'],
  ],
  [['client', '¿Puedo llevar a mi hijo también?']],
]

const minuteMs = 60_000
const longAgoMs = 26 * 60 * minuteMs

export async function writeMessages(db: Db, { nowMs }: Clock) {
  const bookings = await listTalkedAbout(db)
  for (const [index, booking] of bookings.entries())
    await writeTalk(db, booking, { said: talks[index] ?? [], nowMs: nowMs - index * 50 * minuteMs })
}

type Talk = { said: Said[]; nowMs: number }
type Booking = Awaited<ReturnType<typeof listTalkedAbout>>[number]

async function writeTalk(db: Db, booking: Booking, { said, nowMs }: Talk) {
  const { id, barberId } = booking
  await openBookingThread(db, booking)
  const people = await db
    .selectFrom('participants')
    .select(['id', 'side', 'userId'])
    .where('conversationId', '=', id)
    .execute()
  const writerOf = (side: Said[0]) =>
    people.find(
      (each) => each.side === side && (side === 'client' || each.userId === booking.providerId),
    )
  const beganMs = nowMs - longAgoMs
  const rows = said.map(([side, body], index) => ({
    conversationId: id,
    seq: index + 1,
    clientId: idOf('message', id, String(index)),
    senderId: writerOf(side)?.id ?? null,
    body,
    scopeId: barberId,
    createdAt: iso(beganMs + index * 4 * minuteMs),
  }))
  await insertRows(db, 'messages', rows)
  const lastAt = rows.at(-1)?.createdAt ?? iso(beganMs)
  const isWaiting = said.at(-1)?.[0] === 'client' && said.length === 1
  await db
    .updateTable('conversations')
    .set({ lastSeq: rows.length, lastAt, waitingSince: isWaiting ? lastAt : null })
    .where('id', '=', id)
    .execute()
  // The last question waits to be read by the shop.
  await sql`UPDATE participants SET heard_seq = ${rows.length}, last_at = ${lastAt},
      read_seq = CASE WHEN ${isWaiting} AND side = 'staff' THEN 0 ELSE ${rows.length} END
    WHERE conversation_id = ${id}`.execute(db)
}

// The newest of the demo client and, for the inbox of the demo barber, of two other clients.
async function listTalkedAbout(db: Db) {
  const own = await newestOf(db, personId(demoClient.email), 1)
  const barberId = personId(teamShops[0]?.email ?? '')
  const others = await db
    .selectFrom('bookings')
    .select(['id', 'clientId', 'guestEmail', 'barberId', 'providerId'])
    .where('barberId', '=', barberIdOf(barberId))
    .where('providerId', '=', barberId)
    .where('clientId', 'is not', null)
    .where('clientId', '<>', personId(demoClient.email))
    .where('status', 'in', ['confirmed', 'completed'])
    .orderBy('startsAt', 'desc')
    .limit(2)
    .execute()
  return [...own, ...others]
}

function newestOf(db: Db, clientId: string, limit: number) {
  return db
    .selectFrom('bookings')
    .select(['id', 'clientId', 'guestEmail', 'barberId', 'providerId'])
    .where('clientId', '=', clientId)
    .where('status', '=', 'confirmed')
    .orderBy('startsAt')
    .limit(limit)
    .execute()
}
