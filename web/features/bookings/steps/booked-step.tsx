import type { UseQueryResult } from '@tanstack/react-query'
import {
  BellRing,
  CalendarPlus,
  CircleCheck,
  Hourglass,
  MessageCircle,
  Navigation,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { directionsTo } from '#web/words/directions.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { booking as words } from '#web/texts/bookings/bookings.ts'
import { messageWords } from '#web/texts/bookings/messages.ts'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { reminderText } from '#web/features/bookings/reminders.ts'
import { StepBody, StepFoot } from '#web/features/bookings/sheet-frame.tsx'
import { Summary, type BookingSummary } from './summary.tsx'
import { whenWords } from '#web/words/date-words.ts'

export function bookedTitle(made: Booking | undefined, isInstant: boolean) {
  if (!made) return isInstant ? words.bookedTitle : words.sentTitle
  if (made.status === 'held') return checkoutWords.title
  if (made.status === 'pending') return words.sentTitle
  return made.status === 'confirmed' ? words.bookedTitle : words.goneTitle
}

type BookedStepProps = { made: UseQueryResult<Booking>; onDone: () => void }

export function BookedStep({ made, onDone }: BookedStepProps) {
  const t = useText()
  return (
    <>
      <StepBody>
        <Loaded query={made} loading={<SkeletonText lines={8} />}>
          {(data) => <Made made={data} />}
        </Loaded>
      </StepBody>
      <StepFoot>
        <div className="mx-auto max-w-lg">
          <Button size="lg" wide onClick={onDone}>
            {t(words.done)}
          </Button>
        </div>
      </StepFoot>
    </>
  )
}

function Made({ made }: { made: Booking }) {
  const t = useText()
  const { session } = useSession()
  const { bookingNumber, barber } = made
  const manage = session ? `/client/bookings?booking=${made.id}` : '/guest/bookings'
  const thread = `${session ? '/client/bookings' : '/guest/bookings'}?thread=${made.id}`
  return (
    <div className="mx-auto max-w-lg space-y-6">
      <Headline made={made} />
      <p className="flex items-baseline justify-between gap-4 rounded-md bg-muted px-4 py-3 text-md">
        <span className="text-muted-foreground">{t(words.number)}</span>
        <span className="text-lg font-bold tabular-nums">{bookingNumber}</span>
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <a
          href={`/api/bookings/${made.id}/calendar.ics`}
          download
          className={buttonClass({ variant: 'outline', className: 'px-3!' })}
        >
          <CalendarPlus aria-hidden />
          {t(words.addToCalendar)}
        </a>
        <a
          href={directionsTo(barber)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', className: 'px-3!' })}
        >
          <Navigation aria-hidden />
          {t(words.directions)}
        </a>
        <Link to={thread} className={buttonClass({ variant: 'outline', className: 'px-3!' })}>
          <MessageCircle aria-hidden />
          {t(messageWords.message)}
        </Link>
        <Link to={manage} className={buttonClass({ variant: 'ghost' })}>
          {t(words.manage)}
        </Link>
      </div>
      <Summary booking={bookingIn(made)} />
      <Reminder made={made} isClient={session !== null} />
    </div>
  )
}

function Headline({ made: { status, barber, answerBy, startsAt } }: { made: Booking }) {
  const t = useText()
  const language = useLanguage()
  const isAsked = status === 'pending'
  const Icon = isAsked ? Hourglass : CircleCheck
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-success/10 text-success">
        <Icon aria-hidden className="size-7" />
      </span>
      <p role="status" className="text-md">
        {isAsked &&
          t(words.sentText, {
            shop: barber.shopName,
            when: whenWords(answerBy ?? startsAt, barber.timeZone, language),
          })}
        {status === 'confirmed' && t(words.bookedText)}
        {!isAsked && status !== 'confirmed' && t(words.goneText)}
      </p>
    </div>
  )
}

function Reminder({ made, isClient }: { made: Booking; isClient: boolean }) {
  const t = useText()
  const text = reminderText(made, useNow())
  if (!text) return null
  return (
    <p className="flex gap-3 border-t pt-4 text-md">
      <BellRing aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" />
      <span>
        <span className="block font-semibold">{t(words.remind)}</span>
        {t(text)}{' '}
        {isClient && (
          <Link
            to="/settings?section=notifications"
            className="font-semibold text-primary underline underline-offset-4"
          >
            {t(words.remindChoose)}
          </Link>
        )}
      </span>
    </p>
  )
}

export function bookingIn(made: Booking): BookingSummary {
  return {
    items: made.items,
    subtotalCents: made.items.reduce((sum, { priceCents }) => sum + priceCents, 0),
    discount: made.discount,
    mayStrike: false,
    tax: made.tax,
    creditCents: made.creditCents,
    totalCents: made.totalCents,
    depositCents: made.depositCents,
    minutes: made.items.reduce((sum, { minutes }) => sum + minutes, 0),
    start: made.startsAt,
    made,
    professional: made.professional.name,
    shopName: made.barber.shopName,
    timeZone: made.barber.timeZone,
    address: made.barber.address,
    paymentPolicy: made.paymentPolicy,
    policy: made.policy,
    card: made.card,
  }
}
