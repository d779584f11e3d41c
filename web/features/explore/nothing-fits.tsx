import { MapPinOff, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { Found } from '#contract/marketplace/search.ts'
import { useCity } from '#web/use-city.ts'
import { useText } from '#web/language.tsx'
import { blockerNames, search as words } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { FoundCards } from './found-cards.tsx'
import { withoutBlocker, withoutFilters, type Search } from '#web/features/search/filters.ts'

type NothingFitsProps = { search: Search; found: Found; onChange: (search: Search) => void }

// Says which filter keeps everyone away, and what there would be without it.
export function NothingFits({ search, found, onChange }: NothingFitsProps) {
  const t = useText()
  const { blockedBy, nearest } = found
  if (blockedBy === 'place' && search.city && !search.near)
    return <NobodyThere {...{ search, found, onChange }} city={search.city} />
  return (
    <>
      <div className="flex flex-col items-center rounded-lg border border-dashed bg-card/60 px-6 py-10 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-accent text-accent-foreground">
          <SearchX aria-hidden className="size-6.5" />
        </span>
        <p className="mt-4 text-lg font-bold">
          {blockedBy === 'q' && search.q
            ? t(words.noMatches, { words: search.q })
            : blockedBy
              ? t(words.blockedBy, { filter: t(blockerNames[blockedBy]) })
              : t(words.noneFit)}
        </p>
        <Hint size="md" className="mt-1 max-w-sm">
          {t(blockedBy ? words.noneText : words.noneAtAll)}
        </Hint>
        <div className="mt-5 flex flex-wrap justify-center gap-2.5">
          {blockedBy && (
            <Button onClick={() => onChange(withoutBlocker(search, blockedBy))}>
              {t(words.removeThis)}
            </Button>
          )}
          <Button
            variant={blockedBy ? 'outline' : 'primary'}
            onClick={() => onChange(withoutFilters(search))}
          >
            {t(words.clear)}
          </Button>
          <Button asChild variant="ghost">
            <Link to="/contact">{t(words.invite)}</Link>
          </Button>
        </div>
      </div>
      {nearest.length > 0 && <Others title={t(words.nearest)} barbers={nearest} />}
    </>
  )
}

// A city we have not reached yet.
function NobodyThere({ search, found, onChange, city }: NothingFitsProps & { city: string }) {
  const t = useText()
  const home = useCity()
  return (
    <>
      <div className="flex flex-col items-center rounded-lg border border-dashed bg-card/60 px-6 py-10 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-accent text-accent-foreground">
          <MapPinOff aria-hidden className="size-6.5" />
        </span>
        <p className="mt-4 text-lg font-bold">{t(words.nobodyIn, { city })}</p>
        <Hint size="md" className="mt-1 max-w-sm">
          {t(words.nobodyInText)}
        </Hint>
        <div className="mt-5 flex flex-wrap justify-center gap-2.5">
          {home && (
            <Button onClick={() => onChange({ ...withoutBlocker(search, 'place'), city: home })}>
              {t(words.seeCity, { city: home })}
            </Button>
          )}
          <Button asChild variant="ghost">
            <Link to="/contact">{t(words.invite)}</Link>
          </Button>
        </div>
      </div>
      {home && found.nearest.length > 0 && (
        <Others title={t(words.barbersIn, { place: home })} barbers={found.nearest} />
      )}
    </>
  )
}

function Others({ title, barbers }: { title: string; barbers: Found['nearest'] }) {
  return (
    <section className="mt-8">
      <SectionTitle className="mb-4">{title}</SectionTitle>
      <FoundCards barbers={barbers} />
    </section>
  )
}
