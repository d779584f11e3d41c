import { useQuery } from '@tanstack/react-query'
import { defaultLanding } from '#contract/marketplace/content-defaults.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { languageContext } from '#web/context.ts'
import { onVisible } from '#web/document/lazy-hydration.tsx'
import { useCity } from '#web/use-city.ts'
import { useLoggedFailure } from '#web/logged-failure.ts'
import { Hero } from '#web/features/landing/hero.tsx'
import { useLanguage } from '#web/language.tsx'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { landing } from '#web/texts/marketplace/landing.ts'
import { Loading } from '#web/ui/states/spinner.tsx'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/landing'

const Featured = onVisible(
  () => import('#web/features/landing/featured.tsx').then((part) => part.Featured),
  <div className="h-300" />,
)

const LowerHalf = onVisible(
  () => import('#web/features/landing/lower-half.tsx').then((part) => part.LowerHalf),
  <div className="h-585 lg:h-376" />,
)

export const meta = pageMeta(landing)

const contentIn = (language: Language) => api.content.landing.query({ language })
const figures = api.stats.platform.query()
const featured = api.barbers.featured.query()

export function loader({ context }: Route.LoaderArgs) {
  return load(context, [contentIn(context.get(languageContext)), figures, featured])
}

// The words are waited for; numbers and barbers may follow, in places that are kept for them.
export function clientLoader() {
  void loadInBrowser([figures, featured])
  const { lang } = document.documentElement
  return loadInBrowser([contentIn(isLanguage(lang) ? lang : 'en')])
}

export default function LandingPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <PageData state={state}>
      <Sections />
    </PageData>
  )
}

function Sections() {
  const language = useLanguage()
  const city = useCity()
  const { data: managed, error } = useQuery(contentIn(language))
  const { data: numbers } = useQuery(figures)
  useLoggedFailure('Failed to fetch page content', error)
  const content = managed ?? defaultLanding[language]

  if (city === undefined) return <Loading className="min-h-[60vh]" />
  return (
    <>
      <Hero
        hero={content.hero}
        city={city}
        barberFigure={numbers?.barbers}
        suffix={content.stats.list[0]?.suffix ?? ''}
      />
      <Featured words={content.featured_barbers} city={city} />
      <LowerHalf content={content} figures={numbers} />
    </>
  )
}
