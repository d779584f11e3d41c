import type { ReactNode } from 'react'
import type { SectionName } from '#contract/admin/settings/settings.ts'
import { useText } from '#web/language.tsx'
import { sectionWords } from '#web/texts/admin/settings/settings.ts'
import { TitledCard } from '#web/ui/card.tsx'

type SectionCardProps = { section: SectionName; children: ReactNode }

export function SectionCard({ section, children }: SectionCardProps) {
  const t = useText()
  const { title, text } = sectionWords[section]
  return (
    <TitledCard title={t(title)} text={t(text)}>
      {children}
    </TitledCard>
  )
}
