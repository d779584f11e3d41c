// A visit that staff write into the book for whoever called or walked in. No commission is due.
import type { NewVisit } from '#contract/desk.ts'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { visitOf } from '#server/features/availability/service.ts'
import type { Workplace } from '#server/features/businesses/service.ts'
import { insertFor } from './holds.ts'
import { moveLocked } from './moves.ts'
import { findHouse, updateBooking } from './queries.ts'
import { readBusiness, servicesOf } from './slots.ts'
import { checkStaffTime, mayWorkWith, takenBy } from './staff-time.ts'
import { findBooking } from './visits/queries.ts'
import { houston, minuteOf } from '#server/zone.ts'

const keptMinutes = 1
const passer = { en: 'Walk-in', es: 'Sin cita' }

// The booking's id.
export async function bookByHand(
  db: Db,
  workplace: Workplace,
  asked: NewVisit,
  language: Language,
): Promise<string> {
  const { barberId, userId } = workplace
  if (!mayWorkWith(workplace, asked.memberId)) fail('NOT_FOUND')
  const bookable = (await findHouse(db, barberId)) ?? fail('NOT_FOUND')
  const day = houston.dayOf(minuteOf(asked.startsAt))
  const offered = await readBusiness(db, barberId, { firstDay: day, lastDay: day })
  const services = servicesOf(offered, asked.serviceIds)
  const { minutes, bufferMinutes } = visitOf(offered, services)
  const { business, member, start } = await checkStaffTime(db, barberId, { ...asked, minutes })
  const person = await whoComes(db, barberId, asked, language)
  const id = await inTransaction(db, async (db) => {
    const taken = await insertFor(db, {
      ...person,
      business,
      services,
      bookable,
      start,
      providerId: member.id,
      commissionPercent: 0,
      source: sourceOf(workplace, asked),
      createdBy: userId,
      deviceHash: null,
      keptMinutes,
    })
    if (!taken) return null
    await updateBooking(db, taken.id, { clientNote: asked.note, holdExpiresAt: null })
    await moveLocked(db, taken.id, 'confirm', { parts: ['system'], actorId: userId })
    return taken.id
  })
  if (id !== null) return id
  const gap = { memberId: member.id, start, minutes, bufferMinutes }
  throw await takenBy(db, business, gap, null)
}

function sourceOf({ seat }: Workplace, { isWalkIn }: NewVisit) {
  if (isWalkIn) return 'walk_in'
  return seat.level === 'owner' ? 'barber' : 'employee'
}

// Whoever has been here is known by an earlier visit, so that nobody has to see how to reach them.
async function whoComes(db: Db, barberId: string, asked: NewVisit, language: Language) {
  const { sameAs, name, phone, email, isWalkIn } = asked
  if (sameAs !== null) {
    const before = await findBooking(db, sameAs)
    if (before?.barberId !== barberId) return fail('NOT_FOUND')
    const { clientId, guestName, guestEmail, guestPhone } = before
    const guest = { name: guestName ?? '', email: guestEmail, phone: guestPhone }
    return { clientId, language: before.language, ...(clientId === null && { guest }) }
  }
  if (name === null && !isWalkIn)
    fail('INVALID_INPUT', { name: 'Name must be at least 2 characters' })
  return { clientId: null, language, guest: { name: name ?? passer[language], email, phone } }
}
