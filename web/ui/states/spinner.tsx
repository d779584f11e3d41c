import clsx from 'clsx'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'

// A turning ring for buttons and fields. It has no text of its own; the caller adds one.
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}

// A turning pole for pages and cards, with its words beside it.
export function Loading({ text, className }: { text?: string; className?: string }) {
  const t = useText()
  return (
    <div
      role="status"
      className={clsx(
        'flex items-center justify-center gap-3 p-8 text-muted-foreground',
        className,
      )}
    >
      <span
        aria-hidden
        className="pole pole-turning block h-9 w-2.5 rounded-full ring-1 ring-foreground/15"
      />
      <span className="font-medium">{text ?? t(ui.loading)}</span>
    </div>
  )
}
