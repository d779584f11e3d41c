// What was said, oldest first. The newest is in sight, unless the reader has scrolled up.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ArrowDown } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button } from '#web/ui/button.tsx'

type MessageLogProps = { count: number; className?: string; children: ReactNode }

const nearPx = 80

export function MessageLog({ count, className = '', children }: MessageLogProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const [hasNew, setHasNew] = useState(false)

  const toEnd = () => {
    const { current } = frame
    current?.scrollTo({ top: current.scrollHeight })
    setHasNew(false)
  }

  useEffect(() => {
    if (isNear.current) toEnd()
    else setHasNew(true)
  }, [count])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={frame}
        tabIndex={0}
        role="log"
        aria-label={t(words.log)}
        className={`h-full overflow-y-auto overscroll-contain p-4 ${className}`}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isNear.current = scrollHeight - scrollTop - clientHeight < nearPx
          if (isNear.current) setHasNew(false)
        }}
      >
        <ul className="space-y-4">{children}</ul>
      </div>
      {hasNew && (
        <Button
          size="sm"
          pill
          className="absolute bottom-2 left-1/2 -translate-x-1/2"
          onClick={toEnd}
        >
          <ArrowDown aria-hidden />
          {t(words.newMessages)}
        </Button>
      )}
    </div>
  )
}
