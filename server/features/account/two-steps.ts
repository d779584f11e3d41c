// Switches two-factor sign-in on and off, and renews its backup codes.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  newBackupCodes,
  startSecondFactor,
} from '#server/features/second-factor/service.ts'
import { recordSecondFactor } from '#server/features/sessions/service.ts'
import { tellOwner } from './notices.ts'
import { hasRoleRow } from './queries.ts'
import { demandPassword, tellTabs } from './service.ts'

export async function beginSecondFactor(db: Db, actor: Actor, password: string) {
  const { email } = await demandPassword(db, actor, password)
  return startSecondFactor(db, actor.id, email)
}

// The code also counts as the second factor of this session.
export async function finishSecondFactor(db: Db, actor: Actor, code: string) {
  await limit(db, [{ key: `second-factor:setup:${actor.id}`, points: 10, seconds: 900 }])
  return inTransaction(db, async (db) => {
    const backupCodes = await confirmSecondFactor(db, actor.id, code)
    await recordSecondFactor(db, actor.sessionId)
    await tellTabs(db, actor.id)
    await tellOwner(db, actor.id, 'secondFactorOn')
    return { backupCodes }
  })
}

export async function renewBackupCodes(db: Db, actor: Actor, password: string) {
  const { secondFactorSince } = await demandPassword(db, actor, password)
  if (secondFactorSince === null) fail('NOT_FOUND')
  return inTransaction(db, async (db) => {
    await tellOwner(db, actor.id, 'backupCodesRenewed')
    return { backupCodes: await newBackupCodes(db, actor.id) }
  })
}

export async function removeSecondFactor(db: Db, actor: Actor, password: string) {
  await demandPassword(db, actor, password)
  if (await hasRoleRow(db, actor.id, 'admin')) fail('SECOND_FACTOR_REQUIRED')
  await inTransaction(db, async (db) => {
    await endSecondFactor(db, actor.id)
    await tellTabs(db, actor.id)
    await tellOwner(db, actor.id, 'secondFactorOff')
  })
}
