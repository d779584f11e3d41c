// Who it is, their appointments, what was paid, and their other requests.
import { Link } from 'react-router'
import { useState } from 'react'
import { bookingStates } from '#contract/admin/words/states.ts'
import type { DeskTicket } from '#contract/admin/support/support-desk.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { deskStateNames, supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'
import { useRefresh } from './use-desk.ts'

type ContextProps = { ticket: DeskTicket; onOpen: (id: string) => void }

export function Context({ ticket, onOpen }: ContextProps) {
  const t = useText()
  return (
    <aside aria-label={t(words.context)} className="min-w-0 space-y-4">
      <Person ticket={ticket} />
      <Bookings ticket={ticket} />
      <Payments ticket={ticket} />
      {ticket.others.length > 0 && (
        <Card className="space-y-2">
          <SectionTitle>{t(words.others)}</SectionTitle>
          <ul className="space-y-1">
            {ticket.others.map(({ id, ticketNumber, subject, state }) => (
              <li key={id}>
                <button
                  type="button"
                  className="min-h-control w-full rounded-md text-left hover:bg-muted"
                  onClick={() => onOpen(id)}
                >
                  <span className="block truncate text-md font-semibold">
                    {subject || ticketNumber}
                  </span>
                  <Hint>
                    {ticketNumber} · {t(deskStateNames[state])}
                  </Hint>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  )
}

function Person({ ticket: { requester } }: { ticket: DeskTicket }) {
  const t = useText()
  const may = useMay()
  const { id, name, email, phone, since, visits, noShows, isProved } = requester
  return (
    <Card className="space-y-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} isDecorative />
        <div className="min-w-0">
          <p className="font-bold break-words">{name}</p>
          <Hint>
            {since === null
              ? t(words.guest)
              : t(words.since, { year: new Date(since).getFullYear(), count: visits })}
          </Hint>
        </div>
      </div>
      {noShows > 0 && <Badge tone="warning">{t(words.noShows, { count: noShows })}</Badge>}
      {!isProved && <p className="text-sm text-warning">{t(words.notProved)}</p>}
      <p className="text-md break-words">
        {email}
        {phone !== null && <> · {phone}</>}
      </p>
      {id !== null && may('people.read') && (
        <Button asChild variant="link" size="sm">
          <Link to={`/admin/dashboard?tab=users&person=${id}`}>{t(words.openPerson)}</Link>
        </Button>
      )}
    </Card>
  )
}

function Bookings({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const language = useLanguage()
  const { bookings, mayWrite } = ticket
  return (
    <Card className="space-y-3">
      <SectionTitle>{t(words.bookings)}</SectionTitle>
      {bookings.length === 0 && <Hint>{t(words.noBookings)}</Hint>}
      <ul className="space-y-3">
        {bookings.map(({ id, number, status, services, shopName, startsAt, timeZone }) => (
          <li key={id}>
            <Link
              to={`/admin/dashboard?tab=all-bookings&booking=${id}`}
              className="block rounded-md hover:bg-muted"
            >
              <span className="flex flex-wrap items-center justify-between gap-1.5">
                <span className="font-semibold">{number}</span>
                <Badge tone="outline">{t(bookingStates[status])}</Badge>
              </span>
              <Hint>
                {services}, {shopName}
              </Hint>
              <Hint>{ownTime(startsAt, language, timeZone)}</Hint>
            </Link>
          </li>
        ))}
      </ul>
      {mayWrite && <LinkBooking ticket={ticket} />}
    </Card>
  )
}

function LinkBooking({ ticket: { id, bookingNumber } }: { ticket: DeskTicket }) {
  const t = useText()
  const sentence = useSentence()
  const refresh = useRefresh()
  const [number, setNumber] = useState(bookingNumber ?? '')

  async function link() {
    try {
      await api.supportDesk.link.send({ id, bookingNumber: number })
      toast.success(t(words.linked))
      await refresh()
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
  }

  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void link()
      }}
    >
      <label className="min-w-0 flex-1">
        <span className="mb-1 block text-sm font-semibold">{t(words.linkNumber)}</span>
        <Input value={number} maxLength={40} onChange={({ target }) => setNumber(target.value)} />
      </label>
      <Button type="submit" variant="outline" disabled={number.trim() === ''}>
        {t(words.linkDo)}
      </Button>
    </form>
  )
}

function Payments({ ticket: { payments, bookingNumber } }: { ticket: DeskTicket }) {
  const t = useText()
  const may = useMay()
  const language = useLanguage()
  return (
    <Card className="space-y-2">
      <SectionTitle>{t(words.payments)}</SectionTitle>
      {!may('money.read') && <Hint>{t(words.needsFinance)}</Hint>}
      {may('money.read') && payments === null && (
        <Hint>{t(bookingNumber === null ? words.noBookingYet : words.noPayments)}</Hint>
      )}
      {payments?.length === 0 && <Hint>{t(words.noPayments)}</Hint>}
      <ul className="space-y-2">
        {payments?.map(({ id, amountCents, at, cardLast4 }) => (
          <li key={id} className="text-md">
            <span className="font-semibold tabular-nums">{sumOf(amountCents)}</span>
            <Hint>
              {cardLast4 && <>•••• {cardLast4} · </>}
              {ownTime(at, language)}
            </Hint>
          </li>
        ))}
      </ul>
    </Card>
  )
}
