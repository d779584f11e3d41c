import type { Legal } from '#contract/marketplace/info.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { info } from '#web/texts/marketplace/info.ts'
import { Hint } from '#web/ui/hint.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const anchorOf = (index: number) => `section-${index + 1}`

// Numbered, so that one can be named in a letter, with a list of contents beside it.
export function LegalText({ legal }: { legal: Legal }) {
  const t = useText()
  const date = useDate(legal.effectiveOn)
  return (
    <PageBody>
      <PageHeader title={legal.title} text={legal.lead} />
      <Hint className="font-semibold">{t(info.effective, { date })}</Hint>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <Contents sections={legal.sections} />
        <div>
          {legal.sections.map((section, index) => (
            <Section key={section.title} section={section} index={index} />
          ))}
        </div>
      </div>
    </PageBody>
  )
}

function Contents({ sections }: Pick<Legal, 'sections'>) {
  const t = useText()
  return (
    <nav aria-label={t(info.contents)} className="no-print lg:sticky lg:top-24 lg:self-start">
      <p className="text-sm font-bold">{t(info.contents)}</p>
      <ol className="mt-1 text-md sm:columns-2 lg:columns-1">
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a
              href={`#${anchorOf(index)}`}
              className="flex min-h-10 items-center gap-2 text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
            >
              <span className="w-5 shrink-0 tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type SectionProps = { section: Legal['sections'][number]; index: number }

function Section({ section: { title, paragraphs, items = [] }, index }: SectionProps) {
  return (
    <section id={anchorOf(index)} className="scroll-mt-24 border-t py-6 first:border-t-2">
      <h2 className="text-xl font-bold break-words">
        <span className="mr-2 text-muted-foreground tabular-nums">{index + 1}.</span>
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3 break-words">
          {text}
        </p>
      ))}
      {items.length > 0 && (
        <ul className="mt-3 list-disc space-y-1.5 pl-5 break-words marker:text-muted-foreground">
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

// The day as it is written, wherever the reader is.
function useDate(day: string) {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
