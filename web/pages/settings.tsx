import { Settings } from '#web/features/account/settings.tsx'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { account } from '#web/texts/accounts/account.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const meta = pageMeta(
  { title: account.title, description: account.metaText },
  { noIndex: true },
)

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function SettingsPage() {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(account.title)} />
      <Settings />
    </PageBody>
  )
}
