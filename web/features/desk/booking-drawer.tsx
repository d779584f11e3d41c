// One booking with everything the shop knows of it, by the address: ?booking=ID.
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BookingDetails } from '#contract/bookings/desk.ts'
import { feeOf } from '#contract/bookings/cancellation.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { paymentOf } from '#web/features/bookings/payment.ts'
import { whenWords } from '#web/words/date-words.ts'
import { HairFacts } from '#web/features/hair-profile/hair-facts.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopTime } from '#web/words/shop-time.ts'
import { canceledForDesk, feeWords } from '#web/texts/bookings/cancellation.ts'
import { messageWords } from '#web/texts/bookings/messages.ts'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { owedDesk } from '#web/texts/money/on-file.ts'
import { payNames, sourceNames, bookingDesk } from '#web/texts/bookings/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ClientHistory } from './client-history.tsx'
import { ClientRecord } from './client-record.tsx'
import { SaidByClient } from './said-by-client.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingOwed } from './booking-owed.tsx'
import { BookingTill } from './booking-till.tsx'
import { BookingPrice } from './booking-price.tsx'
import { BookingState } from './booking-state.tsx'

export function BookingDrawer() {
  const t = useText()
  const place = usePlace()
  const { id, close } = useOpened('booking')
  // What Found fetches below: the client's name is the title as soon as it is known.
  const { data } = useQuery({ ...api.desk.visit.query({ place, id: id ?? '' }), enabled: false })
  return (
    <Sheet
      title={(id && data?.booking.client.name) || t(bookingDesk.title)}
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {id !== null && <Found key={id} id={id} />}
    </Sheet>
  )
}

function Found({ id }: { id: string }) {
  const place = usePlace()
  const details = useQuery({
    ...api.desk.visit.query({ place, id }),
    refetchOnMount: 'always',
    retry: false,
  })
  return (
    <Loaded query={details} loading={<SkeletonText lines={9} />}>
      {(data) => <Details details={data} />}
    </Loaded>
  )
}

function Details({ details }: { details: BookingDetails }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { booking, history, record } = details
  const { client, professional, note, cancelReason, startsAt, endsAt } = booking
  return (
    <div className="space-y-5 pb-2">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <BookingState status={booking.status} />
          <Hint className="font-semibold tabular-nums">
            {t(bookingDesk.number, { number: booking.bookingNumber })}
          </Hint>
        </div>
        <p className="mt-2 text-xl leading-tight font-bold first-letter:uppercase">
          {whenWords(startsAt, timeZone, language)}
          <span className="text-muted-foreground"> – {shopTime(endsAt, timeZone, language)}</span>
        </p>
        <Hint size="md" className="mt-1">
          {booking.items.map(({ name }) => name).join(' + ')} · {professional.name}
        </Hint>
      </div>
      <SaidByClient booking={booking} />
      <div className="flex flex-wrap gap-2">
        <BookingActions booking={booking} />
        <MessageClient booking={booking} />
      </div>
      <section aria-label={t(bookingDesk.client)} className="space-y-3 border-t pt-5">
        <div className="flex items-center gap-3">
          <Avatar name={client.name} isDecorative />
          <p className="min-w-0 text-lg font-bold break-words">{client.name}</p>
        </div>
        <Contact client={client} />
        {note && <Fact name={t(bookingDesk.note)}>{note}</Fact>}
        {details.hair && <HairFacts hair={details.hair} name={client.name} />}
        {record && <ClientRecord record={record} />}
        <ClientHistory history={history} />
      </section>
      <section aria-label={t(bookingDesk.price)} className="space-y-3 border-t pt-5">
        <BookingPrice details={details} />
        <Settled booking={booking} />
        <BookingOwed booking={booking} />
        <BookingTill details={details} />
        <Fact name={t(bookingDesk.source)}>
          {t(sourceNames[booking.source] ?? sourceNames.marketplace)} ·{' '}
          {whenWords(booking.createdAt, timeZone, language)}
        </Fact>
        {cancelReason && <Fact name={t(bookingDesk.reason)}>{cancelReason}</Fact>}
      </section>
    </div>
  )
}

function MessageClient({ booking: { id, client } }: Pick<BookingDetails, 'booking'>) {
  const t = useText()
  const link = useSearchLink()
  return (
    <Button asChild variant="outline">
      <Link
        to={link({ thread: id, booking: null })}
        preventScrollReset
        aria-label={t(messageWords.messageTo, { name: client.name })}
      >
        <MessageCircle aria-hidden />
        {t(messageWords.message)}
      </Link>
    </Button>
  )
}

const isComing: Status[] = ['pending', 'confirmed', 'checked_in', 'in_progress']

// The open amount, and who canceled.
function Settled({ booking }: Pick<BookingDetails, 'booking'>) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { canceled, barber } = booking
  const client = firstName(booking.client.name)
  // Its fee has its own lines.
  const payment = paymentOf({ ...booking, cancelFeeCents: 0 })
  const isOnFile = booking.paymentPolicy === 'card_on_file' && isComing.includes(booking.status)
  return (
    <>
      {!(payment === 'nothing' && feeOf(booking) > 0) && (
        <Fact name={t(bookingDesk.payment)}>
          {t(payNames[payment] ?? payNames.unpaid)}
          {isOnFile && ` · ${t(owedDesk.onFile)}`}
        </Fact>
      )}
      {canceled && (
        <Fact name={t(visits.cancelling)}>
          {t(canceledForDesk[canceled.by], {
            when: whenWords(canceled.at, timeZone, language),
            client,
            shop: barber.shopName,
          })}{' '}
          {booking.isLateCancel && t(feeWords.late)}
        </Fact>
      )}
    </>
  )
}

function Contact({ client: { phone, email } }: Pick<BookingDetails['booking'], 'client'>) {
  const t = useText()
  if (!phone && !email) return null
  return (
    <ul className="space-y-1 text-md [&_svg]:size-4.5 [&_svg]:shrink-0">
      {phone && (
        <li>
          <ContactLink
            href={`tel:${phone}`}
            label={t(bookingDesk.call, { phone: shownPhone(phone) })}
          >
            <Phone aria-hidden />
            {shownPhone(phone)}
          </ContactLink>
        </li>
      )}
      {email && (
        <li>
          <ContactLink href={`mailto:${email}`} label={t(bookingDesk.write, { email })}>
            <Mail aria-hidden />
            <span className="min-w-0 break-all">{email}</span>
          </ContactLink>
        </li>
      )}
    </ul>
  )
}

type ContactLinkProps = { href: string; label: string; children: ReactNode }

function ContactLink({ href, label, children }: ContactLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className="flex min-h-control items-center gap-2.5 font-semibold text-primary underline-offset-4 hover:underline"
    >
      {children}
    </a>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Hint>{name}</Hint>
      <p className="text-md break-words">{children}</p>
    </div>
  )
}
