// Limits password tries per account to ten in 15 minutes, from all networks together. Browsers
// known to the account have their own limit.
import type { Caller } from '#server/caller.ts'
import { isPassword } from '#server/features/credentials/service.ts'
import { forgive, limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { findKnownDevice } from './devices.ts'
import type { Account } from './queries.ts'

const quarterHour = 15 * 60

type Try = { email: string; account: Account | undefined; password: string }

export async function tryPassword(caller: Caller, { email, account, password }: Try) {
  const { db, request } = caller
  const mark = account ? await findKnownDevice(caller, account.id) : null
  const bucket =
    account && mark !== null ? `sign-in:device:${account.id}:${mark}` : `sign-in:mail:${email}`
  await limit(db, [
    { key: `sign-in:net:${request.network}`, points: 60, seconds: quarterHour },
    { key: bucket, points: 10, seconds: quarterHour },
  ]).catch(refusedAs('TOO_MANY_SIGN_INS'))
  // Unknown addresses take the same time as wrong passwords.
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (isRight) await forgive(db, bucket)
  return isRight
}
