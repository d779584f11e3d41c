import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type FinderProps = { label: string; onFind: (q: string) => void }

// Finds people or barbers by what is typed, with Enter or the button.
export function Finder({ label, onFind }: FinderProps) {
  const t = useText()
  return (
    <form
      role="search"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(String(new FormData(event.currentTarget).get('q') ?? '').trim())
      }}
    >
      <Input type="search" name="q" maxLength={80} aria-label={label} placeholder={label} />
      <Button type="submit" variant="outline" aria-label={t(words.find)}>
        <Search aria-hidden />
      </Button>
    </form>
  )
}

type FoundRowProps = { disabled?: boolean; onChoose: () => void; children: ReactNode }

export function FoundRow({ disabled = false, onChoose, children }: FoundRowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        className="flex min-h-control w-full items-center gap-3 px-3 py-2.5 text-left -outline-offset-2 hover:bg-muted disabled:opacity-60"
        onClick={onChoose}
      >
        {children}
      </button>
    </li>
  )
}

export function FoundList({ children }: { children: ReactNode }) {
  return <ul className="mt-3 max-h-96 divide-y overflow-y-auto rounded-lg border">{children}</ul>
}
