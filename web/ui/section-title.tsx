import clsx from 'clsx'
import type { ComponentProps } from 'react'

type SectionTitleProps = ComponentProps<'h2'> & { level?: 2 | 3 }

// The heading of a section inside a page or a dialog.
export function SectionTitle({ level = 2, className, ...rest }: SectionTitleProps) {
  const Heading = `h${level}` as const
  return <Heading className={clsx(className, 'text-lg font-bold')} {...rest} />
}
