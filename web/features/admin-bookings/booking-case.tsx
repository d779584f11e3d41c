import { useQuery } from '@tanstack/react-query'
import type { BookingCase as Case } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { api } from '#web/api.ts'
import { GiveButton } from '#web/features/admin-refunds/give-button.tsx'
import { BookingInvoices } from '#web/features/invoices/booking-invoices.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { caseWords as words } from '#web/texts/admin/booking-case.ts'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { priceOf } from '#web/words/money.ts'
import { useTaxLines } from '#web/words/tax.ts'
import { BookingMoves } from './booking-moves.tsx'
import { BookingAppeal } from './decisions/booking-appeal.tsx'
import { CasePayments } from './case-payments.tsx'
import { FollowUpSection } from './follow-ups/follow-up.tsx'

// The amounts of a booking, what an administrator can do, and who follows it up.
export function BookingCase({ booking }: { booking: Booking }) {
  const may = useMay()
  const query = useQuery(api.bookingDesk.read.query({ id: booking.id }))
  return (
    <Loaded query={query} loading={<SkeletonText lines={6} />}>
      {(data) => (
        <>
          {data.appeal && <BookingAppeal booking={booking} appeal={data.appeal} />}
          <Amounts booking={booking} amounts={data.amounts} />
          <CasePayments booking={booking} payments={data.payments} />
          {may('money.read') && <BookingInvoices booking={booking} />}
          {may('refunds.small') && finished.includes(booking.status) && (
            <GiveButton bookingId={booking.id} />
          )}
          <BookingMoves booking={booking} noShows={data.noShows} links={data.links} />
          {may('bookings.write') && <FollowUpSection booking={booking} followUp={data.followUp} />}
        </>
      )}
    </Loaded>
  )
}

// No price is due in these states.
const ended: Status[] = ['cancelled', 'declined', 'expired', 'no_show']

// The money of the others follows their moves.
const finished: Status[] = [...ended, 'completed']

type AmountsProps = { booking: Booking; amounts: Case['amounts'] }

function Amounts({ booking, amounts }: AmountsProps) {
  const t = useText()
  const { discountCents, creditCents, tipCents, totalCents, cancelFeeCents, commission } = amounts
  const taxLines = useTaxLines()
  const isOff = ended.includes(booking.status)
  const rows = [
    ...booking.items.map(({ name, priceCents }) => ({ name, price: priceOf(priceCents) })),
    ...(discountCents > 0 ? [{ name: t(words.discount), price: priceOf(-discountCents) }] : []),
    ...taxLines(booking.tax),
    ...(creditCents > 0 ? [{ name: t(words.credit), price: priceOf(-creditCents) }] : []),
    ...(tipCents > 0 ? [{ name: t(words.tip), price: priceOf(tipCents) }] : []),
  ]
  return (
    <section aria-label={t(words.amounts)}>
      <SectionTitle className="mb-3">{t(words.amounts)}</SectionTitle>
      <PriceList items={rows} />
      <Sum name={t(isOff ? words.bookedFor : words.total)} cents={totalCents + tipCents} />
      {cancelFeeCents > 0 && <Sum name={t(words.cancelFee)} cents={cancelFeeCents} />}
      {commission && !isOff && (
        <PriceList
          className="mt-3 rounded-lg bg-muted p-3"
          items={[
            {
              name: t(words.commission, { percent: commission.percent }),
              price: priceOf(-commission.cents),
            },
            { name: t(words.net), price: priceOf(commission.netCents) },
          ]}
        />
      )}
    </section>
  )
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <p className="mt-3 flex items-baseline justify-between gap-3 border-t pt-3 font-bold">
      {name}
      <span className="tabular-nums">{priceOf(cents)}</span>
    </p>
  )
}
