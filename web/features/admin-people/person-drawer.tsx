import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PersonDetails } from '#contract/admin/people.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { api } from '#web/api.ts'
import { AuditEntry } from '#web/features/audit/audit-entry.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { peopleWords as words, roleNames } from '#web/texts/admin/people.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ownDay, ownTime } from '#web/words/own-time.ts'
import { PersonActions } from './person-actions.tsx'

// One person, by the address: the link can be sent to a colleague.
export function PersonDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('person')
  const query = useQuery({ ...api.adminPeople.read.query({ id: id ?? '' }), enabled: id !== null })
  if (id === null) return null
  return (
    <Sheet
      open
      title={query.data?.name ?? t(words.title)}
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
        {(person) => (
          <div className="space-y-7">
            <Facts person={person} />
            <PersonActions person={person} />
            {may('audit.read') && <Trail id={person.id} />}
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Facts({ person }: { person: PersonDetails }) {
  const t = useText()
  const language = useLanguage()
  const { email, phone, lastSeenAt, devices, visits, noShows, upcoming, shop, suspension } = person
  const signedIn = devices === 1 ? t(words.devicesOne) : t(words.devicesCount, { count: devices })
  return (
    <div>
      {!person.isActive && <Badge tone="error">{t(words.suspended)}</Badge>}
      <dl className="mt-3 space-y-3">
        <Fact label={t(words.contact)}>
          {email}
          {phone && <span className="block">{phone}</span>}
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
        <Fact label={t(words.devices)}>
          {signedIn}
          {person.hasSecondFactor && `, ${t(words.factor)}`}
        </Fact>
        <Fact label={t(words.asClient)}>{t(words.visits, { visits, missed: noShows })}</Fact>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

function Trail({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(api.audit.list.query({ entityId: id }))
  return (
    <section aria-label={t(words.trail)}>
      <SectionTitle className="mb-3">{t(words.trail)}</SectionTitle>
      <Loaded query={query} loading={<SkeletonText lines={4} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Hint>{t(words.noTrail)}</Hint>
          ) : (
            <ul className="space-y-4">
              {rows.map((row) => (
                <li key={row.id}>
                  <AuditEntry row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
