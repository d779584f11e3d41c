// Who may make which call about balances and payouts.
import type { SubRole } from '#contract/permissions.ts'

const accountants: readonly SubRole[] = ['owner', 'finance']
const seesMoney: readonly SubRole[] = ['owner', 'operations', 'finance']

export const transferRights: Record<string, readonly SubRole[]> = {
  'transfers.read': seesMoney,
  'transfers.balances': seesMoney,
  'transfers.list': seesMoney,
  'transfers.run': accountants,
  'transfers.hold': accountants,
  'transfers.release': accountants,
  'transfers.retry': accountants,
  'transfers.adjust': accountants,
  'transfers.decide': accountants,
}
