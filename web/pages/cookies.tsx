import { LegalPage } from '#web/features/info/info-page.tsx'
import { pageMeta } from '#web/meta.ts'
import { cookies, updated } from '#web/texts/legal.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.cookies)

export default function CookiesPage() {
  return <LegalPage title={pages.cookies.title} note={updated} sections={cookies} />
}
