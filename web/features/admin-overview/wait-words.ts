import type { Queue } from '#contract/admin/overview.ts'
import { queueWords as words } from '#web/texts/admin/overview.ts'

type Waiting = Pick<Queue, 'count' | 'overdue' | 'expiresOn'>

// How long those in a queue have waited, or when the first license ends.
export function waitWords({ count, overdue, expiresOn }: Waiting) {
  if (count === 0) return words.clear
  const [calm, one, many] =
    expiresOn === null
      ? [words.oldest, words.lateOne, words.late]
      : [words.expires, words.expiredOne, words.expired]
  if (overdue === 0) return calm
  return overdue === 1 ? one : many
}
