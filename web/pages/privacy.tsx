import { LegalPage } from '#web/features/info/info-page.tsx'
import { pageMeta } from '#web/meta.ts'
import { privacy, updated } from '#web/texts/legal.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.privacy)

export default function PrivacyPage() {
  return <LegalPage title={pages.privacy.title} note={updated} sections={privacy} />
}
