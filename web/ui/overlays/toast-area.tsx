import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

// Once, in the root layout.
export function ToastArea() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const want = () => setIsWanted(true)
    onFirstToast(want)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(want, safariIdleMs)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(want)
    return () => cancelIdleCallback(idle)
  }, [])

  return (
    isWanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}

const safariIdleMs = 2000
