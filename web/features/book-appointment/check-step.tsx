import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminBooking } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { isNoticeLeftOut, type Draft, type Person, type Shop } from './draft.ts'

const form = adminBooking.pick({ note: true, reason: true })

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
  const { serviceIds, professional } = draft
  const noticeReason = isNoticeLeftOut(draft) ? draft.noticeReason.trim() : ''
  const said = { client: person.name, shop: shop.shopName }
  const policies = useQuery(api.barbers.profile.query({ id: shop.id })).data?.policies
  return (
    <TitledCard
      title={t(words.check)}
      text={t(policies?.autoConfirm === false ? words.request : words.instant, said)}
    >
      <Form
        key={String(noticeReason === '')}
        schema={form}
        initial={{ note: '', reason: noticeReason }}
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
              isAnyNotice: noticeReason !== '',
              ...values,
              reason: noticeReason || values.reason,
            })
            onBooked(booking)
          } finally {
            for (const call of [api.bookings.slots, api.followUps.mine, api.adminBookings.list])
              void queries.invalidateQueries({ queryKey: call.key() })
          }
        }}
      >
        <TextArea name="note" label={t(words.note)} isOptional rows={2} />
        {noticeReason === '' ? (
          <TextArea name="reason" label={t(words.reason)} hint={t(words.reasonHint)} rows={2} />
        ) : (
          <Hint>{t(words.noticeLeftOut, { reason: noticeReason })}</Hint>
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
