import { useLinkToken } from '#web/features/auth/link-token.ts'
import { Completion } from '#web/features/completion/completion.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.confirmCompletion, { noIndex: true })

export default function ConfirmCompletionPage() {
  return <Completion token={useLinkToken('token')} />
}
