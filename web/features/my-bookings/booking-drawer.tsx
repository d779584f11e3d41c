// One visit with everything known of it, by the address: ?booking=ID.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { ruleFor } from '#contract/bookings/workflow.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { useDiscountName } from '#web/words/offers.ts'
import { useTaxLines } from '#web/words/tax.ts'
import { BookingPayments } from '#web/features/payments/booking-payments.tsx'
import { BookingInvoices } from '#web/features/invoices/booking-invoices.tsx'
import { useTerms } from '#web/features/bookings/cancel-terms.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { canceledForClient, feeWords } from '#web/texts/bookings/cancellation.ts'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { priceWords } from '#web/texts/bookings/after-booking.ts'
import { creditWords } from '#web/texts/money/credit.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Alternatives } from './alternatives.tsx'
import { BookingActions } from './booking-actions.tsx'
import { PaymentState, StatusBadge } from './status-badge.tsx'
import { useNow } from '#web/use-now.ts'

export function BookingDrawer() {
  const t = useText()
  const { id, close } = useOpened('booking')
  return (
    <Sheet title={t(visits.title)} open={id !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      {id !== null && <Found key={id} id={id} />}
    </Sheet>
  )
}

function Found({ id }: { id: string }) {
  const booking = useQuery({
    ...api.bookings.read.query({ id }),
    refetchOnMount: 'always',
    retry: false,
  })
  return (
    <Loaded query={booking} loading={<SkeletonText lines={9} />}>
      {(data) => <Details booking={data} />}
    </Loaded>
  )
}

function Details({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const discountName = useDiscountName()
  const { barber, professional, items, tipCents, totalCents, note, cancelReason } = booking
  const { discount, tax, creditCents } = booking
  const taxLines = useTaxLines()
  const rows = items.map(({ name, priceCents }) => ({ name, price: priceOf(priceCents) }))
  const credit = { name: t(creditWords.credit), price: priceOf(-creditCents) }
  const tip = { name: t(visits.tip), price: priceOf(tipCents) }
  return (
    <div className="space-y-5 pb-2">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Hint className="font-semibold tabular-nums">
            {t(visits.number, { number: booking.bookingNumber })}
          </Hint>
          <StatusBadge status={booking.status} />
        </div>
        <p className="mt-2 text-xl leading-tight font-bold first-letter:uppercase">
          {whenWords(booking.startsAt, barber.timeZone, language)}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Avatar name={professional.name} src={professional.photoUrl} isDecorative />
        <div className="min-w-0">
          <p className="font-semibold">{barber.shopName}</p>
          <Hint size="md">{t(visits.with, { name: professional.name })}</Hint>
        </div>
      </div>
      <div>
        <PriceList
          items={[
            ...rows,
            ...(discount
              ? [{ name: discountName(discount), price: priceOf(-discount.cents) }]
              : []),
            ...taxLines(tax),
            ...(creditCents > 0 ? [credit] : []),
            ...(tipCents > 0 ? [tip] : []),
          ]}
        />
        <p className="mt-3 flex items-baseline justify-between border-t pt-3 text-lg font-bold">
          {t(booking.canceled ? feeWords.bookedFor : visits.total)}
          <span className="tabular-nums">{priceOf(totalCents)}</span>
        </p>
        {booking.booked && (
          <Hint className="mt-1">
            {t(priceWords.booked, { price: priceOf(booking.booked.totalCents) })} (
            {booking.booked.items.map((item) => item.name).join(' + ')})
          </Hint>
        )}
      </div>
      <dl className="space-y-3 text-md">
        <Fact name={t(visits.where)}>{barber.address}</Fact>
        <Fact name={t(visits.payment)}>
          <PaymentState booking={booking} />
        </Fact>
        <Cancelling booking={booking} />
        {note && <Fact name={t(visits.note)}>{note}</Fact>}
        {cancelReason && <Fact name={t(visits.reason)}>{cancelReason}</Fact>}
      </dl>
      {booking.parts.includes('client') && <BookingPayments booking={booking} />}
      <Alternatives booking={booking} />
      <div className="border-t pt-5">
        <BookingActions booking={booking} />
      </div>
      <BookingInvoices booking={booking} />
    </div>
  )
}

function Cancelling({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const { text } = useTerms(booking, booking.barber)
  const name = t(visits.cancelling)
  const { canceled, isLateCancel } = booking
  if (canceled) {
    const when = whenWords(canceled.at, booking.barber.timeZone, language)
    const said = t(canceledForClient[canceled.by], { when, shop: booking.barber.shopName })
    return <Fact name={name}>{isLateCancel ? `${said} ${t(feeWords.late)}` : said}</Fact>
  }
  if (!ruleFor('cancel', booking, booking.parts, now)) return null
  return <Fact name={name}>{text}</Fact>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
