import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import type { KnownGuest } from '#contract/admin/booking-desk.ts'
import type { PersonLine } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import type { Person } from './draft.ts'
import { FoundList, FoundRow } from './finder.tsx'

type PeopleFoundProps = { q: string; onChoose: (person: Person) => void }

// Clients by what was typed, then guests who have booked before.
export function PeopleFound({ q, onChoose }: PeopleFoundProps) {
  const t = useText()
  const clients = useQuery(api.adminPeople.list.query({ q }))
  const guests = useQuery(api.bookingDesk.guests.query({ q }))
  return (
    <Loaded query={clients} loading={<SkeletonText lines={4} />}>
      {({ rows }) => (
        <Loaded query={guests} loading={<SkeletonText lines={4} />}>
          {({ guests: known }) =>
            rows.length + known.length === 0 ? (
              <Hint className="mt-3" role="status">
                {t(words.nobody)}
              </Hint>
            ) : (
              <FoundList>
                {rows.map((row) => (
                  <ClientRow key={row.id} row={row} onChoose={onChoose} />
                ))}
                {known.map((guest) => (
                  <GuestRow key={guest.email ?? guest.phone} guest={guest} onChoose={onChoose} />
                ))}
              </FoundList>
            )
          }
        </Loaded>
      )}
    </Loaded>
  )
}

type Choosing = Pick<PeopleFoundProps, 'onChoose'>

function ClientRow({ row, onChoose }: Choosing & { row: PersonLine }) {
  const t = useText()
  const { id, name, email, phone, photoUrl, isActive } = row
  return (
    <FoundRow
      disabled={!isActive}
      onChoose={() => onChoose({ kind: 'client', id, name, contact: email })}
    >
      <Avatar name={name} src={photoUrl} isDecorative />
      <Found name={name} details={[email, shownPhone(phone)]} />
      {!isActive && <Badge tone="error">{t(words.suspended)}</Badge>}
    </FoundRow>
  )
}

function GuestRow({ guest, onChoose }: Choosing & { guest: KnownGuest }) {
  const t = useText()
  const { name, email, phone, bookings: count } = guest
  const booked = t(count === 1 ? words.guestBooking : words.guestBookings, { count })
  return (
    <FoundRow onChoose={() => onChoose({ kind: 'guest', name, phone, email })}>
      <Avatar name={name} src={null} isDecorative />
      <Found name={name} details={[email, shownPhone(phone), booked]} />
      <Badge>{t(words.guest)}</Badge>
    </FoundRow>
  )
}

function Found({ name, details }: { name: ReactNode; details: (string | null)[] }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words">{name}</span>
      <span className="block text-sm break-words text-muted-foreground">
        {details.filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
