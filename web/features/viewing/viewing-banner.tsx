import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Session } from '#contract/accounts/auth.ts'
import { messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { viewingWords as words } from '#web/texts/admin/viewing.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/use-now.ts'
import { stopViewing } from '#web/rights/viewing.ts'

type ViewingBannerProps = { session: Session; viewing: NonNullable<Session['viewing']> }

// On every screen while an administrator sees the app as someone else. It has no way to close it but
// to stop, and stops by itself when the time is over.
export function ViewingBanner({ session, viewing }: ViewingBannerProps) {
  const t = useText()
  const now = useNow()
  const { isBusy, stop } = useStop()
  const { endsAt, isOver } = viewing
  const leftMs = isOver ? 0 : Date.parse(endsAt) - now
  const minutes = Math.ceil(leftMs / 60_000)

  useEffect(() => {
    const timer = setTimeout(() => void stop(), isOver ? 0 : Date.parse(endsAt) - Date.now())
    return () => clearTimeout(timer)
  }, [endsAt, isOver, stop])

  return (
    <aside
      aria-label={t(words.label)}
      className="no-print border-b border-warning/50 bg-warning/15 text-foreground"
    >
      <div className="mx-auto flex min-h-12 max-w-page items-center gap-3 px-4 sm:px-6">
        <Eye aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 py-1 text-sm leading-tight sm:text-md">
          <span className="font-semibold break-words">
            {t(words.seeingAs, { name: session.user.name })}
          </span>{' '}
          <span className="whitespace-nowrap">
            {minutes > 1
              ? t(words.minutesLeft, { minutes })
              : t(minutes === 1 ? words.minuteLeft : words.over)}
          </span>
          <span className="max-lg:sr-only"> {t(words.readOnly)}</span>
        </p>
        <Button size="sm" busy={isBusy} onClick={() => void stop()}>
          {t(words.stop)}
        </Button>
      </div>
    </aside>
  )
}

function useStop() {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)
  const [stop] = useState(() => async () => {
    setIsBusy(true)
    try {
      await stopViewing()
    } catch (error) {
      setIsBusy(false)
      toast.error(t(words.notStopped), { description: sentence(messageOf(error)) })
    }
  })
  return { isBusy, stop }
}
