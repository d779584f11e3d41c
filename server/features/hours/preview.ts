// Previews the slots that clients see, also for unsaved hours.
import type { hours } from '#contract/business/hours.ts'
import type { Received } from '#contract/call.ts'
import type { SignedInCaller } from '#server/caller.ts'
import {
  findSlots,
  nowMinute,
  readBusinesses,
  whoPerforms,
} from '#server/features/availability/service.ts'
import { dateOfDay, isoOf, utcDayOf } from '#server/shop-clock.ts'
import { spansOf } from './calendar.ts'
import { whoseHours } from './whose.ts'

const shownDays = 7

type Missing = 'page' | 'service' | 'bookable'

export async function previewHours(caller: SignedInCaller, asked: Received<typeof hours.preview>) {
  const { week } = asked
  const { barberId, providerId } = await whoseHours(caller, asked)
  const now = nowMinute()
  const read = { firstDay: utcDayOf(now), lastDay: utcDayOf(now) + shownDays - 1 }
  const business = (await readBusinesses(caller.db, [barberId], read)).get(barberId)
  if (!business) return nothing('page')
  const professional = business.professionals.find(({ id }) => id === providerId)
  if (!professional) return nothing('bookable')
  const service = business.services.find(
    (each) => !each.isAddOn && whoPerforms(business, [each]).some(({ id }) => id === providerId),
  )
  if (!service) return nothing('service')

  const today = business.zone.dayOf(now)
  const days = { firstDay: today, lastDay: today + shownDays - 1 }
  const { person } = professional
  const draft = week ? { ...person, weekly: spansOf(week).map(inOrder) } : person
  const slots = findSlots(
    { ...business, professionals: [{ ...professional, person: draft }] },
    { services: [service], ...days, now },
  )
  const byDay = Map.groupBy(slots, ({ start }) => business.zone.dayOf(start))
  return {
    missing: null,
    serviceName: service.name,
    days: Array.from({ length: shownDays }, (_, later) => ({
      date: dateOfDay(today + later),
      starts: (byDay.get(today + later) ?? []).map(({ start }) => isoOf(start)),
    })),
  }
}

const inOrder = (spans: (readonly [number, number])[]) => spans.toSorted(([a], [b]) => a - b)

const nothing = (missing: Missing) => ({ missing, serviceName: '', days: [] })
