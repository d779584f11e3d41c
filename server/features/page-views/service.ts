// Page views and booking starts, counted per day. A visitor is stored as a hash with the day's
// salt, which is deleted with the day.
import { createHmac, randomBytes } from 'node:crypto'
import type { pageViews } from '#contract/business/page-views.ts'
import type { Received } from '#contract/call.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { employmentOf } from '#server/features/businesses/service.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'
import { markFound } from '#server/features/sources/service.ts'
import { countStep, findListed, findSalt, insertSalt } from './queries.ts'

// Per network: a whole office can share one address.
const looksAnHour = 600
// Programs that look at pages, by their own name.
export const isMachine = (userAgent: string) => machines.test(userAgent)
const machines = /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|curl|wget|python|^$/i

type Look = Received<typeof pageViews.look>

export async function countLook(caller: Caller, { profileId, isFound }: Look) {
  const { db, request } = caller
  const { network, userAgent } = request
  if (isMachine(userAgent)) return
  if (!(await isWithin(db, { key: `look:net:${network}`, points: looksAnHour, seconds: 3600 })))
    return
  const listed = await findListed(db, profileId)
  if (!listed) return
  if (isFound) await markFound(caller, listed.barberId)
  await count(caller, { barberId: listed.barberId, step: 'views' })
}

// Counts a hold.
export function countStart(caller: Caller, barberId: BarberId) {
  return count(caller, { barberId, step: 'starts' })
}

type Step = { barberId: BarberId; step: 'views' | 'starts' }

async function count(caller: Caller, { barberId, step }: Step) {
  const { db, request } = caller
  if (await belongsTo(caller, barberId)) return
  const { day, salt } = await saltOfToday(db, barberId)
  const mark = createHmac('sha256', salt)
    .update([step, barberId, request.network, request.userAgent].join('\n'))
    .digest()
  await countStep(db, { barberId, step, day, mark })
}

// Staff of the business and administrators are not counted.
async function belongsTo({ db, actor }: Caller, barberId: BarberId) {
  if (actor === null) return false
  if (actor.id === barberId || actor.roles.includes('admin')) return true
  return (await employmentOf(db, actor))?.barberId === barberId
}

async function saltOfToday(db: Db, barberId: BarberId) {
  const known = await findSalt(db, barberId)
  if (known) return known
  await insertSalt(db, barberId, randomBytes(32))
  return (await findSalt(db, barberId))!
}
