import { lazy, Suspense } from 'react'
import { useAskedForCode } from '#web/rights/fresh-code.ts'

const FreshCode = lazy(async () => ({ default: (await import('./fresh-code.tsx')).FreshCode }))

// Fetched when a code is asked for: only administrators are.
export function FreshCodeKeeper() {
  return useAskedForCode() ? (
    <Suspense>
      <FreshCode />
    </Suspense>
  ) : null
}
