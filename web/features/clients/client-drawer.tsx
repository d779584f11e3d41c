// One client with everything the business knows of them, by the address: ?client=ID.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ClientRecord } from '#contract/business/clients.ts'
import { lacksYes } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { api } from '#web/api.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { priceOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { whenWords } from '#web/words/date-words.ts'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { clientSourceNames, clientWords } from '#web/texts/business/clients.ts'
import { comingDesk } from '#web/texts/bookings/desk-answers.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ClientActions } from './client-actions.tsx'
import { ClientNotes, ClientPreferences } from './client-notes.tsx'
import { ClientPhotos } from './client-photos.tsx'
import { ClientTags } from './client-tags.tsx'
import { useOpenClient } from './use-clients.ts'

export function ClientDrawer() {
  const t = useText()
  const { id, close } = useOpenClient()
  const place = usePlace()
  const client = useQuery({
    ...api.clients.read.query({ place, id: id ?? '' }),
    enabled: id !== null,
    refetchOnMount: 'always',
    retry: false,
  })
  return (
    <Sheet
      title={client.data?.name ?? t(clientWords.record)}
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Loaded query={client} loading={<SkeletonText lines={10} />}>
        {(data) => <Details key={data.id} client={data} onGone={close} />}
      </Loaded>
    </Sheet>
  )
}

function Details({ client, onGone }: { client: ClientRecord; onGone: () => void }) {
  const t = useText()
  return (
    <div className="space-y-6 pb-2">
      <ClientActions client={client} onGone={onGone} />
      <Facts client={client} />
      <Part title={t(clientWords.tags)}>
        <ClientTags client={client} />
      </Part>
      <Part title={t(clientWords.notes)}>
        <ClientNotes client={client} />
      </Part>
      <Part title={t(clientWords.preferences)}>
        <ClientPreferences client={client} />
      </Part>
      <Part title={t(clientWords.photos)}>
        <ClientPhotos client={client} />
      </Part>
      <Part title={t(clientWords.history)}>
        <History client={client} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t pt-5">
      <SectionTitle level={3} className="mb-3 leading-tight">
        {title}
      </SectionTitle>
      {children}
    </section>
  )
}

function Facts({ client }: { client: ClientRecord }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { visits, spentCents, noShows, phone, email, seesContacts, source, createdAt } = client
  const numbers = [
    [clientWords.bookingCount, String(visits)],
    ...(spentCents === null ? [] : [[clientWords.spent, priceOf(spentCents)] as const]),
    [clientWords.noShowCount, String(noShows)],
  ] as const
  return (
    <div className="space-y-4">
      <dl className="flex justify-between gap-3 rounded-lg bg-muted p-3.5">
        {numbers.map(([name, value]) => (
          <div key={name.en} className="flex flex-col-reverse">
            <dt className="text-sm text-muted-foreground">{t(name)}</dt>
            <dd className="display text-3xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="space-y-2 text-md">
        {client.nextBookingAt && (
          <Fact name={t(clientWords.next, { date: '' }).trim()}>
            {whenWords(client.nextBookingAt, timeZone, language)}
          </Fact>
        )}
        {client.lastVisitAt && (
          <Fact name={t(clientWords.last, { date: '' }).trim()}>
            {shopDate(client.lastVisitAt, timeZone, language)}
          </Fact>
        )}
        {phone && <Fact name={t(clientWords.phone)}>{shownPhone(phone)}</Fact>}
        {email && <Fact name={t(clientWords.email)}>{email}</Fact>}
        <Fact name={t(clientWords.source)}>{t(clientSourceNames[source])}</Fact>
        <Fact name={t(clientWords.since)}>{shopDate(createdAt, timeZone, language)}</Fact>
      </dl>
      {!seesContacts && <Hint>{t(clientWords.noContacts)}</Hint>}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  )
}

function History({ client: { history } }: { client: ClientRecord }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  if (history.length === 0) return <Hint size="md">{t(clientWords.noHistory)}</Hint>
  return (
    <ul className="divide-y">
      {history.map((booking) => (
        <li key={booking.id} className="py-3 first:pt-0">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold first-letter:uppercase">
              {whenWords(booking.startsAt, timeZone, language)}
            </span>
            <BookingState status={booking.status} />
          </p>
          {lacksYes(booking) && <p className="text-md">{t(comingDesk.unconfirmed)}</p>}
          <Hint size="md" className="mt-0.5 flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {booking.services.join(' + ')}{' '}
              {t(clientWords.withWhom, { name: booking.professionalName })}
            </span>
            <span className="tabular-nums">{priceOf(booking.totalCents)}</span>
          </Hint>
        </li>
      ))}
    </ul>
  )
}
