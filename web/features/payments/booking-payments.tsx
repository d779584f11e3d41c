// What is paid by card for a booking, and what can be, for its client.
import { useQuery } from '@tanstack/react-query'
import { CreditCard, HandCoins } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { firstName } from '#contract/first-name.ts'
import type { BookingPayments as Paid, PaymentLine } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { payWords as words } from '#web/texts/money/payments.ts'
import { ui } from '#web/texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useNow } from '#web/use-now.ts'
import { whenWords } from '#web/words/date-words.ts'
import { priceOf, sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { TipByCardDialog } from './tip-by-card-dialog.tsx'
import { GoOn, waitOf } from './unfinished.tsx'
import { useLivePayments } from './use-live-payments.ts'

type BookingPaymentsProps = { booking: Booking }

export function BookingPayments({ booking }: BookingPaymentsProps) {
  const t = useText()
  useLivePayments()
  const { data, isError, refetch } = useQuery({
    ...api.payments.ofBooking.query({ id: booking.id }),
    refetchOnMount: 'always',
    retry: false,
  })
  if (isError && !data)
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {t(ui.tryAgain)}
          </Button>
        }
      >
        {t(words.couldNotLoad)}
      </Notice>
    )
  if (!data) return <Skeleton className="h-9 rounded-md" />
  return <Found booking={booking} payments={data} />
}

const coming = ['pending', 'confirmed', 'checked_in', 'in_progress']

function Found({ booking, payments }: BookingPaymentsProps & { payments: Paid }) {
  const t = useText()
  const now = useNow()
  const { lines, dueCents, mayTip, provider } = payments
  // Afterwards people have paid at the shop.
  const isComing = coming.includes(booking.status) && now < Date.parse(booking.endsAt)
  const mayPay = isComing && dueCents > 0
  const { owedCents } = booking
  if (lines.length === 0 && !mayPay && !mayTip && owedCents === 0) return null
  const waiting = lines.filter(({ state }) => state === 'created' || state === 'needs_client')
  return (
    <section aria-label={t(words.title)} className="space-y-3 border-t pt-4">
      <PaidLines lines={lines} />
      {waiting.map((line) => (
        <Notice key={line.id} tone="warning" action={<GoOn line={line} />}>
          {t(waitOf(line), { amount: sumOf(line.amountCents) })}
        </Notice>
      ))}
      {owedCents > 0 && waiting.length === 0 && <PayOwed booking={booking} payments={payments} />}
      {mayPay && waiting.length === 0 && <PayNow booking={booking} payments={payments} />}
      {mayTip && <TipByCard booking={booking} payments={payments} />}
      <DemoNotice provider={provider} />
    </section>
  )
}

const sum = (cents: number[]) => cents.reduce((all, each) => all + each, 0)

const kinds = ['visit', 'fee', 'tip'] as const
const kindNames = { visit: words.paidByCard, fee: onFileWords.fee, tip: words.tippedByCard }
const kindOf = (purpose: PaymentLine['purpose']) =>
  purpose === 'prepay' || purpose === 'completion' ? 'visit' : purpose

// One line each for the appointment, the fee, the tip and what went back.
function PaidLines({ lines }: { lines: readonly PaymentLine[] }) {
  const t = useText()
  const language = useLanguage()
  const paid = lines.filter(({ state }) => state === 'succeeded')
  const noteOf = ({ at, booking, cardLast4: last4 }: PaymentLine) => {
    const day = shopDate(at, booking.timeZone, language)
    return last4 === null ? day : t(words.paidWith, { last4, day })
  }
  const items = kinds.flatMap((kind) => {
    const its = paid.filter(({ purpose }) => kindOf(purpose) === kind)
    const cents = sum(its.map(({ amountCents }) => amountCents))
    return its.slice(0, 1).map((last) => ({
      name: t(kindNames[kind]),
      price: sumOf(cents),
      note: noteOf(last),
    }))
  })
  const backCents = sum(paid.map(({ refundedCents }) => refundedCents))
  const back = { name: t(words.refunded), price: sumOf(-backCents) }
  return (
    <>
      {items.length > 0 && <PriceList items={backCents > 0 ? [...items, back] : items} />}
      {lines[0]?.state === 'failed' && (
        <Notice tone="error" title={t(words.failedOn)}>
          {t(words.declinedText)}
        </Notice>
      )}
    </>
  )
}

type ActionProps = BookingPaymentsProps & { payments: Paid }

function PayNow({ booking, payments }: ActionProps) {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { id, barber, startsAt } = booking
  const { dueCents } = payments
  const when = whenWords(startsAt, barber.timeZone, language)
  return (
    <div>
      <Hint size="md" className="mb-2">
        {t(words.either)}
      </Hint>
      <Button className="max-sm:w-full" onClick={() => setIsOpen(true)}>
        <CreditCard aria-hidden />
        {t(words.now, { amount: priceOf(dueCents) })}
      </Button>
      {isOpen && (
        <PayDialog
          title={t(words.payTitle)}
          text={t(words.payText, { shop: barber.shopName, when })}
          payments={payments}
          cents={dueCents}
          words={{ confirm: words.pay, done: words.paid }}
          onPay={(cardId) => api.payments.prepay.send({ id, cardId })}
          open
          onOpenChange={setIsOpen}
        />
      )}
    </div>
  )
}

function PayOwed({ booking, payments }: ActionProps) {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { id, barber, startsAt, owedCents, status } = booking
  const when = whenWords(startsAt, barber.timeZone, language)
  const amount = priceOf(owedCents)
  const text = status === 'completed' ? onFileWords.owedVisit : onFileWords.owedFee
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {t(onFileWords.pay, { amount })}
        </Button>
      }
    >
      {t(text, { amount })}
      {isOpen && (
        <PayDialog
          title={t(onFileWords.payTitle)}
          text={t(onFileWords.payText, { shop: barber.shopName, when })}
          payments={payments}
          cents={owedCents}
          words={{ confirm: words.pay, done: words.paid }}
          onPay={(cardId) => api.payments.payOwed.send({ id, cardId })}
          open
          onOpenChange={setIsOpen}
        />
      )}
    </Notice>
  )
}

function TipByCard({ booking, payments }: ActionProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="outline" className="max-sm:w-full" onClick={() => setIsOpen(true)}>
        <HandCoins aria-hidden />
        {t(words.tipByCard)}
      </Button>
      {isOpen && (
        <TipByCardDialog
          booking={booking}
          payments={payments}
          name={firstName(booking.professional.name)}
          onOpenChange={setIsOpen}
        />
      )}
    </div>
  )
}
