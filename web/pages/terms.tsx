import { LegalPage } from '#web/features/info/info-page.tsx'
import { pageMeta } from '#web/meta.ts'
import { terms, updated } from '#web/texts/legal.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.terms)

export default function TermsPage() {
  return <LegalPage title={pages.terms.title} note={updated} sections={terms} />
}
