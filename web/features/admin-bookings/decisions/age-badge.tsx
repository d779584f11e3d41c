import { useText } from '#web/language.tsx'
import { reportWords as words } from '#web/texts/admin/reports.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useNow } from '#web/use-now.ts'

const hourMs = 3_600_000
const longWaitHours = 72

// How long someone has waited for a decision.
export function AgeBadge({ since }: { since: string }) {
  const t = useText()
  const hours = Math.max(0, Math.floor((useNow() - Date.parse(since)) / hourMs))
  const days = Math.floor(hours / 24)
  const tone = hours >= longWaitHours ? 'error' : 'warning'
  // Days from two on, as the overview says it.
  if (days < 2) return <Badge tone={tone}>{t(words.hours, { count: hours })}</Badge>
  return <Badge tone={tone}>{t(words.days, { count: days })}</Badge>
}
