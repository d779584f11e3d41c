import clsx from 'clsx'

// The pole and the name. The name is managed content.
export function Logo({ name = 'Kempt', className }: { name?: string; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <span aria-hidden className="pole block h-8 w-2.5 rounded-full ring-1 ring-foreground/15" />
      <span className="display text-[1.9rem] leading-none">{name}</span>
    </span>
  )
}
