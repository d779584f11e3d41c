import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { leaveWords as words } from '#web/texts/business/employment.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

// Below a member's settings. Renders nothing without a team.
export function LeaveShop() {
  const t = useText()
  const navigate = useNavigate()
  const query = { ...api.employment.read.query(), refetchOnMount: 'always' as const }
  const { data } = useQuery(query)
  if (!data) return null
  const { shopName: shop, ownerName: owner, upcomingBookings: count, isFinishing } = data

  async function leave() {
    await api.employment.leave.send()
    toast.success(t(words.left, { shop }))
    // The server has ended every session already.
    setSession(null, 'SIGNED_OUT')
    await navigate('/auth')
  }
  return (
    <TitledCard title={t(words.title, { shop })} text={t(words.text)} className="mt-3 max-w-3xl">
      <div className="space-y-4">
        {isFinishing && <Notice>{t(words.finishing)}</Notice>}
        {count > 0 && <Notice tone="warning">{t(words.waiting, { count, owner })}</Notice>}
        <ConfirmDialog
          title={t(words.sure, { shop })}
          text={t(words.sureText)}
          confirm={t(words.leave)}
          isDestructive
          trigger={
            <Button variant="outline" disabled={count > 0}>
              {t(words.leave)}
            </Button>
          }
          onConfirm={leave}
        />
      </div>
    </TitledCard>
  )
}
