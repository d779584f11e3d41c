import clsx from 'clsx'
import type { ComponentProps } from 'react'

type HintProps = ComponentProps<'p'> & { size?: 'sm' | 'md' }

// Helper text in gray: under a title, beside a field, in place of an empty list.
export function Hint({ size = 'sm', className, ...rest }: HintProps) {
  return (
    <p
      className={clsx(className, size === 'sm' ? 'text-sm' : 'text-md', 'text-muted-foreground')}
      {...rest}
    />
  )
}
