import { useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { clientReasons } from '#contract/money/disputes/dispute-rules.ts'
import {
  disputeForm,
  mostWords,
  type Claim,
  type DisputeForm,
} from '#contract/money/disputes/disputes.ts'
import { Attachments } from '#web/features/support/attachments.tsx'
import { useText } from '#web/language.tsx'
import { claimWords as words } from '#web/texts/money/disputes/disputes.ts'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'

type ClaimFormProps = {
  // What the appointment cost, and so what can be asked back.
  mostCents: number
  onSend: (claim: Claim) => Promise<unknown>
  // Below the fields, such as a check against robots.
  children?: ReactNode
  // Beside the button.
  beside?: ReactNode
}

// What went wrong, in the app and by the link after a booking.
export function ClaimForm({ mostCents, onSend, children, beside }: ClaimFormProps) {
  const t = useText()
  return (
    <Form
      schema={disputeForm}
      initial={{ reason: clientReasons[0], amount: mostCents / 100, message: '', files: [] }}
      onSubmit={async ({ amount, ...claim }) => {
        await onSend({ ...claim, askedCents: Math.round(amount * 100) })
      }}
    >
      <RadioCards
        name="reason"
        label={t(words.reason)}
        options={clientReasons.map((value) => ({ value, label: t(words[value]) }))}
      />
      <Conduct />
      <Field
        name="amount"
        type="number"
        inputMode="decimal"
        step="any"
        before="$"
        label={t(words.amount)}
        hint={t(words.amountHint, { amount: sumOf(mostCents) })}
      />
      <TextArea name="message" label={t(words.message)} limit={mostWords} rows={5} />
      <Attachments />
      {children}
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
        <SubmitButton wide busy={t(words.sending)} className="sm:flex-1">
          {t(words.send)}
        </SubmitButton>
        {beside}
      </div>
    </Form>
  )
}

function Conduct() {
  const t = useText()
  const { reason } = useWatch<DisputeForm>()
  return reason === 'conduct' && <Notice>{t(words.conductText)}</Notice>
}
