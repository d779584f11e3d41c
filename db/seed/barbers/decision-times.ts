// When a business asked to be listed, and when an administrator decided.
import { dayMs, hourMs } from '#db/seed/clock.ts'
import { createRandom } from '#db/seed/random.ts'
import type { Business } from './business.ts'

const monthMs = 30 * dayMs
const setupHours = 2
const usualWaitHours = 6
const usuallyDecidedHoursAgo = 48

// Before it was submitted.
export const openedAt = ({ months, waitsHours = usualWaitHours }: Business, nowMs: number) =>
  nowMs - Math.max(months * monthMs, (waitsHours + setupHours) * hourMs)

// How long a suspended one has been so.
export const suspendedAt = (nowMs: number) => nowMs - usuallyDecidedHoursAgo * hourMs

// Most within the promised day. `decidedAt` is null while it waits.
export function timesOf(business: Business, nowMs: number) {
  const { state, waitsHours = usualWaitHours, decidedHoursAgo = usuallyDecidedHoursAgo } = business
  if (state === 'draft') return null
  if (state === undefined || state === 'suspended') {
    const random = createRandom(`decision ${business.owner}`)
    const waitedHours = random.chance(0.12) ? random.integer(25, 38) : random.integer(2, 22)
    const submittedAt = openedAt(business, nowMs) + setupHours * hourMs
    return { submittedAt, waitedHours, decidedAt: submittedAt + waitedHours * hourMs }
  }
  const submittedAt = nowMs - waitsHours * hourMs
  if (state === 'submitted') return { submittedAt, waitedHours: waitsHours, decidedAt: null }
  const waitedHours = waitsHours - decidedHoursAgo
  return { submittedAt, waitedHours, decidedAt: nowMs - decidedHoursAgo * hourMs }
}
