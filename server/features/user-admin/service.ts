import type {
  Restoring,
  RoleChange,
  RoleQuery,
  RoleRevocation,
  Suspension,
  SuspensionQuery,
} from '#contract/accounts/user-admin.ts'
import { fail } from '#contract/errors.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { isAdministrator } from '#server/features/admin-grants/service.ts'
import { inTransaction } from '#server/database/db.ts'
import { asAgreed, dryRun } from '#server/database/dry-run.ts'
import { writeDown } from '#server/features/audit/service.ts'
import {
  activateAccount,
  deactivateAccount,
  demandAccount,
  lockAccountOf,
} from '#server/features/auth/service.ts'
import { tellVisitors } from '#server/features/businesses/service.ts'
import {
  closeBookingsOf,
  countClosingOf,
  countUpcomingOf,
  roundOff,
  stopBookingsOf,
} from '#server/features/bookings/stop-bookings.ts'
import { cancelMany, lockToCancel } from '#server/features/bulk-runs/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { endSessionsOf, rolesOfUser } from '#server/features/sessions/service.ts'
import { tellRestored, tellRoleGiven, tellRoleTaken } from './notices.ts'
import { deleteRole, endEmployment, insertRole, setListed } from './queries.ts'

// Ends all sessions at once; only an administrator can undo it.
export function suspend(caller: SignedInCaller, { agreed, ...order }: Suspension) {
  return inTransaction(caller.db, (db) =>
    asAgreed(agreed, () => suspendIn({ ...caller, db }, order)),
  )
}

export async function previewSuspend(caller: SignedInCaller, { id, fate }: SuspensionQuery) {
  const { db } = caller
  await requireSuspendable(caller, id, await demandAccount(db, id))
  return roundOff(await countClosingOf(db, id, { fate, actorId: caller.actor.id }))
}

async function suspendIn(caller: SignedInCaller, order: Omit<Suspension, 'agreed'>) {
  const { db, actor } = caller
  const { id, reason, fate } = order
  const account = await lockAccountOf(db, id)
  await requireSuspendable(caller, id, account)
  const { email, name, language, isActive } = account
  const terms = { fate, actorId: actor.id, mayLeave: true }
  await stopBookingsOf(db, id)
  await lockToCancel(db, { userId: id })
  const { done, left } = await closeBookingsOf(db, id, terms)
  if (left.length > 0) await cancelMany(caller, { ids: left, of: { userId: id } })
  await deactivateAccount(db, { userId: id, by: actor.id, reason })
  await endSessionsOf(db, id)
  const deed = { action: 'suspend', entity: 'profile', entityId: id, reason }
  await writeDown(caller, {
    ...deed,
    before: { isAccountOpen: isActive },
    after: { isAccountOpen: false, ...done },
  })
  const data = { name }
  await queueMail(db, { to: email, kind: 'account-suspended', language, userId: id, data })
  return roundOff(done)
}

type Account = { isActive: boolean; deactivatedBy: string | null }

async function requireSuspendable(caller: SignedInCaller, id: string, account: Account) {
  if (id === caller.actor.id) fail('NOT_YOURSELF')
  await requireOverAdministrator(caller, id)
  // An account that its owner closed can still be suspended, so that they cannot reopen it.
  if (!account.isActive && account.deactivatedBy !== id) fail('ALREADY_SUSPENDED')
}

// Only owners suspend and restore administrators.
async function requireOverAdministrator({ db, actor }: SignedInCaller, id: string) {
  if (!actor.permissions.has('roles.write') && (await isAdministrator(db, id))) fail('NOT_ALLOWED')
}

export function restore(caller: SignedInCaller, { id, reason }: Restoring) {
  return inTransaction(caller.db, async (db) => {
    const { isActive } = await lockAccountOf(db, id)
    await requireOverAdministrator({ ...caller, db }, id)
    if (isActive) fail('ACCOUNT_ACTIVE')
    await activateAccount(db, id)
    const deed = { action: 'restore', entity: 'profile', entityId: id, reason }
    const states = { before: { isAccountOpen: false }, after: { isAccountOpen: true } }
    await writeDown({ ...caller, db }, { ...deed, ...states })
    await tellRestored(db, id)
  })
}

export function grantRole(caller: Caller, { id, role, reason }: RoleChange) {
  return inTransaction(caller.db, async (db) => {
    await demandAccount(db, id)
    const before = { roles: [...(await rolesOfUser(db, id))] }
    if (!(await insertRole(db, id, role))) fail('NOTHING_CHANGED')
    if (role === 'barber') await setListed(db, id, true)
    await tellVisitors(db, id)
    const deed = {
      action: 'grant-role',
      entity: 'user_roles',
      entityId: id,
      reason,
      before,
      after: { roles: [...(await rolesOfUser(db, id))] },
    }
    await writeDown({ ...caller, db }, deed)
    await tellRoleGiven(db, id, role)
  })
}

// Signs the user out, so that no open page keeps the role.
export function revokeRole(caller: SignedInCaller, { agreed, ...order }: RoleRevocation) {
  return inTransaction(caller.db, (db) =>
    asAgreed(agreed, () => revokeIn({ ...caller, db }, order)),
  )
}

export function previewRevoke(caller: SignedInCaller, asked: RoleQuery) {
  return dryRun(caller.db, (db) => revokeIn({ ...caller, db }, { ...asked, reason: '' }))
}

async function revokeIn(caller: SignedInCaller, { id, role, reason }: RoleChange) {
  const { db } = caller
  await demandAccount(db, id)
  const before = { roles: [...(await rolesOfUser(db, id))] }
  // Whichever role goes, all of their appointments stay.
  const upcoming = await (role === 'client' ? countUpcomingOf(db, id) : stopBookingsOf(db, id))
  const isHeld = await deleteRole(db, id, role)
  // Visitors of the shops they still work at.
  await tellVisitors(db, id)
  // Someone on a team is an employee without the role's row as well.
  const hasLeft = role === 'employee' && (await endEmployment(db, id))
  if (!isHeld && !hasLeft) fail('NOTHING_CHANGED')
  if (role === 'client' && (await rolesOfUser(db, id)).includes('client')) fail('CLIENT_STAYS')
  if (role === 'barber') await setListed(db, id, false)
  const lost = { upcoming, sessions: await endSessionsOf(db, id) }
  await writeDown(caller, {
    action: 'revoke-role',
    entity: 'user_roles',
    entityId: id,
    reason,
    before,
    after: { roles: [...(await rolesOfUser(db, id))], ...lost },
  })
  await tellRoleTaken(db, id, role)
  return lost
}
