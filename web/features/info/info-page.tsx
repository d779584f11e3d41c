import type { ReactNode } from 'react'
import type { Params, Text } from '#contract/language.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import type { Section } from '#web/texts/info.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

type SectionsProps = { sections: readonly Section[]; params?: Params }

// A page of running text with headings, such as the terms.
export function LegalPage({ title, note, sections }: { title: Text; note: Text } & SectionsProps) {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(title)} text={t(note)} />
      {sections.map(({ title, text }) => (
        <section key={title.en} className="border-t py-6">
          <h2 className="text-lg font-bold">{t(title)}</h2>
          <p className="mt-2 text-muted-foreground">{t(text)}</p>
        </section>
      ))}
    </PageBody>
  )
}

type StoryPageProps = { title: Text; lead: Text; children?: ReactNode }

// A page that opens with one large sentence.
export function StoryPage({ title, lead, children }: StoryPageProps) {
  const t = useText()
  return (
    <PageBody>
      <h1 className="display max-w-4xl text-5xl sm:text-7xl">{t(title)}</h1>
      <p className="mt-5 max-w-2xl text-lg text-muted-foreground sm:text-xl">{t(lead)}</p>
      <div className="mt-10">{children}</div>
    </PageBody>
  )
}

// Numbered like the lines of a shop board.
export function Points({ sections, params }: SectionsProps) {
  const t = useText()
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {sections.map(({ title, text }, index) => (
        <li key={title.en} className="flex gap-5 border-t-2 border-foreground pt-5">
          <span aria-hidden className="display w-6 shrink-0 text-4xl text-brand">
            {index + 1}
          </span>
          <div>
            <h2 className="text-lg font-bold">{t(title)}</h2>
            <p className="mt-1.5 text-muted-foreground">{t(text, params)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
