// Closing time to clients, and opening it again. Bookings that are in the way are shown first, and stay.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import type { Member } from '#contract/bookings/desk.ts'
import { day } from '#contract/fields.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useSaving } from '#web/features/hours/use-saving.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { clockOf, shopTime, wallOf } from '#web/words/shop-time.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { calendarTexts as words } from '#web/texts/bookings/desk-calendar.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { Closed } from './calendar/layout.ts'
import { refreshDesk, useShop } from './use-desk.ts'

const clock = z.iso.time({ precision: -1, error: 'Choose a time' })

// The names are those the server answers with.
const blocked = z
  .object({
    who: z.string(),
    lastDate: day(),
    fromTime: clock,
    toTime: clock,
    reason: z.string().trim().max(200, 'Reason must be less than 200 characters'),
  })
  .refine(({ fromTime, toTime }) => fromTime < toTime, {
    path: ['toTime'],
    message: 'Choose a later time',
  })

type BlockDialogProps = { date: string; open: boolean; onClose: () => void }

export function BlockDialog({ date, open, onClose }: BlockDialogProps) {
  const t = useText()
  const { data: shop, isPending } = useShop()
  return (
    <Dialog
      title={t(words.block)}
      description={t(words.blockText)}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {open && !isPending && (
        <BlockForm
          members={shop?.members.filter(({ mayBlock }) => mayBlock) ?? []}
          date={date}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

type BlockFormProps = { members: readonly Member[]; date: string; onDone: () => void }

function BlockForm({ members, date, onDone }: BlockFormProps) {
  const t = useText()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const queries = useQueryClient()
  const { save, question } = useSaving(place)
  const [now] = useState(() => wallOf(Date.now(), timeZone))
  const own = members.find(({ isSelf }) => isSelf) ?? members[0]
  const from = Math.min(Math.ceil(now.minute / 30) * 30, 22 * 60)

  function block({ who, lastDate, ...rest }: z.output<typeof blocked>) {
    const day = { firstDate: lastDate, lastDate, isAllDay: false }
    const memberId = membershipOf(members, who)
    return save(
      (isSure) => api.hours.takeTimeOff.send({ place, memberId, ...day, ...rest, isSure }),
      ({ isRequest }) => {
        toast.success(t(isRequest ? hoursWords.offAsked : words.wasBlocked))
        onDone()
        void refreshDesk(queries)
      },
    )
  }
  return (
    <>
      <Form
        schema={blocked}
        initial={{
          who: own?.id ?? '',
          lastDate: date,
          fromTime: clockOf(from),
          toTime: clockOf(from + 60),
          reason: '',
        }}
        onSubmit={block}
      >
        {members.length > 1 && (
          <Choice
            name="who"
            label={t(words.whose)}
            options={members.map(({ id, name }) => [id, name] as const)}
          />
        )}
        <Field name="lastDate" type="date" label={t(bookingDesk.date)} />
        <div className="grid grid-cols-2 gap-3">
          <Field name="fromTime" type="time" step={300} label={t(words.from)} />
          <Field name="toTime" type="time" step={300} label={t(words.until)} />
        </div>
        <Field
          name="reason"
          label={t(words.blockReason)}
          hint={t(words.blockReasonHint)}
          isOptional
        />
        <SubmitButton wide busy={t(words.blocking)}>
          {t(words.block)}
        </SubmitButton>
      </Form>
      {question}
    </>
  )
}

// One's own time needs no naming.
function membershipOf(members: readonly Member[], id: string) {
  const member = members.find((each) => each.id === id)
  return member?.isSelf ? undefined : (member?.membershipId ?? undefined)
}

type UnblockDialogProps = { members: readonly Member[]; closed: Closed; onClose: () => void }

export function UnblockDialog({ members, closed, onClose }: UnblockDialogProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const queries = useQueryClient()
  const { id, memberId, startsAt, endsAt, reason } = closed
  const when = `${whenWords(startsAt, timeZone, language)} – ${shopTime(endsAt, timeZone, language)}`
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.unblockTitle)}
      text={reason ? `${when}: ${reason}` : when}
      confirm={t(words.unblockConfirm)}
      onConfirm={async () => {
        await api.hours.removeTimeOff.send({ place, memberId: membershipOf(members, memberId), id })
        toast.success(t(words.wasUnblocked))
        await refreshDesk(queries)
      }}
    />
  )
}
