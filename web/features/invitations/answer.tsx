import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefusal, messageOf } from '#contract/errors.ts'
import type { OpenInvitation } from '#contract/business/invitations.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { checkSession, useActiveRole } from '#web/session.tsx'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type AnswerProps = { token: string; invitation: OpenInvitation; onChange: () => void }

export function Answer({ token, invitation, onChange }: AnswerProps) {
  const t = useText()
  const { inviterName, shopName } = invitation
  const { accept, isBusy, refusal } = useAccept(token, shopName, onChange)
  return (
    <div className="space-y-3">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button wide size="lg" busy={isBusy && t(words.accepting)} onClick={accept}>
        {t(words.accept)}
      </Button>
      <ConfirmDialog
        title={t(words.declineTitle)}
        text={t(words.declineText, { inviter: inviterName })}
        confirm={t(words.decline)}
        isDestructive
        trigger={
          <Button wide variant="ghost" disabled={isBusy}>
            {t(words.decline)}
          </Button>
        }
        onConfirm={async () => {
          await api.invitations.decline.send({ token })
          onChange()
        }}
      />
    </div>
  )
}

function useAccept(token: string, shop: string, onChange: () => void) {
  const t = useText()
  const sentence = useSentence()
  const navigate = useNavigate()
  const [, setActiveRole] = useActiveRole()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function accept() {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await api.invitations.accept.send({ token })
      await checkSession()
      setActiveRole('employee')
      toast.success(t(words.accepted, { shop }))
      await navigate('/employee/onboarding', { replace: true })
    } catch (error) {
      setRefusal(sentence(messageOf(error)))
      setIsBusy(false)
      // The invitation changed meanwhile: show its new state.
      if (isRefusal(error)) onChange()
    }
  }
  return { accept, isBusy, refusal }
}
