// Limits holds per person, and per network at one barber. Counted under locks, so that parallel
// requests cannot pass a limit together.
import { fail } from '#contract/errors.ts'
import { guestHoldMinutes } from '#contract/bookings/holds.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { nameDevice } from '#server/features/guests/service.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { isWithin, lockPeople } from '#server/features/rate-limits/service.ts'
import { requireProof } from '#server/features/proof-of-work/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { timeFreed } from '#server/features/waitlist/service.ts'
import { deleteHold } from '#server/features/bookings/queries.ts'
import { countNetworkHolds, listHolds } from './hold-limits-queries.ts'

const mostHolds = 3
// Open holds of guests, per network and barber. A whole office can share one address; a script that
// pays with proof of work still cannot take a calendar.
const freeOfNetwork = 3
const mostOfNetwork = 6
// Beyond this many an hour every hold costs proof of work, however few are open at a time.
const freeAnHour = 12

export type Holder = {
  clientId: string | null
  deviceHash: Buffer | null
  networkHash: Buffer | null
  keptMinutes: number
}

// Guests have less time until they ask for their code.
export async function holderOf({ db, actor, request }: Caller): Promise<Holder> {
  if (actor) {
    const { holdMinutes } = await readSettings(db)
    return { clientId: actor.id, deviceHash: null, networkHash: null, keptMinutes: holdMinutes }
  }
  return {
    clientId: null,
    deviceHash: nameDevice(request),
    networkHash: sign(await keyOf(db, 'networks'), request.network),
    keptMinutes: guestHoldMinutes,
  }
}

type Room = { barberId: BarberId; startsAt: string }
type Work = { barberId: BarberId; answer: string | undefined }

// True when the guest's browser has done its proof of work; refuses with one when it has to.
export async function proveWork(
  { db, request }: Caller,
  holder: Holder,
  { barberId, answer }: Work,
) {
  if (holder.networkHash === null) return false
  const { network } = request
  const key = `hold:guest:${network}:${barberId}`
  const isOften = !(await isWithin(db, { key, points: freeAnHour, seconds: 3600 }))
  const open = await countNetworkHolds(db, holder, barberId)
  if (open < freeOfNetwork && !isOften) return false
  await requireProof(db, { purpose: purposeOf(network, barberId), answer })
  return true
}

// Another guest of the same network took the last free hold, so this one needs proof of work.
export async function demandWork({ db, request }: Caller, barberId: BarberId): Promise<never> {
  await requireProof(db, { purpose: purposeOf(request.network, barberId), answer: undefined })
  return fail('PROOF_WANTED')
}

const purposeOf = (network: string, barberId: BarberId) => `hold:${network}:${barberId}`

// Releases the person's holds at this barber first, in a separate transaction, so that two people
// who swap slots do not deadlock.
export async function giveBack(db: Db, holder: Holder, room: Room) {
  const held = await listHolds(db, holder)
  if (held.length > 0) await inTransaction(db, (db) => makeRoom(db, holder, room))
}

// For callers in a transaction. False when another hold needs proof of work.
export async function makeRoom(db: Db, holder: Holder, room: Room, isProved = true) {
  await lockPeople(db, namesOf(holder, room.barberId))
  await releaseOthers(db, holder, room)
  if (holder.networkHash === null) return true
  const open = await countNetworkHolds(db, holder, room.barberId)
  if (open >= mostOfNetwork) fail('NETWORK_BUSY')
  return open < freeOfNetwork || isProved
}

function namesOf({ clientId, deviceHash, networkHash }: Holder, barberId: BarberId) {
  if (clientId !== null) return [`user:${clientId}`]
  const network = `network:${networkHash?.toString('hex')}:${barberId}`
  return [`device:${deviceHash?.toString('hex')}`, network]
}

// Choosing another slot at the same barber releases the first hold. Holding the same slot again
// does not notify the waitlist.
async function releaseOthers(db: Db, holder: Holder, { barberId, startsAt }: Room) {
  const holds = await listHolds(db, holder)
  for (const hold of holds.filter((each) => each.barberId === barberId)) {
    await deleteHold(db, hold.id)
    if (Date.parse(hold.startsAt) !== Date.parse(startsAt)) await timeFreed(db, hold)
  }
  if (holds.filter((each) => each.barberId !== barberId).length >= mostHolds) fail('TOO_MANY_HOLDS')
}
