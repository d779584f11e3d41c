// Sub-roles of the administration. A grant counts only together with the role 'admin', which comes
// with the first grant and goes with the last.
import type { Admin, NewGrant, Revocation } from '#contract/admin/grants.ts'
import { fail } from '#contract/errors.ts'
import { permissionsOf, rolesWith, type Permission } from '#contract/permissions.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { asAgreed, dryRun } from '#server/database/dry-run.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockAccountOf } from '#server/features/auth/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { dropErasuresBy } from './erasures.ts'
import { give } from './giving.ts'
import { closeInvitationsBy, closeInvitationsTo, listInvitations } from './invitation-queries.ts'
import { invite } from './invitations.ts'
import {
  closeGrant,
  closeGrantsOf,
  deleteAdminRole,
  findAccountByEmail,
  findEndOfDay,
  hasCurrentGrant,
  listGrants,
  listHolders,
  listSubRoles,
  lockAdminRole,
  passOnFollowUps,
} from './queries.ts'

export async function readAdmins(db: Db) {
  const admins = new Map<string, Admin>()
  for (const row of await listGrants(db)) {
    const { id, subRole, reason, grantedBy, grantedAt, expiresAt, confirmedAt, ...person } = row
    const admin = admins.get(person.userId) ?? {
      ...person,
      hasSecondFactor: confirmedAt !== null,
      grants: [],
    }
    admin.grants.push({ id, subRole, reason, grantedBy, grantedAt, expiresAt })
    admins.set(person.userId, admin)
  }
  return { admins: [...admins.values()], invitations: await listInvitations(db) }
}

// Without a session: for a job that acts for someone.
export async function readPermissions(db: Db, userId: string) {
  return permissionsOf(await listSubRoles(db, userId))
}

// Who has a right, also while their account is not active.
export async function readHolders(db: Db, permission: Permission) {
  const rows = await listHolders(db, rolesWith(permission))
  return new Set(rows.map(({ userId }) => userId))
}

export const isAdministrator = hasCurrentGrant

// Someone without an account, or with one whose address nobody has proven, is invited.
export function grant(caller: Caller, { email, subRole, lastDay, reason }: NewGrant) {
  return inTransaction(caller.db, async (db) => {
    const account = await findAccountByEmail(db, email)
    const endsAt = lastDay === null ? null : await findEndOfDay(db, lastDay)
    if (endsAt !== null && Date.parse(endsAt) <= Date.now())
      fail('INVALID_INPUT', { lastDay: 'Choose a day that is not over.' })
    const by = { grantedBy: caller.actor?.id ?? null, reason }
    if (!account) {
      await invite({ ...caller, db }, { email, subRole, endsAt, ...by })
      return { isInvited: true }
    }
    if (!(await lockAccountOf(db, account.id)).isActive) fail('ACCOUNT_NOT_OPEN')
    await closeInvitationsTo(db, email, subRole)
    await give({ ...caller, db }, account.id, { subRole, endsAt, ...by })
    const { id: userId, language, name } = account
    const data = { name, subRole }
    await queueMail(db, { to: email, kind: 'admin-granted', language, userId, data })
    return { isInvited: false }
  })
}

// Signs the person out, so that no open page keeps the right.
export function revoke(caller: SignedInCaller, { agreed, ...order }: Revocation) {
  return inTransaction(caller.db, (db) =>
    asAgreed(agreed, () => revokeIn({ ...caller, db }, order)),
  )
}

export function previewRevoke(caller: SignedInCaller, id: string) {
  return dryRun(caller.db, (db) => revokeIn({ ...caller, db }, { id, reason: '' }))
}

async function revokeIn(caller: SignedInCaller, { id, reason }: Omit<Revocation, 'agreed'>) {
  const { db, actor } = caller
  const closed = await closeGrant(db, id, { userId: actor.id, reason })
  const { userId, subRole } = closed ?? fail('NOT_FOUND')
  await lockAdminRole(db, userId)
  const left = await listSubRoles(db, userId)
  if (left.length === 0) await deleteAdminRole(db, userId)
  const kept = permissionsOf(left)
  const permissions = permissionsOf([subRole]).difference(kept).size
  const isWorkless = userId !== actor.id && !kept.has('bookings.write')
  const followUps = isWorkless ? await passOnFollowUps(db, userId, actor.id) : 0
  const invitations = kept.has('roles.write') ? 0 : await closeInvitationsBy(db, userId)
  const erasures = kept.has('people.erase') ? 0 : await dropErasuresBy(caller, userId, reason)
  const sessions = await endSessionsOf(db, userId)
  const lost = { permissions, sessions, followUps, invitations, erasures }
  await writeDown(caller, {
    action: 'revoke-sub-role',
    entity: 'admin_grants',
    entityId: userId,
    reason,
    before: { subRole },
    after: lost,
  })
  return lost
}

// For a person who deletes their account.
export const endGrantsOf = closeGrantsOf
