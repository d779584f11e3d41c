import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'

type RoundIconProps = { icon: LucideIcon; isWrong?: boolean }

// Above the heading of a screen that tells how something went.
export function RoundIcon({ icon: Icon, isWrong = false }: RoundIconProps) {
  return (
    <span
      className={clsx(
        'mb-5 grid size-14 place-items-center rounded-full',
        isWrong ? 'bg-secondary text-destructive' : 'bg-accent text-accent-foreground',
      )}
    >
      <Icon aria-hidden className="size-6.5" />
    </span>
  )
}
