import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { roles } from '#contract/access.ts'
import { accountStates, type PersonLine } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { peopleWords as words, roleNames } from '#web/texts/admin/people.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { numberFormat } from '#web/words/formats.ts'
import { ownDay } from '#web/words/own-time.ts'
import { PersonDrawer } from './person-drawer.tsx'

// Everyone with an account, filtered by the address.
export function PeopleList() {
  const t = useText()
  const link = useSearchLink()
  const asked = useAsked()
  const query = useInfiniteQuery({
    queryKey: [...api.adminPeople.list.key(), asked],
    queryFn: ({ pageParam }) => api.adminPeople.list.send({ ...asked, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (last) => last,
  })
  return (
    <div className="space-y-4">
      <Filters />
      <Loaded query={query} loading={<Waiting />}>
        {({ pages }) =>
          pages[0]?.rows.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title={t(words.noneTitle)}
              text={t(words.noneText)}
              action={t(words.clear)}
              to={link({ q: null, role: null, state: null })}
            />
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
              <Total total={pages[0]?.total} />
              <Card flush>
                <ul className="divide-y">
                  {pages.flatMap(({ rows }) =>
                    rows.map((person) => <Line key={person.id} person={person} />),
                  )}
                </ul>
              </Card>
              {query.hasNextPage && (
                <Button
                  className="mt-4"
                  variant="outline"
                  wide
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t(words.more)}
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
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
  const link = useSearchLink()
  const navigate = useNavigate()
  const go = (changes: Record<string, string>) =>
    void navigate(link(changes), { replace: true, preventScrollReset: true })
  return (
    <div className="space-y-3">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
        }}
      >
        <Input
          key={asked.q}
          type="search"
          name="q"
          maxLength={80}
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          defaultValue={asked.q ?? ''}
        />
      </form>
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

function Waiting() {
  return (
    <div className="space-y-2">
      {Array.from({ length: 8 }, (_, key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  )
}

function Total({ total }: { total: { count: number; isMore: boolean } | undefined }) {
  const t = useText()
  const language = useLanguage()
  if (!total) return null
  const count = `${numberFormat(language).format(total.count)}${total.isMore ? '+' : ''}`
  return (
    <Hint className="mb-3">
      {total.count === 1 ? t(words.countOne) : t(words.count, { count })}
    </Hint>
  )
}

function Line({ person }: { person: PersonLine }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('person')
  const { name, email, photoUrl, isActive, joinedAt } = person
  return (
    <li>
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
    </li>
  )
}
