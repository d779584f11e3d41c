import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auditWords as words } from '#web/texts/admin/audit.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AuditCheck } from './audit-check.tsx'
import { AuditEntry } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'

// Everything that was done, newest first. The filters are in the address.
export function AuditList() {
  const t = useText()
  const [params] = useSearchParams()
  const filters = {
    actorId: params.get('who') ?? undefined,
    action: params.get('what') ?? undefined,
    q: params.get('q') ?? undefined,
  }
  const isFiltered = Object.values(filters).some(Boolean)
  const query = useInfiniteQuery({
    queryKey: [...api.audit.list.key(), filters],
    queryFn: ({ pageParam }) => api.audit.list.send({ ...filters, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    placeholderData: (last) => last,
  })
  const first = query.data?.pages[0]
  return (
    <div className="space-y-5">
      <AuditCheck />
      <AuditFilters actors={first?.actors ?? []} actions={first?.actions ?? []} />
      <Loaded query={query} loading={<Waiting />}>
        {({ pages }) =>
          pages[0]?.rows.length === 0 ? (
            <Nothing isFiltered={isFiltered} />
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
              <Card flush>
                <ul className="divide-y">
                  {pages.flatMap(({ rows }) =>
                    rows.map((row) => (
                      <li key={row.id} className="px-4 py-4 sm:px-5">
                        <AuditEntry row={row} />
                      </li>
                    )),
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
                  {t(words.older)}
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

function Waiting() {
  return (
    <div className="space-y-2">
      {Array.from({ length: 8 }, (_, key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  const link = useSearchLink()
  if (!isFiltered)
    return <EmptyState icon={ScrollText} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <EmptyState
      icon={SearchX}
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      action={t(listWords.clear)}
      to={link({ who: null, what: null, q: null })}
    />
  )
}
