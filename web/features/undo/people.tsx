import { useQueryClient } from '@tanstack/react-query'
import { plainRoles } from '#contract/accounts/user-admin.ts'
import type { TrailRow } from '#contract/admin/audit.ts'
import { api } from '#web/api.ts'
import { AddRole, RemoveRole } from '#web/features/admin-people/person-roles.tsx'
import { SuspendDialog } from '#web/features/suspending/suspend-dialog.tsx'
import { useText } from '#web/language.tsx'
import { peopleWords as words } from '#web/texts/admin/people.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Back, type UndoProps } from './back.tsx'

export function RestorePerson({ row: { entityId: id, subject }, trigger }: UndoProps) {
  const t = useText()
  return (
    <Back
      trigger={trigger}
      title={t(words.restore)}
      text={t(words.restoreText, { name: subject ?? '' })}
      confirm={t(words.restore)}
      done={t(words.restoreDone)}
      act={(reason) => api.userAdmin.restore.send({ id, reason })}
    />
  )
}

export function SuspendPerson({ row: { entityId: id, subject }, trigger }: UndoProps) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <SuspendDialog
      id={id}
      label={t(words.suspend)}
      title={t(words.suspend)}
      text={t(words.suspendText, { name: subject ?? '' })}
      reasonHint={t(words.reasonHint)}
      preview={(fate) => api.userAdmin.previewSuspend.send({ id, fate })}
      suspend={(order) => api.userAdmin.suspend.send({ id, ...order })}
      onDone={() => {
        toast.success(t(words.suspendDone))
        return queries.invalidateQueries()
      }}
      trigger={trigger}
    />
  )
}

// The role that was given is taken, and the other way around.
export function RoleBack({ row, trigger }: UndoProps) {
  const person = { id: row.entityId, name: row.subject ?? '' }
  const [had, has] = [rolesIn(row.before), rolesIn(row.after)]
  const role = plainRoles.find((each) => had.includes(each) !== has.includes(each))
  if (role === undefined) return null
  const Change = has.includes(role) ? RemoveRole : AddRole
  return <Change person={person} role={role} trigger={trigger} />
}

function rolesIn(values: TrailRow['after']): readonly unknown[] {
  return Array.isArray(values?.roles) ? values.roles : []
}
