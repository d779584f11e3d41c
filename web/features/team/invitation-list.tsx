import { useQueryClient } from '@tanstack/react-query'
import { MailQuestion, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import type { Invitation } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { levels, teamWords as words } from '#web/texts/business/team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { clockOf, useSecondsLeft } from '#web/ui/states/countdown.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { refreshTeam } from './use-live-team.ts'

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText()
  return (
    <ListCard title={t(words.invitations)}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} />
      ))}
    </ListCard>
  )
}

const tones = {
  pending: 'info',
  accepted: 'success',
  declined: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
} as const

function Row({ invitation }: { invitation: Invitation }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { email, title, permissionLevel, state, sentAt } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <MailQuestion aria-hidden className="size-5 shrink-0 text-muted-foreground max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{email}</p>
        <Hint>
          {[
            title,
            t(levels[permissionLevel].name),
            t(words.sentOn, { date: shopDate(sentAt, timeZone, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
        <Hint className="mt-1.5 flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
          {state === 'pending' && <TimeLeft until={invitation.expiresAt} />}
        </Hint>
      </div>
      <div className="flex flex-wrap gap-2">
        <Resend invitation={invitation} />
        <Revoke invitation={invitation} />
      </div>
    </li>
  )
}

function TimeLeft({ until }: { until: string }) {
  const t = useText()
  const seconds = useSecondsLeft(until)
  if (seconds === null) return null
  const hours = Math.ceil(seconds / 3600)
  const days = Math.floor(hours / 24)
  return (
    <span role="timer">
      {days >= 2 ? t(words.daysLeft, { days }) : t(words.hoursLeft, { hours })}
    </span>
  )
}

function Resend({ invitation: { id, email, sentAt } }: { invitation: Invitation }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const opensAt = new Date(Date.parse(sentAt) + resendCooldownSeconds * 1000).toISOString()
  const waiting = useSecondsLeft(opensAt) ?? 0

  async function send() {
    setIsBusy(true)
    try {
      await api.team.resend.send({ id })
      toast.success(t(words.sent, { email }))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    await refreshTeam(queries)
    setIsBusy(false)
  }
  return (
    <Button variant="outline" size="sm" busy={isBusy} disabled={waiting > 0} onClick={send}>
      {!isBusy && <RotateCw aria-hidden />}
      {waiting > 0 ? t(words.resendIn, { time: clockOf(waiting) }) : t(words.resend)}
    </Button>
  )
}

function Revoke({ invitation: { id, email } }: { invitation: Invitation }) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={t(words.revokeTitle)}
      text={t(words.revokeText, { email })}
      confirm={t(words.revoke)}
      isDestructive
      trigger={
        <Button variant="ghost" size="sm">
          {t(words.revoke)}
        </Button>
      }
      onConfirm={async () => {
        await api.team.revoke.send({ id })
        toast.success(t(words.revoked))
        await refreshTeam(queries)
      }}
    />
  )
}
