// Another time by hand: at once with a word to the client, or only if they agree.
import { useQueryClient } from '@tanstack/react-query'
import { CalendarSync, MessageCircleQuestion } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { isTold } from '#contract/bookings/reach.ts'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import {
  chosenTime,
  startOf,
  timeFieldsOf,
  TimeFields,
  TimeRefusal,
  unsaid,
} from './time-fields.tsx'
import { refreshDesk, useShop, useStale } from './use-desk.ts'
import type { DeskBooking } from './booking-moves.ts'

const moving = chosenTime.extend({ how: z.enum(['now', 'ask']) })

type MoveDialogProps = {
  booking: DeskBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function MoveDialog({ booking, open, onOpenChange }: MoveDialogProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { client, startsAt } = booking
  return (
    <Dialog
      title={t(bookingDesk.moveTitle)}
      description={t(bookingDesk.now, {
        client: client.name,
        when: whenWords(startsAt, timeZone, language),
      })}
      open={open}
      onOpenChange={onOpenChange}
    >
      {open && <MoveForm booking={booking} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function MoveForm({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) {
  const t = useText()
  const timeZone = useBusinessZone()
  const { data: shop } = useShop()
  const members = shop?.members ?? []
  const move = useMoveTo(booking)
  const client = firstName(booking.client.name)
  const isTelling = isTold(booking.reach, 'reschedule')
  return (
    <Form
      schema={moving}
      initial={{
        ...timeFieldsOf(booking.startsAt, timeZone),
        memberId: booking.professional.id,
        isOutsideHours: false,
        how: 'now',
      }}
      onError={unsaid}
      onSubmit={async ({ how, memberId, isOutsideHours, ...time }) => {
        const startsAt = startOf(time, timeZone)
        await move({ startsAt, memberId, isOutsideHours, isAsking: how === 'ask' })
        onDone()
      }}
    >
      <TimeFields members={members} />
      <RadioCards
        name="how"
        label={t(bookingDesk.how)}
        options={[
          {
            value: 'now',
            label: t(bookingDesk.moveNow),
            text: t(isTelling ? bookingDesk.moveNowText : bookingDesk.moveAloneText, { client }),
            icon: <CalendarSync aria-hidden />,
          },
          // Clients that cannot be reached are not asked.
          ...(isTold(booking.reach, 'propose')
            ? [
                {
                  value: 'ask',
                  label: t(bookingDesk.askFirst),
                  text: t(bookingDesk.askFirstText, { client }),
                  icon: <MessageCircleQuestion aria-hidden />,
                },
              ]
            : []),
        ]}
      />
      <TimeRefusal members={members} />
      <Submit client={client} isTelling={isTelling} />
    </Form>
  )
}

function Submit({ client, isTelling }: { client: string; isTelling: boolean }) {
  const t = useText()
  const isAsking = useWatch({ name: 'how' }) === 'ask'
  return (
    <SubmitButton wide busy={t(bookingDesk.moving)}>
      {t(isAsking ? bookingDesk.ask : isTelling ? bookingDesk.moveAndTell : bookingDesk.moveAlone, {
        client,
      })}
    </SubmitButton>
  )
}

type Wanted = {
  startsAt: string
  memberId: string
  isOutsideHours: boolean
  isAsking?: boolean
}

// Resolves or throws. A booking that changed meanwhile is refreshed.
export function useMoveTo(booking: DeskBooking) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const queries = useQueryClient()
  const handle = useStale()
  return async ({ startsAt, memberId, isOutsideHours, isAsking = false }: Wanted) => {
    const { id, version, client } = booking
    const asked = { id, version, startsAt, isOutsideHours }
    try {
      if (isAsking) await api.bookings.propose.send(asked)
      else await api.bookings.reschedule.send({ ...asked, professionalId: memberId })
      const when = whenWords(startsAt, timeZone, language)
      const params = { when, client: firstName(client.name) }
      toast.success(t(isAsking ? bookingDesk.asked : bookingDesk.moved, params))
      await refreshDesk(queries)
    } catch (error) {
      await handle(error)
    }
  }
}
