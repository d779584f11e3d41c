import clsx from 'clsx'
import { CircleCheckBig } from 'lucide-react'
import { Link } from 'react-router'
import type { Queue } from '#contract/admin/overview.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { queueTexts, queueWords as words } from '#web/texts/admin/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { numberFormat } from '#web/words/formats.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { goalOf, queuePlaces } from './places.ts'
import { useAge, useQueues } from './use-overview.ts'
import { waitWords } from './wait-words.ts'

export function Queues() {
  const t = useText()
  const queues = useQueues()
  return (
    <TitledCard title={t(words.title)}>
      <Loaded query={queues} loading={<Skeleton className="h-64" />}>
        {({ queues }) =>
          queues.length === 0 ? (
            <EmptyState icon={CircleCheckBig} title={t(words.none)} text={t(words.noneText)} />
          ) : (
            <ul aria-label={t(words.title)} className="-my-2 divide-y">
              {queues.map((queue) => (
                <QueueLine key={queue.name} queue={queue} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  )
}

function QueueLine({ queue }: { queue: Queue }) {
  const t = useText()
  const language = useLanguage()
  const { name, count, overdue } = queue
  const { name: label, action } = queueTexts[name]
  const isLate = overdue > 0
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden
        className={clsx(
          'size-2.5 shrink-0 rounded-full',
          isLate ? 'bg-destructive' : count > 0 ? 'bg-warning' : 'bg-success',
        )}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(label)}</p>
        <p className={clsx('text-sm', isLate ? 'text-destructive' : 'text-muted-foreground')}>
          <Wait queue={queue} />
        </p>
      </div>
      <span
        className={clsx('display text-3xl tabular-nums', count === 0 && 'text-muted-foreground')}
      >
        {numberFormat(language).format(count)}
      </span>
      <Button asChild size="sm" variant={count > 0 ? 'outline' : 'ghost'} className="min-w-22">
        <Link to={queuePlaces[name]} aria-label={`${t(action)}: ${t(label)}`}>
          {t(action)}
        </Link>
      </Button>
    </li>
  )
}

function Wait({ queue }: { queue: Queue }) {
  const t = useText()
  const language = useLanguage()
  const age = useAge()
  const { overdue, oldestAt, expiresOn } = queue
  const goal = goalOf(queue.name)
  return t(waitWords(queue), {
    count: overdue,
    ...(expiresOn !== null && { day: calendarDate(expiresOn, language) }),
    ...(oldestAt !== null && { age: age.since(oldestAt) }),
    ...(goal !== null && { goal: age.hours(goal) }),
  })
}
