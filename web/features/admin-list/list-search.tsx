import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Input } from '#web/ui/forms/input.tsx'
import { useFilter } from './use-filter.ts'

const pauseMs = 300

// The search of a list, kept in the address as ?q=. Applied while typing, and at once with Enter. When
// the address gets another word, by a view or the back button, the box shows that one.
export function ListSearch({ label }: { label: string }) {
  const q = useSearchParams()[0].get('q') ?? ''
  const filter = useFilter()
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  // The last word that this box itself put into the address.
  const [sent, setSent] = useState(q)
  if (q !== seen) {
    setSeen(q)
    if (q !== sent) {
      setSent(q)
      setTyped(q)
    }
  }

  function apply(text: string) {
    const word = text.trim()
    // The address may still be on its way there.
    if (word === sent) return
    setSent(word)
    filter({ q: word })
  }
  const applyLater = useEffectEvent(apply)
  useEffect(() => {
    const timer = setTimeout(() => applyLater(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply(typed)
      }}
    >
      <Input
        type="search"
        name="q"
        maxLength={80}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
