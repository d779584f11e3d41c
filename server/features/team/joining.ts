// The invited person's side: reading an invitation changes nothing; accepting runs in one
// transaction.
import { fail } from '#contract/errors.ts'
import type { InvitedSignUp, OpenInvitation } from '#contract/business/invitations.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import {
  demandAccount,
  insertProvenAccount,
  readAccountByEmail,
} from '#server/features/auth/service.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { openSession, readSession, renewToken } from '#server/features/sessions/service.ts'
import { hashInvite } from './invitations.ts'
import {
  findByToken,
  lockByToken,
  updateInvitation,
  type InvitationRow,
} from './invitations-queries.ts'
import { tellOwner } from './notices.ts'
import { findActiveEmployment, insertEmployee, insertEmployeeRole } from './queries.ts'

const askAgainMs = 60 * 60 * 1000

export async function readInvitation(caller: Caller, token: string) {
  const { db } = caller
  const row = (await findByToken(db, hashInvite(token))) ?? fail('NOT_FOUND')
  const account = await readAccountByEmail(db, row.email)
  return {
    ...row,
    hasAccount: account !== undefined && account.emailConfirmedAt !== null,
    obstacle: await obstacleOf(caller, row),
    mayAskAgain: row.state === 'expired' && !wasAskedJustNow(row),
  }
}

async function obstacleOf(
  { db, actor }: Caller,
  row: InvitationRow,
): Promise<OpenInvitation['obstacle']> {
  if (actor === null || row.state !== 'pending') return null
  if (actor.id === row.barberId) return 'own_shop'
  const employment = await findActiveEmployment(db, actor.id)
  if (!employment) return null
  return employment.barberId === row.barberId ? 'in_this_team' : 'in_another_shop'
}

// The link was mailed, so holding it proves the new account's address.
export async function signUpInvited(caller: Caller, given: InvitedSignUp) {
  const { db, request } = caller
  const { token, name, phone, password } = given
  await limit(db, [{ key: `sign-up-invited:${request.network}`, points: 60, seconds: 3600 }]).catch(
    refusedAs('SIGN_UPS_PAUSED'),
  )
  if (!(await findByToken(db, hashInvite(token)))) fail('NOT_FOUND')
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (db) => {
    const { email } = await lockOpen(db, token)
    const { language } = request
    const account = { email, name, phone, passwordHash, language }
    const userId = await insertProvenAccount(db, account)
    return readSession(db, await openSession({ ...caller, db }, { userId }))
  })
}

export async function acceptInvitation(caller: SignedInCaller, token: string) {
  const { db, actor } = caller
  await inTransaction(db, async (db) => {
    const row = await lockOpenFor({ ...caller, db }, token)
    if (row.barberId === actor.id) fail('OWN_INVITATION')
    const employment = await findActiveEmployment(db, actor.id)
    if (employment)
      fail(employment.barberId === row.barberId ? 'ALREADY_IN_TEAM' : 'ALREADY_EMPLOYED')

    await insertEmployeeRole(db, actor.id)
    const { title, permissionLevel, compensation, serviceIds } = row
    const { seesContacts, givesDiscounts, givesRefunds, seesReports } = row
    const toggles = { seesContacts, givesDiscounts, givesRefunds, seesReports }
    const seat = { title, permissionLevel, compensation: JSON.stringify(compensation), ...toggles }
    const { id } = await insertEmployee(
      db,
      { userId: actor.id, barberId: row.barberId, ...seat },
      serviceIds,
    )
    await updateInvitation(db, row.id, { state: 'accepted', answeredAt: new Date().toISOString() })
    const deed = {
      action: 'accept-invitation',
      entity: 'employees',
      entityId: id,
      reason: '',
      after: { barberId: row.barberId, permissionLevel },
    }
    await writeDown({ ...caller, db }, deed)
    const { name } = await demandAccount(db, actor.id)
    await tellOwner(db, row.barberId, 'joined', { name })
    await tellTeam(db, row.barberId, actor.id)
  })
  await renewToken(caller, actor.sessionId)
}

export function declineInvitation(db: Db, token: string) {
  return inTransaction(db, async (db) => {
    const row = await lockOpen(db, token)
    await updateInvitation(db, row.id, { state: 'declined', answeredAt: new Date().toISOString() })
    await tellOwner(db, row.barberId, 'declined', { name: row.email })
    await publish(db, userTopic(row.barberId), { type: 'team' })
  })
}

// The link has expired: notifies the owner, who may send a new one.
export function askAgain(db: Db, token: string) {
  return inTransaction(db, async (db) => {
    const row = (await lockByToken(db, hashInvite(token))) ?? fail('NOT_FOUND')
    if (row.state !== 'expired') fail('INVITATION_OVER')
    if (wasAskedJustNow(row)) fail('ASKED_JUST_NOW')
    await updateInvitation(db, row.id, { askedAt: new Date().toISOString() })
    await tellOwner(db, row.barberId, 'asked_again', { name: row.email })
  })
}

const wasAskedJustNow = ({ askedAt }: InvitationRow) =>
  askedAt !== null && Date.parse(askedAt) > Date.now() - askAgainMs

async function lockOpen(db: Db, token: string) {
  const row = (await lockByToken(db, hashInvite(token))) ?? fail('NOT_FOUND')
  return row.state === 'pending' ? row : fail('INVITATION_OVER')
}

// NOT_FOUND for another person's invitation.
async function lockOpenFor({ db, actor }: SignedInCaller, token: string) {
  const account = await demandAccount(db, actor.id)
  const row = (await lockByToken(db, hashInvite(token))) ?? fail('NOT_FOUND')
  if (row.email !== account.email) fail('NOT_FOUND')
  if (account.emailConfirmedAt === null) fail('EMAIL_NOT_CONFIRMED')
  return row.state === 'pending' ? row : fail('INVITATION_OVER')
}

// Live update for the owner, the new member and visitors of the shop.
export async function tellTeam(db: Db, barberId: BarberId, userId: string) {
  await publish(db, userTopic(barberId), { type: 'team' })
  await publish(db, userTopic(userId), { type: 'team' })
  await publish(db, 'barber', { barberId })
}
