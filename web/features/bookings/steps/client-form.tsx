import type { ReactNode } from 'react'
import * as z from 'zod'
import { note } from '#contract/bookings/confirmation.ts'
import { useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { payWords } from '#web/texts/money/payments.ts'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { KeepDraft } from '#web/features/bookings/draft.tsx'
import type { DetailsProps, Sending } from '#web/features/bookings/sending.ts'
import { StepBody } from '#web/features/bookings/sheet-frame.tsx'
import { priceOf } from '#web/words/money.ts'

const schema = z.object({ note })
const noteLimit = 500
export const filling = 'flex flex-1 flex-col space-y-0!'

// Someone who is signed in has nothing to fill in; a note if they like.
export function ClientForm({ draft, sending, before, foot }: DetailsProps) {
  return (
    <FormFrame>
      <Form
        schema={schema}
        initial={{ note: draft.current.note }}
        onSubmit={(values) => sending.send(values)}
        onError={sending.explain}
        className={filling}
      >
        <KeepDraft draft={draft} />
        <StepBody>
          {before}
          <NoteField />
        </StepBody>
        {foot(<ConfirmButton sending={sending} />)}
      </Form>
    </FormFrame>
  )
}

// The form is as tall as the sheet, with its button at the bottom.
export function FormFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col [&>form]:flex [&>form]:flex-1 [&>form]:flex-col">
      {children}
    </div>
  )
}

export function NoteField() {
  const t = useText()
  return (
    <TextArea
      name="note"
      label={t(booking.note)}
      placeholder={t(booking.notePlaceholder)}
      rows={2}
      limit={noteLimit}
      isOptional
    />
  )
}

export function ConfirmButton({ sending }: { sending: Sending }) {
  const { holdId, isInstant, depositCents, givesCard } = sending
  const t = useText()
  const amount = priceOf(depositCents)
  const isPaid = depositCents > 0
  const onFile = isInstant ? onFileWords.addAndBook : onFileWords.addAndRequest
  const busy = isInstant ? booking.confirming : booking.requesting
  const free = isInstant ? booking.confirm : booking.request
  const paid = isInstant ? checkoutWords.payAndBook : checkoutWords.payAndRequest
  return (
    <SubmitButton size="lg" wide disabled={!holdId} busy={t(isPaid ? payWords.paying : busy)}>
      {isPaid ? t(paid, { amount }) : t(givesCard ? onFile : free)}
    </SubmitButton>
  )
}
