import { CalendarDays, MapPin, RotateCcw, UserRound, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Cancellable } from '#contract/bookings/cancellation.ts'
import type { BookingItem, Hold, Policy } from '#contract/bookings/holds.ts'
import type { Text } from '#contract/language.ts'
import { creditFor, depositOf } from '#contract/money/price.ts'
import type { BookingDiscount, BookingTax } from '#contract/money/promotion-terms.ts'
import { priceOf } from '#web/words/money.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { booking as words } from '#web/texts/bookings/bookings.ts'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { creditWords } from '#web/texts/money/credit.ts'
import { useCardName } from '#web/features/paying/cards.ts'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import type { Choice } from '#web/features/bookings/address.ts'
import { useTerms } from '#web/features/bookings/cancel-terms.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useDiscountName } from '#web/words/offers.ts'
import { pagePriceOf } from '#web/words/page-price.ts'
import { useTaxLines } from '#web/words/tax.ts'
import { Total } from './total.tsx'

export type BookingSummary = {
  items: readonly BookingItem[]
  subtotalCents: number
  discount: BookingDiscount | null
  mayStrike: boolean
  tax: BookingTax | null
  creditCents: number
  // What is left to pay, and the part of it that is paid by card to book, or was.
  totalCents: number
  depositCents: number
  minutes: number
  start: string | null
  // Set for a confirmed booking.
  made: Pick<Cancellable, 'status' | 'createdAt' | 'acceptedAt' | 'byShop'> | null
  // Null means anyone; undefined means there is no choice.
  professional: string | null | undefined
  shopName: string
  timeZone: string
  address: string
  paymentPolicy: string
  policy: Policy
  // The card that is kept for it.
  card: Booking['card']
}

type Held = { hold?: Hold | undefined; usesCredit?: boolean; taxPercent: number }

// Facts from the page, completed by the hold.
export function bookingOf(
  barber: BarberProfile,
  choice: Choice,
  { hold, usesCredit = false, taxPercent }: Held,
): BookingSummary {
  const chosen = barber.services.filter(({ id }) => choice.serviceIds.includes(id))
  const items =
    hold?.items ??
    chosen.map(({ id, name, priceCents, durationMinutes }) => ({
      serviceId: id,
      name,
      priceCents,
      minutes: durationMinutes,
    }))
  const sum = (count: (item: BookingItem) => number) =>
    items.reduce((total, item) => total + count(item), 0)
  const price = hold ?? pagePriceOf(barber, { items, start: choice.start, taxPercent })
  const creditCents = usesCredit ? creditFor(price.totalCents, hold?.walletCents ?? 0) : 0
  const { paymentPolicy } = barber.policies
  const percents = chosen.map((service) => service.depositPercent ?? 0)
  const depositPercent = Math.max(barber.policies.depositPercent, ...percents)
  const wanted = barber.team.find(({ providerId }) => providerId === choice.professionalId)
  return {
    items,
    subtotalCents: price.subtotalCents,
    discount: price.discount,
    mayStrike: price.mayStrike,
    tax: price.tax,
    creditCents,
    totalCents: price.totalCents - creditCents,
    depositCents: hold ? depositOf(hold.totalCents, hold.policy.depositPercent, creditCents) : 0,
    minutes: sum(({ minutes }) => minutes),
    start: choice.start,
    made: null,
    professional:
      hold?.professional.name ?? wanted?.name ?? (barber.team.length > 1 ? null : undefined),
    shopName: barber.shopName,
    timeZone: barber.timeZone,
    address: barber.address,
    paymentPolicy: hold?.paymentPolicy ?? (depositPercent > 0 ? 'prepay' : paymentPolicy),
    policy: hold?.policy ?? { ...barber.policies, depositPercent },
    card: null,
  }
}

export function Summary({ booking, title }: { booking: BookingSummary; title?: string }) {
  const t = useText()
  const language = useLanguage()
  const { minutes, start, professional, shopName, address } = booking
  return (
    <section aria-label={t(words.summary)} className="space-y-4">
      <SectionTitle level={3}>{title ?? t(words.summary)}</SectionTitle>
      <div>
        <PriceList items={useLines(booking)} />
        <p className="mt-3 flex items-baseline justify-between gap-4 border-t pt-3 text-lg font-bold">
          <span>
            {t(words.total)}
            <span className="ml-2 text-sm font-normal text-muted-foreground">
              {t(words.minutes, { count: minutes })}
            </span>
          </span>
          <Total {...booking} />
        </p>
        <Parts booking={booking} />
      </div>
      <dl className="space-y-3 text-md">
        {start && (
          <Fact icon={<CalendarDays />} name={t(words.when)}>
            <span className="font-semibold first-letter:uppercase">
              {whenWords(start, booking.timeZone, language)}
            </span>
          </Fact>
        )}
        {professional !== undefined && (
          <Fact icon={<UserRound />} name={t(words.with)}>
            {professional ?? t(words.anyone)}
          </Fact>
        )}
        <Fact icon={<MapPin />} name={t(words.where)}>
          {shopName}
          <span className="block text-muted-foreground">{address}</span>
        </Fact>
        <Payment booking={booking} />
        <Fact icon={<RotateCcw />} name={t(words.cancelling)}>
          <Cancelling booking={booking} />
        </Fact>
      </dl>
    </section>
  )
}

