import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { roles } from '#contract/access.ts'
import { accountStates, type PersonLine } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { peopleWords as words, roleNames } from '#web/texts/admin/people.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ownDay } from '#web/words/own-time.ts'
import { PersonDrawer } from './person-drawer.tsx'

// Everyone with an account, filtered by the address.
export function PeopleList() {
  const t = useText()
  const link = useSearchLink()
  const asked = useAsked()
  const may = useMay()
  return (
    <div className="space-y-4">
      <Filters />
      <AdminList
        queryKey={[...api.adminPeople.list.key(), asked]}
        fetchPage={(after) => api.adminPeople.list.send({ ...asked, after })}
        file={may('people.export') ? { name: 'people', filters: asked } : undefined}
        counted={{ one: words.countOne, many: words.count }}
        empty={
          <EmptyState
            icon={SearchX}
            title={t(words.noneTitle)}
            text={t(words.noneText)}
            action={t(listWords.clear)}
            to={link({ q: null, role: null, state: null })}
          />
        }
      >
        {(person) => <Line person={person} />}
      </AdminList>
      <PersonDrawer />
    </div>
  )
}

// What is not a filter is left out: anyone can type an address.
function useAsked() {
  const [params] = useSearchParams()
  return {
    q: params.get('q')?.slice(0, 80) || undefined,
    role: roles.find((role) => role === params.get('role')),
    state: accountStates.find((state) => state === params.get('state')),
  }
}

function Filters() {
  const t = useText()
  const asked = useAsked()
  const go = useFilter()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <div className="grid grid-cols-2 gap-3">
        <FilterSelect
          label={t(words.role)}
          value={asked.role ?? null}
          onChange={(role) => go({ role })}
        >
          <option value="">{t(words.anyRole)}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(roleNames[role])}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t(words.state)}
          value={asked.state ?? null}
          onChange={(state) => go({ state })}
        >
          <option value="">{t(words.anyState)}</option>
          {accountStates.map((state) => (
            <option key={state} value={state}>
              {t(words[state])}
            </option>
          ))}
        </FilterSelect>
      </div>
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
      className="flex w-full items-start gap-3 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
      onClick={() => open(person.id)}
    >
      <Avatar name={name} src={photoUrl} isDecorative />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-md break-words text-muted-foreground">{email}</span>
        <span className="block text-sm text-muted-foreground">
          {person.roles.map((role) => t(roleNames[role])).join(', ')}
          {' · '}
          {t(words.joined, { day: ownDay(joinedAt, language) })}
        </span>
      </span>
      {!isActive && <Badge tone="error">{t(words.suspended)}</Badge>}
    </button>
  )
}
