import clsx from 'clsx'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'

// The shape of what is coming. Give it a height and a width: <Skeleton className="h-5 w-40" />
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-shimmer rounded-md bg-secondary', className)}
    />
  )
}

// Lines of text that are coming, with a word for those who cannot see them.
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const t = useText()
  return (
    <div role="status" className="space-y-2.5">
      <span className="sr-only">{t(ui.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  )
}
