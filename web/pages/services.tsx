import type { Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { languageContext } from '#web/context.ts'
import { Managed, pageLanguage } from '#web/features/info/managed.tsx'
import { ServiceCatalogue } from '#web/features/info/service-catalogue.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/services'

export const meta = pageMeta(pages.services)

const textIn = (language: Language) => api.content.catalogue.query({ language })

const figures = api.content.categories.query()

export function loader({ context }: Route.LoaderArgs) {
  return load(context, [textIn(context.get(languageContext)), figures])
}

export function clientLoader() {
  void loadInBrowser([figures])
  return loadInBrowser([textIn(pageLanguage())])
}

export default function ServicesPage({ loaderData: { state } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <PageData state={state}>
      <Managed query={textIn(language)} title={t(pages.services.title)}>
        {(catalogue) => <ServiceCatalogue catalogue={catalogue} />}
      </Managed>
    </PageData>
  )
}
