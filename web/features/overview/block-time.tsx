// Closing some time to clients. Visits that are in the way are shown first, and stay.
import { Ban } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { api } from '#web/api.ts'
import { dayOf } from '#web/features/bookings/times.ts'
import { clockOf, wallOf } from '#web/features/desk/clock.ts'
import { usePlace } from '#web/features/desk/use-desk.ts'
import { useSaving } from '#web/features/hours/use-saving.tsx'
import { useText } from '#web/language.tsx'
import { quick } from '#web/texts/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Form, SubmitButton } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.ts'

const clock = z.iso.time({ precision: -1, error: 'Choose a time' })
const blocked = z
  .object({
    date: z.iso.date('Choose a day'),
    from: clock,
    to: clock,
    reason: z.string().trim().max(200, 'Reason must be less than 200 characters'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Choose a later time' })

export function BlockTime() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={t(quick.block)}
      description={t(quick.blockText)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          <Ban aria-hidden />
          {t(quick.block)}
        </Button>
      }
    >
      <BlockForm onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

function BlockForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const place = usePlace()
  const { save, question } = useSaving(place)
  const [now] = useState(() => Date.now())
  const from = Math.min(Math.ceil(wallOf(now).minute / 30) * 30, 22 * 60)
  return (
    <>
      <Form
        schema={blocked}
        initial={{ date: dayOf(now), from: clockOf(from), to: clockOf(from + 60), reason: '' }}
        onSubmit={({ date, from: fromTime, to: toTime, reason }) =>
          save(
            (isSure) =>
              api.hours.takeTimeOff.send({
                place,
                firstDate: date,
                lastDate: date,
                isAllDay: false,
                fromTime,
                toTime,
                reason,
                isSure,
              }),
            () => {
              toast.success(t(quick.blocked))
              onDone()
            },
          )
        }
      >
        <Field name="date" type="date" label={t(quick.date)} />
        <div className="grid grid-cols-2 gap-3">
          <Field name="from" type="time" step={300} label={t(quick.from)} />
          <Field name="to" type="time" step={300} label={t(quick.to)} />
        </div>
        <Field name="reason" label={t(quick.reason)} hint={t(quick.reasonHint)} isOptional />
        <SubmitButton wide busy={t(quick.blocking)}>
          {t(quick.block)}
        </SubmitButton>
      </Form>
      {question}
    </>
  )
}
