import type { CalendarBooking } from '#contract/bookings/desk.ts'
import { isBooked } from '#contract/bookings/workflow.ts'
import { priceOf } from '#web/words/money.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopTime, wallOf } from '#web/words/shop-time.ts'
import { bookingStates } from '#contract/admin/words/states.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'

type DayPrintProps = { shopName: string; date: string; bookings: readonly CalendarBooking[] }

const wholeDay = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const

// The day on paper; on the screen it is not there.
export function DayPrint({ shopName, date, bookings }: DayPrintProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const those = bookings.filter(
    (each) => isBooked(each) && wallOf(each.startsAt, timeZone).date === date,
  )
  return (
    <section className="hidden print:block">
      <h2 className="mb-3 text-xl font-bold">
        {t(calendarTexts.printTitle, { shop: shopName, day: dayWords(date, language, wholeDay) })}
      </h2>
      {those.length === 0 ? (
        <p>{t(calendarTexts.printEmpty)}</p>
      ) : (
        <table className="w-full border-collapse text-left text-md">
          <thead>
            <tr className="border-b-2 border-black [&>th]:py-1 [&>th]:pr-3">
              <th>{t(calendarTexts.time)}</th>
              <th>{t(calendarTexts.client)}</th>
              <th>{t(calendarTexts.services)}</th>
              <th>{t(calendarTexts.with)}</th>
              <th>{t(calendarTexts.state)}</th>
              <th>{t(calendarTexts.total)}</th>
            </tr>
          </thead>
          <tbody>
            {those.map((booking) => (
              <tr key={booking.id} className="border-b [&>td]:py-1.5 [&>td]:pr-3 [&>td]:align-top">
                <td className="font-bold whitespace-nowrap">
                  {shopTime(booking.startsAt, timeZone, language)}
                </td>
                <td>{booking.client.name}</td>
                <td>{booking.services.join(' + ')}</td>
                <td>{booking.professional.name}</td>
                <td>{t(bookingStates[booking.status])}</td>
                <td>{priceOf(booking.totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
