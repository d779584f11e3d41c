// What is over its promise or does not work, with the place to settle it.
import { CircleCheckBig, Clock, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { HealthCheck } from '#contract/admin/health.ts'
import type { Queue } from '#contract/admin/overview.ts'
import { useText } from '#web/language.tsx'
import { partNames } from '#contract/admin/words/states.ts'
import { causeTexts, stateNames } from '#web/texts/admin/health/health.ts'
import { overviewWords as words, queueTexts } from '#web/texts/admin/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { Task } from '#web/ui/lists/task.tsx'
import { useFacts } from './facts.ts'
import { calmOf } from './calm.ts'
import { goalOf, queuePlaces } from './places.ts'
import { useAge, useHealth, useQueues } from './use-overview.ts'

export function NextStep() {
  const t = useText()
  const health = useHealth().data
  const queues = useQueues().data?.queues
  if (!health || !queues) return null
  const broken = health.checks.filter(({ state }) => state === 'failing')
  const late = queues.filter(({ overdue }) => overdue > 0)
  if (broken.length + late.length === 0) return <Calm queues={queues} />
  return (
    <ListCard title={t(words.next)}>
      {broken.map((check) => (
        <Broken key={check.part} check={check} />
      ))}
      {late.map((queue) => (
        <Late key={queue.name} queue={queue} />
      ))}
    </ListCard>
  )
}

function Broken({ check }: { check: HealthCheck }) {
  const t = useText()
  const facts = useFacts()
  const { says, todo } = causeTexts[check.cause]
  const known = facts(check)
  return (
    <Task
      icon={TriangleAlert}
      title={`${t(partNames[check.part])}: ${t(stateNames[check.state])}`}
      text={todo ? `${asSentence(t(says, known))} ${t(todo, known)}` : t(says, known)}
    >
      {null}
    </Task>
  )
}

// Some causes are said as a line of their own, without a period.
const asSentence = (line: string) => (line.endsWith('.') ? line : `${line}.`)

function Late({ queue }: { queue: Queue }) {
  const t = useText()
  const age = useAge()
  const { action, lateOne, lateMany, name } = queueTexts[queue.name]
  const goal = goalOf(queue.name)
  const late = queue.overdue === 1 ? lateOne : lateMany
  return (
    <Task
      icon={Clock}
      title={t(late, { count: queue.overdue, goal: goal === null ? '' : age.hours(goal) })}
      text={t(name)}
    >
      <Button asChild size="sm">
        <Link to={queuePlaces[queue.name]}>{t(action)}</Link>
      </Button>
    </Task>
  )
}

// Says it only of what this person sees: nothing without a queue, their own queues with some of them.
function Calm({ queues }: { queues: readonly Queue[] }) {
  const t = useText()
  const text = calmOf(queues)
  if (text === null) return null
  return (
    <Card className="flex items-center gap-4">
      <CircleCheckBig aria-hidden className="size-6 shrink-0 text-success" />
      <div>
        <p className="font-semibold">{t(text.title)}</p>
        <Hint size="md">{t(text.text)}</Hint>
      </div>
    </Card>
  )
}
