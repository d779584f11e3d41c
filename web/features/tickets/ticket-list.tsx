import { useInfiniteQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import type { TicketLine } from '#contract/accounts/tickets.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useNow } from '#web/use-now.ts'
import { recentTime } from '#web/words/own-time.ts'
import { StateBadge } from './state-badge.tsx'
import { firstPage } from '#web/ui/lists/first-page.ts'

type TicketListProps = { onOpen: (id: string) => void; onAdd: () => void }

export function TicketList({ onOpen, onAdd }: TicketListProps) {
  const t = useText()
  const list = useInfiniteQuery({
    queryKey: api.tickets.list.key(),
    queryFn: ({ pageParam }) => api.tickets.list.send({ after: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const rows = list.data?.pages.flatMap((page) => page.rows)
  if (rows?.length === 0)
    return (
      <EmptyState
        icon={LifeBuoy}
        title={t(words.none)}
        text={t(words.noneText)}
        action={t(words.add)}
        onAction={onAdd}
      />
    )
  if (rows)
    return (
      <>
        <Card flush>
          <ul className="divide-y">
            {rows.map((line) => (
              <li key={line.id}>
                <Line line={line} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Card>
        <ShowMore pages={list} />
      </>
    )
  if (list.isError)
    return (
      <ErrorState
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  return (
    <Card>
      <SkeletonText lines={5} />
    </Card>
  )
}

type LineProps = { line: TicketLine; onOpen: (id: string) => void }

function Line({ line, onOpen }: LineProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const { id, ticketNumber, subject, state, last, isUnread, updatedAt } = line
  const said = last?.body === '' ? t(words.photo) : (last?.body ?? '')
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-1.5 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => onOpen(id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{subject}</span>
        <span className="block truncate text-md text-muted-foreground">
          {last?.from === 'client' ? t(words.you, { body: said }) : said}
        </span>
        <span className="block text-sm text-muted-foreground">
          {ticketNumber} · {recentTime(last?.at ?? updatedAt, language, now)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <StateBadge state={state} />
        {isUnread && <Badge tone="brand">{t(words.unread)}</Badge>}
      </span>
    </button>
  )
}
