// The source of a booking, which decides the commission. The server uses only its own marks, never
// the browser's word.
import type { BookingSource } from '#contract/bookings/bookings.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import { readMarks, setMark } from './marks.ts'
import { findLastSource, findLinked, type Holder } from './queries.ts'

const ofTheBarber = ['direct_link', 'barber', 'employee', 'walk_in']

// A valid mark decides. Without one, returning clients keep their last source.
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

// Marks that the barber's own link was opened; null for an unknown link.
export async function openLink(caller: Caller, name: string) {
  const linked = await findLinked(caller.db, name)
  if (!linked) return null
  await setMark(caller, 'link', linked.barberId)
  return linked
}

// Marks that the barber was found through our search, map or cards.
export function markFound(caller: Caller, barberId: BarberId) {
  return setMark(caller, 'found', barberId)
}
