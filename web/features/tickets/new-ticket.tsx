// A new request of someone with an account: the next appointment, or the last one, is chosen already.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import type { TicketType } from '#contract/accounts/support.ts'
import { ownTicket, type TicketBooking } from '#contract/accounts/tickets.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { Attachments } from '#web/features/support/attachments.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { support, ticketTypeNames } from '#web/texts/accounts/support.ts'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ownTime } from '#web/words/own-time.ts'
import { useRefresh } from './use-ticket.ts'

const offered: TicketType[] = ['booking', 'payment', 'account', 'safety', 'general']
const mostCharacters = 5000

type NewTicketProps = { bookingId?: string | null; onSent: (id: string) => void }

export function NewTicket({ bookingId, onSent }: NewTicketProps) {
  const query = useQuery(api.tickets.bookings.query())
  return (
    <Loaded query={query} loading={<SkeletonText lines={6} />}>
      {({ rows }) => <TicketForm bookings={rows} bookingId={bookingId} onSent={onSent} />}
    </Loaded>
  )
}

// An empty choice is no booking.
const ticketForm = ownTicket.omit({ requestId: true }).extend({ bookingId: z.string() })

type TicketFormProps = NewTicketProps & { bookings: TicketBooking[] }

function TicketForm({ bookings, bookingId, onSent }: TicketFormProps) {
  const t = useText()
  const language = useLanguage()
  const refresh = useRefresh()
  const [requestId] = useState(() => crypto.randomUUID())
  const chosen = bookings.find(({ id }) => id === bookingId) ?? bookings[0]
  return (
    <Form
      schema={ticketForm}
      initial={{
        type: chosen ? 'booking' : undefined,
        bookingId: chosen?.id ?? '',
        message: '',
        files: [],
      }}
      onSubmit={async (values) => {
        const { id, ticketNumber } = await api.tickets.create.send({
          ...values,
          bookingId: values.bookingId || null,
          requestId,
        })
        toast.success(t(words.sent, { number: ticketNumber }))
        await refresh()
        onSent(id)
      }}
      onError={(error) => {
        toast.error(t(support.failed))
        return isRefusal(error) ? error.fields?.files : undefined
      }}
    >
      <Choice
        name="type"
        label={t(support.type)}
        options={offered.map((each) => [each, t(ticketTypeNames[each])] as const)}
      />
      {bookings.length > 0 && (
        <Choice
          name="bookingId"
          label={t(words.about)}
          isOptional
          placeholder={t(words.noBooking)}
          options={bookings.map(
            ({ id, shopName: shop, startsAt, timeZone }) =>
              [
                id,
                t(words.bookingLine, { shop, when: ownTime(startsAt, language, timeZone) }),
              ] as const,
          )}
        />
      )}
      <TextArea name="message" label={t(support.message)} limit={mostCharacters} rows={6} />
      <Attachments />
      <SubmitButton size="lg" wide busy={t(support.sending)}>
        {t(support.send)}
      </SubmitButton>
    </Form>
  )
}
