import { Lock } from 'lucide-react'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { rolesWith, type Permission } from '#contract/permissions.ts'
import { useText } from '#web/language.tsx'
import { notYours } from '#web/texts/admin/roles.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

// A part of the administration that another sub-role has.
export function NotYours({ permission }: { permission: Permission }) {
  const t = useText()
  const roles = rolesWith(permission).map((role) => t(subRoleNames[role]))
  return (
    <EmptyState
      icon={Lock}
      title={t(notYours.title)}
      text={t(notYours.text, { roles: roles.join(', ') })}
    />
  )
}
