import { useSearchParams } from 'react-router'
import { Input } from '#web/ui/forms/input.tsx'
import { useFilter } from './use-filter.ts'

// The search of a list, kept in the address as ?q=. Sent with Enter.
export function ListSearch({ label }: { label: string }) {
  const q = useSearchParams()[0].get('q') ?? ''
  const filter = useFilter()
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        filter({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
      }}
    >
      <Input
        key={q}
        type="search"
        name="q"
        maxLength={80}
        aria-label={label}
        placeholder={label}
        defaultValue={q}
      />
    </form>
  )
}
