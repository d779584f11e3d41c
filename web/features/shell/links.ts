// Where the bars and menus lead.
import { homeOf, type Role } from '#contract/access.ts'
import type { SessionUser } from '#contract/accounts/auth.ts'
import type { Text } from '#contract/language.ts'
import { messageWords } from '#web/texts/bookings/messages.ts'
import { shell } from '#web/texts/shell.ts'

export type ShellLink = { to: string; label: Text }

export const serviceLinks: ShellLink[] = [
  { to: '/services', label: shell.allServices },
  { to: '/grow', label: shell.growYourBusiness },
]

export const linksBeforeServices: ShellLink[] = [
  { to: '/', label: shell.home },
  { to: '/about', label: shell.about },
]

export const linksAfterServices: ShellLink[] = [
  { to: '/explore', label: shell.findBarbers },
  { to: '/map', label: shell.map },
]

export const legalLinks: ShellLink[] = [
  { to: '/terms', label: shell.terms },
  { to: '/privacy', label: shell.privacy },
  { to: '/cookies', label: shell.cookies },
]

// The extra link of the main menu: clients reach their dashboard through the account menu.
export function workLink(user: SessionUser | undefined, role: Role): ShellLink | null {
  if (!user || role === 'client') return null
  return { to: homeOf[role], label: role === 'admin' ? shell.admin : shell.myDashboard }
}

export function accountLinks(user: SessionUser | undefined, role: Role) {
  return {
    dashboard: { to: user ? homeOf[role] : '/auth', label: shell.dashboard },
    myBookings: role === 'client' ? { to: '/client/bookings', label: shell.myBookings } : null,
    messages: { to: '/messages', label: messageWords.messages },
    settings: { to: '/settings', label: shell.settings },
  }
}
