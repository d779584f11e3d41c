import { BadgeCheck, CalendarCheck, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Landing } from '#contract/marketplace/content.ts'
import type { Language } from '#contract/language.ts'
import type { PlatformFigures } from '#contract/marketplace/stats.ts'
import { onIdle } from '#web/document/lazy-hydration.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { categoryNames, landing } from '#web/texts/marketplace/landing.ts'
import { Image } from '#web/ui/image.tsx'
import { PoleRule } from '#web/ui/section-heading.tsx'
import { wordsOf } from './figure-words.ts'

const frameClass = 'aspect-[4/5] rounded-[1.4rem] border shadow-lift lg:aspect-auto lg:h-150'

const HeroCarousel = onIdle(
  () => import('./hero-carousel.tsx').then((part) => part.HeroCarousel),
  <div className={`${frameClass} bg-secondary`} />,
)

type HeroProps = {
  hero: Landing['hero']
  city: string
  // As the figures further down show it.
  barberFigure?: PlatformFigures['barbers']
  suffix: string
}

export function Hero({ hero, city, barberFigure, suffix }: HeroProps) {
  return (
    <section className="ground-hero overflow-hidden">
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-10 sm:px-6 pb-14 lg:grid-cols-[1.05fr_0.95fr] lg:items-center lg:gap-12 lg:pt-12">
        <div>
          <Headline city={city} />
          <Categories categories={hero.categories} city={city} />
          <Ticks />
        </div>
        <div className="relative">
          <div
            aria-hidden
            className="pole absolute top-8 bottom-8 -left-3 w-3 rounded-full shadow-card ring-1 ring-foreground/10"
          />
          <HeroCarousel
            slides={hero.carousel_slides}
            speedMs={hero.carousel_speed}
            className={frameClass}
          />
          <StatCards barberFigure={barberFigure} suffix={suffix} />
        </div>
      </div>
      <PoleRule />
    </section>
  )
}

function Headline({ city }: { city: string }) {
  const t = useText()
  const [before, after] = t(landing.headline).split('{city}')
  return (
    <>
      <p className="inline-flex items-center gap-2 rounded-full border bg-card px-3 py-1.5 text-sm font-semibold text-card-foreground">
        <BadgeCheck aria-hidden className="size-4 text-primary" />
        {t(landing.badge)}
      </p>
      <h1 className="display mt-5 text-display text-balance">
        {before}
        <span className="text-brand">{city}</span>
        {after}
      </h1>
      <p className="mt-5 max-w-136 text-lg text-muted-foreground">{t(landing.lead)}</p>
    </>
  )
}

function Categories({
  categories,
  city,
}: {
  categories: Landing['hero']['categories']
  city: string
}) {
  const t = useText()
  return (
    <ul aria-label={t(landing.categories)} className="mt-8 grid max-w-136 grid-cols-4 gap-3">
      {categories.map(({ name, image }) => (
        <li key={name}>
          <Link
            to={`/explore?${new URLSearchParams({ category: name, city })}`}
            className="group block overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card transition-shadow duration-200 hover:shadow-lift"
          >
            <span className="block overflow-hidden">
              <Image
                src={image}
                alt=""
                width={240}
                height={240}
                sizes="(min-width: 640px) 128px, 22vw"
                className="aspect-square w-full transition-transform duration-200 group-hover:scale-105"
              />
            </span>
            <span className="block truncate px-1 py-2 text-center text-sm font-semibold">
              {categoryNames[name] ? t(categoryNames[name]) : name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const promises = [landing.noCreditCard, landing.instantBooking, landing.verifiedBarbers]

function Ticks() {
  const t = useText()
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-md">
      {promises.map((promise) => (
        <li key={promise.en} className="flex items-center gap-1.5">
          <Check aria-hidden strokeWidth={3} className="size-4 text-success" />
          {t(promise)}
        </li>
      ))}
    </ul>
  )
}

const claimedBarbers = '500+'

// Managed text, the real count when an administrator asked for it, or the claim.
function shownBarbers(figure: HeroProps['barberFigure'], suffix: string, language: Language) {
  if (figure?.isReal) return wordsOf({ figure, suffix, decimals: 0 }, language)
  return figure?.display ?? claimedBarbers
}

type StatCardsProps = Pick<HeroProps, 'barberFigure' | 'suffix'>

function StatCards({ barberFigure, suffix }: StatCardsProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <StatCard className="top-8 -right-1 sm:-right-3">
        <p>
          <span className="display block text-3xl leading-none">
            {shownBarbers(barberFigure, suffix, language)}
          </span>{' '}
          <span className="block text-sm text-muted-foreground">{t(landing.barbers)}</span>
        </p>
      </StatCard>
      <StatCard className="top-8 -left-1 sm:top-auto sm:bottom-40 sm:-left-6">
        <span className="grid size-9 place-items-center rounded-full bg-accent text-accent-foreground">
          <CalendarCheck aria-hidden className="size-5" />
        </span>
        <p>
          <span className="block leading-tight font-bold">{t(landing.realTime)}</span>{' '}
          <span className="block text-sm text-muted-foreground">{t(landing.availability)}</span>
        </p>
      </StatCard>
    </>
  )
}

function StatCard({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`absolute flex items-center gap-3 rounded-2xl border bg-card px-4 py-3 text-card-foreground shadow-lift ${className}`}
    >
      {children}
    </div>
  )
}
