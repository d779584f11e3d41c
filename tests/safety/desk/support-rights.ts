// Who may make which call of the support desk. Finance sees requests about payments only, which
// tickets/desk.test.ts tries.
import type { SubRole } from '#contract/permissions.ts'

const helpers: readonly SubRole[] = ['owner', 'operations', 'support']
const readers: readonly SubRole[] = [...helpers, 'finance']

export const supportRights: Record<string, readonly SubRole[]> = {
  'supportDesk.list': readers,
  'supportDesk.read': readers,
  'supportDesk.note': readers,
  'supportDesk.reply': helpers,
  'supportDesk.change': helpers,
  'supportDesk.hold': helpers,
  'supportDesk.link': helpers,
  'supportDesk.merge': helpers,
  'supportDesk.bulk': helpers,
  'supportDesk.look': helpers,
  'supportDesk.colleagues': helpers,
  'supportDesk.macros': helpers,
  'supportDesk.saveMacro': helpers,
  'supportDesk.removeMacro': helpers,
  'supportDesk.numbers': ['owner', 'operations', 'support', 'analyst'],
}
