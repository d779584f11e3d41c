// Sessions: an opaque token in a cookie, its hash in the database. Ends with the account.
import { createHash, randomBytes } from 'node:crypto'
import { roles, type Actor, type Role } from '#contract/access.ts'
import type { Session } from '#contract/accounts/auth.ts'
import { fail } from '#contract/errors.ts'
import { permissionsOf } from '#contract/permissions.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { publish } from '#server/features/outbox/service.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findRoles,
  findSession,
  findSessionById,
  findSessionByPrevious,
  findSessionUser,
  insertSession,
  rotateSession,
  touchSession,
  type SessionRow,
  listSessionsOf,
  setSecondFactorGiven,
} from './queries.ts'

const idleDays = 30
const absoluteDays = 90
const rotateAfterHours = 24
// For tabs that sent the old token while another got the new one.
const graceSeconds = 60

type Scope = 'full' | 'recovery' | 'mfa' | 'sign-up'

export async function actorOf(db: Db, token: string | null): Promise<Actor | null> {
  const session = await sessionOf(db, token)
  if (!session || session.scope !== 'full' || !session.isActive) return null
  return {
    id: session.userId,
    roles: rolesOf(session),
    sessionId: session.id,
    permissions: permissionsOf(isUsableAdmin(session) ? session.subRoles : []),
    secondFactorAt: session.secondFactorAt === null ? null : Date.parse(session.secondFactorAt),
  }
}

export async function sessionOf(db: Db, token: string | null): Promise<SessionRow | undefined> {
  if (token === null || token.length > 100) return undefined
  const hash = hashToken(token)
  return (await findSession(db, hash)) ?? (await sessionOfOldToken(db, hash))
}

// Within the grace time the old token still works; after it, the token counts as stolen and the
// session ends.
async function sessionOfOldToken(db: Db, hash: Buffer) {
  const session = await findSessionByPrevious(db, hash)
  if (!session) return undefined
  if (ageSeconds(session.rotatedAt) <= graceSeconds) return session
  await endSession(db, session.id)
  return undefined
}

// An active employee record also gives the employee role; a user without roles is a client.
type Held = Pick<SessionRow, 'roles' | 'isEmployee' | 'subRoles' | 'secondFactorAt'>

export function rolesOf(session: Held): readonly Role[] {
  const held: Role[] = roles.filter(
    (role) => session.roles.includes(role) || (role === 'employee' && session.isEmployee),
  )
  const usable = held.filter((role) => role !== 'admin' || isUsableAdmin(session))
  return usable.length > 0 ? usable : ['client']
}

// An administrator counts as one only with a current grant, and after the second factor.
function isUsableAdmin(session: Held) {
  return isAdmin(session) && session.secondFactorAt !== null
}

function isAdmin({ roles, subRoles }: Pick<Held, 'roles' | 'subRoles'>) {
  return roles.includes('admin') && subRoles.length > 0
}

export async function rolesOfUser(db: Db, userId: string) {
  const held = await findRoles(db, userId)
  return held ? rolesOf({ ...held, secondFactorAt: 'any' }) : []
}

type NewSession = { userId: string; scope?: Scope; hasSecondFactor?: boolean; minutes?: number }

// A new token with every sign-in and step-up, against session fixation.
export async function openSession(
  { db, request }: Pick<Caller, 'db' | 'request'>,
  { userId, scope = 'full', hasSecondFactor = false, minutes }: NewSession,
) {
  const token = randomBytes(32).toString('base64url')
  const now = Temporal.Now.instant()
  const lifetime = minutes ? { minutes } : { hours: idleDays * 24 }
  const { id } = await insertSession(db, {
    userId,
    tokenHash: hashToken(token),
    scope,
    secondFactorAt: hasSecondFactor ? now.toString() : null,
    userAgent: request.userAgent,
    network: request.network,
    expiresAt: now.add(lifetime).toString(),
  })
  request.setSession(token)
  return id
}

export async function readSession(db: Db, id: string): Promise<Session> {
  const row = (await findSessionById(db, id)) ?? fail('SIGN_IN_REQUIRED')
  return describe(db, row)
}

export async function readSessionOfToken(db: Db, token: string | null): Promise<Session | null> {
  const row = await sessionOf(db, token)
  return row && row.scope === 'full' && row.isActive ? describe(db, row) : null
}

// Extends a session and rotates its token once a day.
export async function refreshSession(caller: SignedInCaller): Promise<Session> {
  const { db, actor } = caller
  const row = (await findSessionById(db, actor.sessionId)) ?? fail('SIGN_IN_REQUIRED')
  await touchSession(db, row.id, newExpiry(row.createdAt))
  const isOld = ageSeconds(row.rotatedAt) > rotateAfterHours * 3600
  if (isOld) await renewToken(caller, row.id)
  return readSession(db, row.id)
}

// Also called when a user gets a role, because the cached actor of the old token does not have it.
export async function renewToken({ db, request }: Caller, sessionId: string) {
  if (request.sessionToken === null) return
  const token = randomBytes(32).toString('base64url')
  const isMine = await rotateSession(
    db,
    sessionId,
    hashToken(request.sessionToken),
    hashToken(token),
  )
  if (isMine) request.setSession(token)
}

// Also ends its live streams, on every server.
export function endSession(db: Db, id: string) {
  return inTransaction(db, async (db) => {
    await deleteSession(db, id)
    await publish(db, 'ended', { sessionId: id })
  })
}

export function endSessionOf({ db, actor }: SignedInCaller, id: string) {
  return inTransaction(db, async (db) => {
    if (!(await deleteSessionOf(db, actor.id, id))) fail('NOT_FOUND')
    await publish(db, 'ended', { sessionId: id })
  })
}

// Returns their number.
export function endSessionsOf(db: Db, userId: string, exceptId: string | null = null) {
  return inTransaction(db, async (db) => {
    const ended = await deleteSessionsOf(db, userId, exceptId)
    for (const { id } of ended) await publish(db, 'ended', { sessionId: id })
    return ended.length
  })
}

// Ends live streams with their session.
export function pruneSessions(db: Db) {
  return inTransaction(db, async (db) => {
    for (const { id } of await deleteExpiredSessions(db))
      await publish(db, 'ended', { sessionId: id })
  })
}

async function describe(db: Db, row: SessionRow): Promise<Session> {
  const user = await findSessionUser(db, row.userId)
  return {
    id: row.id,
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      photoUrl: user.photoUrl,
      language: user.language,
      roles: [...rolesOf(row)],
      subRoles: isUsableAdmin(row) ? row.subRoles : [],
      isApprovedBarber: user.isApproved ?? false,
      timeZones: { barber: user.ownTimeZone, employee: user.employerTimeZone },
      hasSecondFactor: user.confirmedAt !== null,
      mustSetUpSecondFactor: isAdmin(row) && row.secondFactorAt === null,
    },
    refreshedAt: row.lastSeenAt,
    expiresAt: row.expiresAt,
  }
}

function newExpiry(createdAt: string) {
  const idle = Temporal.Now.instant().add({ hours: idleDays * 24 })
  const absolute = Temporal.Instant.from(createdAt).add({ hours: absoluteDays * 24 })
  return (Temporal.Instant.compare(idle, absolute) < 0 ? idle : absolute).toString()
}

function ageSeconds(instant: string) {
  return (Date.now() - Date.parse(instant)) / 1000
}

function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}

export function readSessionsOf({ db, actor }: SignedInCaller) {
  return listSessionsOf(db, actor.id)
}

export function recordSecondFactor(db: Db, sessionId: string) {
  return setSecondFactorGiven(db, sessionId)
}
