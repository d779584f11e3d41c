import { useEffect, useRef } from 'react'

// Keys of a list, while it or nothing has the focus: j and k move, / goes to the search. Enter opens,
// as on any button. `isOn` is the switch that WCAG 2.1.4 asks of single keys.
export function useListKeys(isOn: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isFree(list.current)) return
      if (event.key === '/') search()
      else if (event.key === 'j') step(list.current, 1)
      else if (event.key === 'k') step(list.current, -1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
  return list
}

// <main> has the focus after a change of page.
function isFree(list: HTMLElement | null) {
  const { activeElement: focused } = document
  return (
    focused === null || focused.matches('body, main') || (list !== null && list.contains(focused))
  )
}

function search() {
  document.querySelector<HTMLInputElement>('[role="search"] input')?.focus()
}

function step(list: HTMLElement | null, by: 1 | -1) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('li > button, li > a') ?? [])]
  const now = rows.findIndex((row) => row === document.activeElement)
  const next = now === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, now + by))
  rows[next]?.focus()
}
