// The client's payments as a table for spreadsheets: a row for each line of the list.
import { fill, type Language } from '#contract/language.ts'
import type { PaymentLine } from '#contract/money/payments.ts'
import { paymentHeads, paymentWords as words } from '#web/texts/money/payments.ts'
import { dollarsOf } from '#web/words/money.ts'
import { wallOf } from '#web/words/shop-time.ts'
import { lineState } from './line-state.ts'

export function rowsOf(lines: readonly PaymentLine[], language: Language) {
  const heads = Object.values(paymentHeads).map((text) => fill(text, language))
  const rows = lines.map((line) => {
    const { booking, cardLast4 } = line
    const day = (at: string) => wallOf(at, booking.timeZone).date
    return [
      day(line.at),
      booking.shopName,
      fill(words[line.purpose], language),
      booking.number,
      day(booking.startsAt),
      fill(words[lineState(line)], language),
      cardLast4 ?? '',
      dollarsOf(line.amountCents),
      dollarsOf(line.refundedCents),
    ]
  })
  return [heads, ...rows]
}
