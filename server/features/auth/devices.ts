// A browser that has signed in before carries a signed mark, so that strangers who try passwords on
// an account cannot lock its owner out.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/database/db.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { deviceOf, type RequestInfo } from '#server/http/request-info.ts'

export async function rememberDevice(db: Db, request: RequestInfo, userId: string) {
  if ((await findKnownDevice(db, request, userId)) !== null) return
  // The browser keeps its name: what a guest booked in it hangs on that.
  const mark = deviceOf(request) ?? randomBytes(16).toString('base64url')
  request.setDevice(`${mark}.${await signatureOf(db, mark, userId)}`)
}

// The browser's mark, if this account has signed in with it. Only the mark is proved, so only the
// mark may name a limit: the rest of the cookie is whatever the browser sends.
export async function findKnownDevice(db: Db, { deviceToken }: RequestInfo, userId: string) {
  const [mark, signature] = deviceToken?.split('.') ?? []
  if (!mark || !signature) return null
  const wanted = Buffer.from(await signatureOf(db, mark, userId))
  const given = Buffer.from(signature)
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs ? mark : null
}

async function signatureOf(db: Db, mark: string, userId: string) {
  return sign(await keyOf(db, 'links'), `device:${mark}:${userId}`).toString('base64url')
}
