// Guests: identified by their browser, by an address they proved with a code, and by links in their
// mails.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { codeLength, resendCooldownSeconds } from '#contract/limits.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { setClientOfBookings } from '#server/features/bookings/claim-queries.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { isWithin, limit, lockPeople, refusedAs } from '#server/features/rate-limits/service.ts'
import { deviceTopic, enqueue } from '#server/features/outbox/service.ts'
import { deviceOf, type RequestInfo } from '#server/http/request-info.ts'
import {
  countGuestTry,
  findLinkedBooking,
  hasGuestDevice,
  insertGuestCode,
  insertLink,
  lockNewestGuestCode,
  setGuestCodeUsed,
  upsertGuestDevice,
  setClientOfEntries,
  setUserOfPlaces,
  setRequesterOfTickets,
} from './queries.ts'

// Codes that prove a guest's address. Guessing: a try succeeds with probability 1e-6, a code allows three
// tries, and an address gets ten codes a day: 1 - (1 - 1e-6)^30 < 3e-5 a day. A code belongs to one
// browser, so a stranger's wrong tries do not use up the owner's. One network gets half of the mails.
const codeMinutes = 10
const mostTries = 3
const triesPerNetwork = 15
const mailsPerNetwork = 5
const mailsADay = 10
const day = 24 * 3600
const rememberedDays = 30
const hour = 3600

export function deviceHashOf(request: Pick<RequestInfo, 'deviceToken'>) {
  const device = deviceOf(request)
  return device === null ? null : hash(device)
}

// Where this browser hears live what is its guest's.
export function deviceTopicOf(deviceToken: string | null) {
  const hash = deviceHashOf({ deviceToken })
  return hash && deviceTopic(hash)
}

// Sets a device id if the browser has none.
export function nameDevice(request: RequestInfo) {
  const known = deviceOf(request)
  const device = known ?? randomBytes(16).toString('base64url')
  if (known === null) request.setDevice(`${device}.`)
  return hash(device)
}

export async function isKnownGuest({ db, request }: Caller, email: string) {
  const device = deviceHashOf(request)
  return device !== null && (await hasGuestDevice(db, device, email))
}

export async function sendGuestCode({ db, request }: Caller, email: string) {
  const device = nameDevice(request)
  const { network, language } = request
  await limit(db, [{ key: `guest-code:net:${network}`, points: 60, seconds: hour }]).catch(
    refusedAs('NETWORK_TOO_OFTEN'),
  )
  await limit(db, [
    { key: `guest-code:soon:${email}:${network}`, points: 1, seconds: resendCooldownSeconds },
  ]).catch(refusedAs('CODE_TOO_OFTEN'))
  // Limits mails to one address; the answer stays the same.
  const mayMail =
    (await isWithin(db, {
      key: `guest-code:${email}:${network}`,
      points: mailsPerNetwork,
      seconds: day,
    })) && (await isWithin(db, { key: `guest-code:${email}`, points: mailsADay, seconds: day }))
  if (!mayMail) return
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const codeHash = await hashCode(db, email, code)
  await inTransaction(db, async (db) => {
    await insertGuestCode(db, { email, deviceHash: device, codeHash }, codeMinutes)
    await enqueue(db, 'mail-guest-code', { email, code, language })
  })
}

// Counts a wrong try in a separate transaction, so that it is never rolled back.
export async function proveGuest(caller: Caller, email: string, code: string) {
  const { db, request } = caller
  const device = deviceHashOf(request) ?? fail('CODE_EXPIRED')
  await limit(db, [
    { key: `guest-try:net:${request.network}`, points: 60, seconds: hour },
    { key: `guest-try:${email}:${request.network}`, points: triesPerNetwork, seconds: day },
  ])
  const given = await hashCode(db, email, code)
  const outcome = await inTransaction(db, async (db) => {
    await lockPeople(db, [`email:${email}`])
    const kept = await lockNewestGuestCode(db, device, email)
    // A repeated request: the first one used the code and made the device known.
    if (!kept && (await isKnownGuest({ ...caller, db }, email))) return 'right'
    if (!kept || kept.tries >= mostTries || kept.isExpired) return 'over'
    await countGuestTry(db, kept.id)
    if (!timingSafeEqual(kept.codeHash, given)) return 'wrong'
    await setGuestCodeUsed(db, kept.id)
    await upsertGuestDevice(db, { deviceHash: device, email, days: rememberedDays })
    return 'right'
  })
  if (outcome === 'over') fail('CODE_EXPIRED')
  if (outcome === 'wrong') fail('CODE_INVALID')
}

type Purpose = 'manage' | 'completion'

export async function makeLink(db: Db, bookingId: string, purpose: Purpose, expiresAt: string) {
  const token = randomBytes(32).toString('base64url')
  await insertLink(db, { tokenHash: hash(token), bookingId, purpose, expiresAt })
  return token
}

// The link's booking, and whether the link is still valid.
export function readLink(db: Db, token: string, purpose: Purpose) {
  return findLinkedBooking(db, hash(token), purpose)
}

async function hashCode(db: Db, email: string, code: string) {
  return sign(await keyOf(db, 'codes'), `guest:${email}:${code}`)
}

const hash = (text: string) => createHash('sha256').update(text).digest()

// Moves guest bookings, waitlist entries and conversations with this address to the account.
export async function claimBookings(db: Db, clientId: string, email: string) {
  await setClientOfBookings(db, clientId, email)
  await setClientOfEntries(db, clientId, email)
  await setUserOfPlaces(db, clientId, email)
  await setRequesterOfTickets(db, clientId, email)
}
