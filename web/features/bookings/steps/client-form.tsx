import type { ReactNode } from 'react'
import * as z from 'zod'
import { note } from '#contract/bookings/bookings.ts'
import { useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { KeepDraft } from '#web/features/bookings/draft.tsx'
import type { DetailsProps, Sending } from '#web/features/bookings/sending.ts'
import { StepBody } from '#web/features/bookings/sheet-frame.tsx'

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

export function ConfirmButton({ sending: { holdId, isInstant } }: { sending: Sending }) {
  const t = useText()
  return (
    <SubmitButton
      size="lg"
      wide
      disabled={!holdId}
      busy={t(isInstant ? booking.confirming : booking.requesting)}
    >
      {t(isInstant ? booking.confirm : booking.request)}
    </SubmitButton>
  )
}
