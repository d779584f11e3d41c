import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast } from './toast.ts'

// Once, in the root layout. Without a connection the toaster cannot be fetched; the page stays, and
// its toasts wait for the connection.
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetchToaster = () =>
      void import('./toaster.tsx').then(
        (file) => setToaster(() => file.Toaster),
        () => addEventListener('online', fetchToaster, { once: true }),
      )
    onFirstToast(fetchToaster)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchToaster, safariIdleMs)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchToaster)
    return () => cancelIdleCallback(idle)
  }, [])

  return Toaster && <Toaster />
}

const safariIdleMs = 2000
