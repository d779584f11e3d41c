// Invites a person to the team: a mailed link, valid for a week and for one person.
import { createHash, randomBytes } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import { inviteDays, mostInvitations, type NewInvitation } from '#contract/business/team.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { demandAccount, readAccount, readAccountByEmail } from '#server/features/auth/service.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import {
  countPending,
  expireInvitations,
  findInvitation,
  hasPending,
  insertInvitation,
  isInTeam,
  lockInvitation,
  lockInvitationsOf,
  updateInvitation,
} from './invitations-queries.ts'
import { findShopName, listServiceIds } from './queries.ts'

const day = 24 * 3600
const mailsPerDay = 40
const mailsToAddress = 3
// From all shops together: limits what one address receives.
const mailsToAddressFromAll = 6

export async function invite(caller: SignedInCaller, given: NewInvitation) {
  const { db, request } = caller
  const { barberId } = await businessOf(caller, 'barber')
  await refuseTwice(db, barberId, given.email)
  await limitMails(db, barberId, given.email)
  return inTransaction(db, async (db) => {
    const shopName = (await findShopName(db, barberId)) ?? fail('SHOP_MISSING')
    await lockInvitationsOf(db, barberId)
    await expireInvitations(db, barberId)
    await refuseTwice(db, barberId, given.email)
    const { email, title, permissionLevel, compensation, serviceIds, ...toggles } = given
    const own = await listServiceIds(db, barberId)
    if (serviceIds.some((id) => !own.includes(id))) fail('NOT_FOUND')
    const account = await readAccountByEmail(db, email)
    const language = account?.language ?? request.language
    const { token, ...link } = newLink()
    const { id } = await insertInvitation(db, {
      barberId,
      email,
      title,
      permissionLevel,
      ...toggles,
      compensation: JSON.stringify(compensation),
      serviceIds,
      language,
      ...link,
    })
    await mailInvitation({ ...caller, db }, { email, title, language, token, shopName })
    await writeDown({ ...caller, db }, deed('invite', id, email))
    await publish(db, userTopic(barberId), { type: 'team' })
    return findInvitation(db, barberId, id)
  })
}

// Invalidates the old link.
export async function resend(caller: SignedInCaller, id: string) {
  const { db } = caller
  const { barberId } = await businessOf(caller, 'barber')
  await limitMails(db, barberId, (await demandOpen(db, barberId, id)).email)
  return inTransaction(db, async (db) => {
    await lockInvitationsOf(db, barberId)
    await expireInvitations(db, barberId)
    const row = await demandOpen(db, barberId, id)
    if (row.state !== 'pending') await refuseTwice(db, barberId, row.email)
    const { token, ...link } = newLink()
    const sentAt = Temporal.Now.instant().toString()
    await updateInvitation(db, id, { ...link, sentAt, state: 'pending', answeredAt: null })
    const shopName = (await findShopName(db, barberId)) ?? fail('NOT_FOUND')
    const { email, title } = row
    const language = row.language
    await mailInvitation({ ...caller, db }, { email, title, language, token, shopName })
    await writeDown({ ...caller, db }, deed('resend-invitation', id, email))
    await publish(db, userTopic(barberId), { type: 'team' })
    return findInvitation(db, barberId, id)
  })
}

export async function revoke(caller: SignedInCaller, id: string) {
  const { barberId } = await businessOf(caller, 'barber')
  return inTransaction(caller.db, async (db) => {
    const row = (await lockInvitation(db, barberId, id)) ?? fail('NOT_FOUND')
    if (row.state === 'accepted') fail('NOT_FOUND')
    await updateInvitation(db, id, { state: 'revoked' })
    await writeDown({ ...caller, db }, deed('revoke-invitation', id, row.email))
    await publish(db, userTopic(barberId), { type: 'team' })
  })
}

// Locks the row when called in a transaction.
async function demandOpen(db: Db, barberId: BarberId, id: string) {
  const row = (await lockInvitation(db, barberId, id)) ?? fail('NOT_FOUND')
  if (row.state === 'accepted' || row.state === 'revoked') fail('NOT_FOUND')
  if (Date.parse(row.sentAt) > Date.now() - resendCooldownSeconds * 1000) fail('INVITED_JUST_NOW')
  return row
}

// Called after the checks, so that only mails about to be sent count.
async function limitMails(db: Db, barberId: BarberId, email: string) {
  await limit(db, [{ key: `invite:user:${barberId}`, points: mailsPerDay, seconds: day }]).catch(
    refusedAs('INVITES_USED_UP'),
  )
  await limit(db, [
    { key: `invite:pair:${barberId}:${email}`, points: mailsToAddress, seconds: day },
    { key: `invite:mail:${email}`, points: mailsToAddressFromAll, seconds: day },
  ]).catch(refusedAs('INVITED_TOO_OFTEN'))
}

async function refuseTwice(db: Db, barberId: BarberId, email: string) {
  const owner = await readAccount(db, barberId)
  if (owner?.email === email) fail('OWN_INVITATION', { email: 'This is your own address.' })
  if (await isInTeam(db, barberId, email))
    fail('ALREADY_IN_TEAM', { email: 'This person is already on the team.' })
  if (await hasPending(db, barberId, email))
    fail('ALREADY_INVITED', {
      email: 'This address already has an open invitation. You can send it again.',
    })
  if ((await countPending(db, barberId)) >= mostInvitations) fail('TOO_MANY_INVITATIONS')
}

function newLink() {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = Temporal.Now.instant().add({ hours: inviteDays * 24 })
  return { token, tokenHash: hashInvite(token), expiresAt: expiresAt.toString() }
}

export function hashInvite(token: string) {
  return createHash('sha256').update(token).digest()
}

type Mailed = { email: string; title: string; language: Language; token: string; shopName: string }

async function mailInvitation({ db, actor }: SignedInCaller, mailed: Mailed) {
  const { email, title, language, token, shopName } = mailed
  const { name: inviter } = await demandAccount(db, actor.id)
  const data = { shop: shopName, inviter, title, token }
  await queueMail(db, { kind: 'team-invitation', to: email, language, data })
}

function deed(action: string, entityId: string, email: string) {
  return { action, entity: 'employee_invitations', entityId, reason: '', after: { email } }
}
