// Changes working hours. Existing bookings are never canceled by it: conflicts are listed before
// anything is saved.
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { Conflict, HourException, Saved, WhoseHours, hours } from '#contract/business/hours.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { dayOfDate, weekdayOf } from '#server/shop-clock.ts'
import { findConflicts, readCalendar, rowsOf, type Calendar } from './calendar.ts'
import { refuseOutside } from './inside-shop.ts'
import { tellOfChange } from './notices.ts'
import {
  deleteException,
  listMembers,
  lockPeople,
  replaceShopWeek,
  replaceWeek,
  upsertException,
} from './queries.ts'
import { whoseHours, type Whose } from './whose.ts'

export async function readHours(caller: SignedInCaller, asked: WhoseHours) {
  const { db } = caller
  const whose = await whoseHours(caller, asked)
  const { barberId, providerId, name, timeOffNeedsApproval } = whose
  const calendar = await readCalendar(db, barberId, providerId)
  return { barberId, name, timeOffNeedsApproval, ...calendar }
}

export async function readTeam(caller: SignedInCaller, { place }: Received<typeof hours.team>) {
  const { barberId, employeeId, seat } = await businessOf(caller, place)
  const members = mayInShop(seat, 'hoursOfOthers') ? await listMembers(caller.db, barberId) : []
  return {
    barberId,
    members: members.filter(({ id }) => id !== employeeId),
    mayChangeShop: mayInShop(seat, 'shop'),
  }
}

export async function saveWeek(caller: SignedInCaller, asked: Received<typeof hours.saveWeek>) {
  const { db, request } = caller
  const { week, isSure } = asked
  const whose = await whoseHours(caller, asked)
  return change(db, whose, isSure, {
    alter(calendar) {
      const days = week.map((spans, weekday) => ({ weekday, spans, field: `week.${weekday}` }))
      refuseOutside(calendar.shop, days, request.language)
      return { week }
    },
    write: (db) => replaceWeek(db, whose.providerId, rowsOf(week)),
  })
}

export async function saveDate(caller: SignedInCaller, asked: Received<typeof hours.saveDate>) {
  const { db, request } = caller
  const { date, spans, reason, isSure } = asked
  const whose = await whoseHours(caller, asked)
  return change(db, whose, isSure, {
    alter({ shop, exceptions }) {
      const weekday = weekdayOf(dayOfDate(date))
      refuseOutside(shop, [{ weekday, spans, field: 'spans' }], request.language)
      return { exceptions: [...without(exceptions, date), { date, spans, reason }] }
    },
    write: (db) => upsertException(db, whose.providerId, { date, spans, reason }),
  })
}

export async function clearDate(caller: SignedInCaller, asked: Received<typeof hours.clearDate>) {
  const { date, isSure } = asked
  const whose = await whoseHours(caller, asked)
  return change(caller.db, whose, isSure, {
    alter: ({ exceptions }) => ({ exceptions: without(exceptions, date) }),
    async write(db) {
      if (!(await deleteException(db, whose.providerId, date))) fail('NOT_FOUND')
    },
  })
}

type Change = {
  alter: (calendar: Calendar) => Partial<Calendar>
  write: (db: Db) => Promise<void>
}

export function change(db: Db, whose: Whose, isSure: boolean, { alter, write }: Change) {
  const { barberId, providerId } = whose
  return inTransaction(db, async (db): Promise<Saved> => {
    await lockPeople(db, [providerId])
    const before = await readCalendar(db, barberId, providerId)
    const after = { ...before, ...alter(before) }
    const conflicts = await findConflicts(db, { barberId, providerId, before, after })
    if (conflicts.length > 0 && !isSure) return { isSaved: false, conflicts }
    await write(db)
    await publish(db, 'barber', { barberId })
    await tellOfChange(db, whose)
    return { isSaved: true, conflicts }
  })
}

type NewShopWeek = Received<typeof hours.saveShop>

// Providers' hours count only inside the shop's, so all providers' bookings are checked.
export async function saveShopWeek(caller: SignedInCaller, asked: NewShopWeek) {
  const { place, week, isSure } = asked
  const { barberId } = await businessOf(caller, place, 'shop')
  const shop = week.some((day) => day.length > 0) ? week : null
  return inTransaction(caller.db, async (db): Promise<Saved> => {
    const members = await listMembers(db, barberId)
    const providerIds = [barberId, ...members.map(({ userId }) => userId)]
    await lockPeople(db, providerIds)
    const conflicts: Conflict[] = []
    for (const providerId of providerIds) {
      const before = await readCalendar(db, barberId, providerId)
      const after = { ...before, shop }
      conflicts.push(...(await findConflicts(db, { barberId, providerId, before, after })))
    }
    conflicts.sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    if (conflicts.length > 0 && !isSure) return { isSaved: false, conflicts }
    await replaceShopWeek(db, barberId, rowsOf(week))
    await publish(db, 'barber', { barberId })
    return { isSaved: true, conflicts }
  })
}

const without = (exceptions: HourException[], date: string) =>
  exceptions.filter((exception) => exception.date !== date)
