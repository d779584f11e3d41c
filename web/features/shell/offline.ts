// Registers the small worker that shows a page of ours when there is no connection.
export function keepOfflinePage() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') return register()
  addEventListener('load', register, { once: true })
  return () => removeEventListener('load', register)
}
