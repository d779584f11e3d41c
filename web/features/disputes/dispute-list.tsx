import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Card } from '#web/ui/card.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Scale } from 'lucide-react'
import { DisputeRow } from './dispute-row.tsx'
import { useLiveDisputes } from './use-live-disputes.ts'

type DisputeListProps = { side: 'client' | 'barber'; none: ReactNode }

// Open ones by their deadline, or those that are over.
export function DisputeList({ side, none }: DisputeListProps) {
  const t = useText()
  useLiveDisputes()
  const link = useSearchLink()
  const isOver = useSearchParams()[0].get('show') === 'over'
  const call = side === 'client' ? api.disputes.mine : api.disputes.ofShop
  const query = useInfiniteQuery({
    queryKey: [...call.key(), 'pages', isOver],
    queryFn: ({ pageParam }) =>
      call.send({ isOver: String(isOver), after: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  })
  return (
    <div className="space-y-4">
      <TabLinks
        label={t(words.show)}
        tabs={[
          { to: link({ show: null }), label: t(words.open), isCurrent: !isOver },
          { to: link({ show: 'over' }), label: t(words.over), isCurrent: isOver },
        ]}
      />
      <Loaded query={query} loading={<Skeleton className="h-72 rounded-lg" />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0)
            return isOver ? <EmptyState icon={Scale} title={t(words.noneOver)} /> : none
          return (
            <>
              <Card flush>
                <ul aria-label={t(words.list)} className="divide-y">
                  {rows.map((line) => (
                    <li key={line.id}>
                      <DisputeRow line={line} side={side} />
                    </li>
                  ))}
                </ul>
              </Card>
              <ShowMore pages={query} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
