// A row of two or three choices of which one is on.
import clsx from 'clsx'
import type { ReactNode } from 'react'

export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-full bg-secondary p-1">
      {children}
    </div>
  )
}

export function segmentClass(isOn: boolean) {
  return clsx(
    'thumb inline-flex h-9 items-center justify-center gap-1.5 rounded-full px-3.5 text-sm font-semibold transition-colors duration-150 [&_svg]:size-4',
    isOn
      ? 'bg-card text-card-foreground shadow-card'
      : 'text-secondary-foreground hover:bg-secondary-hover',
  )
}
