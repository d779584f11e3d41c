import type { RoleChange, Suspension } from '#contract/accounts/user-admin.ts'
import { fail } from '#contract/errors.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { isAdministrator } from '#server/features/admin-grants/service.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { activateAccount, deactivateAccount, demandAccount } from '#server/features/auth/service.ts'
import { tellVisitors } from '#server/features/businesses/service.ts'
import { stopBookingsOf } from '#server/features/bookings/stop-bookings.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { deleteRole, endEmployment, insertRole, setListed } from './queries.ts'

// Ends all sessions at once; only an administrator can undo it.
export function suspend(caller: SignedInCaller, { id, reason }: Suspension) {
  const { db, actor } = caller
  if (id === actor.id) return fail('NOT_YOURSELF')
  return inTransaction(db, async (db) => {
    const account = await demandAccount(db, id)
    if (!actor.permissions.has('roles.write') && (await isAdministrator(db, id)))
      fail('NOT_ALLOWED')
    const upcoming = await stopBookingsOf(db, id)
    await deactivateAccount(db, { userId: id, by: actor.id, reason })
    await endSessionsOf(db, id)
    const deed = { action: 'suspend', entity: 'profile', entityId: id, reason, after: { upcoming } }
    await writeDown({ ...caller, db }, deed)
    const { email, name } = account
    const language = account.language
    await queueMail(db, {
      to: email,
      kind: 'account-suspended',
      language,
      userId: id,
      data: { name },
    })
  })
}

export function restore(caller: SignedInCaller, { id, reason }: Suspension) {
  return inTransaction(caller.db, async (db) => {
    await demandAccount(db, id)
    await activateAccount(db, id)
    const deed = { action: 'restore', entity: 'profile', entityId: id, reason }
    await writeDown({ ...caller, db }, deed)
  })
}

export function grantRole(caller: Caller, { id, role, reason }: RoleChange) {
  return inTransaction(caller.db, async (db) => {
    await demandAccount(db, id)
    await insertRole(db, id, role)
    if (role === 'barber') await setListed(db, id, true)
    await tellVisitors(db, id)
    const deed = {
      action: 'grant-role',
      entity: 'user_roles',
      entityId: id,
      reason,
      after: { role },
    }
    await writeDown({ ...caller, db }, deed)
  })
}

// Signs the user out, so that no open page keeps the role.
export function revokeRole(caller: SignedInCaller, { id, role, reason }: RoleChange) {
  return inTransaction(caller.db, async (db) => {
    await demandAccount(db, id)
    if (role === 'employee' || role === 'barber') await stopBookingsOf(db, id)
    await deleteRole(db, id, role)
    await tellVisitors(db, id)
    if (role === 'employee') await endEmployment(db, id)
    if (role === 'barber') await setListed(db, id, false)
    await endSessionsOf(db, id)
    const deed = {
      action: 'revoke-role',
      entity: 'user_roles',
      entityId: id,
      reason,
      before: { role },
    }
    await writeDown({ ...caller, db }, deed)
  })
}
