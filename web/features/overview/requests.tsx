// Requests that run out: the nearest end first, answered on the spot.
import { ThumbsDown, Timer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShopOverview } from '#contract/business/overview.ts'
import { priceOf } from '#web/words/money.ts'
import { whenWords } from '#web/words/date-words.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'
import { Asking, MoveButton } from '#web/features/desk/booking-actions.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { day, requests as words } from '#web/texts/business/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'
import { useBookingLink } from './timeline.tsx'

type Requests = ShopOverview['requests']
type RequestsProps = { requests: Requests; hasTeam: boolean; onEnd: () => void }

export function Requests({ requests, hasTeam, onEnd }: RequestsProps) {
  const t = useText()
  if (requests.length === 0) return null
  return (
    <section aria-label={t(words.title)}>
      <SectionTitle className="mb-3">{t(words.title)}</SectionTitle>
      <ul className="grid gap-3 xl:grid-cols-2">
        {requests.map((request) => (
          <li key={request.booking.id}>
            <Request request={request} hasTeam={hasTeam} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RequestProps = Omit<RequestsProps, 'requests'> & { request: Requests[number] }

function Request({ request: { booking, answerBy }, hasTeam, onEnd }: RequestProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const linkTo = useBookingLink()
  const [isDeclining, setIsDeclining] = useState(false)
  const { client, professional, startsAt, totalCents, note } = booking
  return (
    <Card className="flex h-full flex-col gap-3 border-warning/40">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <Link
            to={linkTo(booking.id)}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {client.name}
          </Link>
          <p className="text-md first-letter:uppercase">
            {whenWords(startsAt, timeZone, language)}
          </p>
          <Hint size="md">
            {servicesOf(booking)} · {priceOf(totalCents)}
            {hasTeam && ` · ${t(day.with, { name: professional.name })}`}
          </Hint>
        </div>
        <p className="flex items-center gap-1.5 font-semibold text-warning">
          <Timer aria-hidden className="size-4.5" />
          {t(words.timeLeft)}
          <Countdown until={answerBy} onEnd={onEnd} />
        </p>
      </div>
      {note && <p className="rounded-md bg-muted px-3 py-2 text-md">{note}</p>}
      <div className="mt-auto flex flex-wrap gap-2">
        <MoveButton booking={booking} move="accept" isCompact={false} />
        <Button
          variant="outline"
          aria-label={t(words.declineOf, { client: client.name })}
          onClick={() => setIsDeclining(true)}
        >
          <ThumbsDown aria-hidden />
          {t(words.decline)}
        </Button>
      </div>
      {isDeclining && (
        <Asking
          booking={booking}
          move="decline"
          onOpenChange={(isOpen) => !isOpen && setIsDeclining(false)}
        />
      )}
    </Card>
  )
}
