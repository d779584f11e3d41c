import { useLanguage, useText } from '#web/language.tsx'
import { followUpWords as words } from '#web/texts/admin/booking-case.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { useNow } from '#web/use-now.ts'

// The day of a follow-up; overdue from the day after.
export function DueBadge({ day }: { day: string }) {
  const t = useText()
  const language = useLanguage()
  const today = new Date(useNow()).toLocaleDateString('en-CA')
  const isOver = day < today
  const named = { day: dayWords(day, language, { month: 'short', day: 'numeric' }) }
  return (
    <Badge tone={isOver ? 'error' : day === today ? 'warning' : 'neutral'}>
      {t(isOver ? words.overdue : words.dueOn, named)}
    </Badge>
  )
}
