// The queues of barbers and what waits in them. The address says which queue and which barber.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheckBig, Users } from 'lucide-react'
import { promisedHours } from '#contract/accounts/approvals.ts'
import type { Answer } from '#contract/call.ts'
import type { approvals } from '#contract/accounts/approvals.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { barbersWords as words, queueNames } from '#web/texts/admin/barbers.ts'
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
  const { queue, page } = useAsked()
  useLiveBarbers()
  const list = useQuery({
    ...api.approvals.list.query({ show: queue.show, page }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <div className="space-y-5">
      <Queues counts={list.data?.counts} current={queue.name} />
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

function Pace({ pace: { decided, inTime, medianHours } }: Pick<Found, 'pace'>) {
  const t = useText()
  const promised = promisedHours
  return (
    <Hint size="md">
      {medianHours === null
        ? t(words.noPace, { promised })
        : t(words.pace, { promised, decided, inTime, median: Math.ceil(medianHours) })}
    </Hint>
  )
}

function Nobody({ queue }: { queue: QueueName }) {
  const t = useText()
  const link = useSearchLink()
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
