import { useRef, useState, type FormEvent } from 'react'

type Field = HTMLTextAreaElement | HTMLInputElement

// What was typed in a dialog is not lost by a key or a press outside: its own buttons close it.
export function useTyped() {
  const typed = useRef(new Set<Field>())
  const [asked, setAsked] = useState<Field>()

  // Overlays that are opened from here have what is typed in them.
  function onInput({ target, currentTarget }: FormEvent<HTMLElement>) {
    if (isText(target) && currentTarget.contains(target)) typed.current.add(target)
  }

  function keep(event: Event) {
    const left = [...typed.current].find(isLeft)
    if (!left) return
    event.preventDefault()
    setAsked(left)
  }

  return { onInput, keep, isKept: asked !== undefined && isLeft(asked) }
}

const textTypes = ['text', 'email', 'tel']

// A code is sent again, and typed again.
function isText(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement) return true
  return (
    target instanceof HTMLInputElement &&
    textTypes.includes(target.type) &&
    target.autocomplete !== 'one-time-code'
  )
}

// Gone with the dialog, or emptied again.
function isLeft(field: Field) {
  return field.isConnected && field.value.trim() !== ''
}
