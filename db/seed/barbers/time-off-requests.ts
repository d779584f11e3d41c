// Time-off requests that members sent to their owners.
import { dayMs, hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Shop } from './roster.ts'

const midnight = 24 * 60

export async function writeTimeOffRequests(db: Db, shops: Shop[], clock: Clock) {
  const rows = shops.flatMap(({ providers, ownerId }) => {
    const member = providers.find(({ employeeId }) => employeeId !== null)
    if (!member?.employeeId) return []
    const { employeeId } = member
    const days = (first: number, last: number) =>
      `[${iso(clock.at(first, 0))},${iso(clock.at(last, midnight))})`
    return [
      {
        id: idOf('time off', employeeId, 'open'),
        employeeId,
        during: days(20, 22),
        reason: 'Family visit',
        state: 'pending' as const,
        answer: '',
        answeredBy: null,
        answeredAt: null,
        createdAt: iso(clock.nowMs - 5 * hourMs),
      },
      {
        id: idOf('time off', employeeId, 'answered'),
        employeeId,
        during: days(6, 6),
        reason: 'Concert',
        state: 'declined' as const,
        answer: 'We are two short that day, sorry.',
        answeredBy: ownerId,
        answeredAt: iso(clock.nowMs - 8 * dayMs),
        createdAt: iso(clock.nowMs - 9 * dayMs),
      },
    ]
  })
  await insertRows(db, 'timeOffRequests', rows)
}
