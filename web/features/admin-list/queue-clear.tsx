import { CircleCheckBig } from 'lucide-react'
import { useLanguage, useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useNow } from '#web/use-now.ts'
import { recentTime } from '#web/words/own-time.ts'

type QueueClearProps = { text: string; lastAt: string | null }

// A queue in which nothing waits, and when its last one was dealt with.
export function QueueClear({ text, lastAt }: QueueClearProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  return (
    <EmptyState
      icon={CircleCheckBig}
      title={t(words.queueClear)}
      text={
        lastAt === null
          ? text
          : `${text} ${t(words.lastOne, { when: recentTime(lastAt, language, now) })}`
      }
    />
  )
}
