import clsx from 'clsx'
import { Link } from 'react-router'
import type { InboxLine } from '#contract/bookings/messages.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { inboxWords, messageWords as words } from '#web/texts/bookings/messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { useNow } from '#web/use-now.ts'
import { whenWords } from '#web/words/date-words.ts'
import { recentTime } from '#web/words/own-time.ts'

export function InboxRow({ line, isOpen }: { line: InboxLine; isOpen: boolean }) {
  const t = useText()
  const language = useLanguage()
  const nowMs = useNow()
  const link = useSearchLink()
  const { id, title, photoUrl, isUnread, lastAt, booking } = line
  return (
    <li>
      <Link
        to={link({ thread: id })}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={clsx(
          'flex min-h-16 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-muted',
          isOpen && 'bg-accent',
        )}
      >
        <Avatar name={title} src={photoUrl} isDecorative />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className={clsx('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {title}
            </span>
            <time dateTime={lastAt} className="shrink-0 text-xs text-muted-foreground">
              {recentTime(lastAt, language, nowMs)}
            </time>
          </span>
          <span
            className={clsx(
              'block truncate text-md',
              isUnread ? 'font-semibold' : 'text-muted-foreground',
            )}
          >
            <LastSaid line={line} />
          </span>
          {booking && (
            <span className="block truncate text-sm text-muted-foreground first-letter:uppercase">
              {whenWords(booking.startsAt, booking.timeZone, language)}
            </span>
          )}
        </span>
        {isUnread && (
          <span className="size-2.5 shrink-0 rounded-full bg-primary">
            <span className="sr-only">{t(inboxWords.isUnread)}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

function LastSaid({ line: { last } }: { line: InboxLine }) {
  const t = useText()
  const text = last.isRemoved ? t(words.removed) : last.body || t(words.photoOnly)
  return last.isMine ? t(words.youSaid, { text }) : text
}
