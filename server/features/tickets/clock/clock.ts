// When an answer is due, in the hours of support.
import * as z from 'zod'
import { targetMinutes, type TicketPriority } from '#contract/accounts/ticket-words.ts'
import type { Db } from '#server/database/db.ts'
import { isoOf, minuteOf } from '#server/shop-clock.ts'
import { findSupportHours } from '#server/features/tickets/queries.ts'
import { dueAt, isOpen, minutesOpen, opensAt, type Hours } from './hours.ts'

const week = z.array(z.tuple([z.int(), z.int()]).nullable()).length(7)

export async function readHours(db: Db): Promise<Hours> {
  const { week: stored, holidays, timeZone } = await findSupportHours(db)
  return { week: z.parse(week, stored), holidays, timeZone }
}

export async function dueFor(db: Db, since: string, priority: TicketPriority) {
  return isoOf(dueAt(minuteOf(since), targetMinutes[priority], await readHours(db)))
}

// What an answer took, in minutes of support's hours.
export async function minutesBetween(db: Db, since: string, until: string) {
  return minutesOpen(minuteOf(since), minuteOf(until), await readHours(db))
}

export async function openness(db: Db, nowMs = Date.now()) {
  const hours = await readHours(db)
  const now = Math.floor(nowMs / 60_000)
  const opens = opensAt(now, hours)
  return { isOpen: isOpen(now, hours), opensAt: opens === undefined ? null : isoOf(opens) }
}
