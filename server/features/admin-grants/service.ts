// Sub-roles of the administration. A grant counts only together with the role 'admin', which comes
// with the first grant and goes with the last.
import type { Admin, NewGrant, Revocation } from '#contract/admin/grants.ts'
import { fail } from '#contract/errors.ts'
import type { Text } from '#contract/language.ts'
import { permissionsOf, rolesWith, type Permission } from '#contract/permissions.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { asAgreed, dryRun } from '#server/database/dry-run.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import { lockAccountOf } from '#server/features/auth/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify } from '#server/features/notifications/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { give } from './giving.ts'
import { closeInvitationsBy, closeInvitationsTo, listInvitations } from './invitation-queries.ts'
import { invite } from './invitations.ts'
import {
  closeGrant,
  closeGrantsOf,
  deleteAdminRole,
  findAccountByEmail,
  findEndOfDay,
  findLastOwner,
  hasCurrentGrant,
  listGrants,
  listHolders,
  listSubRoles,
  lockAdminRole,
  passOnFollowUps,
  takeBackErasuresBy,
} from './queries.ts'

export async function readAdmins(db: Db) {
  const admins = new Map<string, Admin>()
  const lastOwner = await findLastOwner(db)
  for (const row of await listGrants(db)) {
    const { id, subRole, reason, grantedBy, grantedAt, expiresAt, confirmedAt, ...person } = row
    const admin = admins.get(person.userId) ?? {
      ...person,
      hasSecondFactor: confirmedAt !== null,
      isLastOwner: person.userId === lastOwner,
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

// For screens, which say it before they ask for a code. The database refuses it in any case.
export async function isLastOwner(db: Db, userId: string) {
  return (await findLastOwner(db)) === userId
}

// Someone without an account, or with one whose address nobody has proven, is invited.
export function grant(caller: Caller, { email, subRole, lastDay, reason }: NewGrant) {
  return inTransaction(caller.db, async (db) => {
    const account = await findAccountByEmail(db, email)
    const endsAt = lastDay === null ? null : await findEndOfDay(db, lastDay)
    if (endsAt !== null && Date.parse(endsAt) <= Date.now())
      fail('INVALID_INPUT', { lastDay: "Choose a day that isn't over." })
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

// Erasures that someone ordered who may no longer erase: they are dropped, and the person keeps the
// account. Returns their number.
async function dropErasuresBy(caller: Witnessed, requestedBy: string, reason: string) {
  const dropped = await takeBackErasuresBy(caller.db, requestedBy)
  for (const erasure of dropped) await keepAfterAll(caller, erasure, reason)
  return dropped.length
}

type Erasure = { userId: string; dueAt: string; isOwnWish: boolean }

// For the transaction that takes an erasure back.
export async function keepAfterAll(caller: Witnessed, erasure: Erasure, reason: string) {
  const { userId, dueAt, isOwnWish } = erasure
  const deed = { action: 'take-back-erasure', entity: 'profile', entityId: userId, reason }
  await writeDown(caller, { ...deed, before: { dueAt }, after: { dueAt: null } })
  await notify(caller.db, {
    userId,
    event: 'account',
    type: 'other',
    title: { en: 'Your account stays', es: 'Tu cuenta se queda' },
    message: isOwnWish ? still : unchanged,
    actionUrl: isOwnWish ? '/settings' : '/contact',
    isMailed: true,
  })
}

const unchanged: Text = {
  en: 'Your account won’t be erased after all. Nothing has changed.',
  es: 'Al final tu cuenta no se borrará. Nada ha cambiado.',
}

const still: Text = {
  en: 'Your account won’t be erased after all. If you still want that, you can delete it in your settings.',
  es: 'Al final tu cuenta no se borrará. Si aún lo quieres, puedes eliminarla en tus ajustes.',
}
