import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal, messageOf, type AppError } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { TimePicker, type Looking } from '#web/features/bookings/steps/time-picker.tsx'
import { dayWords, whenWords } from '#web/words/date-words.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { shopDay, shopTime } from '#web/words/shop-time.ts'
import { booking as bookingWords } from '#web/texts/bookings/bookings.ts'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { offerWords } from '#web/texts/money/promotions.ts'
import { priceOf } from '#web/words/money.ts'
import { insteadWords } from '#web/texts/bookings/after-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { mayAsk, type OwnBooking } from '#web/features/my-bookings/facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import { useStale } from '#web/features/my-bookings/use-move.ts'
import { useNow } from '#web/use-now.ts'

type RescheduleDialogProps = {
  booking: OwnBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function RescheduleDialog({ booking, open, onOpenChange }: RescheduleDialogProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const left = booking.mostReschedules - booking.rescheduleCount
  return (
    <Dialog
      title={t(visits.rescheduleTitle)}
      description={
        <>
          {t(visits.rescheduleNow, {
            when: whenWords(booking.startsAt, booking.barber.timeZone, language),
          })}
          {mayAsk(booking, now) && (
            <span className="block">{t(visits.askFirst, { shop: booking.barber.shopName })}</span>
          )}
          {left === 1 && <span className="block">{t(visits.rescheduleLast)}</span>}
        </>
      }
      size="md"
      open={open}
      onOpenChange={onOpenChange}
    >
      {open && <Choosing booking={booking} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type ChoosingProps = { booking: OwnBooking; onDone: () => void }

function Choosing({ booking, onDone }: ChoosingProps) {
  const t = useText()
  const { barber, items } = booking
  const [whom, setWhom] = useState<Whom>(booking.professional)
  const [looking, setLooking] = useState<Looking>({})
  const [start, setStart] = useState<string | null>(null)
  const serviceIds = items.flatMap(({ serviceId }) => serviceId ?? [])
  if (serviceIds.length < items.length) return <Notice>{t(visits.cannotMove)}</Notice>
  if (start !== null)
    return (
      <Confirming
        {...{ booking, start, whom, onDone }}
        onStart={setStart}
        onBack={() => setStart(null)}
      />
    )
  return (
    <TimePicker
      profileId={barber.id}
      serviceIds={serviceIds}
      professionalId={whom?.id ?? null}
      onProfessional={setWhom}
      looking={looking}
      onLook={setLooking}
      onPick={setStart}
      moving={booking}
    />
  )
}

// Null is anyone.
type Whom = { id: string; name: string } | null

type ConfirmingProps = ChoosingProps & {
  start: string
  whom: Whom
  onStart: (start: string) => void
  onBack: () => void
}

function Confirming(props: ConfirmingProps) {
  const { booking, start, whom, onStart, onBack } = props
  const t = useText()
  const language = useLanguage()
  const { move, isBusy, isAsking, error } = useReschedule(props)
  // A proposal changes the time, not the provider.
  const name = isAsking ? booking.professional.name : whom?.name
  return (
    <div className="space-y-5">
      <div className="rounded-lg border p-4" aria-live="polite">
        <Hint size="md">{t(isAsking ? visits.askHere : visits.moveHere)}</Hint>
        <p className="mt-1 text-lg font-bold first-letter:uppercase">
          {whenWords(start, booking.barber.timeZone, language)}
        </p>
        <p className="text-md">
          {name === undefined ? t(bookingWords.anyone) : t(insteadWords.with, { name })}
        </p>
        <Hint size="md" className="mt-1 line-through first-letter:uppercase">
          {whenWords(booking.startsAt, booking.barber.timeZone, language)}
        </Hint>
      </div>
      {error && <Refused {...{ error, onStart }} timeZone={booking.barber.timeZone} />}
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
        <Button busy={isBusy && t(visits.moving)} onClick={move} className="sm:flex-1">
          {t(isAsking ? visits.askConfirm : visits.moveConfirm)}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onBack} className="sm:flex-1">
          {t(visits.otherTime)}
        </Button>
      </div>
    </div>
  )
}

function useReschedule({ booking, start, whom, onDone }: ConfirmingProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const handle = useStale()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<AppError>()
  const isAsking = mayAsk(booking, useNow())

  async function move() {
    setIsBusy(true)
    setError(undefined)
    const { id, version, link } = booking
    try {
      const asked = { id, link, version, startsAt: start }
      const { professional } = isAsking
        ? await api.bookings.propose.send(asked)
        : await api.bookings.reschedule.send({
            ...asked,
            professionalId: whom?.id ?? null,
            // Pressing again agrees to the new price.
            ...(error?.price && { totalCents: error.price.totalCents }),
          })
      const when = whenWords(start, booking.barber.timeZone, language)
      toast.success(t(isAsking ? visits.wasAsked : visits.wasMoved, { when }), {
        description: t(insteadWords.with, { name: professional.name }),
      })
      await refreshBookings(queries)
      onDone()
    } catch (refusal) {
      await handle(refusal).then(onDone, setError)
      void queries.invalidateQueries({ queryKey: api.bookings.slots.key() })
    }
    setIsBusy(false)
  }
  return { move, isBusy, isAsking, error }
}

type RefusedProps = { error: AppError; timeZone: string; onStart: (start: string) => void }

// The slot was taken: the three nearest slots.
function Refused({ error, timeZone, onStart }: RefusedProps) {
  const t = useText()
  const language = useLanguage()
  const sentence = useSentence()
  const starts = (isRefusal(error) && error.alternatives) || []
  return (
    <Notice tone={error.price ? 'warning' : 'error'} title={sentence(messageOf(error))}>
      {error.price && t(offerWords.newPrice, { price: priceOf(error.price.totalCents) })}
      {starts.length > 0 && (
        <>
          <p>{t(visits.nearest)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {starts.map((each) => (
              <Button
                key={each}
                size="sm"
                variant="outline"
                aria-label={whenWords(each, timeZone, language)}
                onClick={() => onStart(each)}
              >
                {dayWords(shopDay(each, timeZone), language, { weekday: 'short' })}{' '}
                {shopTime(each, timeZone, language)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  )
}
