// Sub-roles of the administration. A grant counts only together with the role 'admin', which comes
// with the first grant and goes with the last.
import type { Admin, NewGrant, Revocation } from '#contract/admin/grants.ts'
import { fail } from '#contract/errors.ts'
import { permissionsOf, rolesWith, type Permission, type SubRole } from '#contract/permissions.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import {
  closeExpired,
  closeGrant,
  closeGrantsOf,
  closeInvitation,
  closeLapsed,
  deleteAdminRole,
  findAccountByEmail,
  findEndOfDay,
  hasCurrentGrant,
  insertAdminRole,
  insertGrant,
  insertInvitation,
  listGrants,
  listHolders,
  listInvitations,
  listSubRoles,
  passOnFollowUps,
  takeInvitations,
} from './queries.ts'

const invitationDays = 7

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

// Who has a right.
export async function readHolders(db: Db, permission: Permission) {
  const rows = await listHolders(db, rolesWith(permission))
  return new Set(rows.map(({ userId }) => userId))
}

export const isAdministrator = hasCurrentGrant

// Someone without an account is invited, and gets the grant with the first sign-in.
export function grant(caller: Caller, { email, subRole, lastDay, reason }: NewGrant) {
  return inTransaction(caller.db, async (db) => {
    const account = await findAccountByEmail(db, email)
    const endsAt = lastDay === null ? null : await findEndOfDay(db, lastDay)
    if (endsAt !== null && Date.parse(endsAt) <= Date.now())
      fail('INVALID_INPUT', { lastDay: 'Choose a day that is not over.' })
    const by = { grantedBy: caller.actor?.id ?? null, reason }
    if (account) {
      await takeInvitations(db, email, subRole)
      await give({ ...caller, db }, account.id, { subRole, endsAt, ...by })
    } else await invite({ ...caller, db }, { email, subRole, endsAt, ...by })
    await queueMail(db, {
      to: email,
      kind: account ? 'admin-granted' : 'admin-invited',
      language: account?.language ?? 'en',
      ...(account && { userId: account.id }),
      data: { name: account?.name ?? '', subRole },
    })
    return { isInvited: account === undefined }
  })
}

type Terms = { subRole: SubRole; endsAt: string | null; grantedBy: string | null; reason: string }

async function give(caller: Caller, userId: string, { endsAt, ...terms }: Terms) {
  const { db } = caller
  await closeExpired(db, userId, terms.subRole)
  await insertGrant(db, { userId, expiresAt: endsAt, ...terms })
  await insertAdminRole(db, userId)
  await writeDown(caller, {
    action: 'grant-sub-role',
    entity: 'admin_grants',
    entityId: userId,
    reason: terms.reason,
    after: { subRole: terms.subRole, endsAt },
  })
}

async function invite(caller: Caller, { email, ...terms }: Terms & { email: string }) {
  const { db } = caller
  const { subRole, endsAt, grantedBy, reason } = terms
  await closeLapsed(db, email)
  const expiresAt = Temporal.Now.instant()
    .add({ hours: invitationDays * 24 })
    .toString()
  const row = { email, subRole, invitedBy: grantedBy, reason, grantEndsAt: endsAt, expiresAt }
  const id = await insertInvitation(db, row)
  await writeDown(caller, {
    action: 'invite-admin',
    entity: 'admin_invitations',
    entityId: id,
    reason,
    after: { email, subRole },
  })
}

// Called with every sign-in: the address is proven.
export async function claimInvitations(caller: Caller, userId: string, email: string) {
  await inTransaction(caller.db, async (db) => {
    const held = await listSubRoles(db, userId)
    const invited = await takeInvitations(db, email)
    for (const { subRole, invitedBy, reason, grantEndsAt } of invited)
      if (!held.includes(subRole))
        await give({ ...caller, db }, userId, {
          subRole,
          endsAt: grantEndsAt,
          grantedBy: invitedBy,
          reason,
        })
  })
}

// Signs the person out, so that no open page keeps the right.
export function revoke(caller: SignedInCaller, order: Revocation) {
  return inTransaction(caller.db, (db) => revokeIn({ ...caller, db }, order))
}

export function previewRevoke(caller: SignedInCaller, id: string) {
  return dryRun(caller.db, (db) => revokeIn({ ...caller, db }, { id, reason: '' }))
}

async function revokeIn(caller: SignedInCaller, { id, reason }: Revocation) {
  const { db, actor } = caller
  const closed = await closeGrant(db, id, { userId: actor.id, reason })
  const { userId, subRole } = closed ?? fail('NOT_FOUND')
  const left = await listSubRoles(db, userId)
  if (left.length === 0) await deleteAdminRole(db, userId)
  const kept = permissionsOf(left)
  const permissions = permissionsOf([subRole]).difference(kept).size
  const isWorkless = userId !== actor.id && !kept.has('bookings.write')
  const followUps = isWorkless ? await passOnFollowUps(db, userId, actor.id) : 0
  const sessions = await endSessionsOf(db, userId)
  const lost = { permissions, sessions, followUps }
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

export function withdraw(caller: SignedInCaller, { id, reason }: Revocation) {
  return inTransaction(caller.db, async (db) => {
    const { email, subRole } = (await closeInvitation(db, id)) ?? fail('NOT_FOUND')
    await writeDown(
      { ...caller, db },
      {
        action: 'withdraw-admin',
        entity: 'admin_invitations',
        entityId: id,
        reason,
        before: { email, subRole },
      },
    )
  })
}

// For a person who deletes their account.
export const endGrantsOf = closeGrantsOf
