import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

export const inputClass = clsx(
  'w-full rounded-md border border-input bg-card text-base text-card-foreground',
  'transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground',
  'hover:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive',
)

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(inputClass, 'h-control px-3', className)} {...rest} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(inputClass, 'block min-h-control px-3 py-2.5', className)}
      {...rest}
    />
  )
}

// The platform's own select: the best one on a phone. For richer lists see select.tsx.
export function NativeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        className={clsx(inputClass, 'h-control appearance-none truncate pr-10 pl-3')}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
