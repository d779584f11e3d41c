// An invitation that cannot be accepted, and what can be done instead.
import { CircleCheck, Clock, MailX, Store } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { OpenInvitation } from '#contract/business/invitations.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type OverProps = { token: string; invitation: OpenInvitation; onChange: () => void }

export function Over({ token, invitation, onChange }: OverProps) {
  const t = useText()
  const { state, obstacle, shopName: shop, inviterName: inviter } = invitation
  const params = { shop, inviter }
  if (obstacle !== null) {
    const { title, text, action, to } = obstacleWords[obstacle]
    return (
      <EmptyState icon={Store} title={t(title)} text={t(text, params)} action={t(action)} to={to} />
    )
  }
  if (state === 'expired') return <Expired {...{ token, invitation, onChange }} />
  const { title, text, icon, action, to } = stateWords[state === 'pending' ? 'revoked' : state]
  return (
    <EmptyState icon={icon} title={t(title)} text={t(text, params)} action={t(action)} to={to} />
  )
}

const obstacleWords = {
  own_shop: {
    title: words.own,
    text: words.ownText,
    action: words.toTeam,
    to: '/barber/dashboard?tab=team',
  },
  in_this_team: {
    title: words.here,
    text: words.hereText,
    action: words.toDashboard,
    to: '/employee/dashboard',
  },
  in_another_shop: {
    title: words.elsewhere,
    text: words.elsewhereText,
    action: words.toSettings,
    to: '/employee/dashboard?tab=settings',
  },
} as const

const stateWords = {
  revoked: {
    icon: MailX,
    title: words.revoked,
    text: words.revokedText,
    action: words.toHome,
    to: '/',
  },
  declined: {
    icon: MailX,
    title: words.declined,
    text: words.declinedText,
    action: words.toHome,
    to: '/',
  },
  accepted: {
    icon: CircleCheck,
    title: words.used,
    text: words.usedText,
    action: words.toDashboard,
    to: '/employee/dashboard',
  },
} as const

function Expired({ token, invitation, onChange }: OverProps) {
  const t = useText()
  const sentence = useSentence()
  const { shopName: shop, inviterName: inviter, mayAskAgain } = invitation
  const [isBusy, setIsBusy] = useState(false)

  async function ask() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await api.invitations.askAgain.send({ token })
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    onChange()
    setIsBusy(false)
  }
  return (
    <EmptyState
      icon={Clock}
      title={t(words.expired)}
      text={t(mayAskAgain ? words.expiredText : words.asked, { shop, inviter })}
      {...(mayAskAgain && { action: t(words.askAgain), onAction: () => void ask() })}
    />
  )
}
