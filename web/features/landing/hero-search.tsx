import { LocateFixed, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { addressOf } from '#web/features/search/filters.ts'
import { useLocate } from '#web/features/search/locate.ts'
import { QueryInput } from '#web/features/search/query-input.tsx'
import { rememberSearch } from '#web/features/search/recent-searches.ts'
import { WhenRow, type When } from '#web/features/search/when-row.tsx'
import { useText } from '#web/language.tsx'
import { landing } from '#web/texts/marketplace/landing.ts'
import { search as words } from '#web/texts/marketplace/search.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

// What, when, and one button. A plain form: it works before any script has arrived.
export function HeroSearch({ city }: { city: string }) {
  const t = useText()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [when, setWhen] = useState<When>({})
  const { locate, isAsking, isRefused } = useLocate((position) =>
    go(String(new FormData(form.current ?? undefined).get('q') ?? ''), position),
  )

  function go(q: string, position: { latitude: number; longitude: number } | null = null) {
    rememberSearch(q)
    void navigate(addressOf('/explore', { q: q || undefined, ...(position ?? { city }), ...when }))
  }

  return (
    <Form
      ref={form}
      action="/explore"
      role="search"
      aria-label={t(landing.findTime)}
      onSubmit={() =>
        rememberSearch(String(new FormData(form.current ?? undefined).get('q') ?? ''))
      }
      className="relative z-10 grid max-w-136 gap-2.5 rounded-2xl border bg-card p-3 text-card-foreground shadow-lift"
    >
      <div className="flex items-center rounded-lg border border-input pr-1 has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring">
        <QueryInput value="" city={city} placeholder={t(words.example)} onSearch={(q) => go(q)} />
        <IconButton label={t(words.useMyLocation)} onClick={locate} aria-busy={isAsking}>
          <LocateFixed aria-hidden />
        </IconButton>
      </div>
      <WhenRow value={when} onChange={setWhen} />
      <input type="hidden" name="city" value={city} />
      {when.when && <input type="hidden" name="when" value={when.when} />}
      {when.date && <input type="hidden" name="date" value={when.date} />}
      <Button type="submit" size="lg">
        <Search aria-hidden />
        {t(landing.findTime)}
      </Button>
      {isRefused && <Hint role="status">{t(words.locateRefused)}</Hint>}
    </Form>
  )
}
