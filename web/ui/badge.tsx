import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeClass = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-transparent bg-secondary text-secondary-foreground',
        outline: 'bg-card text-card-foreground',
        info: 'border-transparent bg-accent text-accent-foreground',
        success: 'border-success/35 bg-card text-success',
        warning: 'border-warning/35 bg-card text-warning',
        error: 'border-destructive/35 bg-card text-destructive',
        brand: 'border-transparent bg-brand text-brand-foreground',
        // For photographs: readable on anything.
        ink: 'border-transparent bg-ink/90 text-ink-foreground',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type BadgeProps = VariantProps<typeof badgeClass> & {
  // A dot in the badge's colour, for states.
  dot?: boolean
  children: ReactNode
  className?: string
}

export function Badge({ tone, dot = false, children, className }: BadgeProps) {
  return (
    <span className={badgeClass({ tone, className })}>
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
