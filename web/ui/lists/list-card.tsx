// A titled section with one card of rows.
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

type ListCardProps = { title: string; className?: string; children: ReactNode }

export function ListCard({ title, className, children }: ListCardProps) {
  return (
    <section aria-label={title} className={className}>
      <SectionTitle className="mb-3">{title}</SectionTitle>
      <Card flush>
        <ul className="divide-y">{children}</ul>
      </Card>
    </section>
  )
}
