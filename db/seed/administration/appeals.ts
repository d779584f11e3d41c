// Appeals of clients whom a barber marked as missed, waiting for an administrator.
import { dayMs, hourMs, iso, type Clock } from '#db/seed/clock.ts'
import type { Db } from '#server/database/db.ts'
import { insertRows } from '#db/seed/rows.ts'

const messages = [
  {
    kind: 'was_there',
    message: 'I was there at the time. The shop was full and I waited outside.',
  },
  {
    kind: 'could_not_come',
    message: 'My daughter had to go to the emergency room. I called the shop, nobody picked up.',
  },
  {
    kind: 'was_there',
    message: 'Llegué cinco minutos tarde y sí me atendieron, pregunten a Luis.',
  },
] as const

export async function writeAppeals(db: Db, { nowMs }: Clock) {
  const missed = await db
    .selectFrom('bookings')
    .select(['id', 'endsAt'])
    .where('status', '=', 'no_show')
    .where('endsAt', '<', iso(nowMs - dayMs))
    .orderBy('startsAt', 'desc')
    .limit(messages.length)
    .execute()
  const appeals = missed.map(({ id: bookingId, endsAt }, index) => ({
    bookingId,
    ...messages[index % messages.length]!,
    createdAt: iso(Date.parse(endsAt) + (5 + 6 * index) * hourMs),
  }))
  await insertRows(db, 'noShowAppeals', appeals)
}
