import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { problem } from '#contract/bookings/completion.ts'
import { api } from '#web/api.ts'
import { useHumanCheck } from '#web/human-check/human-check.tsx'
import { useText } from '#web/language.tsx'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'

const mostCharacters = 5000

type ProblemFormProps = {
  token: string
  onBack: () => void
  onSent: (sent: { ticketNumber: string; visit: CompletedBooking }) => void
}

export function ProblemForm({ token, onBack, onSent }: ProblemFormProps) {
  const t = useText()
  const { send, trap } = useHumanCheck(api.completion.problem.send)
  return (
    <TitledCard title={t(words.problemTitle)} text={t(words.problemText)}>
      <Form
        schema={problem}
        initial={{ message: '' }}
        onSubmit={async (values) => onSent(await send({ token, ...values }))}
      >
        <TextArea
          name="message"
          label={t(words.problemMessage)}
          limit={mostCharacters}
          rows={6}
          autoFocus
        />
        {trap}
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
          <SubmitButton busy={t(words.sending)} className="sm:flex-1">
            {t(words.sendProblem)}
          </SubmitButton>
          <Button variant="ghost" onClick={onBack} className="sm:flex-1">
            {t(words.back)}
          </Button>
        </div>
      </Form>
    </TitledCard>
  )
}
