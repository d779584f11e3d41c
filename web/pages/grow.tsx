import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/api.ts'
import { Points, StoryPage } from '#web/features/info/info-page.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/meta.ts'
import { grow } from '#web/texts/info.ts'
import { pages } from '#web/texts/pages.ts'
import { buttonClass } from '#web/ui/button.tsx'

export const meta = pageMeta(pages.grow)

export default function GrowPage() {
  const t = useText()
  const { data: settings } = useQuery(api.settings.read.query())
  return (
    <StoryPage title={pages.grow.title} lead={grow.lead}>
      <p className="mb-12 flex flex-wrap gap-3">
        <Link to="/auth?mode=signup" className={buttonClass({ size: 'lg' })}>
          {t(grow.start)}
        </Link>
        <Link to="/contact" className={buttonClass({ size: 'lg', variant: 'outline' })}>
          {t(grow.ask)}
        </Link>
      </p>
      <Points
        sections={settings ? [...grow.sections, grow.share] : grow.sections}
        params={{ percent: settings?.platformCommissionPercent ?? '' }}
      />
    </StoryPage>
  )
}
