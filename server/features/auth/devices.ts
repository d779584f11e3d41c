// A browser that has signed in before carries a signed device cookie, so that password guessing by
// others cannot lock the owner out.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { deviceOf } from '#server/http/request-info.ts'

export async function rememberDevice(caller: Caller, userId: string) {
  const { db, request } = caller
  if ((await findKnownDevice(caller, userId)) !== null) return
  // Keeps the device id, because a guest's bookings are found by it.
  const mark = deviceOf(request) ?? randomBytes(16).toString('base64url')
  request.setDevice(`${mark}.${await signatureOf(db, mark, userId)}`)
}

// The device id, if this account has signed in with it. Only the signed part may be a rate-limit
// key: the rest of the cookie is untrusted.
export async function findKnownDevice({ db, request }: Caller, userId: string) {
  const [mark, signature] = request.deviceToken?.split('.') ?? []
  if (!mark || !signature) return null
  const wanted = Buffer.from(await signatureOf(db, mark, userId))
  const given = Buffer.from(signature)
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs ? mark : null
}

async function signatureOf(db: Db, mark: string, userId: string) {
  return sign(await keyOf(db, 'links'), `device:${mark}:${userId}`).toString('base64url')
}
