import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { newDate, type HourException, type NewDate } from '#contract/business/hours.ts'
import type { HourSpan } from '#contract/business/week.ts'
import { useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { Field, Form, SubmitButton, useField } from '#web/ui/forms/form.tsx'
import { SpanList } from './span-list.tsx'

const form = newDate.extend({ isClosed: z.boolean() })
const usual: HourSpan[] = [{ opensMinutes: 9 * 60, closesMinutes: 13 * 60 }]

type DateDialogProps = {
  // Null for a new one.
  exception: HourException | null
  onSave: (given: NewDate) => Promise<void>
  onClose: () => void
}

export function DateDialog({ exception, onSave, onClose }: DateDialogProps) {
  const t = useText()
  const timeZone = useBusinessZone()
  const [today] = useState(() => shopDay(Date.now(), timeZone))
  const isClosed = exception ? exception.spans.length === 0 : true
  return (
    <Dialog title={t(hoursWords.dateTitle)} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        schema={form}
        initial={{
          date: exception?.date ?? '',
          reason: exception?.reason ?? '',
          isClosed,
          spans: isClosed ? usual : exception?.spans,
        }}
        onSubmit={({ isClosed, spans, ...given }) =>
          onSave({ ...given, spans: isClosed ? [] : spans })
        }
      >
        <Field
          name="date"
          type="date"
          label={t(hoursWords.date)}
          min={today}
          readOnly={exception !== null}
        />
        <Switch name="isClosed" label={t(hoursWords.isClosed)} />
        <Spans />
        <Field
          name="reason"
          label={t(hoursWords.note)}
          hint={t(hoursWords.noteHint)}
          isOptional
          maxLength={200}
        />
        <SubmitButton wide busy={t(hoursWords.saving)}>
          {t(hoursWords.saveDate)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

type Failure = { message?: string } & Record<string, unknown>

function Spans() {
  const t = useText()
  const { field } = useController<{ spans: HourSpan[] }, 'spans'>({ name: 'spans' })
  const { id } = useField('spans')
  const { getFieldState, formState } = useFormContext()
  if (useWatch({ name: 'isClosed' }) === true) return null
  const spans = field.value
  return (
    <SpanList
      day={t(hoursWords.dateTitle)}
      spans={spans.length > 0 ? spans : usual}
      onChange={field.onChange}
      idOf={(index) => `${id}.${index}`}
      errorOf={(index) => messageIn(getFieldState(`spans.${index}`, formState).error as Failure)}
    />
  )
}

// The error of the span, or of one of its two times.
function messageIn(error: Failure | undefined): string | undefined {
  if (!error) return undefined
  if (error.message) return error.message
  const inner = [error.opensMinutes, error.closesMinutes] as (Failure | undefined)[]
  return inner.find((each) => each?.message)?.message
}
