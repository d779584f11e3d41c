// Where a booking came from, which decides the commission. The server decides it by what it marked
// itself; the browser is not asked.
import type { BookingSource } from '#contract/bookings/bookings.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import { readMarks, setMark } from './marks.ts'
import { findLastSource, findLinked, type Holder } from './queries.ts'

const ofTheBarber = ['direct_link', 'barber', 'employee', 'walk_in']

// A valid mark decides. Without one, people who come back count as they did the last time.
export async function sourceOf(
  db: Db,
  request: RequestInfo,
  { barberId, ...holder }: Holder & { barberId: BarberId },
): Promise<BookingSource> {
  const marks = await readMarks(db, request.marks)
  const mark = marks.find((each) => each.barberId === barberId)
  if (mark) return mark.kind === 'link' ? 'direct_link' : 'marketplace'
  const last = await findLastSource(db, barberId, holder)
  return last !== null && ofTheBarber.includes(last) ? 'direct_link' : 'marketplace'
}

// The barber's own link was opened; null when it is nobody's.
export async function openLink(db: Db, request: RequestInfo, name: string) {
  const linked = await findLinked(db, name)
  if (!linked) return null
  await setMark(db, request, 'link', linked.barberId)
  return linked
}

// The barber was found through our search, map or one of our cards.
export function markFound(db: Db, request: RequestInfo, barberId: BarberId) {
  return setMark(db, request, 'found', barberId)
}
