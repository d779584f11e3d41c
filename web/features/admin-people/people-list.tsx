import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { roles } from '#contract/access.ts'
import { accountStates, type PersonLine } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { bookingsFor, textIn, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { BulkReport } from '#web/features/bulk-runs/bulk-report.tsx'
import { LatestRun } from '#web/features/bulk-runs/latest-run.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { builtInViews } from '#web/texts/admin/lists/views.ts'
import { roleNames } from '#contract/admin/words/states.ts'
import { peopleWords as words } from '#web/texts/admin/people.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { ownDay } from '#web/words/own-time.ts'
import { PersonDrawer } from './person-drawer.tsx'
import { refreshPeople } from './refresh-people.ts'
import { ResetMany } from './reset-many.tsx'

// Everyone with an account, filtered by the address.
export function PeopleList() {
  const asked = useAsked()
  const may = useMay()
  const queries = useQueryClient()
  const queryKey = [...api.adminPeople.list.key(), asked]
  return (
    <div className="space-y-4">
      <ListViews list="people" all={builtInViews.everyone} builtIn={builtIn} read={filtersIn} />
      <Filters />
      {may('people.help') && <LatestRun action="send-reset-link" />}
      {may('people.suspend') && <LatestRun action="cancel-bookings" />}
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.adminPeople.list.send({ ...asked, after })}
        file={may('people.export') ? { name: 'people', filters: asked } : undefined}
        counted={{ one: words.countOne, many: words.count }}
        bulk={
          may('people.help')
            ? {
                nameOf: (person: PersonLine) => person.name,
                takesAll: true,
                action: (chosen) => <ResetMany chosen={chosen} asked={asked} />,
              }
            : undefined
        }
        isSearchable
        empty={() => <Nothing queryKey={queryKey} />}
      >
        {(person) => <Line person={person} />}
      </AdminList>
      <PersonDrawer />
      <BulkReport onFinished={() => void refreshPeople(queries)} />
    </div>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    role: roles.find((role) => role === params.get('role')),
    state: accountStates.find((state) => state === params.get('state')),
  }
}

const useAsked = () => filtersIn(useSearchParams()[0])

const none = filtersIn(new URLSearchParams())
const builtIn = [
  { name: builtInViews.admins, filters: { ...none, role: 'admin' } },
  { name: builtInViews.suspended, filters: { ...none, state: 'suspended' } },
]

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const may = useMay()
  const filters = useSaidFilters(asked, {
    q: { label: words.search },
    role: { label: words.role, value: asked.role && roleNames[asked.role] },
    state: { label: words.state, value: asked.state && words[asked.state] },
  })
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      also={may('bookings.read') && asked.q ? <InBookings text={asked.q} /> : undefined}
      countWithout={async (name) =>
        (await api.adminPeople.list.send({ ...asked, [name]: undefined })).total
      }
    />
  )
}

// Guests have no account, only bookings.
function InBookings({ text }: { text: string }) {
  const t = useText()
  return (
    <Link
      to={bookingsFor(text)}
      className="font-semibold text-primary underline-offset-4 hover:underline"
    >
      {t(listWords.inBookings)}
    </Link>
  )
}

function Filters() {
  const t = useText()
  const asked = useAsked()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold count={[asked.role, asked.state].filter(Boolean).length}>
        <div className="grid grid-cols-2 gap-3">
          <ChoiceFilter
            name="role"
            label={t(words.role)}
            any={t(words.anyRole)}
            value={asked.role}
            choices={roles}
            nameOf={(role) => t(roleNames[role])}
          />
          <ChoiceFilter
            name="state"
            label={t(words.state)}
            any={t(words.anyState)}
            value={asked.state}
            choices={accountStates}
            nameOf={(state) => t(words[state])}
          />
        </div>
      </FilterFold>
    </div>
  )
}

function Line({ person }: { person: PersonLine }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('person')
  const { name, email, photoUrl, isActive, joinedAt } = person
  return (
    <button
      type="button"
      className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1.5 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(person.id)}
    >
      <Avatar name={name} src={photoUrl} isDecorative />
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-md break-words text-muted-foreground">{email}</span>
        <span className="block text-sm text-muted-foreground">
          {person.roles.map((role) => t(roleNames[role])).join(', ')}
          {' · '}
          {t(words.joined, { day: ownDay(joinedAt, language) })}
        </span>
      </span>
      {!isActive && (
        <Badge tone="error" className="justify-self-start max-sm:col-start-2">
          {t(words.suspended)}
        </Badge>
      )}
    </button>
  )
}
