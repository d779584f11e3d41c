import clsx from 'clsx'

type ProgressProps = {
  label: string
  // From 0 to `max`; undefined while the progress is unknown.
  value?: number
  max?: number
  // Said instead of a percentage: 'Step 2 of 7'.
  valueText?: string
  className?: string
}

export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  const share = value === undefined ? 100 : Math.min(100, Math.max(0, (value / max) * 100))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={clsx(
        'h-2.5 overflow-hidden rounded-full bg-secondary ring-1 ring-foreground/10 ring-inset',
        className,
      )}
    >
      <div
        style={{ width: `${share}%` }}
        className={clsx(
          'pole h-full rounded-full transition-[width] duration-250',
          value === undefined && 'pole-turning',
        )}
      />
    </div>
  )
}
