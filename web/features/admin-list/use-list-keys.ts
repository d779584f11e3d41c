import { useEffect, useRef } from 'react'
import type { Selection } from './selection.ts'

type ListKeys = {
  // The switch that WCAG 2.1.4 asks of single keys.
  isOn: boolean
  selection: Selection | undefined
}

// Keys of a list, while it or nothing has the focus: j and k move, x chooses, Escape stops choosing,
// / goes to the search. Enter opens, as on any button.
export function useListKeys({ isOn, selection }: ListKeys) {
  const list = useRef<HTMLUListElement>(null)
  // Where to go on from while the focus is in the drawer beside the list.
  const last = useRef<Element>(null)
  const chosen = useRef(selection)
  useEffect(() => {
    chosen.current = selection
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isFree(list.current)) return
      const at = { list: list.current, last: last.current }
      if (act(event.key, at, chosen.current)) event.preventDefault()
    }
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && list.current?.contains(target)) last.current = target
    }
    window.addEventListener('keydown', listen)
    window.addEventListener('focusin', note)
    return () => {
      window.removeEventListener('keydown', listen)
      window.removeEventListener('focusin', note)
    }
  }, [isOn])
  return list
}

type At = { list: HTMLElement | null; last: Element | null }

// Whether the key meant something.
function act(key: string, at: At, selection: Selection | undefined) {
  if (key === '/') return search()
  if (key === 'j' || key === 'k') return step(at, key === 'j' ? 1 : -1)
  if (key === 'x' && selection) return choose(selection)
  if (key !== 'Escape' || !selection?.isOn) return false
  selection.setIsOn(false)
  return true
}

// <main> has the focus after a change of page.
function isFree(list: HTMLElement | null) {
  const { activeElement: focused } = document
  return (
    focused === null ||
    focused.matches('body, main') ||
    (list !== null && list.contains(focused)) ||
    isInDrawer(focused)
  )
}

// Beside the list, and nothing is typed there.
function isInDrawer(focused: Element) {
  return focused.closest('[data-beside]') !== null && !focused.matches('input, textarea, select')
}

function search() {
  const input = document.querySelector<HTMLInputElement>('[role="search"] input')
  input?.focus()
  return input !== null
}

function step({ list, last }: At, by: 1 | -1) {
  const rows = [
    ...(list?.querySelectorAll<HTMLElement>('[data-row] > button, [data-row] > a') ?? []),
  ]
  const { activeElement } = document
  const from = activeElement && isInDrawer(activeElement) ? last : activeElement
  const now = rows.findIndex((row) => row.closest('li') === from?.closest('li'))
  const next = now === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, now + by))
  rows[next]?.focus()
  return true
}

function choose(selection: Selection) {
  const id = document.activeElement?.closest<HTMLElement>('[data-choice]')?.dataset['choice']
  if (id === undefined) return false
  selection.toggle(id)
  return true
}
