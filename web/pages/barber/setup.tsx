import { Setup } from '#web/features/setup/setup.tsx'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const meta = pageMeta(pages.barberSetup, { noIndex: true })

export const loader = () => null
export const shouldRevalidate = onlyNewPages

export default function BarberSetupPage() {
  return (
    <PageBody>
      <PageHeader title={useText()(pages.barberSetup.title)} />
      <Setup />
    </PageBody>
  )
}
