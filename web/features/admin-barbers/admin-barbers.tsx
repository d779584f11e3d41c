// The queues of barbers and what waits in them. The address says which queue and which barber.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheckBig, SearchX, Users } from 'lucide-react'
import { promisedHours } from '#contract/accounts/approvals.ts'
import type { Answer } from '#contract/call.ts'
import type { approvals } from '#contract/accounts/approvals.ts'
import { api } from '#web/api.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useText } from '#web/language.tsx'
import { barbersWords as words, queueNames } from '#web/texts/admin/barbers.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { BarberDrawer } from './barber-drawer.tsx'
import { BarberRows, BarberRowsSkeleton } from './barber-rows.tsx'
import { queues, useAsked, useLiveBarbers, type QueueName } from './use-barbers.ts'

type Found = Answer<typeof approvals.list>

export function AdminBarbers() {
  const { queue, page, q } = useAsked()
  const t = useText()
  useLiveBarbers()
  const list = useQuery({
    ...api.approvals.list.query({ show: queue.show, page, q }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <div className="space-y-5">
      <Queues counts={list.data?.counts} current={queue.name} />
      <ListSearch label={t(words.search)} />
      <Loaded query={list} loading={<BarberRowsSkeleton />}>
        {(found) => (
          <>
            <Pace pace={found.pace} />
            {found.items.length === 0 ? (
              <Nobody queue={queue.name} />
            ) : (
              <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
                <BarberRows items={found.items} />
              </div>
            )}
            <Pagination page={page} pages={found.pages} />
          </>
        )}
      </Loaded>
      <BarberDrawer />
    </div>
  )
}

type QueuesProps = { counts: Found['counts'] | undefined; current: QueueName }

function Queues({ counts, current }: QueuesProps) {
  const t = useText()
  const link = useSearchLink()
  return (
    <TabLinks
      label={t(words.queues)}
      tabs={queues.map(({ name }) => ({
        to: link({ show: name, barber: null }),
        label: t(queueNames[name]),
        count: counts?.[name],
        isCurrent: name === current,
      }))}
    />
  )
}

function Pace({ pace }: Pick<Found, 'pace'>) {
  const { decided, inTime, medianHours, oldestHours } = pace
  const t = useText()
  const promised = promisedHours
  return (
    <Hint size="md">
      {medianHours === null
        ? t(words.noPace, { promised })
        : t(words.pace, { promised, decided, inTime, median: Math.ceil(medianHours) })}
      {oldestHours !== null && ` ${t(words.oldest, { hours: oldestHours })}`}
    </Hint>
  )
}

function Nobody({ queue }: { queue: QueueName }) {
  const t = useText()
  const link = useSearchLink()
  const { q } = useAsked()
  if (q !== undefined)
    return (
      <EmptyState
        icon={SearchX}
        title={t(words.noneNamed)}
        text={t(words.noneNamedText)}
        action={t(listWords.clear)}
        to={link({ q: null })}
      />
    )
  if (queue === 'waiting')
    return <EmptyState icon={CircleCheckBig} title={t(words.clear)} text={t(words.clearText)} />
  return (
    <EmptyState
      icon={Users}
      title={t(words.nobody)}
      text={t(words.nobodyText)}
      action={t(words.toWaiting)}
      to={link({ show: 'waiting', barber: null })}
    />
  )
}
