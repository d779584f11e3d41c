import { Points, StoryPage } from '#web/features/info/info-page.tsx'
import { pageMeta } from '#web/meta.ts'
import { about } from '#web/texts/info.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.about)

export default function AboutPage() {
  return (
    <StoryPage title={pages.about.title} lead={about.lead}>
      <Points sections={about.sections} />
    </StoryPage>
  )
}
