import clsx from 'clsx'
import type { ReactNode } from 'react'

type SectionHeadingProps = {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
  isCentered?: boolean
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, text, action, level = 2, isCentered = false } = props
  const Heading = `h${level}` as const
  return (
    <div
      className={clsx(
        'flex flex-wrap gap-x-6 gap-y-2',
        isCentered ? 'flex-col items-center text-center' : 'items-end justify-between',
      )}
    >
      <div className="min-w-0">
        <Heading className="display text-4xl sm:text-5xl">{title}</Heading>
        {text && <p className="mt-2.5 max-w-2xl text-lg text-muted-foreground">{text}</p>}
      </div>
      {action}
    </div>
  )
}

// The stripe between two parts of a page.
export function PoleRule({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('pole h-2', className)} />
}
