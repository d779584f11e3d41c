// A client says that a booking did not take place: the barber's word, or what it was.
import { CircleCheck, CircleX } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mayAnswerFlag } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { questionWords as words } from '#web/texts/bookings/after-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type FlagAnswerProps = {
  booking: Booking
  onAnswered: (answered: Booking) => Promise<void> | void
}

export function FlagAnswer({ booking, onAnswered }: FlagAnswerProps) {
  const t = useText()
  const { dispute, flagAnswer, parts } = booking
  if (mayAnswerFlag(booking, parts)) return <Answers booking={booking} onAnswered={onAnswered} />
  if (dispute === 'closed') return <Notice tone="success">{t(words.agreed)}</Notice>
  return (
    <Notice>
      {t(words.contested)}
      {flagAnswer && <q className="mt-1 block">{flagAnswer}</q>}
    </Notice>
  )
}

function Answers({ booking: { id, client }, onAnswered }: FlagAnswerProps) {
  const t = useText()
  const answer = async (didHappen: boolean, note = '') =>
    onAnswered(await api.afterBooking.answerFlag.send({ id, didHappen, note }))
  return (
    <section aria-label={t(words.ask)}>
      <SectionTitle>{t(words.text, { client: client.name })}</SectionTitle>
      <Hint size="md" className="mt-1">
        {t(words.askText)}
      </Hint>
      <div className="mt-4 flex flex-col gap-2.5 sm:flex-row">
        <ConfirmDialog
          title={t(words.contestTitle)}
          text={t(words.contestText)}
          confirm={t(words.contest)}
          reason={{ label: t(words.note) }}
          onConfirm={(note) => answer(true, note)}
          trigger={
            <Button size="lg" className="sm:flex-1">
              <CircleCheck aria-hidden />
              {t(words.contest)}
            </Button>
          }
        />
        <ConfirmDialog
          title={t(words.agreeTitle)}
          text={t(words.agreeText)}
          confirm={t(words.agree)}
          isDestructive
          onConfirm={() => answer(false)}
          trigger={
            <Button size="lg" variant="outline" className="sm:flex-1">
              <CircleX aria-hidden />
              {t(words.agree)}
            </Button>
          }
        />
      </div>
    </section>
  )
}
