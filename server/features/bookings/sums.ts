// What an email lists of a visit and its price.
import type { Language, Text } from '#contract/language.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { BookingRow } from './queries.ts'
import { moneyOf } from './when.ts'

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

// A price that the client is asked about comes with what was done; of a booking that does not take
// place there is nothing left to pay but the fee.
export function sumsOf(row: BookingRow, language: Language): { services: string; sums: Sum[] } {
  const { items, totalCents, priceAsk, status, cancelFeeCents } = row
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
