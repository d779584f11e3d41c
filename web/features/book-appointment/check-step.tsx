import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminBooking } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { isCardAsked, isNoticeLeftOut, type Draft, type Person, type Shop } from './draft.ts'

const form = adminBooking.pick({ note: true, reason: true })

type CheckStepProps = {
  person: Person
  shop: Shop
  startsAt: string
  draft: Draft
  onBooked: (booking: Booking) => void
}

// Says what will happen and what else they have around that time, and books.
export function CheckStep(props: CheckStepProps) {
  const { person, shop, startsAt, draft } = props
  const t = useText()
  const said = { client: person.name, shop: shop.shopName }
  const barber = useQuery(api.barbers.profile.query({ id: shop.id })).data
  const around = useQuery(
    api.bookingDesk.around.query({
      ...contactsOf(person),
      profileId: shop.id,
      services: draft.serviceIds.join(','),
      startsAt,
    }),
  )
  return (
    <TitledCard
      title={t(words.check)}
      text={t(barber?.policies.autoConfirm === false ? words.request : words.instant, said)}
    >
      {barber && isCardAsked(barber, draft.serviceIds) && (
        <Hint className="mb-4">{t(words.noDeposit)}</Hint>
      )}
      <Loaded query={around} loading={<SkeletonText lines={4} />}>
        {({ bookings }) => (
          <>
            {bookings.map((booking) => (
              <Already key={booking.id} {...booking} />
            ))}
            <CheckForm {...props} isDouble={bookings.length > 0} />
          </>
        )}
      </Loaded>
    </TitledCard>
  )
}

type AlreadyProps = { bookingNumber: string; startsAt: string; shopName: string; timeZone: string }

function Already({ bookingNumber: number, startsAt, shopName: shop, timeZone }: AlreadyProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <Notice tone="warning" className="mb-4">
      {t(words.already, { number, when: whenWords(startsAt, timeZone, language), shop })}
    </Notice>
  )
}

type CheckFormProps = CheckStepProps & { isDouble: boolean }

// The reason for less notice was given with the time. Two appointments need one of their own.
function CheckForm({ person, shop, startsAt, draft, onBooked, isDouble }: CheckFormProps) {
  const t = useText()
  const queries = useQueryClient()
  const { serviceIds, professional } = draft
  const noticeReason = isNoticeLeftOut(draft) ? draft.noticeReason.trim() : ''
  const isAsked = noticeReason === '' || isDouble
  return (
    <Form
      key={`${noticeReason === ''} ${isDouble}`}
      schema={form}
      initial={{ note: '', reason: isAsked ? '' : noticeReason }}
      onSubmit={async ({ note, reason }) => {
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
            isDouble,
            note,
            reason: isAsked && noticeReason !== '' ? `${noticeReason} · ${reason}` : reason,
          })
          onBooked(booking)
        } finally {
          for (const call of [
            api.bookings.slots,
            api.bookingDesk.around,
            api.followUps.mine,
            api.adminBookings.list,
          ])
            void queries.invalidateQueries({ queryKey: call.key() })
        }
      }}
    >
      <TextArea name="note" label={t(words.note)} isOptional rows={2} />
      {noticeReason !== '' && <Hint>{t(words.noticeLeftOut, { reason: noticeReason })}</Hint>}
      {isAsked && (
        <TextArea
          name="reason"
          label={t(isDouble ? words.doubleReason : words.reason)}
          hint={t(words.reasonHint)}
          rows={2}
        />
      )}
      <SubmitButton wide size="lg" busy={t(words.booking)}>
        {t(words.book)}
      </SubmitButton>
    </Form>
  )
}

function contactsOf(person: Person) {
  if (person.kind === 'client') return { clientId: person.id }
  const { phone, email } = person
  return { ...(phone !== null && { phone }), ...(email !== null && { email }) }
}

function guestOf({ name, phone, email }: Extract<Person, { kind: 'guest' }>) {
  return { name, phone, email }
}
