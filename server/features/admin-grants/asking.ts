// An administrator asks the owners for a right, from a page that is not part of their role.
import { fail } from '#contract/errors.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import type { Language } from '#contract/language.ts'
import { rolesWith, type Permission } from '#contract/permissions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { demandAccount } from '#server/features/auth/service.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'

const day = 86_400

export async function askForRight(caller: SignedInCaller, permission: Permission) {
  const { db, actor } = caller
  if (actor.permissions.has(permission)) fail('NOTHING_CHANGED')
  await limit(db, [{ key: `ask-right:user:${actor.id}:${permission}`, points: 1, seconds: day }])
  await inTransaction(db, async (db) => {
    const { name } = await demandAccount(db, actor.id)
    const rolesIn = (language: Language) =>
      rolesWith(permission)
        .map((role) => subRoleNames[role][language])
        .join(', ')
    await notifyAdmins(db, 'roles.write', {
      event: 'account',
      type: 'other',
      title: { en: 'A colleague asks for access', es: 'Un colega pide acceso' },
      message: {
        en: `{name} needs something that is open to: ${rolesIn('en')}. You can give a role, also for a few days only.`,
        es: `{name} necesita algo que está abierto a: ${rolesIn('es')}. Puedes dar un rol, también por unos días.`,
      },
      params: { name },
      actionUrl: '/admin/roles',
    })
    const deed = { action: 'ask-for-right', entity: 'admin_grants', entityId: actor.id, reason: '' }
    await writeDown({ ...caller, db }, { ...deed, after: { permission } })
  })
}
