import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PersonDetails } from '#contract/admin/people.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { api } from '#web/api.ts'
import { Contact } from '#web/features/admin-list/contact.tsx'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { roleNames } from '#contract/admin/words/states.ts'
import { peopleWords as words } from '#web/texts/admin/people.ts'
import { giveCreditWords } from '#web/texts/money/credit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { sumOf } from '#web/words/money.ts'
import { ownDay, ownTime } from '#web/words/own-time.ts'
import { Erasure } from './erasure.tsx'
import { PersonActions } from './person-actions.tsx'
import { DevicesFact, PersonBookings, StandingFact } from './person-past.tsx'
import { PersonRoles } from './person-roles.tsx'

// One person, by the address: the link can be sent to a colleague.
export function PersonDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('person')
  const query = useQuery({ ...api.adminPeople.read.query({ id: id ?? '' }), enabled: id !== null })
  if (id === null) return null
  return (
    <RecordDrawer
      query={query}
      title={query.data?.name ?? t(words.title)}
      missing={t(words.missing)}
      onClose={close}
    >
      {(person) => (
        <>
          {person.erasure && <Erasure person={person} erasure={person.erasure} />}
          <Facts person={person} />
          {may('bookings.read') && <PersonBookings person={person} />}
          {may('roles.write') && <PersonRoles person={person} />}
          <PersonActions person={person} />
          {may('audit.read') && <AuditTrail of={{ entityId: person.id }} />}
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ person }: { person: PersonDetails }) {
  const t = useText()
  const language = useLanguage()
  const { email, phone, lastSeenAt, visits, noShows, upcoming, shop, suspension } = person
  return (
    <div>
      {!person.isActive && <Badge tone="error">{t(words.suspended)}</Badge>}
      <dl className="mt-3 space-y-3">
        <Fact label={t(words.contact)}>
          <Contact email={email} phone={phone} />
        </Fact>
        <Fact label={t(words.roles)}>
          {person.roles.map((role) => t(roleNames[role])).join(', ')}
        </Fact>
        {person.subRoles.length > 0 && (
          <Fact label={t(words.administration)}>
            {person.subRoles.map((role) => t(subRoleNames[role])).join(', ')}
          </Fact>
        )}
        {shop && (
          <Fact label={t(words.shop)}>
            <Link
              to={`/barber/${shop.id}`}
              className="font-semibold text-primary underline-offset-4 hover:underline"
            >
              {shop.name}
            </Link>
          </Fact>
        )}
        <Fact label={t(words.since)}>{ownDay(person.joinedAt, language)}</Fact>
        <Fact label={t(words.seen)}>
          {lastSeenAt ? ownTime(lastSeenAt, language) : t(words.never)}
        </Fact>
        <DevicesFact person={person} />
        <Fact label={t(words.asClient)}>{t(words.visits, { visits, missed: noShows })}</Fact>
        <StandingFact person={person} />
        {person.creditCents !== null && (
          <Fact label={t(giveCreditWords.credit)}>{sumOf(person.creditCents)}</Fact>
        )}
        <Fact label={t(words.upcoming)}>{upcoming}</Fact>
        {suspension && (
          <Fact label={t(words.why)}>
            {suspension.reason}
            <Hint>{ownTime(suspension.at, language)}</Hint>
          </Fact>
        )}
      </dl>
    </div>
  )
}
