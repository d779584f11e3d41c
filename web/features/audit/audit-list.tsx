import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { TrailRow } from '#contract/admin/audit.ts'
import { lineOf } from '#contract/admin/words/things.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { isFiltered, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { nameOfEntity } from '#contract/admin/words/entities.ts'
import { auditWords as words } from '#web/texts/admin/audit.ts'
import { builtInViews } from '#web/texts/admin/lists/views.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ownTime } from '#web/words/own-time.ts'
import { AuditCheck } from './audit-check.tsx'
import { AuditDrawer } from './audit-drawer.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { askedOf, filtersIn } from './audit-filters-in.ts'
import type { UndoOf } from './undo-of.ts'

// Everything that was done, newest first, filtered by the address.
export function AuditList({ undoOf }: { undoOf: UndoOf }) {
  const [params] = useSearchParams()
  const { session } = useSession()
  const asked = askedOf(filtersIn(params))
  const queryKey = [...api.audit.list.key(), asked]
  const none = filtersIn(new URLSearchParams())
  return (
    <div className="space-y-5">
      <AuditCheck />
      <ListViews
        list="audit"
        builtIn={[
          { name: builtInViews.mine, filters: { ...none, who: session?.user.id } },
          { name: builtInViews.files, filters: { ...none, what: 'export-list' } },
        ]}
        read={filtersIn}
      />
      <AuditFilters />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) =>
          api.audit.list.send({ ...asked, before: after === undefined ? undefined : Number(after) })
        }
        file={{ name: 'audit', filters: asked }}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        empty={() => <Nothing queryKey={queryKey} />}
      >
        {(row) => <Line row={row} undo={undoOf(row)} />}
      </AdminList>
      <AuditDrawer undoOf={undoOf} />
    </div>
  )
}

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const given = filtersIn(useSearchParams()[0])
  const filters = useSaidFilters(given, {
    q: { label: words.search },
    who: { label: words.who, value: words.thisPerson },
    what: { label: words.what, value: nameOfAction(given.what ?? '') },
    about: { label: words.about, value: nameOfEntity(given.about ?? '') },
    from: { label: words.from },
    to: { label: words.to },
  })
  if (!isFiltered(given))
    return <EmptyState icon={ScrollText} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.audit.list.send(askedOf({ ...given, [name]: undefined }))).total
      }
    />
  )
}

// The line opens the entry; what can be undone has its button below.
function Line({ row, undo }: { row: TrailRow; undo: ReactNode }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('entry')
  return (
    <>
      <button
        type="button"
        className="block w-full px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
        onClick={() => open(String(row.id))}
      >
        <span className="block font-semibold break-words">{lineOf(row, language)}</span>
        {row.reason && <span className="line-clamp-2 block text-md break-words">{row.reason}</span>}
        <Hint>
          {row.actor?.name ?? t(words.commandLine)}
          {' · '}
          <time dateTime={row.at}>{ownTime(row.at, language)}</time>
        </Hint>
      </button>
      <div className="px-4 pb-4 empty:hidden sm:px-5">{undo}</div>
    </>
  )
}
