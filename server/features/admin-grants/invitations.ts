// Invitations to the administration. The link was mailed, so whoever has it has proven the address;
// an account that someone else opened with it first gets nothing.
import { createHash, randomBytes } from 'node:crypto'
import type { InvitedAdmin, InvitationOrder } from '#contract/admin/grants.ts'
import { fail } from '#contract/errors.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import {
  demandAccount,
  insertProvenAccount,
  readAccountByEmail,
} from '#server/features/auth/service.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import {
  endSessionsOf,
  openSession,
  readSession,
  renewToken,
} from '#server/features/sessions/service.ts'
import { give, type Terms } from './giving.ts'
import {
  closeInvitation,
  closeLapsed,
  findByToken,
  hasOpenInvitation,
  insertInvitation,
  lockByToken,
  lockInvitation,
  updateInvitation,
} from './invitation-queries.ts'
import { listSubRoles } from './queries.ts'

const invitationDays = 7
const resendsAnHour = 3
const hour = 3600

export async function invite(caller: Caller, { email, ...terms }: Terms & { email: string }) {
  const { db } = caller
  const { subRole, endsAt, grantedBy, reason } = terms
  await closeLapsed(db, email)
  const { token, ...link } = newLink()
  const row = { email, subRole, invitedBy: grantedBy, reason, grantEndsAt: endsAt, ...link }
  const entityId = await insertInvitation(db, row)
  const deed = { action: 'invite-admin', entity: 'admin_invitations', entityId, reason }
  await writeDown(caller, { ...deed, after: { email, subRole } })
  await mailInvitation(db, { email, subRole, token })
}

// The old link stops working.
export async function resend(caller: SignedInCaller, { id, reason }: InvitationOrder) {
  if (!(await hasOpenInvitation(caller.db, id))) fail('NOT_FOUND')
  const key = `admin-invitation:${id}`
  await limit(caller.db, [{ key, points: resendsAnHour, seconds: hour }])
  await inTransaction(caller.db, async (db) => {
    const { email, subRole, expiresAt } = (await lockInvitation(db, id)) ?? fail('NOT_FOUND')
    const { token, ...link } = newLink()
    await updateInvitation(db, id, link)
    const deed = { action: 'resend-admin', entity: 'admin_invitations', entityId: id, reason }
    const states = { before: { expiresAt }, after: { expiresAt: link.expiresAt } }
    await writeDown({ ...caller, db }, { ...deed, ...states })
    await mailInvitation(db, { email, subRole, token })
  })
}

export function withdraw(caller: SignedInCaller, { id, reason }: InvitationOrder) {
  return inTransaction(caller.db, async (db) => {
    const { email, subRole } = (await closeInvitation(db, id)) ?? fail('NOT_FOUND')
    const deed = { action: 'withdraw-admin', entity: 'admin_invitations', entityId: id, reason }
    const before = { email, subRole, isOpen: true }
    const after = { email, subRole: null, isOpen: false }
    await writeDown({ ...caller, db }, { ...deed, before, after })
  })
}

// Changes nothing: mail scanners open every link they see.
export async function readInvitation(db: Db, token: string) {
  const row = (await findByToken(db, hashLink(token))) ?? fail('NOT_FOUND')
  const { email, subRole, expiresAt, isOpen } = row
  const account = await readAccountByEmail(db, email)
  const hasAccount = account !== undefined && account.emailConfirmedAt !== null
  return { email, subRole, expiresAt, isOpen, hasAccount }
}

// Takes the place of an account that nobody has confirmed, together with its password and sessions.
export async function signUpInvited(caller: Caller, given: InvitedAdmin) {
  const { db, request } = caller
  const { token, name, phone, password } = given
  const network = `sign-up-invited:${request.network}`
  await limit(db, [{ key: network, points: 60, seconds: hour }]).catch(refusedAs('SIGN_UPS_PAUSED'))
  if (!(await findByToken(db, hashLink(token)))) fail('NOT_FOUND')
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (db) => {
    const row = await lockOpen(db, token)
    const { language } = request
    const account = { email: row.email, name, phone, passwordHash, language }
    const userId = await insertProvenAccount(db, account)
    await take({ ...caller, db, actor: { id: userId } }, row, userId)
    return readSession(db, await openSession({ ...caller, db }, { userId }))
  })
}

// Other sessions end: only the one that has the link has proven anything.
export async function acceptInvitation(caller: SignedInCaller, token: string) {
  const { actor } = caller
  await inTransaction(caller.db, async (db) => {
    const { email } = await demandAccount(db, actor.id)
    const row = await lockOpen(db, token)
    if (row.email !== email) fail('NOT_FOUND')
    await take({ ...caller, db }, row, actor.id)
    await endSessionsOf(db, actor.id, actor.sessionId)
  })
  await renewToken(caller, actor.sessionId)
}

async function take(caller: Witnessed, row: Awaited<ReturnType<typeof lockOpen>>, userId: string) {
  const { db } = caller
  const { id, subRole, invitedBy: grantedBy, reason, grantEndsAt: endsAt } = row
  await closeInvitation(db, id)
  if ((await listSubRoles(db, userId)).includes(subRole)) return
  await give(caller, userId, { subRole, endsAt, grantedBy, reason })
}

async function lockOpen(db: Db, token: string) {
  const row = (await lockByToken(db, hashLink(token))) ?? fail('NOT_FOUND')
  return row.isOpen ? row : fail('INVITATION_OVER')
}

function newLink() {
  const token = randomBytes(32).toString('base64url')
  const sentAt = Temporal.Now.instant()
  const expiresAt = sentAt.add({ hours: invitationDays * 24 }).toString()
  return { token, tokenHash: hashLink(token), sentAt: sentAt.toString(), expiresAt }
}

type Letter = { email: string; subRole: SubRole; token: string }

async function mailInvitation(db: Db, { email, subRole, token }: Letter) {
  const data = { subRole, token }
  await queueMail(db, { to: email, kind: 'admin-invited', language: 'en', data })
}

function hashLink(token: string) {
  return createHash('sha256').update(token).digest()
}
