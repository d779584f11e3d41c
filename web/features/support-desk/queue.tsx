// The queue: views, search, the lines by when they are due, and several at once.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check, Inbox } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ticketViews } from '#contract/admin/support/support-words.ts'
import type { QueueLine } from '#contract/admin/support/support-desk.ts'
import { api } from '#web/api.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import {
  deskStateNames,
  priorityNames,
  supportDesk as words,
  viewNames,
} from '#web/texts/admin/support-desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useNow } from '#web/use-now.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useAsked } from './use-desk.ts'
import { pressureOf, spanOf } from './waited.ts'
import { firstPage } from '#web/ui/lists/first-page.ts'

type QueueProps = { openId: string | null; onOpen: (id: string) => void }

export function Queue({ openId, onOpen }: QueueProps) {
  const t = useText()
  const may = useMay()
  const asked = useAsked()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useInfiniteQuery({
    queryKey: [...api.supportDesk.list.key(), asked],
    queryFn: ({ pageParam }) => api.supportDesk.list.send({ ...asked, after: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const rows = list.data?.pages.flatMap((page) => page.rows)
  const count = list.data?.pages[0]?.total.count ?? 0
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <section aria-label={t(words.queue)} className="min-w-0 space-y-3">
      <ListSearch label={t(words.search)} />
      <Views />
      {rows && rows.length === 0 && <Nothing />}
      {rows && rows.length > 0 && (
        <Card flush>
          <h2 className="border-b px-4 py-3 font-bold">
            {t(words.counted, { view: t(viewNames[asked.view]), count })}
          </h2>
          <ul className="divide-y lg:max-h-[calc(100dvh-22rem)] lg:overflow-y-auto">
            {rows.map((line) => (
              <li key={line.id} className="flex">
                {may('support.write') && (
                  <Pick
                    name={line.name}
                    isOn={chosen.has(line.id)}
                    onToggle={() => toggle(line.id)}
                  />
                )}
                <Line line={line} isOpen={line.id === openId} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!rows && list.isError && (
        <ErrorState
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!rows && !list.isError && (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
      <ShowMore pages={list} />
      {chosen.size > 0 && <BulkBar ids={[...chosen]} onDone={() => setChosen(new Set())} />}
    </section>
  )
}

function Views() {
  const t = useText()
  const link = useSearchLink()
  const { view } = useAsked()
  return (
    <nav
      aria-label={t(words.views)}
      tabIndex={0}
      className="-mx-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-2">
        {ticketViews.map((each) => (
          <li key={each}>
            <Link
              to={link({ view: each === 'waiting' ? null : each, ticket: null })}
              aria-current={each === view ? 'true' : undefined}
              preventScrollReset
              className={chipClass(each === view)}
            >
              {t(viewNames[each])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PickProps = { name: string; isOn: boolean; onToggle: () => void }

function Pick({ name, isOn, onToggle }: PickProps) {
  const t = useText()
  return (
    <label className="grid w-11 shrink-0 cursor-pointer place-items-center hover:bg-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="checkbox"
        checked={isOn}
        onChange={onToggle}
        aria-label={t(words.pick, { name })}
        className="sr-only"
      />
      <span
        aria-hidden
        className={clsx(
          'grid size-5 place-items-center rounded-sm border border-input',
          isOn && 'border-primary bg-primary text-primary-foreground',
        )}
      >
        {isOn && <Check className="size-4" />}
      </span>
    </label>
  )
}

type LineProps = { line: QueueLine; isOpen: boolean; onOpen: (id: string) => void }

function Line({ line, isOpen, onOpen }: LineProps) {
  const t = useText()
  const now = useNow()
  const { id, ticketNumber, name, subject, priority, state, waitingSince } = line
  const { updatedAt, assignee } = line
  const pressure = pressureOf(line, now)
  const minutes = (now - Date.parse(waitingSince ?? updatedAt)) / 60_000
  return (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      className={clsx(
        'min-w-0 flex-1 py-3 pr-4 pl-1 text-left -outline-offset-2 first:pl-4 hover:bg-muted',
        isOpen && 'bg-accent text-accent-foreground',
      )}
      onClick={() => onOpen(id)}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-bold">{name}</span>
        <span className="shrink-0 text-sm tabular-nums">{spanOf(t, minutes)}</span>
      </span>
      <span className="block truncate text-md">{subject || ticketNumber}</span>
      <span className="mt-1.5 flex flex-wrap gap-1.5">
        {pressure === 'late' && <Badge tone="error">{t(words.late)}</Badge>}
        {pressure === 'soon' && <Badge tone="warning">{t(words.soon)}</Badge>}
        <Badge tone={priority === 'urgent' ? 'error' : 'neutral'}>
          {t(priorityNames[priority])}
        </Badge>
        {state !== 'new' && state !== 'open' && (
          <Badge tone="outline">{t(deskStateNames[state])}</Badge>
        )}
        {assignee && <Badge tone="outline">{assignee.name}</Badge>}
      </span>
    </button>
  )
}

function Nothing() {
  const t = useText()
  const { view, q } = useAsked()
  const isClear = view === 'waiting' && !q
  return (
    <EmptyState
      icon={Inbox}
      title={t(isClear ? words.clear : words.nothing)}
      text={t(isClear ? words.clearText : words.nothingText)}
    />
  )
}
