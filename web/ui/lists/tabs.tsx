import clsx from 'clsx'
import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { reveal } from './reveal.ts'

type Tab = { value: string; label: string; icon?: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
  className?: string
}

export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <RadixTabs.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={onChange}
      className={className}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 rounded-lg bg-secondary p-1 dark:bg-background"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="flex min-h-control min-w-0 flex-1 items-center justify-center gap-2 rounded-md px-3 text-md font-semibold text-muted-foreground transition-colors duration-150 hover:text-foreground data-[state=active]:bg-card data-[state=active]:text-foreground data-[state=active]:shadow-card dark:data-[state=active]:bg-secondary [&_svg]:size-4.5"
          >
            {tab.icon}
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

type TabLink = { to: string; label: string; icon?: ReactNode; count?: number; isCurrent: boolean }

// Tabs that are addresses: they can be opened, shared and gone back to. Scrolls sideways on phones.
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              ref={tab.isCurrent ? reveal : undefined}
              to={tab.to}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={clsx(
                '-mb-px flex min-h-control items-center gap-2 rounded-t-md border-b-2 px-3 text-md font-semibold whitespace-nowrap -outline-offset-2 transition-colors duration-150 [&_svg]:size-4.5',
                tab.isCurrent
                  ? 'border-primary text-foreground'
                  : 'border-transparent text-muted-foreground hover:text-foreground',
              )}
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-secondary px-2 text-sm text-secondary-foreground tabular-nums">
                  {tab.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
