// Sessions: an opaque token in a cookie, its hash in the database. Ends with the account.
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#contract/access.ts'
import type { Session } from '#contract/accounts/auth.ts'
import { fail } from '#contract/errors.ts'
import { permissionsOf } from '#contract/permissions.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { publish } from '#server/features/outbox/service.ts'
import { deviceOf } from '#server/http/request-info.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  deleteUnprovenSessionsOf,
  findRoles,
  findSession,
  findSessionById,
  findSessionByPrevious,
  findSessionByView,
  findSessionUser,
  insertSession,
  rotateSession,
  touchSession,
  type SessionRow,
  listSessionsOf,
  lockView,
  setSecondFactorGiven,
  setView,
} from './queries.ts'
import { isAdmin, isUsableAdmin, rolesOf } from './roles.ts'
import { viewerOf, viewOf } from './viewing.ts'

const idleDays = 30
const absoluteDays = 90
const rotateAfterHours = 24
// For tabs that sent the old token while another got the new one.
const graceSeconds = 60

type Scope = 'full' | 'recovery' | 'mfa' | 'sign-up'

export async function actorOf(db: Db, token: string | null): Promise<Actor | null> {
  const session = await sessionOf(db, token)
  if (!session || session.scope !== 'full' || !session.isActive) return null
  const { impersonationId } = session
  const own = ownerOf(session)
  return impersonationId === null ? own : viewerOf(db, own, impersonationId)
}

function ownerOf(session: SessionRow): Actor {
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
  const device = deviceOf(request)
  const { id } = await insertSession(db, {
    userId,
    tokenHash: hashToken(token),
    scope,
    secondFactorAt: hasSecondFactor ? now.toString() : null,
    userAgent: request.userAgent,
    network: request.network,
    deviceHash: device === null ? null : hashToken(device),
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
    await publishEnded(db, ended)
    return ended.length
  })
}

// Once an account has a second factor, only sessions that gave it stay.
export function endUnprovenSessionsOf(db: Db, userId: string) {
  return inTransaction(db, async (db) => {
    await publishEnded(db, await deleteUnprovenSessionsOf(db, userId))
  })
}

// Ends live streams with their session.
export function pruneSessions(db: Db) {
  return inTransaction(db, async (db) => {
    await publishEnded(db, await deleteExpiredSessions(db))
  })
}

async function publishEnded(db: Db, ended: { id: string }[]) {
  for (const { id } of ended) await publish(db, 'ended', { sessionId: id })
}

async function describe(db: Db, row: SessionRow): Promise<Session> {
  const { id, impersonationId, lastSeenAt: refreshedAt, expiresAt } = row
  const session = { id, refreshedAt, expiresAt }
  const own = { roles: [...rolesOf(row)], subRoles: isUsableAdmin(row) ? row.subRoles : [] }
  const mustSetUpSecondFactor = isAdmin(row) && row.secondFactorAt === null
  const user = { ...(await describeUser(db, row.userId)), ...own, mustSetUpSecondFactor }
  if (impersonationId === null) return { ...session, user, viewing: null }
  const view = await viewOf(db, ownerOf(row), impersonationId)
  if (!view) return { ...session, user, viewing: { endsAt: refreshedAt, isOver: true } }
  const { userId, endsAt } = view
  // Whether they have a second factor is not shown.
  const seen = { roles: [...view.roles], subRoles: [], hasSecondFactor: false }
  return {
    ...session,
    user: { ...(await describeUser(db, userId)), ...seen, mustSetUpSecondFactor: false },
    viewing: { endsAt, isOver: false },
  }
}

async function describeUser(db: Db, userId: string) {
  const user = await findSessionUser(db, userId)
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    photoUrl: user.photoUrl,
    language: user.language,
    isApprovedBarber: user.isApproved ?? false,
    timeZones: { barber: user.ownTimeZone, employee: user.employerTimeZone },
    hasSecondFactor: user.confirmedAt !== null,
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

export function readSessionsOf({ db, actor }: { db: Db; actor: Pick<Actor, 'id'> }) {
  return listSessionsOf(db, actor.id)
}

export function recordSecondFactor(db: Db, sessionId: string) {
  return setSecondFactorGiven(db, sessionId)
}

// Shows this session someone else, or its owner again. Returns the view that was there before.
export async function changeView(db: Db, sessionId: string, impersonationId: string | null) {
  const before = (await lockView(db, sessionId)) ?? fail('SIGN_IN_REQUIRED')
  await setView(db, sessionId, impersonationId)
  return before.impersonationId
}

// Whether a session shows it and nothing has ended it.
export async function isViewing(db: Db, impersonationId: string) {
  const session = await findSessionByView(db, impersonationId)
  if (!session?.isActive) return false
  return (await viewOf(db, ownerOf(session), impersonationId)) !== null
}
