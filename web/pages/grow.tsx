import type { Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { languageContext } from '#web/context.ts'
import { Managed, pageLanguage } from '#web/features/info/managed.tsx'
import { GrowQuestions } from '#web/features/info/grow-questions.tsx'
import { StoryText } from '#web/features/info/story.tsx'
import { InquirySection } from '#web/features/inquiries/inquiry-section.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/grow'

export const meta = pageMeta(pages.grow)

const textIn = (language: Language) => api.content.story.query({ page: 'grow', language })

const questionsIn = (language: Language) => api.content.faq.query({ page: 'grow', language })

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  return load(context, [textIn(language), questionsIn(language)])
}

export function clientLoader() {
  const language = pageLanguage()
  return loadInBrowser([textIn(language), questionsIn(language)])
}

export default function GrowPage({ loaderData: { state } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <PageData state={state}>
      <Managed query={textIn(language)} title={t(pages.grow.title)}>
        {(story) => <StoryText story={story} />}
      </Managed>
      <GrowQuestions query={questionsIn(language)} />
      <InquirySection />
    </PageData>
  )
}
