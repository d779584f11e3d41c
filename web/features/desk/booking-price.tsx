import type { BookingDetails } from '#contract/bookings/desk.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { firstName } from '#contract/first-name.ts'
import { useBusinessZone } from '#web/use-business.ts'
import { useCommissionWhy } from '#web/words/commission.ts'
import { priceOf } from '#web/words/money.ts'
import { useTaxLines } from '#web/words/tax.ts'
import { useText } from '#web/language.tsx'
import { finalWords, bookingDesk } from '#web/texts/bookings/desk.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'

// No price is due in these states.
const ended: Status[] = ['cancelled', 'declined', 'expired', 'no_show']

// The client's price, the commission and its reason.
export function BookingPrice({ details: { booking, price } }: { details: BookingDetails }) {
  const t = useText()
  const why = useCommissionWhy(useBusinessZone())
  const { discountCents, creditCents, tipCents, totalCents, commission } = price
  const taxLines = useTaxLines()
  const isOff = ended.includes(booking.status)
  const rows = [
    ...booking.items.map(({ name, priceCents }) => ({ name, price: priceOf(priceCents) })),
    ...(discountCents > 0
      ? [{ name: t(bookingDesk.discount), price: priceOf(-discountCents) }]
      : []),
    ...taxLines(booking.tax),
    ...(creditCents > 0 ? [{ name: t(bookingDesk.credit), price: priceOf(-creditCents) }] : []),
    ...(tipCents > 0 ? [{ name: t(bookingDesk.tip), price: priceOf(tipCents) }] : []),
  ]
  return (
    <div>
      <PriceList items={rows} />
      <p className="mt-3 flex items-baseline justify-between border-t pt-3 text-lg font-bold">
        {t(isOff ? bookingDesk.bookedFor : bookingDesk.total)}
        <span className="tabular-nums">{priceOf(totalCents + tipCents)}</span>
      </p>
      {booking.booked && (
        <Hint className="mt-1">
          {t(finalWords.bookedFor, { price: priceOf(booking.booked.totalCents) })} (
          {booking.booked.items.map(({ name }) => name).join(' + ')})
        </Hint>
      )}
      {booking.priceAsk && (
        <Notice tone="info" className="mt-3">
          {t(finalWords.waiting, {
            asked: priceOf(booking.priceAsk.totalCents),
            price: priceOf(totalCents),
            client: firstName(booking.client.name),
          })}
        </Notice>
      )}
      {commission && (
        <div className="mt-3 rounded-lg bg-muted p-3 text-md">
          <p className="flex items-baseline justify-between gap-3">
            {t(bookingDesk.commission, { percent: commission.percent })}
            <span className="tabular-nums">{priceOf(-commission.cents)}</span>
          </p>
          <p className="flex items-baseline justify-between gap-3 font-bold">
            {t(bookingDesk.yours)}
            <span className="tabular-nums">{priceOf(commission.netCents + tipCents)}</span>
          </p>
          <Hint className="mt-1">{why(commission)}</Hint>
        </div>
      )}
    </div>
  )
}
