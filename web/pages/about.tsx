import type { Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { languageContext } from '#web/context.ts'
import { Managed, pageLanguage } from '#web/features/info/managed.tsx'
import { StoryText } from '#web/features/info/story.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/about'

export const meta = pageMeta(pages.about)

const textIn = (language: Language) => api.content.story.query({ page: 'about', language })

export function loader({ context }: Route.LoaderArgs) {
  return load(context, [textIn(context.get(languageContext))])
}

export function clientLoader() {
  return loadInBrowser([textIn(pageLanguage())])
}

export default function AboutPage({ loaderData: { state } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <PageData state={state}>
      <Managed query={textIn(language)} title={t(pages.about.title)}>
        {(story) => <StoryText story={story} />}
      </Managed>
    </PageData>
  )
}
