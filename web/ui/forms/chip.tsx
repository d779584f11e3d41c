import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'

export function chipClass(isOn: boolean) {
  return clsx(
    'thumb inline-flex h-9.5 items-center gap-2 rounded-full border px-4 text-md font-semibold whitespace-nowrap transition-colors duration-150 [&_svg]:size-4',
    isOn
      ? 'border-primary bg-primary text-primary-foreground hover:bg-primary-hover'
      : 'border-input/60 bg-card text-card-foreground hover:border-input hover:bg-muted',
  )
}

// A choice that is on or off: a time, a category, a filter.
export function Chip({ isOn = false, ...rest }: ComponentProps<'button'> & { isOn?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...rest}
      className={clsx(chipClass(isOn), 'disabled:opacity-50', rest.className)}
    />
  )
}

// Something chosen that can be taken away again.
export function RemovableChip({ children, name, onRemove }: RemovableChipProps) {
  const t = useText()
  return (
    <span className="inline-flex h-9.5 items-center rounded-full bg-accent pl-4 text-md font-semibold text-accent-foreground">
      {children}
      <button
        type="button"
        onClick={onRemove}
        aria-label={t(ui.remove, { name })}
        className="thumb grid size-9.5 place-items-center rounded-full hover:bg-foreground/10"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  )
}

type RemovableChipProps = { name: string; onRemove: () => void; children: ReactNode }
