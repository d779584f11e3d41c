// All conversations of a person in the role they work in. On a wide screen the chosen one is beside them;
// on a phone it opens over the page.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircle, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { inboxFilters, type InboxFilter, type InboxPlace } from '#contract/bookings/messages.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { useActiveRole } from '#web/session.tsx'
import { useSettled } from '#web/use-settled.ts'
import { inboxWords as words, messageWords } from '#web/texts/bookings/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useIsWide } from '#web/ui/screen.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { InboxRow } from './inbox-row.tsx'
import { ThreadPane } from './thread-pane.tsx'
import { firstPage } from '#web/ui/lists/first-page.ts'

export function Inbox() {
  const t = useText()
  const [role] = useActiveRole()
  const place: InboxPlace = role === 'admin' ? 'client' : role
  const isWide = useIsWide()
  const { id } = useOpened('thread')
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Conversations key={place} place={place} />
      {isWide && (
        <Card
          flush
          className="sticky top-20 flex h-[calc(100dvh-17rem)] min-h-96 flex-col overflow-hidden"
        >
          {id === null ? (
            <div className="grid flex-1 place-items-center p-6">
              <EmptyState icon={MessageCircle} title={t(messageWords.choose)} />
            </div>
          ) : (
            <ThreadPane key={id} id={id} />
          )}
        </Card>
      )}
    </div>
  )
}

function Conversations({ place }: { place: InboxPlace }) {
  const t = useText()
  const [filter, setFilter] = useState<InboxFilter>('all')
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const pages = usePages({ place, filter, q })
  const { id } = useOpened('thread')
  const lines = pages.data?.pages.flatMap((page) => page.lines)
  return (
    <section aria-label={t(messageWords.messages)} className="min-w-0 space-y-3">
      <label className="relative block">
        <Search
          aria-hidden
          className="absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          value={text}
          maxLength={80}
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          className="pl-10"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div role="group" aria-label={t(words.filters)} className="flex flex-wrap gap-2">
        {inboxFilters.map((each) => (
          <Chip key={each} isOn={each === filter} onClick={() => setFilter(each)}>
            {t(words[each])}
          </Chip>
        ))}
      </div>
      {!lines && pages.error && (
        <ErrorState
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {!lines && !pages.error && <Skeletons />}
      {lines?.length === 0 && <Empty {...{ place, filter, q }} />}
      {lines && lines.length > 0 && (
        <Card flush asChild>
          <ul className="divide-y overflow-hidden">
            {lines.map((line) => (
              <InboxRow key={line.id} line={line} isOpen={line.id === id} />
            ))}
          </ul>
        </Card>
      )}
      <ShowMore pages={pages} />
    </section>
  )
}

type Asked = { place: InboxPlace; filter: InboxFilter; q: string }

function usePages(asked: Asked) {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.messages.inbox.key() })
    const told = ['message', 'conversation', 'seen']
    const leave = [
      onLive('user', ({ type }) => told.includes(type) && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
  return useInfiniteQuery({
    queryKey: [...api.messages.inbox.key(), asked],
    queryFn: ({ pageParam }) => api.messages.inbox.send({ ...asked, after: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last.hasMore ? last.lines.at(-1)?.id : undefined),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}

function Empty({ place, filter, q }: Asked) {
  const t = useText()
  if (q !== '')
    return <EmptyState icon={Search} title={t(words.noneFound)} text={t(words.noneFoundText)} />
  if (filter === 'unread') return <EmptyState icon={MessageCircle} title={t(words.noneUnread)} />
  const isClient = place === 'client'
  return (
    <EmptyState
      icon={MessageCircle}
      title={t(words.none)}
      text={t(isClient ? words.noneClient : words.noneShop)}
      {...(isClient && { action: t(words.myAppointments), to: '/client/bookings' })}
    />
  )
}

function Skeletons() {
  return (
    <Card flush className="divide-y">
      {[1, 2, 3, 4].map((each) => (
        <div key={each} className="flex items-center gap-3 p-4">
          <Skeleton className="size-11 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
      ))}
    </Card>
  )
}
