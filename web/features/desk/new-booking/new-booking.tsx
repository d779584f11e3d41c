// Books for a client who called or walked in.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Footprints, Phone } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { newBooking, type Shop } from '#contract/bookings/desk.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import {
  chosenTime,
  startOf,
  TimeFields,
  TimeRefusal,
  unsaid,
} from '#web/features/desk/time-fields.tsx'
import { refreshDesk } from '#web/features/desk/use-desk.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { clockOf } from '#web/words/shop-time.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { PhoneField, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import * as z from 'zod'
import type { Slot } from '#web/features/desk/calendar/board.tsx'
import { ClientField } from './client-field.tsx'
import { ServicesField } from './services-field.tsx'

const form = newBooking
  .omit({ isWalkIn: true, startsAt: true })
  .extend({ ...chosenTime.shape, kind: z.enum(['phone', 'walk-in']) })

// `clientId` is the business's record of the client.
export type NewBookingStart = Slot & { clientId?: string | null }

type NewBookingDialogProps = { shop: Shop; start: NewBookingStart | null; onClose: () => void }

export function NewBookingDialog({ shop, start, onClose }: NewBookingDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t(calendarTexts.newTitle)}
      size="md"
      open={start !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {start &&
        (shop.services.length > 0 ? (
          <NewBooking shop={shop} start={start} onDone={onClose} />
        ) : (
          <Notice>{t(calendarTexts.noServices)}</Notice>
        ))}
    </Dialog>
  )
}

type NewBookingProps = { shop: Shop; start: NewBookingStart; onDone: () => void }

function NewBooking({ start, ...rest }: NewBookingProps) {
  const place = usePlace()
  const id = start.clientId ?? null
  const client = useQuery({
    ...api.clients.read.query({ place, id: id ?? '' }),
    enabled: id !== null,
    retry: false,
  })
  if (id === null) return <NewBookingForm {...rest} start={start} client={null} />
  return (
    <Loaded query={client} loading={<SkeletonText lines={9} />}>
      {(data) => <NewBookingForm {...rest} start={start} client={data} />}
    </Loaded>
  )
}

type NewBookingFormProps = NewBookingProps & { client: { id: string; name: string } | null }

function NewBookingForm({ shop, start, client, onDone }: NewBookingFormProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const queries = useQueryClient()
  const { members } = shop
  return (
    <Form
      schema={form}
      initial={{
        ...fieldsOf(start),
        ...nobody,
        ...(client && { clientRecordId: client.id, name: client.name }),
        kind: 'phone',
      }}
      onError={unsaid}
      className={actionsBelow}
      onSubmit={async ({ kind, date, time, ...rest }) => {
        const startsAt = startOf({ date, time }, timeZone)
        const isWalkIn = kind === 'walk-in'
        const booked = await api.desk.create.send({ place, ...rest, isWalkIn, startsAt })
        const when = whenWords(booked.startsAt, timeZone, language)
        const done =
          booked.status === 'completed' ? calendarTexts.wasRecorded : calendarTexts.wasBooked
        toast.success(t(done, { client: booked.client.name, when }))
        onDone()
        await refreshDesk(queries)
      }}
    >
      <RadioCards
        name="kind"
        label={t(calendarTexts.kind)}
        options={[
          {
            value: 'phone',
            label: t(calendarTexts.booked),
            text: t(calendarTexts.bookedText),
            icon: <Phone aria-hidden />,
          },
          {
            value: 'walk-in',
            label: t(calendarTexts.walkIn),
            text: t(calendarTexts.walkInText),
            icon: <Footprints aria-hidden />,
          },
        ]}
      />
      <ClientField />
      <Reach />
      <ServicesField services={shop.services} />
      <TimeFields members={members} />
      <TextArea name="note" label={t(calendarTexts.note)} isOptional rows={2} />
      <TimeRefusal members={members} />
      <DialogActions>
        <SubmitButton wide busy={t(calendarTexts.booking)}>
          {t(calendarTexts.book)}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}

const nobody = {
  clientRecordId: null as string | null,
  name: '',
  phone: '',
  email: '',
  serviceIds: [] as string[],
  note: '',
  isOutsideHours: false,
}

const fieldsOf = ({ date, minute, memberId }: Slot) => ({ date, time: clockOf(minute), memberId })

// Known clients need no contact fields.
function Reach() {
  const t = useText()
  if (useWatch({ name: 'clientRecordId' }) !== null) return null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <PhoneField
        name="phone"
        label={t(calendarTexts.phone)}
        isOptional
        autoComplete="off"
        hint={t(calendarTexts.contactHint)}
      />
      <Field
        name="email"
        type="email"
        label={t(calendarTexts.email)}
        isOptional
        autoComplete="off"
      />
    </div>
  )
}
