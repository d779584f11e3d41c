import clsx from 'clsx'
import type { ReactNode } from 'react'

type PageBodyProps = { narrow?: boolean; children: ReactNode }

// The column ordinary pages stand in. Pages that reach the edges do without it.
export function PageBody({ narrow = false, children }: PageBodyProps) {
  return (
    <div
      className={clsx('mx-auto px-4 py-8 sm:px-6 sm:py-12', narrow ? 'max-w-3xl' : 'max-w-page')}
    >
      {children}
    </div>
  )
}
