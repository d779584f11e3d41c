import { LocateFixed, Search as Glass } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { useText } from '#web/language.tsx'
import { search as words } from '#web/texts/marketplace/search.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { inPlace, without, writeSearch, type Search } from '#web/features/search/filters.ts'
import { useLocate } from '#web/features/search/locate.ts'
import { PlaceInput } from './place-input.tsx'

type SearchBarProps = { search: Search; onChange: (search: Search) => void }
type Where = Pick<Search, 'city' | 'near' | 'latitude' | 'longitude'>

export function SearchBar({ search, onChange }: SearchBarProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const current = useCurrentPlace(search)

  function submit(where?: Where) {
    const given = new FormData(form.current ?? undefined)
    const q = String(given.get('q') ?? '').trim() || undefined
    const near = String(given.get('near') ?? '').trim()
    const placed = where ?? (near === current ? undefined : near ? { near } : {})
    onChange({ ...(placed ? inPlace(search, placed) : without(search, [])), q })
  }
  const { locate, isAsking, isRefused } = useLocate(submit)

  return (
    <>
      <Form
        ref={form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid gap-x-2 rounded-2xl border border-input bg-card p-2 shadow-card has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring md:grid-cols-[1fr_1fr_auto]"
      >
        <label className="flex min-w-0 items-center gap-2 pl-2">
          <Glass aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <span className="sr-only">{t(words.what)}</span>
          <input
            key={search.q}
            type="search"
            name="q"
            defaultValue={search.q}
            placeholder={t(words.what)}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            className="h-control w-full min-w-0 bg-transparent text-base text-card-foreground outline-none placeholder:text-muted-foreground"
          />
        </label>
        <div className="flex min-w-0 items-center border-t max-md:mt-1 max-md:pt-1 md:border-t-0 md:border-l md:pl-1">
          <PlaceInput
            key={current}
            current={current}
            onChoose={({ kind, name }) => submit(kind === 'city' ? { city: name } : { near: name })}
          />
          <IconButton label={t(words.useMyLocation)} onClick={locate} aria-busy={isAsking}>
            {isAsking ? <Spinner /> : <LocateFixed aria-hidden />}
          </IconButton>
        </div>
        <Unseen search={search} />
        <Button type="submit" className="max-md:mt-2">
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