function useLines({ items, discount, tax, creditCents }: BookingSummary) {
  const t = useText()
  const taxLines = useTaxLines()
  const nameOf = useDiscountName()
  const lines = items.map(({ name, priceCents, minutes }) => ({
    name,
    price: priceOf(priceCents),
    note: t(words.minutes, { count: minutes }),
  }))
  return [
    ...lines,
    ...(discount ? [{ name: nameOf(discount), price: priceOf(-discount.cents) }] : []),
    ...taxLines(tax),
    ...(creditCents > 0 ? [{ name: t(creditWords.credit), price: priceOf(-creditCents) }] : []),
  ]
}

const payments: Record<string, Text> = {
  pay_at_shop: words.payAtShop,
  card_on_file: onFileWords.afterwards,
  prepay: words.prepay,
}

function Payment({ booking: { paymentPolicy, policy, card } }: { booking: BookingSummary }) {
  const t = useText()
  const nameOf = useCardName()
  const isPart = paymentPolicy === 'prepay' && policy.depositPercent < 100
  return (
    <Fact icon={<Wallet />} name={t(words.paying)}>
      {card
        ? t(onFileWords.onCard, { card: nameOf(card) })
        : t(isPart ? checkoutWords.deposit : (payments[paymentPolicy] ?? words.payAtShop))}
    </Fact>
  )
}

// When the total is paid: by card to book, and at the shop.
function Parts({ booking: { depositCents, totalCents, made } }: { booking: BookingSummary }) {
  const t = useText()
  if (depositCents === 0) return null
  const later = { name: t(checkoutWords.atShop), price: priceOf(totalCents - depositCents) }
  const now = {
    name: t(made ? checkoutWords.paid : checkoutWords.now),
    price: priceOf(depositCents),
  }
  return (
    <div className="mt-2">
      <PriceList items={totalCents > depositCents ? [now, later] : [now]} />
    </div>
  )
}

// A date as soon as there is one.
function Cancelling({ booking }: { booking: BookingSummary }) {
  const t = useText()
  const { start, policy } = booking
  if (start !== null) return <Terms booking={booking} start={start} />
  const percent = policy.lateCancelFeePercent
  return (
    <>
      {t(words.cancelHours, { hours: policy.cancellationWindowHours })}
      {percent > 0 && (
        <span className="block text-muted-foreground">{t(words.lateFee, { percent })}</span>
      )}
    </>
  )
}

// Before it is booked the minutes after booking begin at every moment anew.
function Terms({ booking, start }: { booking: BookingSummary; start: string }) {
  const now = useNow()
  const { made, totalCents, creditCents, policy } = booking
  const planned = { status: 'confirmed', acceptedAt: null, byShop: null } as const
  const terms = made ?? { ...planned, createdAt: new Date(now).toISOString() }
  return useTerms({ ...terms, startsAt: start, totalCents, creditCents, policy }, booking).text
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted-foreground">
      <dt>
        <span aria-hidden>{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

// The same in two lines, where there is no room for more.
export function ShortSummary({ booking }: { booking: BookingSummary }) {
  const t = useText()
  const { items, minutes, address, paymentPolicy, policy } = booking
  return (
    <section aria-label={t(words.summary)} className="text-sm">
      <p className="flex items-baseline justify-between gap-3 text-md font-semibold">
        <span className="min-w-0 truncate">{items.map(({ name }) => name).join(' + ')}</span>
        <Total {...booking} />
      </p>
      <p className="truncate text-muted-foreground">
        {t(words.minutes, { count: minutes })} · {t(payments[paymentPolicy] ?? words.payAtShop)}
        {' · '}
        {address}
      </p>
      <p className="truncate text-muted-foreground">
        {t(words.cancelHours, { hours: policy.cancellationWindowHours })}
      </p>
    </section>
  )
}
