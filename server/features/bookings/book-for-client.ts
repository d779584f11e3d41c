// Staff book for a client who called or walked in. No commission is due.
import type { NewBooking } from '#contract/bookings/desk.ts'
import { fail } from '#contract/errors.ts'
import { walkInHours } from '#contract/limits.ts'
import type { Language } from '#contract/language.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { readBusiness, servicesOf, bookingOf } from '#server/features/availability/service.ts'
import { shareBusiness, type Business } from '#server/features/businesses/service.ts'
import { addByName, findRecordByEmail, readPerson } from '#server/features/clients/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { insertFor } from './holds/holds.ts'
import { paymentOf } from './holds/price.ts'
import { moveLocked } from './moves/moves.ts'
import { requireOffered } from './require-open.ts'
import { findHouse, updateBooking } from './queries.ts'
import { checkStaffTime, isPast, mayWorkWith, takenBy, timePassed } from './staff-time.ts'
import { minuteOf, utcDayOf } from '#server/shop-clock.ts'

const keptMinutes = 1
const passer = { en: 'Walk-in', es: 'Sin cita' }

// Returns the booking's id.
export async function bookForClient(
  { db, request }: SignedInCaller,
  business: Business,
  asked: NewBooking,
): Promise<string> {
  const { barberId, userId } = business
  if (!mayWorkWith(business, asked.memberId)) fail('NOT_FOUND')
  checkMoment(asked)
  const bookable = (await findHouse(db, barberId)) ?? fail('NOT_FOUND')
  const day = utcDayOf(minuteOf(asked.startsAt))
  const offered = await readBusiness(db, barberId, { firstDay: day, lastDay: day })
  const services = servicesOf(offered, asked.serviceIds)
  const { minutes, bufferMinutes } = bookingOf(offered, services)
  const time = await checkStaffTime(db, barberId, { ...asked, minutes })
  const { member, start } = time
  const person = await whoComes(db, business, asked, request.language)
  const { taxPercent } = await readSettings(db)
  const id = await inTransaction(db, async (db) => {
    await shareBusiness(db, barberId)
    const taken = await insertFor(db, {
      ...person,
      business: time.business,
      services,
      bookable: { ...bookable, ...paymentOf(bookable, services) },
      start,
      providerId: member.id,
      commissionPercent: 0,
      taxPercent,
      source: sourceOf(business, asked),
      createdBy: userId,
      deviceHash: null,
      keptMinutes,
    })
    if (!taken) return null
    await requireOffered(db, { id: taken.id, barberId })
    const clientRecordId = await recordFor(db, business, asked)
    const { note: clientNote } = asked
    const made = { clientNote, clientRecordId, holdExpiresAt: null, byShop: 'booked' as const }
    await updateBooking(db, taken.id, made)
    const move = isPast(start) ? 'record' : 'confirm'
    await moveLocked(db, taken.id, move, { parts: ['system'], actorId: userId })
    return taken.id
  })
  if (id !== null) return id
  const gap = { memberId: member.id, start, minutes, bufferMinutes }
  throw await takenBy(db, time.business, gap, null)
}

// Walk-ins may be entered a little after they started.
function checkMoment({ startsAt, isWalkIn }: NewBooking) {
  const start = minuteOf(startsAt)
  if (!isPast(start)) return
  if (!isWalkIn) fail('INVALID_INPUT', { startsAt: timePassed })
  if (start < Date.now() / 60_000 - walkInHours * 60)
    fail('INVALID_INPUT', { startsAt: 'You can add a walk-in up to 4 hours after it started.' })
}

function sourceOf({ seat }: Business, { isWalkIn }: NewBooking) {
  if (isWalkIn) return 'walk_in'
  return seat.level === 'owner' ? 'barber' : 'employee'
}

// A name alone creates a new record, because two clients may share it. Otherwise records are found
// by phone or email; an anonymous walk-in has none.
async function recordFor(db: Db, business: Business, asked: NewBooking) {
  const { clientRecordId, name, phone, email } = asked
  if (clientRecordId !== null || name === null || phone !== null || email !== null)
    return clientRecordId
  return addByName(db, business.barberId, { name, source: sourceOf(business, asked) })
}

// A known client needs no name or contact in the input. With an account, the booking is theirs.
async function whoComes(db: Db, business: Business, asked: NewBooking, language: Language) {
  const { name, phone, email, isWalkIn } = asked
  const byEmail = email === null ? null : await findRecordByEmail(db, business, email)
  const recordId = asked.clientRecordId ?? byEmail
  if (recordId !== null) {
    const { userId, language: theirs, ...guest } = await readPerson(db, business, recordId)
    const known = { clientId: userId, language: theirs ?? language }
    return userId === null ? { ...known, guest } : known
  }
  if (name === null && !isWalkIn)
    fail('INVALID_INPUT', { name: 'Name must be at least 2 characters' })
  return { clientId: null, language, guest: { name: name ?? passer[language], email, phone } }
}
