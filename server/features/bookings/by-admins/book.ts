// An administrator books for a client or a guest who called: at an open time, with the barber's own
// way of confirming.
import type { AdminBooking } from '#contract/admin/booking-desk.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { book, ownClients } from '#server/features/bookings/confirm.ts'
import { takeTime } from '#server/features/bookings/holds/holds.ts'
import { slotTaken } from '#server/features/bookings/holds/slot-taken.ts'
import { findBookable, insertEvent, updateBooking } from '#server/features/bookings/queries.ts'
import { listAround } from '#server/features/bookings/reliability-queries.ts'
import { standingOf } from '#server/features/bookings/reliability.ts'
import { requireListed } from '#server/features/bookings/require-open.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { isBlocked, isOwnClient } from '#server/features/clients/service.ts'
import { minuteOf } from '#server/shop-clock.ts'
import { lockPerson } from './beside.ts'
import { contactsOf, whoComes, type Person } from './person.ts'

const keptMinutes = 1

// Returns the booking's id.
export async function bookByAdmin(caller: SignedInCaller, asked: AdminBooking): Promise<string> {
  const { db, actor } = caller
  const { profileId, serviceIds, professionalId, startsAt, isAnyNotice } = asked
  const bookable = (await findBookable(db, profileId)) ?? fail('NOT_FOUND')
  const { barberId } = bookable
  const person = await whoComes(caller, asked)
  await requireOthersCase(caller, person.clientId, barberId)
  const isInstant = bookable.isInstant && !(await isAskedFirst(db, barberId, person))
  const id = await inTransaction(db, async (db) => {
    await requireListed(db, barberId)
    await lockPerson(db, contactsOf(person))
    const { held, price } = await takeTime(db, bookable, {
      ...person,
      serviceIds,
      professionalId,
      startsAt,
      source: 'admin',
      createdBy: actor.id,
      deviceHash: null,
      keptMinutes,
      isAnyNotice,
    })
    if (held === null) return null
    const beside = await listAround(db, contactsOf(person), { ...bookable, ...held })
    const isDouble = beside.length > 0
    if (isDouble && !asked.isDouble) fail('CLIENT_BUSY')
    const noticeMinutes = isAnyNotice ? 0 : bookable.noticeMinutes
    const { answerHours } = bookable
    await updateBooking(db, held.id, {
      clientNote: asked.note,
      ...(price.commissionCents > 0 && (await isOwn(db, barberId, person)) && ownClients),
    })
    await record({ ...caller, db }, held.id, { ...asked, isDouble })
    await book(db, held, { isInstant, noticeMinutes, answerHours, actorId: actor.id })
    return held.id
  })
  if (id !== null) return id
  const start = minuteOf(startsAt)
  throw await slotTaken(db, barberId, { serviceIds, professionalId, start })
}

type BarberId = NonNullable<Awaited<ReturnType<typeof findBookable>>>['barberId']

function isOwn(db: Db, barberId: BarberId, person: Person) {
  return isOwnClient(db, barberId, contactsOf(person))
}

// The barber's block and the client's standing hold here as well.
async function isAskedFirst(db: Db, barberId: BarberId, comes: Person) {
  const person = contactsOf(comes)
  if (await isBlocked(db, barberId, person)) fail('NOT_BOOKABLE_ONLINE')
  const standing = await standingOf(db, person)
  if (standing.isOff) fail('BOOKING_OFF')
  return standing.isAskedFirst
}

async function record(caller: SignedInCaller, id: string, asked: AdminBooking) {
  const { db, actor } = caller
  const { note, reason, isAnyNotice, isDouble, startsAt, profileId } = asked
  const data = { note }
  if (note !== '') await insertEvent(db, { bookingId: id, event: 'noted', actorId: actor.id, data })
  const overridden = [
    ...(isAnyNotice ? ['notice_overridden'] : []),
    ...(isDouble ? ['booked_beside'] : []),
  ]
  for (const event of overridden)
    await insertEvent(db, { bookingId: id, event, actorId: actor.id, data: { reason } })
  await writeDown(caller, {
    action: 'book-appointment',
    entity: 'bookings',
    entityId: id,
    reason,
    after: { startsAt, profileId, isNoticeOverridden: isAnyNotice, isDouble },
  })
}
