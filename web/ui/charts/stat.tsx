import clsx from 'clsx'
import { Info, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'

type StatProps = {
  label: string
  value: string
  // '+12% on last period' in words; which way it went, and whether that is good.
  change?: { text: string; direction: 'up' | 'down'; isGood: boolean }
  // Explains the number in a tooltip.
  definition?: string | undefined
  // Leads to what was counted.
  to?: string | undefined
  children?: ReactNode
}

export function Stat({ label, value, change, definition, to, children }: StatProps) {
  const Arrow = change?.direction === 'down' ? TrendingDown : TrendingUp
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="@container">
        <div className="flex items-start justify-between gap-1">
          <Hint size="md" className="font-medium">
            {label}
          </Hint>
          {definition && <Definition of={label} text={definition} />}
        </div>
        <p className={clsx('display mt-2 text-4xl tabular-nums', smallerOf(value))}>
          {to === undefined ? (
            value
          ) : (
            <Link
              to={to}
              aria-label={`${label}: ${value}`}
              className="thumb relative underline decoration-2 underline-offset-8 hover:text-primary"
            >
              {value}
            </Link>
          )}
        </p>
      </div>
      {change && (
        <p
          className={clsx(
            'mt-2 flex items-center gap-1.5 text-sm font-semibold',
            change.isGood ? 'text-success' : 'text-destructive',
          )}
        >
          <Arrow aria-hidden className="size-4 shrink-0" />
          {change.text}
        </p>
      )}
      {children && <div className="mt-3">{children}</div>}
    </Card>
  )
}

// Two of these stand side by side on a phone, and a city's sales have ten characters and more.
function smallerOf({ length }: string) {
  if (length > 9) return '@max-[11rem]:text-2xl'
  return length > 8 && '@max-[11rem]:text-3xl'
}

// A sign that tells on hover, focus or tap what a number means.
export function Definition({ of, text }: { of: string; text: string }) {
  const t = useText()
  return (
    <Tooltip text={text} opensOnTap>
      <button
        type="button"
        aria-label={t(ui.meaningOf, { name: of })}
        className="thumb relative -mt-0.5 -mr-1 grid size-7 shrink-0 place-items-center rounded-full text-muted-foreground hover:text-foreground"
      >
        <Info aria-hidden className="size-4" />
      </button>
    </Tooltip>
  )
}
