// Switches two-factor sign-in on and off, and renews its backup codes.
import type { account } from '#contract/accounts/account.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { demandSecondFactor } from '#server/features/auth/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  newBackupCodes,
  replaceSecondFactor,
  startSecondFactor,
} from '#server/features/second-factor/service.ts'
import { endUnprovenSessionsOf, recordSecondFactor } from '#server/features/sessions/service.ts'
import { tellOwner } from './notices.ts'
import { hasRoleRow } from './queries.ts'
import { demandPassword, tellTabs } from './service.ts'

type Renewing = Received<typeof account.renewBackupCodes>
type Beginning = Received<typeof account.startSecondFactor>

export async function beginSecondFactor(caller: SignedInCaller, { password, code }: Beginning) {
  const { email, secondFactorSince } = await demandPassword(caller, password)
  if (secondFactorSince === null || code === undefined) return startSecondFactor(caller, email)
  await demandSecondFactor(caller, code)
  return replaceSecondFactor(caller, email)
}

// The code also counts as the second factor of this session. Sessions that the password alone has opened
// end.
export async function finishSecondFactor(caller: SignedInCaller, code: string) {
  const { db, actor } = caller
  await limit(db, [{ key: `second-factor:setup:${actor.id}`, points: 10, seconds: 900 }])
  return inTransaction(db, async (db) => {
    const backupCodes = await confirmSecondFactor({ ...caller, db }, code)
    await recordSecondFactor(db, actor.sessionId)
    await endUnprovenSessionsOf(db, actor.id)
    await tellTabs(db, actor.id)
    await tellOwner(db, actor.id, 'secondFactorOn')
    return { backupCodes }
  })
}

export async function renewBackupCodes(caller: SignedInCaller, { password, code }: Renewing) {
  const { db, actor } = caller
  const { secondFactorSince } = await demandPassword(caller, password)
  if (secondFactorSince === null) fail('NOT_FOUND')
  await demandSecondFactor(caller, code)
  return inTransaction(db, async (db) => {
    await tellOwner(db, actor.id, 'backupCodesRenewed')
    return { backupCodes: await newBackupCodes({ ...caller, db }) }
  })
}

export async function removeSecondFactor(caller: SignedInCaller, password: string) {
  const { db, actor } = caller
  await demandPassword(caller, password)
  if (await hasRoleRow(db, actor.id, 'admin')) fail('SECOND_FACTOR_REQUIRED')
  await inTransaction(db, async (db) => {
    await endSecondFactor({ ...caller, db })
    await tellTabs(db, actor.id)
    await tellOwner(db, actor.id, 'secondFactorOff')
  })
}
