import { ConfirmEmailChange } from '#web/features/account/contact/confirm-email-change.tsx'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import {
  AskAgain,
  ConfirmEmail,
  DisownAccount,
} from '#web/features/auth/sign-up/email-confirmation.tsx'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { pageMeta } from '#web/document/meta.ts'
import { confirmation } from '#web/texts/accounts/email-confirmation.ts'

export const meta = pageMeta(
  { title: confirmation.confirmMeta, description: confirmation.confirmMetaText },
  { noIndex: true },
)

export default function EmailConfirmedPage() {
  const disownToken = useLinkToken('disown')
  const token = useLinkToken('token')
  const oldToken = useLinkToken('change-old')
  const newToken = useLinkToken('change-new')
  return (
    <AuthFrame>
      {disownToken ? (
        <DisownAccount token={disownToken} />
      ) : oldToken ? (
        <ConfirmEmailChange token={oldToken} side="old" />
      ) : newToken ? (
        <ConfirmEmailChange token={newToken} side="new" />
      ) : token === null ? (
        <AskAgain title={confirmation.noLink} text={confirmation.noLinkText} />
      ) : (
        <ConfirmEmail token={token} />
      )}
    </AuthFrame>
  )
}
