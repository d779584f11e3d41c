// Closing time to clients, and opening it again.
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import type { Member } from '#contract/desk.ts'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { timeWords, whenWords } from '#web/features/bookings/times.ts'
import { useNow } from '#web/features/client-bookings/use-now.ts'
import { clockOf, wallOf } from '#web/features/desk/clock.ts'
import { startOf } from '#web/features/desk/time-fields.tsx'
import { refreshDesk, usePlace } from '#web/features/desk/use-desk.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { visitDesk } from '#web/texts/desk.ts'
import { calendarTexts } from '#web/texts/desk-calendar.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Choice } from '#web/ui/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Closed } from './layout.ts'

const clock = z.iso.time({ precision: -1, error: 'Choose a time' })

const blocked = z
  .object({
    memberId: z.uuid('Choose who does it'),
    date: z.iso.date('Choose a day'),
    from: clock,
    to: clock,
    reason: z.string().trim().max(100, 'Please use fewer than 100 characters'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Choose a later time' })

type BlockDialogProps = {
  members: readonly Member[]
  date: string
  open: boolean
  onClose: () => void
}

export function BlockDialog({ members, date, open, onClose }: BlockDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t(calendarTexts.blockTitle)}
      description={t(calendarTexts.blockText)}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {open && <BlockForm members={members} date={date} onDone={onClose} />}
    </Dialog>
  )
}

type BlockFormProps = { members: readonly Member[]; date: string; onDone: () => void }

function BlockForm({ members, date, onDone }: BlockFormProps) {
  const t = useText()
  const place = usePlace()
  const queries = useQueryClient()
  const own = members.find(({ isSelf }) => isSelf) ?? members[0]
  const now = wallOf(useNow())
  const from = Math.min(Math.ceil(now.minute / 30) * 30, 22 * 60)
  return (
    <Form
      schema={blocked}
      initial={{
        memberId: own?.id ?? '',
        date,
        from: clockOf(from),
        to: clockOf(from + 60),
        reason: '',
      }}
      onError={(error) =>
        isRefusal(error) && error.code === 'SLOT_TAKEN'
          ? t(calendarTexts.blockTaken)
          : messageOf(error)
      }
      onSubmit={async ({ memberId, date: day, from: start, to: end, reason }) => {
        const startsAt = startOf({ date: day, time: start })
        const endsAt = startOf({ date: day, time: end })
        await api.desk.blockTime.send({ place, memberId, startsAt, endsAt, reason })
        toast.success(t(calendarTexts.wasBlocked))
        onDone()
        await refreshDesk(queries)
      }}
    >
      {members.length > 1 && (
        <Choice
          name="memberId"
          label={t(visitDesk.with)}
          options={members.map(({ id, name }) => [id, name] as const)}
        />
      )}
      <Field name="date" type="date" label={t(visitDesk.date)} />
      <div className="grid grid-cols-2 gap-3">
        <Field name="from" type="time" step={300} label={t(calendarTexts.from)} />
        <Field name="to" type="time" step={300} label={t(calendarTexts.until)} />
      </div>
      <Field
        name="reason"
        label={t(calendarTexts.blockReason)}
        hint={t(calendarTexts.blockReasonHint)}
        isOptional
      />
      <SubmitButton wide busy={t(calendarTexts.blocking)}>
        {t(calendarTexts.block)}
      </SubmitButton>
    </Form>
  )
}

export function UnblockDialog({ closed, onClose }: { closed: Closed; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const place = usePlace()
  const queries = useQueryClient()
  const { memberId, startsAt, endsAt, reason } = closed
  const when = `${whenWords(startsAt, language)} – ${timeWords(endsAt, language)}`
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(calendarTexts.unblockTitle)}
      text={reason ? `${when}: ${reason}` : when}
      confirm={t(calendarTexts.unblockConfirm)}
      onConfirm={async () => {
        await api.desk.unblock.send({ place, memberId, startsAt })
        toast.success(t(calendarTexts.wasUnblocked))
        await refreshDesk(queries)
      }}
    />
  )
}
