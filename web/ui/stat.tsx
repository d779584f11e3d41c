import clsx from 'clsx'
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type StatProps = {
  label: string
  value: string
  // '+12% on last period' in words; which way it went, and whether that is good.
  change?: { text: string; direction: 'up' | 'down'; isGood: boolean }
  children?: ReactNode
}

export function Stat({ label, value, change, children }: StatProps) {
  const Arrow = change?.direction === 'down' ? TrendingDown : TrendingUp
  return (
    <Card className="flex min-w-0 flex-col">
      <p className="text-md font-medium text-muted-foreground">{label}</p>
      <p className="display mt-2 text-4xl tabular-nums">{value}</p>
      {change && (
        <p
          className={clsx(
            'mt-2 flex items-center gap-1.5 text-sm font-semibold',
            change.isGood ? 'text-success' : 'text-destructive',
          )}
        >
          <Arrow aria-hidden className="size-4" />
          {change.text}
        </p>
      )}
      {children && <div className="mt-3">{children}</div>}
    </Card>
  )
}
