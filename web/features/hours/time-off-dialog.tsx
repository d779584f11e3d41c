import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { newTimeOff, type NewTimeOff } from '#contract/business/hours.ts'
import { useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'

type TimeOffDialogProps = {
  isRequest: boolean
  onSave: (given: NewTimeOff) => Promise<void>
  onClose: () => void
}

const initial = {
  firstDate: '',
  lastDate: '',
  isAllDay: true,
  fromTime: '',
  toTime: '',
  reason: '',
}

export function TimeOffDialog({ isRequest, onSave, onClose }: TimeOffDialogProps) {
  const t = useText()
  const timeZone = useBusinessZone()
  const [today] = useState(() => shopDay(Date.now(), timeZone))
  return (
    <Dialog
      title={t(isRequest ? hoursWords.askOff : hoursWords.takeOff)}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form schema={newTimeOff} initial={initial} onSubmit={onSave}>
        <div className="grid grid-cols-2 gap-3">
          <Field name="firstDate" type="date" label={t(hoursWords.firstDay)} min={today} />
          <Field name="lastDate" type="date" label={t(hoursWords.lastDay)} min={today} />
        </div>
        <Switch name="isAllDay" label={t(hoursWords.allDay)} />
        <Times />
        <Field name="reason" label={t(hoursWords.note)} isOptional maxLength={200} />
        <SubmitButton wide busy={t(hoursWords.saving)}>
          {t(isRequest ? hoursWords.sendRequest : hoursWords.saveOff)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

function Times() {
  const t = useText()
  if (useWatch({ name: 'isAllDay' }) === true) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field name="fromTime" type="time" step={300} label={t(hoursWords.fromTime)} />
      <Field name="toTime" type="time" step={300} label={t(hoursWords.toTime)} />
    </div>
  )
}
