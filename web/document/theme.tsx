// Light, dark or as the system says, without a flash: a script in the head sets the class before
// anything is painted.
import { useLayoutEffect, useSyncExternalStore } from 'react'

export type Mode = 'light' | 'dark' | 'system'

const key = 'theme'
const listeners = new Set<() => void>()
const darkMedia = '(prefers-color-scheme: dark)'

export const themeScript = `(()=>{try{var t=localStorage.getItem('${key}')}catch(e){}document.documentElement.classList.toggle('dark',t==='dark'||(t!=='light'&&matchMedia('${darkMedia}').matches))})()`

// Only the server writes it: React never runs a script it renders in the browser.
export function ThemeScript() {
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: themeScript }} /> : null
}

// Once, in the root layout. An error boundary at the root rebuilds <html> and drops the class.
export function ThemeKeeper() {
  useLayoutEffect(() => {
    apply()
    const media = matchMedia(darkMedia)
    media.addEventListener('change', apply)
    addEventListener('storage', apply)
    return () => {
      media.removeEventListener('change', apply)
      removeEventListener('storage', apply)
    }
  }, [])
  return null
}

export function useTheme() {
  const mode = useSyncExternalStore<Mode>(subscribe, read, () => 'system')
  return { mode, setMode, toggle: () => setMode(isDark() ? 'light' : 'dark') }
}

function setMode(mode: Mode) {
  try {
    localStorage.setItem(key, mode)
  } catch {
    // Storage may be closed to us; the choice then lasts until the page is left.
  }
  apply()
}

function apply() {
  const mode = read()
  const dark = mode === 'dark' || (mode === 'system' && matchMedia(darkMedia).matches)
  document.documentElement.classList.toggle('dark', dark)
  for (const listener of listeners) listener()
}

function read(): Mode {
  try {
    const saved = localStorage.getItem(key)
    return saved === 'light' || saved === 'dark' ? saved : 'system'
  } catch {
    return 'system'
  }
}

function isDark() {
  return document.documentElement.classList.contains('dark')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
