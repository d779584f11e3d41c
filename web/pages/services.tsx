import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { StoryPage } from '#web/features/info/info-page.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/meta.ts'
import { services } from '#web/texts/info.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.services)

export default function ServicesPage() {
  const t = useText()
  return (
    <StoryPage title={pages.services.title} lead={services.lead}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {services.list.map(({ category, title, text }) => (
          <li key={category}>
            <Link
              to={`/explore?category=${category}`}
              className="group block h-full rounded-lg border bg-card p-6 shadow-card transition-shadow duration-150 hover:shadow-lift"
            >
              <h2 className="display text-4xl">{t(title)}</h2>
              <p className="mt-2 text-muted-foreground">{t(text)}</p>
              <p className="mt-5 inline-flex items-center gap-2 font-semibold text-primary underline-offset-4 group-hover:underline">
                {t(services.find, { name: t(title) })}
                <ArrowRight aria-hidden className="size-4" />
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </StoryPage>
  )
}
