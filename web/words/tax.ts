import type { BookingTax } from '#contract/money/promotion-terms.ts'
import { useText } from '#web/language.tsx'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { priceOf } from './money.ts'

// The line of a price list, where there is a tax to pay.
export function useTaxLines() {
  const t = useText()
  return (tax: BookingTax | null) =>
    tax !== null && tax.cents > 0
      ? [{ name: t(checkoutWords.tax, { percent: tax.percent }), price: priceOf(tax.cents) }]
      : []
}
