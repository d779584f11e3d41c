// Time off: taken at once, or requested where the owner decides.
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { NewTimeOff, Saved, hours } from '#contract/business/hours.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { nowMinute } from '#server/features/availability/service.ts'
import { businessOf, readZone } from '#server/features/businesses/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { dayMinutes, dayOfDate, isoOf, type Zone } from '#server/shop-clock.ts'
import { findConflicts, readCalendar } from './calendar.ts'
import { refreshRequests, tellMember, tellOwner } from './notices.ts'
import { deleteTimeOff, insertTimeOff } from './queries.ts'
import {
  deletePending,
  insertRequest,
  listRequests,
  lockPending,
  setAnswer,
} from './requests-queries.ts'
import { change } from './service.ts'
import { whoseHours } from './whose.ts'

const mostDays = 366

type Taken = Received<typeof hours.takeTimeOff>

export async function takeTimeOff(caller: SignedInCaller, taken: Taken) {
  const { db } = caller
  const whose = await whoseHours(caller, taken)
  const zone = await readZone(db, whose.barberId)
  const away = { ...rangeOf(taken, zone), reason: taken.reason }
  if (whose.timeOffNeedsApproval && whose.employeeId !== null) {
    const { employeeId } = whose
    await inTransaction(db, async (db) => {
      await insertRequest(db, employeeId, away)
      await tellOwner(db, whose, { ...away, timeZone: zone.timeZone })
      await refreshRequests(db, [whose.barberId, whose.providerId])
    })
    return { isSaved: true, isRequest: true, conflicts: [] }
  }
  const saved = await change(db, whose, taken.isSure, {
    alter: ({ timeOff }) => ({ timeOff: [...timeOff, away] }),
    write: (db) => insertTimeOff(db, whose.providerId, away),
  })
  return { ...saved, isRequest: false }
}

type Removed = Received<typeof hours.removeTimeOff>

export async function removeTimeOff(caller: SignedInCaller, removed: Removed) {
  const { barberId, providerId } = await whoseHours(caller, removed)
  await inTransaction(caller.db, async (db) => {
    if (!(await deleteTimeOff(db, providerId, removed.id))) fail('NOT_FOUND')
    await publish(db, 'barber', { barberId })
  })
}

export async function readRequests(
  caller: SignedInCaller,
  { place }: Received<typeof hours.requests>,
) {
  const { barberId, employeeId, seat } = await businessOf(caller, place)
  const ofAll = mayInShop(seat, 'hoursOfOthers')
  const rows = await listRequests(caller.db, barberId, ofAll ? null : employeeId)
  return rows.map((row) => ({ ...row, isMine: row.memberId === employeeId }))
}

type Answer = Received<typeof hours.answerRequest>

// Members cannot answer their own request.
export async function answerRequest(caller: SignedInCaller, given: Answer): Promise<Saved> {
  const { place, id, isApproved, answer, isSure } = given
  const { barberId, userId } = await businessOf(caller, place, 'hoursOfOthers')
  return inTransaction(caller.db, async (db) => {
    const request = (await lockPending(db, barberId, id)) ?? fail('NOT_FOUND')
    if (request.userId === userId) fail('NOT_FOUND')
    const conflicts = isApproved ? await conflictsOf(db, barberId, request) : []
    if (conflicts.length > 0 && !isSure) return { isSaved: false, conflicts }
    const state = isApproved ? 'approved' : 'declined'
    await setAnswer(db, id, { state, answer, answeredBy: caller.actor.id })
    if (isApproved) {
      await insertTimeOff(db, request.userId, request)
      await publish(db, 'barber', { barberId })
    }
    const { timeZone } = await readZone(db, barberId)
    await tellMember(db, { ...request, isApproved, answer, timeZone })
    await refreshRequests(db, [barberId, userId, request.userId])
    return { isSaved: true, conflicts }
  })
}

export async function withdrawRequest(
  caller: SignedInCaller,
  { place, id }: Received<typeof hours.withdrawRequest>,
) {
  const { barberId, employeeId, userId } = await businessOf(caller, place)
  if (employeeId === null) return fail('NOT_FOUND')
  return inTransaction(caller.db, async (db) => {
    if (!(await deletePending(db, employeeId, id))) fail('NOT_FOUND')
    await refreshRequests(db, [barberId, userId])
  })
}

type Away = { userId: string; startsAt: string; endsAt: string; reason: string }

async function conflictsOf(db: Db, barberId: BarberId, { userId, ...away }: Away) {
  const before = await readCalendar(db, barberId, userId)
  const after = { ...before, timeOff: [...before.timeOff, away] }
  return findConflicts(db, { barberId, providerId: userId, before, after })
}

// Converts shop wall-clock times, also on days when the clock changes.
function rangeOf(wanted: NewTimeOff, zone: Zone) {
  const { firstDate, lastDate, isAllDay, fromTime, toTime } = wanted
  const [first, last] = [dayOfDate(firstDate), dayOfDate(lastDate)]
  const now = nowMinute()
  if (last < zone.dayOf(now)) fail('INVALID_INPUT', { lastDate: 'Choose a day in the future' })
  if (last - first >= mostDays) fail('INVALID_INPUT', { lastDate: 'Choose at most one year' })
  const start = first * dayMinutes + (isAllDay ? 0 : minutesOf(fromTime))
  const end = last * dayMinutes + (isAllDay ? dayMinutes : minutesOf(toTime))
  return { startsAt: isoOf(zone.toInstant(start)), endsAt: isoOf(zone.toInstant(end)) }
}

function minutesOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
