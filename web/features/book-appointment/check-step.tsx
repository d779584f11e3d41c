import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { adminBooking } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { reason } from '#contract/admin/reason.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import type { Draft, Person, Shop } from './draft.ts'

const form = adminBooking.pick({ note: true, noticeReason: true })
const overridingForm = form.extend({ noticeReason: reason })

type CheckStepProps = {
  person: Person
  shop: Shop
  startsAt: string
  draft: Draft
  onBooked: (booking: Booking) => void
}

// Says what will happen, and books.
export function CheckStep({ person, shop, startsAt, draft, onBooked }: CheckStepProps) {
  const t = useText()
  const queries = useQueryClient()
  const { serviceIds, professional, isAnyNotice } = draft
  const said = { client: person.name, shop: shop.shopName }
  const policies = useQuery(api.barbers.profile.query({ id: shop.id })).data?.policies
  const schema: z.ZodType<z.output<typeof form>, z.input<typeof form>> = isAnyNotice
    ? overridingForm
    : form
  return (
    <TitledCard
      title={t(words.check)}
      text={t(policies?.autoConfirm === false ? words.request : words.instant, said)}
    >
      <Form
        schema={schema}
        initial={{ note: '', noticeReason: '' }}
        onSubmit={async (values) => {
          try {
            const booking = await api.bookingDesk.create.send({
              ...(person.kind === 'client'
                ? { clientId: person.id, guest: null }
                : { clientId: null, guest: guestOf(person) }),
              profileId: shop.id,
              serviceIds: [...serviceIds],
              professionalId: professional?.id ?? null,
              startsAt,
              ...values,
            })
            onBooked(booking)
          } finally {
            for (const call of [api.bookings.slots, api.followUps.mine, api.adminBookings.list])
              void queries.invalidateQueries({ queryKey: call.key() })
          }
        }}
      >
        <TextArea name="note" label={t(words.note)} isOptional rows={2} />
        {isAnyNotice && (
          <TextArea
            name="noticeReason"
            label={t(words.noticeReason)}
            hint={t(words.noticeReasonHint)}
            rows={2}
          />
        )}
        <SubmitButton wide size="lg" busy={t(words.booking)}>
          {t(words.book)}
        </SubmitButton>
      </Form>
    </TitledCard>
  )
}

function guestOf({ name, phone, email }: Extract<Person, { kind: 'guest' }>) {
  return { name, phone, email }
}
