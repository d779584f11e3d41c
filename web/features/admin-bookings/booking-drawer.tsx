import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { bookingSources } from '#contract/admin/bookings.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { Contact } from '#web/features/admin-list/contact.tsx'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { sourceTexts } from '#contract/admin/words/states.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { whenThere } from '#web/words/date-words.ts'
import { BookingCase } from './booking-case.tsx'
import { BookingTrail } from './booking-trail.tsx'

// One booking, by the address: the link can be sent to a colleague.
export function BookingDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('booking')
  const query = useQuery({ ...api.bookings.read.query({ id: id ?? '' }), enabled: id !== null })
  if (id === null) return null
  return (
    <RecordDrawer
      query={query}
      title={query.data?.bookingNumber ?? t(words.all)}
      missing={t(words.missing)}
      onClose={close}
    >
      {(booking) => (
        <>
          <Facts booking={booking} />
          <BookingCase booking={booking} />
          <BookingTrail id={booking.id} timeZone={booking.barber.timeZone} />
          {may('audit.read') && <AuditTrail of={{ bookingId: booking.id }} />}
        </>
      )}
    </RecordDrawer>
  )
}

// Leads to the person, for those who may see people. Guests have no page.
function ClientName({ booking: { id, client } }: { booking: Booking }) {
  const may = useMay()
  const clientId = useQuery(api.bookingDesk.read.query({ id })).data?.clientId
  if (!clientId || !may('people.read')) return client.name
  return (
    <Link
      to={`/admin/dashboard?tab=users&person=${clientId}`}
      className="font-semibold text-primary underline-offset-4 hover:underline"
    >
      {client.name}
    </Link>
  )
}

function Facts({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { client, barber, professional, items, note, source } = booking
  const via = bookingSources.find((each) => each === source)
  return (
    <div>
      <span className="flex flex-wrap gap-2">
        <BookingState status={booking.status} />
        {booking.status === 'no_show' && booking.appeal?.state === 'accepted' && (
          <Badge tone="success">{t(words.excused)}</Badge>
        )}
      </span>
      <dl className="mt-4 space-y-3">
        <Fact label={t(words.client)}>
          <ClientName booking={booking} />
          <Contact email={client.email} phone={client.phone} />
        </Fact>
        <Fact label={t(words.when)}>{whenThere(booking.startsAt, barber.timeZone, language)}</Fact>
        <Fact label={t(words.where)}>
          <Link
            to={`/barber/${barber.id}`}
            className="font-semibold text-primary underline-offset-4 hover:underline"
          >
            {barber.shopName}
          </Link>
          <span className="block text-muted-foreground">{professional.name}</span>
        </Fact>
        <Fact label={t(words.what)}>{items.map(({ name }) => name).join(', ')}</Fact>
        {via && <Fact label={t(words.source)}>{t(sourceTexts[via])}</Fact>}
        {note && <Fact label={t(words.note)}>{note}</Fact>}
      </dl>
    </div>
  )
}
