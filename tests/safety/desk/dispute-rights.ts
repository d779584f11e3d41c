// Who may make which call about disputes.
import type { SubRole } from '#contract/permissions.ts'

const readers: readonly SubRole[] = ['owner', 'operations', 'support', 'finance']
const accountants: readonly SubRole[] = ['owner', 'finance']
const seesMoney: readonly SubRole[] = ['owner', 'operations', 'finance']

export const disputeRights: Record<string, readonly SubRole[]> = {
  'disputeDesk.list': readers,
  'disputeDesk.read': readers,
  'disputeDesk.preview': seesMoney,
  'disputeDesk.decide': seesMoney,
  'disputeDesk.approve': accountants,
}
