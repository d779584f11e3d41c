import { useQuery } from '@tanstack/react-query'
import { Armchair } from 'lucide-react'
import { Link } from 'react-router'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { useCity } from '#web/use-city.ts'
import { notListed } from '#web/texts/marketplace/profile.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { BarberCard } from '#web/features/barber-card/barber-card.tsx'
import { alternatives } from './profile-data.ts'

const shown = 4

// In the place of a barber who is not listed, or never was: others who are.
export function NotListed() {
  const t = useText()
  const city = useCity() ?? ''
  const { data: others = [] } = useQuery(alternatives)
  return (
    <PageBody>
      <div className="flex flex-col items-center text-center">
        <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-foreground">
          <Armchair aria-hidden className="size-8" />
        </span>
        <h1 className="display mt-5 text-4xl sm:text-5xl">{t(notListed.heading)}</h1>
        <p className="mt-3 max-w-lg text-lg text-muted-foreground">{t(notListed.text)}</p>
        <Link to="/explore" className={buttonClass({ size: 'lg', className: 'mt-6' })}>
          {t(notListed.explore)}
        </Link>
      </div>
      {others.length > 0 && (
        <section className="mt-12">
          <h2 className="display text-3xl">{t(notListed.alternatives, { city })}</h2>
          <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {others.slice(0, shown).map((barber) => (
              <li key={barber.id}>
                <BarberCard barber={barber} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  )
}
