import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { signOut } from '#web/session.tsx'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

// Signs out and stays here, where the right account then signs in.
export function OtherAccount({ own, email }: { own: string; email: string }) {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)

  async function change() {
    setIsBusy(true)
    await signOut().catch((error: unknown) => toast.error(sentence(messageOf(error))))
    setIsBusy(false)
  }
  return (
    <Notice
      tone="warning"
      title={t(words.otherTitle)}
      action={
        <Button busy={isBusy && t(words.switching)} onClick={change} className="max-w-full">
          <span className="truncate">{t(words.switch, { email })}</span>
        </Button>
      }
    >
      {t(words.otherText, { own, email })}
    </Notice>
  )
}
