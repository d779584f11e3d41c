// The services and the price that a mail about a booking lists.
import type { Language, Text } from '#contract/language.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { AnnouncedBooking } from '#server/features/bookings/announce.ts'
import { moneyOf } from '#server/formats.ts'

type Sum = { name: Text; value: string }

const names = {
  total: { en: 'Total', es: 'Total' },
  booked: { en: 'Booked', es: 'Reservado' },
  now: { en: 'Now', es: 'Ahora' },
  fee: { en: 'Late cancellation fee', es: 'Cargo por cancelar tarde' },
  payment: { en: 'Payment', es: 'Pago' },
} satisfies Record<string, Text>
const nothing: Text = { en: 'Nothing to pay', es: 'Nada por pagar' }

const over: Status[] = ['cancelled', 'declined', 'expired']

// Lists the final services when the client has to accept a price. For a booking that does not take
// place, only the fee is listed.
export function mailSumsOf(
  booking: AnnouncedBooking,
  language: Language,
): { services: string; sums: Sum[] } {
  const { items, totalCents, priceAsk, status, cancelFeeCents } = booking
  const money = (cents: number) => moneyOf(cents, language)
  const services = items.map(({ name }) => name).join(', ')
  if (priceAsk !== null) {
    const done = priceAsk.items.map(({ name, priceCents }) => `${name} ${money(priceCents)}`)
    const sums = [
      { name: names.booked, value: `${money(totalCents)} (${services})` },
      { name: names.now, value: money(priceAsk.totalCents) },
    ]
    return { services: done.join(', '), sums }
  }
  if (!over.includes(status))
    return { services, sums: [{ name: names.total, value: money(totalCents) }] }
  const left =
    cancelFeeCents > 0
      ? { name: names.fee, value: money(cancelFeeCents) }
      : { name: names.payment, value: nothing[language] }
  return { services, sums: [left] }
}
