// Visits as an iCalendar file, in UTC, so that no program has to know our clock.
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { fill, type Language } from '#contract/language.ts'
import { mailSettings } from '#server/features/mail/service.ts'
import type { BookingRow } from './queries.ts'

const over = ['cancelled', 'declined', 'expired', 'no_show']
const waiting = ['held', 'pending']
const at = { en: '{services} at {shop}', es: '{services} en {shop}' }
const details = {
  en: 'With {professional}. Booking {number}.',
  es: 'Con {professional}. Cita {number}.',
}

const of = { en: '{services}: {client}', es: '{services}: {client}' }

// With a reader's id, visits of others are named by who comes.
type Reader = { name?: string; readerId?: string }

// A change of a visit replaces it in the calendar by its id and higher sequence.
export function calendarOf(
  rows: readonly BookingRow[],
  language: Language,
  { name = 'Kempt', readerId }: Reader = {},
) {
  const { publicUrl } = mailSettings()
  const calendar = ical({
    name,
    prodId: '//Kempt//Bookings//EN',
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const row of rows) {
    const isStaff = readerId !== undefined && row.clientId !== readerId
    const services = row.items.map((item) => item.name).join(', ')
    calendar.createEvent({
      id: `${row.id}@kempt`,
      sequence: row.version,
      start: new Date(row.startsAt),
      end: new Date(row.endsAt),
      summary: fill(isStaff ? of : at, language, {
        services,
        shop: row.shopName,
        client: row.clientName ?? row.guestName ?? '',
      }),
      location: row.address,
      description: fill(details, language, {
        professional: row.providerName,
        number: row.bookingNumber,
      }),
      url: `${publicUrl}/barber/${row.profileId}`,
      status: stateOf(row),
    })
  }
  return calendar.toString()
}

function stateOf({ status }: BookingRow) {
  if (over.includes(status)) return ICalEventStatus.CANCELLED
  return waiting.includes(status) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
