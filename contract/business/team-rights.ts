// What staff may do in a business. The server enforces these rights and the screens read them.
import * as z from 'zod'
import { keysOf } from '#contract/lists.ts'

// self: own calendar. desk: all calendars, no money. manager: all but payouts and team.
export const permissionLevels = ['self', 'desk', 'manager'] as const
export type PermissionLevel = (typeof permissionLevels)[number]

// What an owner may grant beyond the level.
export const toggles = ['seesContacts', 'givesDiscounts', 'givesRefunds', 'seesReports'] as const
export type Toggle = (typeof toggles)[number]

export type Seat = {
  level: 'owner' | PermissionLevel
} & Record<Toggle, boolean>

const levelsOf = {
  // All bookings: see, make, move, answer.
  allCalendars: ['owner', 'manager', 'desk'],
  clients: ['owner', 'manager', 'desk'],
  // The whole list with what each client has spent, its export and import. Desk members find
  // clients by name.
  clientList: ['owner', 'manager'],
  hoursOfOthers: ['owner', 'manager'],
  services: ['owner', 'manager'],
  promotions: ['owner', 'manager'],
  reviews: ['owner', 'manager'],
  shop: ['owner', 'manager'],
  reports: ['owner', 'manager'],
  team: ['owner'],
  money: ['owner'],
} as const satisfies Record<string, readonly Seat['level'][]>

export type Right = keyof typeof levelsOf
export const rights = keysOf(levelsOf)

function levelsWith(right: Right): readonly Seat['level'][] {
  return levelsOf[right]
}

// The levels of team members who have a right, without the owner.
export function memberLevelsWith(right: Right) {
  return permissionLevels.filter((level) => levelsWith(right).includes(level))
}

export function mayInShop(seat: Seat, right: Right) {
  return levelsWith(right).includes(seat.level) || (right === 'reports' && seat.seesReports)
}

export function seesContacts(seat: Seat) {
  return seat.level === 'owner' || seat.level === 'manager' || seat.seesContacts
}

export function givesDiscounts(seat: Seat) {
  return seat.level === 'owner' || seat.level === 'manager' || seat.givesDiscounts
}

export function givesRefunds(seat: Seat) {
  return seat.level === 'owner' || seat.level === 'manager' || seat.givesRefunds
}

// A user may run one business and work in another: `place` says which of the two is meant.
export const place = z.enum(['barber', 'employee'])
export type Place = z.output<typeof place>
