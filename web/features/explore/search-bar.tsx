import { LocateFixed } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { useText } from '#web/language.tsx'
import { search as words } from '#web/texts/marketplace/search.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { inPlace, without, writeSearch, type Search } from '#web/features/search/filters.ts'
import { useLocate } from '#web/features/search/locate.ts'
import { QueryInput } from '#web/features/search/query-input.tsx'
import { rememberSearch } from '#web/features/search/recent-searches.ts'
import { PlaceInput } from './place-input.tsx'

type SearchBarProps = { search: Search; onChange: (search: Search) => void }
type Where = Pick<Search, 'city' | 'near' | 'latitude' | 'longitude'>

export function SearchBar({ search, onChange }: SearchBarProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const current = useCurrentPlace(search)

  function submit(where?: Where, words?: string) {
    const given = new FormData(form.current ?? undefined)
    const q = (words ?? String(given.get('q') ?? '')).trim() || undefined
    if (q) rememberSearch(q)
    const near = String(given.get('near') ?? '').trim()
    const placed = where ?? (near === current ? undefined : near ? { near } : {})
    onChange({ ...(placed ? inPlace(search, placed) : without(search, [])), q })
  }
  const { locate, isAsking, isRefused } = useLocate((where) => submit(where))

  return (
    <>
      <Form
        ref={form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid grid-cols-[1fr_auto] gap-x-2 rounded-2xl border border-input bg-card p-1 shadow-card md:p-2 has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring md:grid-cols-[1fr_1fr_auto]"
      >
        <QueryInput
          key={search.q}
          value={search.q ?? ''}
          city={search.city}
          placeholder={t(words.example)}
          onSearch={(q) => submit(undefined, q)}
        />
        <div className="flex min-w-0 items-center border-l md:pl-1">
          <div className="flex min-w-0 flex-1 max-md:hidden">
            <PlaceInput
              key={current}
              current={current}
              onChoose={({ kind, name }) =>
                submit(kind === 'city' ? { city: name } : { near: name })
              }
            />
          </div>
          <IconButton label={t(words.useMyLocation)} onClick={locate} aria-busy={isAsking}>
            {isAsking ? <Spinner /> : <LocateFixed aria-hidden />}
          </IconButton>
        </div>
        <Unseen search={search} />
        <Button type="submit" className="max-md:hidden">
          {t(words.submit)}
        </Button>
      </Form>
      <Hint role="status" className="not-empty:mt-2">
        {isAsking && t(words.locating)}
        {isRefused && t(words.locateRefused)}
      </Hint>
    </>
  )
}

function useCurrentPlace({ city, near, latitude, longitude }: Search) {
  const t = useText()
  if (latitude !== undefined && longitude !== undefined) return t(words.nearYou)
  return near ?? city ?? ''
}

// The other filters, for a form that is sent before the script is there.
function Unseen({ search }: { search: Search }) {
  const others = writeSearch(
    without(search, ['q', 'near', 'city', 'latitude', 'longitude', 'bounds']),
  )
  return [...others].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
