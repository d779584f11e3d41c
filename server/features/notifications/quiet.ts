// When somebody does not want to be called: what is not urgent waits until the end of it.
import type { QuietHours } from '#contract/accounts/notifications.ts'
import type { Db } from '#server/db.ts'
import { dayMinutes, houston, isoOf } from '#server/shop-clock.ts'
import { deleteQuietHours, findQuietHours, upsertQuietHours } from './queries.ts'

const usual = { isOn: false, startsMinutes: 22 * 60, endsMinutes: 8 * 60 }

export async function readQuietHours(db: Db, userId: string): Promise<QuietHours> {
  const found = await findQuietHours(db, userId)
  return found ? { isOn: true, ...found } : usual
}

export async function saveQuietHours(db: Db, userId: string, { isOn, ...hours }: QuietHours) {
  if (isOn) await upsertQuietHours(db, { userId, ...hours })
  else await deleteQuietHours(db, userId)
}

export type Urgency = {
  isUrgent?: boolean
  // When the visit begins that it is about: a change of today's is urgent, and so is one that would
  // be told too late.
  visitAt?: string
}

// Until when it has to wait, if at all.
export async function waitOf(db: Db, userId: string, { isUrgent, visitAt }: Urgency) {
  if (isUrgent) return undefined
  const hours = await findQuietHours(db, userId)
  if (!hours) return undefined
  const now = Math.floor(Date.now() / 60_000)
  const end = endOfQuiet(now, hours)
  if (end === undefined) return undefined
  if (visitAt !== undefined) {
    const visit = Math.floor(Date.parse(visitAt) / 60_000)
    if (visit <= end || houston.dayOf(visit) === houston.dayOf(now)) return undefined
  }
  return isoOf(end)
}

type Hours = { startsMinutes: number; endsMinutes: number }

// In minutes since 1970; undefined outside of them.
export function endOfQuiet(now: number, { startsMinutes, endsMinutes }: Hours) {
  const day = houston.dayOf(now)
  const clock = houston.toLocal(now) - day * dayMinutes
  const isOvernight = startsMinutes > endsMinutes
  const hasBegun = clock >= startsMinutes
  const hasEnded = clock >= endsMinutes
  const isQuiet = isOvernight ? hasBegun || !hasEnded : hasBegun && !hasEnded
  if (!isQuiet) return undefined
  const endDay = isOvernight && hasBegun ? day + 1 : day
  return houston.toInstant(endDay * dayMinutes + endsMinutes)
}
