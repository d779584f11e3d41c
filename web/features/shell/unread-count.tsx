import { useUnread } from '#web/features/messages/unread-dot.tsx'

// How many conversations wait to be read, at the end of a menu's row.
export function UnreadCount() {
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className="ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-primary px-1.5 text-xs font-bold text-primary-foreground tabular-nums">
      {count}
    </span>
  )
}
