// How often a business cancels bookings, or leaves requests unanswered.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call } from '#contract/call.ts'
import { profileId } from '#contract/ids.ts'

// A larger share lowers the rank in search and bars badges.
export const mostCancelPercent = 5

// Over the last 30 days, by the owner and the team.
export const reliabilityNumbers = z.object({
  cancellations: z.int(),
  lateCancellations: z.int(),
  // Requests without an answer.
  unanswered: z.int(),
  cancelPercent: z.number(),
})
export type ReliabilityNumbers = z.output<typeof reliabilityNumbers>

// With the numbers of late cancellations at which the owner is warned and our team takes a look.
export const ownReliability = reliabilityNumbers.extend({ warnAt: z.int(), reviewAt: z.int() })
export type OwnReliability = z.output<typeof ownReliability>

const item = z.object({
  id: z.uuid(),
  profileId,
  shopName: z.string(),
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
  ...reliabilityNumbers.shape,
})
export type ReliabilityItem = z.output<typeof item>

export const reliability = {
  // Businesses that an administrator has to review, oldest first.
  list: call({
    summary: 'List barbers whose reliability needs a look',
    access: { needs: 'barbers.read' },
    method: 'GET',
    path: '/api/reliability',
    output: z.array(item),
  }),
  close: call({
    summary: 'Close a reliability case with a reason',
    access: { needs: 'barbers.review' },
    method: 'POST',
    path: '/api/reliability/:id/close',
    input: z.object({
      id: z.uuid(),
      reason,
    }),
    errors: ['OWN_CASE'],
  }),
}
