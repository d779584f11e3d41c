// Passwords that strangers try: ten in a quarter of an hour for an account, wherever they come from.
// A browser that its owner has signed in from before has tries of its own.
import type { Db } from '#server/database/db.ts'
import { isPassword } from '#server/features/credentials/service.ts'
import { forgive, limit, refusedAs } from '#server/features/rate-limits/service.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import { findKnownDevice } from './devices.ts'
import type { Account } from './queries.ts'

const quarterHour = 15 * 60

type Try = { email: string; account: Account | undefined; password: string }

export async function tryPassword(db: Db, request: RequestInfo, { email, account, password }: Try) {
  const mark = account ? await findKnownDevice(db, request, account.id) : null
  const bucket =
    account && mark !== null ? `sign-in:device:${account.id}:${mark}` : `sign-in:mail:${email}`
  await limit(db, [
    { key: `sign-in:net:${request.network}`, points: 60, seconds: quarterHour },
    { key: bucket, points: 10, seconds: quarterHour },
  ]).catch(refusedAs('TOO_MANY_SIGN_INS'))
  // An address nobody has costs the same work as a wrong password.
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (isRight) await forgive(db, bucket)
  return isRight
}
