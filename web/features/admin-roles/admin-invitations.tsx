import { useQueryClient } from '@tanstack/react-query'
import type { AdminInvitation } from '#contract/admin/grants.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { rolesWords as words } from '#web/texts/admin/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ownDay } from '#web/words/own-time.ts'

export function Invitations({ invitations }: { invitations: readonly AdminInvitation[] }) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  return (
    <ListCard title={t(words.invitations)}>
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center gap-3 px-5 py-4">
          <div className="min-w-40 flex-1">
            <p className="font-semibold break-words">{invitation.email}</p>
            <Hint>
              {t(subRoleNames[invitation.subRole])}
              {' · '}
              {t(words.open, { day: ownDay(invitation.expiresAt, language) })}
            </Hint>
          </div>
          {may('roles.write') && <Actions invitation={invitation} />}
        </li>
      ))}
    </ListCard>
  )
}

function Actions({ invitation }: { invitation: AdminInvitation }) {
  const t = useText()
  const queries = useQueryClient()
  const { id, email, subRole } = invitation
  const reload = () => queries.invalidateQueries({ queryKey: api.adminGrants.list.key() })
  return (
    <div className="flex gap-2">
      <ConfirmDialog
        title={t(words.resendTitle)}
        text={t(words.resendText, { email })}
        confirm={t(words.resend)}
        reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
        onConfirm={async (reason) => {
          await api.adminGrants.resend.send({ id, reason })
          toast.success(t(words.resent, { email }))
          await reload()
        }}
        trigger={
          <Button size="sm" variant="outline" aria-label={t(words.resendOf, { email })}>
            {t(words.resend)}
          </Button>
        }
      />
      <ConfirmDialog
        title={t(words.withdrawTitle)}
        text={t(words.withdrawText, { email, role: t(subRoleNames[subRole]) })}
        confirm={t(words.withdraw)}
        isDestructive
        reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
        onConfirm={async (reason) => {
          await api.adminGrants.withdraw.send({ id, reason })
          toast.success(t(words.withdrawn))
          await reload()
        }}
        trigger={
          <Button size="sm" variant="outline" aria-label={t(words.withdrawOf, { email })}>
            {t(words.withdraw)}
          </Button>
        }
      />
    </div>
  )
}
