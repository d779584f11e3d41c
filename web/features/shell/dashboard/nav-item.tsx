import clsx from 'clsx'
import { Link } from 'react-router'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { TabIcon } from './tab-icon.tsx'

type NavItemProps = {
  to: string
  icon: string
  label: Text
  isCurrent: boolean
  isTile?: boolean
}

// A line of a column on wide screens; on smaller ones a chip of a row, or a tile whose name may wrap.
export function NavItem({ to, icon, label, isCurrent, isTile = false }: NavItemProps) {
  const t = useText()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-control shrink-0 items-center gap-2.5 border text-md font-semibold transition-colors duration-150 lg:rounded-md lg:border-transparent lg:px-3 [&_svg]:size-4.5 [&_svg]:shrink-0',
        isTile
          ? 'min-w-0 rounded-md px-3 leading-tight max-lg:gap-2 max-lg:px-2 max-sm:text-sm'
          : 'rounded-full px-4 whitespace-nowrap',
        isCurrent
          ? 'border-primary bg-primary text-primary-foreground lg:bg-accent lg:text-accent-foreground'
          : 'bg-card hover:bg-muted lg:bg-transparent',
      )}
    >
      <TabIcon name={icon} />
      <span className={clsx(isTile && 'min-w-0')}>{t(label)}</span>
    </Link>
  )
}
