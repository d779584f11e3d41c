// Parts of a page that are in the server's HTML at once, and whose script is fetched and brought to
// life only when it is worth it. React drops the server's HTML of a part that changes before its
// script has arrived: so it is memoised, and a change that does come wakes it at once.
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react'

type Load<P> = () => Promise<ComponentType<P>>

// When it comes near the screen.
export function onVisible<P extends object>(load: Load<P>, placeholder: ReactNode = null) {
  return deferred(load, placeholder, (frame, wake) => {
    const isNear = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting)
    const observer = new IntersectionObserver((entries) => isNear(entries) && wake(), {
      rootMargin: nearby,
    })
    observer.observe(frame)
    return () => observer.disconnect()
  })
}

// When the page has loaded and the browser has nothing better to do.
export function onIdle<P extends object>(load: Load<P>, placeholder: ReactNode = null) {
  return deferred(load, placeholder, (_, wake) => {
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  })
}

const nearby = '300px'

// For a script that cannot be fetched: the links and forms of the server's HTML work without it.
const asleep = new Promise<never>(() => {})

type Watch = (frame: Element, wake: () => void) => () => void

function deferred<P extends object>(load: Load<P>, placeholder: ReactNode, watch: Watch) {
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await awake
    return { default: await load().catch(() => asleep) }
  })

  return memo(function Deferred(props: P) {
    const frame = useRef<HTMLDivElement>(null)
    const firstProps = useRef(props)
    useEffect(() => (frame.current ? watch(frame.current, wake) : undefined), [])
    useEffect(() => {
      if (props !== firstProps.current) wake()
    }, [props])
    return (
      <div ref={frame}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}
