import { Award, Calendar, Scissors, Users } from 'lucide-react'
import type { Landing } from '#contract/marketplace/content.ts'
import { Card } from '#web/ui/card.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

const icons = { Award, Calendar, Scissors, Users }

export function Features({
  features: { title, subtitle, list },
}: {
  features: Landing['features']
}) {
  return (
    <section className="border-y bg-muted late-206 md:late-104">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <SectionHeading title={title} text={subtitle} />
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {list.map(({ icon, title, description }) => {
            const Icon = icons[icon]
            return (
              <Card asChild key={title}>
                <li>
                  <span className="grid size-12 place-items-center rounded-full bg-accent text-accent-foreground">
                    <Icon aria-hidden className="size-6" />
                  </span>
                  <SectionTitle level={3} className="mt-4">
                    {title}
                  </SectionTitle>
                  <p className="mt-1.5 text-muted-foreground">{description}</p>
                </li>
              </Card>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
