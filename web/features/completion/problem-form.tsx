import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { api } from '#web/api.ts'
import { ClaimForm } from '#web/features/disputes/claim-form.tsx'
import { useHumanCheck } from '#web/human-check/human-check.tsx'
import { useText } from '#web/language.tsx'
import { claimWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'

type ProblemFormProps = {
  token: string
  booking: CompletedBooking
  onBack: () => void
  onSent: (visit: CompletedBooking) => void
}

export function ProblemForm({ token, booking, onBack, onSent }: ProblemFormProps) {
  const t = useText()
  const { send, trap } = useHumanCheck(api.completion.problem.send)
  return (
    <TitledCard title={t(words.title)} text={t(words.text)}>
      <ClaimForm
        mostCents={booking.totalCents}
        onSend={async (claim) => onSent((await send({ token, ...claim })).visit)}
        beside={
          <Button variant="ghost" onClick={onBack} className="sm:flex-1">
            {t(words.back)}
          </Button>
        }
      >
        {trap}
      </ClaimForm>
    </TitledCard>
  )
}
