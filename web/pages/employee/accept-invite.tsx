import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.acceptInvite, { noIndex: true })

export default function AcceptInvitePage() {
  return <ComingPage words={pages.acceptInvite} />
}
