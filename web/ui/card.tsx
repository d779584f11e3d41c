import clsx from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Hint } from './hint.tsx'

type CardProps = ComponentProps<'div'> & {
  asChild?: boolean
  // Without padding, for pictures that reach the edge.
  flush?: boolean
}

export function Card({ asChild = false, flush = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return (
    <Element
      className={clsx(
        'min-w-0 rounded-lg border bg-card text-card-foreground shadow-card',
        flush ? 'overflow-hidden' : 'p-5',
        className,
      )}
      {...rest}
    />
  )
}

type TitledCardProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  children: ReactNode
  className?: string
}

// A section of a page with its own heading.
export function TitledCard(props: TitledCardProps) {
  const { title, text, action, level = 2, children, className } = props
  const Heading = `h${level}` as const
  return (
    <Card asChild className={className}>
      <section aria-label={title}>
        <div className="mb-4 flex items-start justify-between gap-3">
          <div>
            <Heading className="text-lg leading-tight font-bold">{title}</Heading>
            {text && (
              <Hint size="md" className="mt-1">
                {text}
              </Hint>
            )}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  )
}
