import type { Actor } from '#contract/access.ts'
import { loneRefundCents, smallRefundCents } from '#contract/money/refunds.ts'

// Whether a second person has to approve. `cents` includes what one person alone gave back for the
// same booking before, so that nobody stays below a limit by many small refunds.
export function needsSecond({ permissions }: Pick<Actor, 'permissions'>, cents: number) {
  if (cents > loneRefundCents) return true
  return cents > smallRefundCents && !permissions.has('refunds.approve')
}
