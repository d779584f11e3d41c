import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Spinner } from './states/spinner.tsx'

export const buttonClass = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,box-shadow] duration-150 active:translate-y-px',
    'disabled:pointer-events-none not-aria-busy:disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary-hover',
        outline:
          'border border-input/60 bg-card text-card-foreground hover:border-input hover:bg-muted',
        ghost: 'text-foreground hover:bg-secondary',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'text-primary underline-offset-4 hover:underline',
      },
      size: {
        sm: 'thumb h-9 px-3.5 text-sm',
        md: 'h-control px-5 text-md',
        lg: 'h-13 px-7 text-base',
        icon: 'size-control text-base',
      },
      pill: { true: 'rounded-full', false: 'rounded-md' },
      // A long label takes two lines: Spanish is a third longer.
      wide: { true: 'w-full text-center leading-tight whitespace-normal!' },
    },
    compoundVariants: [{ variant: 'link', size: ['sm', 'md', 'lg'], className: 'px-1!' }],
    defaultVariants: { variant: 'primary', size: 'md', pill: false },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    asChild?: boolean
    // True turns a ring before the label; words take the label's place.
    busy?: boolean | string
  }

export function Button({
  variant,
  size,
  pill,
  wide,
  busy = false,
  asChild = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size, pill, wide, className })
  if (asChild)
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    )

  return (
    <button
      type="button"
      className={look}
      disabled={disabled || busy !== false}
      aria-busy={busy !== false || undefined}
      {...rest}
    >
      {busy !== false && <Spinner />}
      {typeof busy === 'string' ? busy : children}
    </button>
  )
}

type IconButtonProps = Omit<ButtonProps, 'size' | 'busy' | 'wide'> & { label: string }

export function IconButton({ label, variant = 'ghost', pill = true, ...rest }: IconButtonProps) {
  return <Button aria-label={label} size="icon" variant={variant} pill={pill} {...rest} />
}
