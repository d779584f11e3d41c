import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookingSources } from '#contract/admin/bookings.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { adminBookingWords as words, sourceTexts } from '#web/texts/admin/bookings.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'
import { BookingMoves } from './booking-moves.tsx'
import { BookingTrail } from './booking-trail.tsx'

// One booking, by the address: the link can be sent to a colleague.
export function BookingDrawer() {
  const t = useText()
  const { id, close } = useOpened('booking')
  const query = useQuery({ ...api.bookings.read.query({ id: id ?? '' }), enabled: id !== null })
  if (id === null) return null
  return (
    <Sheet
      open
      title={query.data?.bookingNumber ?? t(words.all)}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Loaded
        query={query}
        loading={<SkeletonText lines={8} />}
        refused={({ code }) =>
          (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && (
            <EmptyState title={t(words.missing)} />
          )
        }
      >
        {(booking) => (
          <div className="space-y-7">
            <Facts booking={booking} />
            <BookingMoves booking={booking} />
            <BookingTrail id={booking.id} />
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Facts({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { client, barber, professional, items, note, source } = booking
  const via = bookingSources.find((each) => each === source)
  return (
    <div>
      <BookingState status={booking.status} />
      <dl className="mt-4 space-y-3">
        <Fact label={t(words.client)}>
          {client.name}
          {client.email && <span className="block text-muted-foreground">{client.email}</span>}
          {client.phone && <span className="block text-muted-foreground">{client.phone}</span>}
        </Fact>
        <Fact label={t(words.when)}>{whenWords(booking.startsAt, barber.timeZone, language)}</Fact>
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
        <Fact label={t(words.price)}>{priceOf(booking.totalCents)}</Fact>
        {booking.tipCents > 0 && <Fact label={t(words.tip)}>{priceOf(booking.tipCents)}</Fact>}
        {via && <Fact label={t(words.source)}>{t(sourceTexts[via])}</Fact>}
        {note && <Fact label={t(words.note)}>{note}</Fact>}
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
