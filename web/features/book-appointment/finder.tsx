import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Input } from '#web/ui/forms/input.tsx'

type FinderProps = {
  label: string
  onFind: (q: string) => void
  onType?: (typed: string) => void
}

const pauseMs = 300

// Finds people or barbers by what is typed, after a moment or at once with Enter.
export function Finder({ label, onFind, onType }: FinderProps) {
  const [typed, setTyped] = useState('')
  const find = useEffectEvent(onFind)
  useEffect(() => {
    const timer = setTimeout(() => find(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <Input
        type="search"
        name="q"
        maxLength={80}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onType?.(event.target.value.trim())
        }}
      />
    </form>
  )
}

type FoundRowProps = {
  disabled?: boolean
  // Chosen before someone came back to this step.
  isChosen?: boolean
  onChoose: () => void
  children: ReactNode
}

export function FoundRow(props: FoundRowProps) {
  const { disabled = false, isChosen = false, onChoose, children } = props
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        aria-pressed={isChosen || undefined}
        className="flex min-h-control w-full items-center gap-3 px-3 py-2.5 text-left -outline-offset-2 hover:bg-muted disabled:opacity-60"
        onClick={onChoose}
      >
        {children}
        {isChosen && <Check aria-hidden className="size-5 shrink-0 text-success" />}
      </button>
    </li>
  )
}

export function FoundList({ children }: { children: ReactNode }) {
  return <ul className="mt-3 max-h-96 divide-y overflow-y-auto rounded-lg border">{children}</ul>
}
