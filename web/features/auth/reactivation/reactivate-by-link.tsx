import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { reactivation } from '#web/texts/accounts/reactivation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { linkReactivationProblem, type TitledProblem } from '#web/features/auth/problems.ts'
import { RoundIcon } from '#web/features/auth/round-icon.tsx'

export function ReactivateByLink() {
  const t = useText()
  const navigate = useNavigate()
  const token = useLinkToken('token')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<TitledProblem>()

  async function reactivate() {
    if (!token)
      return tell({ title: reactivation.invalidToken, text: reactivation.invalidTokenText })
    setIsBusy(true)
    setProblem(undefined)
    try {
      await api.auth.reactivateByLink.send({ token })
      toast.success(t(reactivation.reactivated), { description: t(reactivation.reactivatedText) })
      await navigate('/auth', { replace: true })
    } catch (error) {
      tell(linkReactivationProblem(error))
    } finally {
      setIsBusy(false)
    }
  }

  function tell(next: TitledProblem) {
    setProblem(next)
    toast.error(t(next.title), { description: t(next.text) })
  }

  return (
    <>
      <RoundIcon icon={DoorOpen} />
      <ScreenHeading
        title={t(reactivation.reactivateTitle)}
        text={t(reactivation.reactivateText)}
      />
      <Button wide size="lg" busy={isBusy && t(reactivation.reactivating)} onClick={reactivate}>
        {t(reactivation.reactivate)}
      </Button>
      {problem && (
        <Notice
          tone="error"
          className="mt-4"
          action={
            <div className="flex flex-wrap gap-x-4">
              <Button asChild variant="link" size="sm" className="px-0!">
                <Link to="/auth">{t(auth.signIn)}</Link>
              </Button>
              <Button asChild variant="link" size="sm" className="px-0!">
                <Link to="/contact-support">{t(reactivation.contactSupport)}</Link>
              </Button>
            </div>
          }
        >
          {t(problem.text)}
        </Notice>
      )}
    </>
  )
}
