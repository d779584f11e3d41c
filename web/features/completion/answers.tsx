import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'

type AnswersProps = {
  token: string
  booking: CompletedBooking
  onSaid: (booking: CompletedBooking) => void
  onProblem: () => void
}

// Nothing happens before one of these is pressed.
export function Answers({ token, booking, onSaid, onProblem }: AnswersProps) {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)
  const isAuto = !booking.open.includes('all_good')

  async function sayAllGood() {
    setIsBusy(true)
    await api.completion.allGood.send({ token }).then(onSaid, async (error: unknown) => {
      toast.error(t(words.notDone), { description: sentence(messageOf(error)) })
      await api.completion.read.send({ token }).then(onSaid, () => {})
    })
    setIsBusy(false)
  }

  return (
    <section aria-label={t(words.ask)}>
      <SectionTitle>{t(words.ask)}</SectionTitle>
      {isAuto && (
        <Hint size="md" className="mt-1">
          {t(words.askAuto)}
        </Hint>
      )}
      <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
        {!isAuto && booking.priceAsk === null && (
          <Button size="lg" busy={isBusy} onClick={sayAllGood} className="px-4! sm:col-span-3">
            {!isBusy && <CircleCheck aria-hidden />}
            {t(words.allGood)}
          </Button>
        )}
        <div className="contents sm:col-span-3 sm:flex sm:gap-2.5">
          <Button
            size="lg"
            variant="outline"
            disabled={isBusy}
            onClick={onProblem}
            className="px-4! text-md! sm:flex-1"
          >
            <TriangleAlert aria-hidden />
            {t(words.problem)}
          </Button>
          <ConfirmDialog
            title={t(words.notHappenedTitle)}
            text={t(words.notHappenedText)}
            confirm={t(words.notHappened)}
            isDestructive
            onConfirm={async () => onSaid(await api.completion.notHappened.send({ token }))}
            trigger={
              <Button
                size="lg"
                variant="outline"
                disabled={isBusy}
                className="px-4! text-md! sm:flex-1"
              >
                <CircleX aria-hidden />
                {t(words.notHappened)}
              </Button>
            }
          />
        </div>
      </div>
    </section>
  )
}
