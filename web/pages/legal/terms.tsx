import type { Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { languageContext } from '#web/context.ts'
import { LegalText } from '#web/features/info/legal-text.tsx'
import { Managed, pageLanguage } from '#web/features/info/managed.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/terms'

export const meta = pageMeta(pages.terms)

const textIn = (language: Language) => api.content.legal.query({ page: 'terms', language })

export function loader({ context }: Route.LoaderArgs) {
  return load(context, [textIn(context.get(languageContext))])
}

export function clientLoader() {
  return loadInBrowser([textIn(pageLanguage())])
}

export default function TermsPage({ loaderData: { state } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <PageData state={state}>
      <Managed query={textIn(language)} title={t(pages.terms.title)}>
        {(legal) => <LegalText legal={legal} />}
      </Managed>
    </PageData>
  )
}
