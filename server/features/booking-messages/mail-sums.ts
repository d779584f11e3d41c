// The services and the price that a mail about a booking lists.
import type { Language, Text } from '#contract/language.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { Announcement } from '#server/features/bookings/announce.ts'
import { moneyOf } from '#server/formats.ts'

type Sum = { name: Text; value: string }

const none = { cardCents: 0, creditCents: 0 }

const names = {
  total: { en: 'Total', es: 'Total' },
  booked: { en: 'Booked', es: 'Reservado' },
  now: { en: 'Now', es: 'Ahora' },
  fee: { en: 'Late cancellation fee', es: 'Cargo por cancelar tarde' },
  payment: { en: 'Payment', es: 'Pago' },
  paid: { en: 'Paid by card', es: 'Pagado con tarjeta' },
  atShop: { en: 'At the shop', es: 'En la barbería' },
  onCard: { en: 'On your card afterwards', es: 'A tu tarjeta, al terminar' },
  back: { en: 'Back to your card', es: 'De vuelta a tu tarjeta' },
  backToCredit: { en: 'Back to your credit', es: 'De vuelta a tu crédito' },
} satisfies Record<string, Text>
const nothing: Text = { en: 'Nothing to pay', es: 'Nada por pagar' }

const over: Status[] = ['cancelled', 'declined', 'expired']

// Lists the final services when the client has to accept a price. For a booking that does not take
// place, only the fee and what goes back are listed.
export function mailSumsOf(
  { booking, back = none }: Pick<Announcement, 'booking' | 'back'>,
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
  const { depositCents } = booking
  if (!over.includes(status)) {
    const total = { name: names.total, value: money(totalCents) }
    if (depositCents === 0) return { services, sums: [total] }
    const paid = { name: names.paid, value: money(depositCents) }
    const rest = booking.paymentPolicy === 'card_on_file' ? names.onCard : names.atShop
    const left = { name: rest, value: money(totalCents - depositCents) }
    return { services, sums: [total, paid, left] }
  }
  const found = [
    { name: names.fee, cents: cancelFeeCents },
    { name: names.back, cents: back.cardCents },
    { name: names.backToCredit, cents: back.creditCents },
  ].filter(({ cents }) => cents > 0)
  if (found.length === 0)
    return { services, sums: [{ name: names.payment, value: nothing[language] }] }
  return { services, sums: found.map(({ name, cents }) => ({ name, value: money(cents) })) }
}
