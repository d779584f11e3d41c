import { expiringDays } from '#contract/accounts/approvals.ts'
import type { Text } from '#contract/language.ts'
import { barbersWords as words } from '#web/texts/admin/barbers.ts'

const dayMs = 24 * 60 * 60 * 1000

export function daysLeft(today: string, expiresOn: string) {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs)
}

// The warning beside an expiry; null while it is far away.
export function warningOf(days: number): { tone: 'error' | 'warning'; text: Text } | null {
  if (days < 0) return { tone: 'error', text: words.expiredShort }
  if (days > expiringDays) return null
  if (days === 0) return { tone: 'warning', text: words.today }
  return { tone: 'warning', text: days === 1 ? words.tomorrow : words.inDays }
}
