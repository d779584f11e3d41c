// The other bookings of someone around a time, which an administrator sees before booking both.
import type { Around } from '#contract/admin/booking-desk.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { bookingOf, readBusiness, servicesOf } from '#server/features/availability/service.ts'
import { findBookable } from '#server/features/bookings/queries.ts'
import {
  listAround,
  listNames,
  type Contacts,
} from '#server/features/bookings/reliability-queries.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { isoOf, minuteOf, utcDayOf } from '#server/shop-clock.ts'
import { contactsOf, whoComes } from './person.ts'

export async function readBeside(caller: SignedInCaller, asked: Around) {
  const { db } = caller
  const { clientId = null, email = null, phone = null, startsAt } = asked
  const bookable = (await findBookable(db, asked.profileId)) ?? fail('NOT_FOUND')
  const guest = clientId === null ? { name: '', email, phone } : null
  const person = await whoComes(caller, { clientId, guest })
  const start = minuteOf(startsAt)
  const utcDay = utcDayOf(start)
  const days = { firstDay: utcDay, lastDay: utcDay }
  const business = await readBusiness(db, bookable.barberId, days)
  const { minutes } = bookingOf(business, servicesOf(business, asked.services))
  const time = { ...bookable, startsAt, endsAt: isoOf(start + minutes) }
  return { bookings: await listAround(db, contactsOf(person), time) }
}

// So that two bookings of one person are checked one after the other.
export async function lockPerson(db: Db, { clientId, email, phone }: Contacts) {
  const isKnown = clientId !== null || email !== null
  await lockPeople(db, isKnown ? await listNames(db, { clientId, email }) : [`phone:${phone}`])
}
