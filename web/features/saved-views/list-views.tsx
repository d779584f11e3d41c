import clsx from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SavedView, ViewedList } from '#contract/admin/lists/saved-views.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { queryOf, type ListFilters } from '#web/features/admin-list/filters.ts'
import { useText } from '#web/language.tsx'
import { viewWords as words } from '#web/texts/admin/lists/views.ts'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { SaveView } from './save-view.tsx'
import { ViewMenu } from './view-menu.tsx'

export type BuiltInView = { name: Text; filters: ListFilters }

type ListViewsProps = {
  list: ViewedList
  // What the list shows without a filter. Null for a list that says it elsewhere.
  all?: Text | null
  // Views that everyone has.
  builtIn: readonly BuiltInView[]
  // Reads the list's filters from an address, without what does not fit.
  read: (params: URLSearchParams) => ListFilters
}

// The views of a list, above its filters. A saved view is read like an address someone typed: what no
// longer fits is left out.
export function ListViews({ list, all = words.all, builtIn, read }: ListViewsProps) {
  const t = useText()
  const [params] = useSearchParams()
  const query = useQuery(api.savedViews.list.query({ list }))
  const saved = (query.data?.views ?? []).map((view) => ({
    ...view,
    filters: read(new URLSearchParams(view.query)),
  }))
  const now = queryOf(read(params))
  const isNow = ({ filters }: { filters: ListFilters }) => queryOf(filters) === now
  const current = saved.find(isNow)
  const isNamed = now === '' || current !== undefined || builtIn.some(isNow)
  const none = read(new URLSearchParams())
  const hasButton = !isNamed || current?.mayChange === true
  const isEmpty = !all && builtIn.length + saved.length === 0 && !hasButton && !query.error
  if (isEmpty) return null
  return (
    <div className="flex items-center gap-2">
      <nav
        aria-label={t(words.views)}
        className={clsx(
          'relative -ml-4 min-w-0 flex-1 overflow-x-auto py-1 pl-4 [scrollbar-width:none] sm:ml-0 sm:px-1',
          !hasButton && '-mr-4 pr-4 sm:mr-0',
        )}
      >
        <ul className="flex w-max items-center gap-2">
          {all && (
            <ViewChip filters={none} isCurrent={now === ''}>
              {t(all)}
            </ViewChip>
          )}
          {builtIn.map(({ name, filters }) => (
            <ViewChip key={name.en} filters={filters} isCurrent={isNow({ filters })}>
              {t(name)}
            </ViewChip>
          ))}
          {saved.map((view) => (
            <ViewChip key={view.id} filters={view.filters} isCurrent={view === current}>
              <SavedName view={view} />
            </ViewChip>
          ))}
          {query.error && <Hint>{t(words.failed)}</Hint>}
        </ul>
      </nav>
      {!isNamed && <SaveView list={list} query={now} />}
      {current?.mayChange && <ViewMenu view={current} />}
    </div>
  )
}

// On a phone the row is longer than the screen.
function bringIntoView(chip: HTMLLIElement | null) {
  chip?.closest('nav')?.scrollTo({ left: chip.offsetLeft - 16 })
}

type ViewChipProps = { filters: ListFilters; isCurrent: boolean; children: ReactNode }

function ViewChip({ filters, isCurrent, children }: ViewChipProps) {
  const link = useSearchLink()
  const changes = Object.entries(filters).map(([name, value]) => [name, value ?? null] as const)
  return (
    <li ref={isCurrent ? bringIntoView : undefined}>
      <Link
        to={link(Object.fromEntries(changes))}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
        className={chipClass(isCurrent)}
      >
        {children}
      </Link>
    </li>
  )
}

function SavedName({ view: { name, isShared, isMine, by } }: { view: SavedView }) {
  const t = useText()
  if (!isShared) return name
  return (
    <>
      <Users aria-hidden />
      <span aria-label={isMine ? undefined : t(words.shared, { name, by })}>{name}</span>
    </>
  )
}
