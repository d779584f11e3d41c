import { useState } from 'react'
import { Link } from 'react-router'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { bookingPath } from '#web/features/barber-card/booking-link.ts'
import { useSentence, useText } from '#web/language.tsx'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RatingInput } from '#web/ui/forms/rating-input.tsx'
import { Hint } from '#web/ui/hint.tsx'

type StarsProps = {
  token: string
  booking: CompletedBooking
  onRated: (booking: CompletedBooking) => void
}

export function Stars({ token, booking, onRated }: StarsProps) {
  if (booking.rating !== null) return <Rated booking={booking} rating={booking.rating} />
  return booking.mayRate ? <Rating {...{ token, booking, onRated }} /> : null
}

function Rating({ token, booking, onRated }: StarsProps) {
  const t = useText()
  const sentence = useSentence()
  const [rating, setRating] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send() {
    setIsBusy(true)
    setRefusal(undefined)
    await api.completion.rate
      .send({ token, rating })
      .then(onRated, (error: unknown) => setRefusal(messageOf(error)))
    setIsBusy(false)
  }

  return (
    <Card className="space-y-4">
      <div>
        <RatingInput
          label={t(words.rate, { name: booking.professionalName })}
          value={rating}
          onChange={setRating}
        />
        <Hint size="md" className="mt-1">
          {t(words.rateText)}
        </Hint>
      </div>
      {refusal && <Notice tone="error">{sentence(refusal)}</Notice>}
      <Button disabled={rating === 0} busy={isBusy && t(words.sending)} onClick={send}>
        {t(words.sendStars)}
      </Button>
    </Card>
  )
}

function Rated({ booking, rating }: { booking: CompletedBooking; rating: number }) {
  const t = useText()
  const [to, label] = booking.hasAccount
    ? (['/client/dashboard?tab=reviews', words.write] as const)
    : (['/auth?mode=signup', words.createAccount] as const)
  return (
    <Notice
      tone="success"
      title={rating === 1 ? t(words.ratedOne) : t(words.rated, { count: rating })}
      action={
        <span className="flex flex-wrap gap-2">
          <Link to={to} className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {t(label)}
          </Link>
          <Link
            to={bookingPath(booking.barber.id, {
              serviceIds: booking.items.flatMap(({ serviceId }) => serviceId ?? []),
              providerId: booking.professionalId,
            })}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            {t(words.bookAgain)}
          </Link>
        </span>
      }
    >
      {t(booking.hasAccount ? words.ratedText : words.ratedGuest)}
    </Notice>
  )
}
