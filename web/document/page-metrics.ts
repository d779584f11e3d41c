// How fast pages load for this visitor, kept in their own browser.
type PageLoad = {
  path: string
  at: string
  ttfbMs: number
  domContentLoadedMs: number
  loadMs: number
  lcpMs: number | null
}

const key = 'pageLoadMetrics'
const kept = 100
const delayMs = 1000

// Records this page load, a second after it is complete.
export function recordPageLoad() {
  let lcpMs: number | null = null
  const paints = watchPaints((startTime) => (lcpMs = Math.round(startTime)))
  let timer: ReturnType<typeof setTimeout> | undefined

  const complete = () => {
    timer = setTimeout(() => {
      paints?.disconnect()
      const [navigation] = performance.getEntriesByType('navigation')
      if (navigation) keep(measure(navigation as PerformanceNavigationTiming, lcpMs))
    }, delayMs)
  }
  if (document.readyState === 'complete') complete()
  else addEventListener('load', complete, { once: true })

  return () => {
    removeEventListener('load', complete)
    clearTimeout(timer)
    paints?.disconnect()
  }
}

function measure(navigation: PerformanceNavigationTiming, lcpMs: number | null): PageLoad {
  return {
    path: new URL(navigation.name).pathname,
    at: new Date().toISOString(),
    ttfbMs: Math.round(navigation.responseStart),
    domContentLoadedMs: Math.round(navigation.domContentLoadedEventEnd),
    loadMs: Math.round(navigation.loadEventEnd),
    lcpMs,
  }
}

// Not every browser tells of its largest paint.
function watchPaints(onPaint: (startTime: number) => void) {
  const type = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null
  const observer = new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    if (last) onPaint(last.startTime)
  })
  observer.observe({ type, buffered: true })
  return observer
}

function keep(load: PageLoad) {
  try {
    localStorage.setItem(key, JSON.stringify([...readKept(), load].slice(-kept)))
  } catch {
    // Storage may be closed or full; measuring must never disturb the page.
  }
}

function readKept(): unknown[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(saved) ? saved : []
  } catch {
    return []
  }
}
