import { Inbox } from '#web/features/messages/inbox.tsx'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { useActiveRole } from '#web/session.tsx'
import { messageWords } from '#web/texts/bookings/messages.ts'
import { pages } from '#web/texts/pages.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const meta = pageMeta(pages.messages, { noIndex: true })

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function MessagesPage() {
  const t = useText()
  const [role] = useActiveRole()
  const isShop = role === 'barber' || role === 'employee'
  return (
    <PageBody>
      <PageHeader
        title={t(pages.messages.title)}
        text={t(isShop ? messageWords.leadShop : messageWords.lead)}
      />
      <Inbox />
    </PageBody>
  )
}
