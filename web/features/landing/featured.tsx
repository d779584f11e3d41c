import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { Landing } from '#contract/marketplace/content.ts'
import { api } from '#web/api.ts'
import { BarberCard, BarberCardSkeleton } from '#web/features/barber-card/barber-card.tsx'
import { useText } from '#web/language.tsx'
import { landing } from '#web/texts/marketplace/landing.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useLoggedFailure } from '#web/logged-failure.ts'

type FeaturedProps = { words: Landing['featured_barbers']; city: string }

export function Featured({ words, city }: FeaturedProps) {
  const t = useText()
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6">
      <SectionHeading
        title={words.title}
        text={words.subtitle}
        action={
          <Link
            to="/explore"
            className="inline-flex min-h-control items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {t(landing.viewAll)}
          </Link>
        }
      />
      <SearchBox words={words} city={city} />
      <div className="mt-8">
        <Cards />
      </div>
    </section>
  )
}

// A plain form: it works before any script has arrived.
function SearchBox({ words, city }: FeaturedProps) {
  return (
    <Form
      action="/explore"
      role="search"
      className="mt-6 flex max-w-160 items-center gap-2 rounded-2xl border border-input bg-card p-2 shadow-card has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring"
    >
      <label className="flex min-w-0 flex-1 items-center gap-2 pl-2">
        <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        <span className="sr-only">{words.search_placeholder}</span>
        <input
          type="search"
          name="q"
          placeholder={words.search_placeholder}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className="h-control w-full min-w-0 bg-transparent text-base text-card-foreground outline-none placeholder:text-muted-foreground"
        />
      </label>
      <input type="hidden" name="city" value={city} />
      <Button type="submit" className="max-sm:px-4">
        {words.button_text}
      </Button>
    </Form>
  )
}

const skeletons = [1, 2, 3]

function Cards() {
  const t = useText()
  const { data: barbers, isPending, error } = useQuery(api.barbers.featured.query())
  useLoggedFailure('Failed to fetch featured barbers', error)

  if (!isPending && !barbers?.length)
    return <EmptyState title={t(landing.noFeatured)} action={t(landing.exploreAll)} to="/explore" />
  return (
    <ul aria-busy={isPending} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {isPending &&
        skeletons.map((key) => (
          <li key={key}>
            <BarberCardSkeleton />
          </li>
        ))}
      {barbers?.map((barber) => (
        <li key={barber.id} className="*:late-125 lg:*:late-112">
          <BarberCard barber={barber} />
        </li>
      ))}
    </ul>
  )
}
