import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Admin } from '#contract/admin/grants.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { rolesWords as words } from '#web/texts/admin/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Trial } from '#web/ui/states/trial.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type TakeRoleProps = {
  admin: Pick<Admin, 'name'>
  grant: Pick<Admin['grants'][number], 'id' | 'subRole'>
  trigger?: ReactNode
}

// Takes a role of the administration away, after saying what goes with it.
export function TakeRole({ admin: { name }, grant: { id, subRole }, trigger }: TakeRoleProps) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const lost = useQuery({
    ...api.adminGrants.previewRevoke.query({ id }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const agreed = lost.isFetching ? undefined : lost.data
  const role = t(subRoleNames[subRole])
  return (
    <ConfirmDialog
      title={t(words.takeTitle)}
      text={t(words.takeText, { name, role })}
      confirm={t(words.take)}
      isDestructive
      isIncomplete={agreed === undefined}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onOpenChange={setIsOpen}
      onConfirm={async (reason) => {
        if (agreed === undefined) return
        try {
          await api.adminGrants.revoke.send({ id, reason, agreed })
        } catch (error) {
          if (isRefusal(error) && error.code === 'NUMBERS_CHANGED') void lost.refetch()
          throw error
        }
        toast.success(t(words.taken))
        void queries.invalidateQueries({ queryKey: api.audit.list.key() })
        await queries.invalidateQueries({ queryKey: api.adminGrants.list.key() })
      }}
      trigger={
        trigger ?? (
          <Button size="sm" variant="outline" aria-label={t(words.takeRole, { role, name })}>
            {t(words.take)}
          </Button>
        )
      }
    >
      <Trial query={lost} lines={2}>
        {(numbers) => (
          <Notice tone="warning">
            {t(words.lost, numbers)}
            {numbers.followUps > 0 && ` ${t(words.lostFollowUps, numbers)}`}
            {numbers.invitations > 0 && ` ${t(words.lostInvitations, numbers)}`}
            {numbers.erasures > 0 && ` ${t(words.lostErasures, numbers)}`}
          </Notice>
        )}
      </Trial>
    </ConfirmDialog>
  )
}
