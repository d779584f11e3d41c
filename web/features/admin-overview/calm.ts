import { queueNames, type Queue } from '#contract/admin/overview.ts'
import { overviewWords as words } from '#web/texts/admin/overview.ts'

// What can be said to someone who sees these queues, none of them late.
export function calmOf(queues: readonly Pick<Queue, 'name'>[]) {
  if (queues.length === 0) return null
  const seesAll = queueNames.every((name) => queues.some((queue) => queue.name === name))
  return seesAll
    ? { title: words.calm, text: words.calmText }
    : { title: words.ownCalm, text: words.ownCalmText }
}
