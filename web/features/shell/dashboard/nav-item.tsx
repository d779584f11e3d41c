import clsx from 'clsx'
import { Link } from 'react-router'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { TabIcon } from './tab-icon.tsx'

type NavItemProps = { to: string; icon: string; label: Text; isCurrent: boolean }

// A line of a column on wide screens, a chip on smaller ones.
export function NavItem({ to, icon, label, isCurrent }: NavItemProps) {
  const t = useText()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-control shrink-0 items-center gap-2.5 rounded-full border px-4 text-md font-semibold whitespace-nowrap transition-colors duration-150 lg:rounded-md lg:border-transparent lg:px-3 [&_svg]:size-4.5 [&_svg]:shrink-0',
        isCurrent
          ? 'border-primary bg-primary text-primary-foreground lg:bg-accent lg:text-accent-foreground'
          : 'bg-card hover:bg-muted lg:bg-transparent',
      )}
    >
      <TabIcon name={icon} />
      {t(label)}
    </Link>
  )
}
