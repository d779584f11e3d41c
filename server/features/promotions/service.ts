// The offers of a business: staff make, pause and end them. Bookings price themselves with them
// (bookings/holds/price.ts).
import { fail } from '#contract/errors.ts'
import type { Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import {
  mostFlashDays,
  mostPromotions,
  type PromotionForm,
  type PromotionSwitch,
} from '#contract/money/promotions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf, readZone } from '#server/features/businesses/service.ts'
import { isOffered } from '#server/features/flags/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { dayOfDate, isoOf, type Zone } from '#server/shop-clock.ts'
import {
  countServices,
  insertPromotion,
  listOffered,
  listOfPlatform,
  listPromotions,
  listServices,
  listStrikable,
  listWeeks,
  lockOpen,
  lockPromotion,
  setState,
} from './queries.ts'

const weeksShown = 8

export async function readPromotions(caller: SignedInCaller, place: Place) {
  const { db } = caller
  const { barberId } = await businessOf(caller, place, 'promotions')
  const { timeZone } = await readZone(db, barberId)
  const rows = await listPromotions(db, barberId)
  return {
    barberId,
    timeZone,
    promotions: rows.map(({ terms, ...rest }) => ({ ...terms, ...rest })),
    services: await listServices(db, barberId),
    weeks: await listWeeks(db, barberId, weeksShown),
  }
}

export async function createPromotion(caller: SignedInCaller, form: PromotionForm) {
  const { barberId, userId } = await businessOf(caller, form.place, 'promotions')
  return inTransaction(caller.db, async (db) => {
    if ((await lockOpen(db, barberId)) >= mostPromotions) fail('TOO_MANY_OFFERS')
    const serviceIds = [...new Set(form.serviceIds)]
    if (
      serviceIds.length > 0 &&
      (await countServices(db, barberId, serviceIds)) < serviceIds.length
    )
      fail('NOT_FOUND')
    const times = timesOf(form, await readZone(db, barberId))
    const created = await insertPromotion(db, {
      barberId,
      fundedBy: 'barber',
      createdBy: userId,
      serviceIds,
      ...times,
      ...columnsOf(form),
    })
    await publish(db, 'barber', { barberId })
    return created
  })
}

export async function switchPromotion(caller: SignedInCaller, asked: PromotionSwitch) {
  const { barberId } = await businessOf(caller, asked.place, 'promotions')
  await inTransaction(caller.db, async (db) => {
    const { state, isOver } = (await lockPromotion(db, barberId, asked.id)) ?? fail('NOT_FOUND')
    if (isOver) fail('OFFER_OVER')
    if (state === asked.state) return
    await setState(db, asked.id, asked.state)
    await publish(db, 'barber', { barberId })
  })
}

type Form = Omit<PromotionForm, 'place' | 'serviceIds'>

// Conditions that belong to another kind are dropped.
export function columnsOf(form: Form) {
  const { kind, amount } = form
  const isHappy = kind === 'happy_hours'
  return {
    kind,
    code: form.code,
    percent: form.percent,
    amountCents: amount === null ? null : Math.round(amount * 100),
    visitUntil: form.visitUntil,
    weekdays: isHappy ? form.weekdays : null,
    fromMinute: isHappy ? form.fromMinute : null,
    untilMinute: isHappy ? form.untilMinute : null,
    lastMinuteHours: kind === 'last_minute' ? form.lastMinuteHours : null,
    minTotalCents: Math.round(form.minTotal * 100),
    newClientsOnly: kind === 'first_visit',
    maxUses: form.maxUses,
    perClientLimit: kind === 'first_visit' ? 1 : form.perClientLimit,
  }
}

// From the first day's midnight to the last one's, but not before now: nothing was on offer earlier.
// One that has started stays so.
export function timesOf({ kind, firstDate, lastDate }: Form, zone: Zone, startedAt?: string) {
  const now = Date.now() / 60_000
  const started = startedAt === undefined ? Infinity : Date.parse(startedAt) / 60_000
  const later = firstDate === null ? now : Math.max(now, zone.startOfDay(dayOfDate(firstDate)))
  const first = started <= now ? started : later
  const last = lastDate === null ? null : zone.startOfDay(dayOfDate(lastDate) + 1)
  if (last !== null && last <= now)
    fail('INVALID_INPUT', { lastDate: "Choose a day that isn't over" })
  if (kind === 'flash' && last !== null && last - first > mostFlashDays * 1440)
    fail('INVALID_INPUT', { lastDate: 'A flash sale lasts 90 days at most' })
  return {
    startsAt: new Date(first * 60_000).toISOString(),
    endsAt: last === null ? null : isoOf(last),
  }
}

// What everyone may book now at some barbers: their own offers, and the platform's. Nobody has any
// while the feature is off.
export async function readOffered(db: Db, barberIds: BarberId[]) {
  const [ofBarbers, ofPlatform] = await Promise.all([
    isOffered(db, 'promotions_barber').then((isOn) => (isOn ? listOffered(db, barberIds) : [])),
    isOffered(db, 'promotions_platform').then((isOn) => (isOn ? listOfPlatform(db) : [])),
  ])
  const offered = new Map<BarberId, PromotionTerms[]>(barberIds.map((id) => [id, ofPlatform]))
  for (const { barberId, terms } of ofBarbers)
    offered.set(barberId, [...(offered.get(barberId) ?? []), terms])
  return offered
}

// For a barber's page: the offers, and the services whose price may be crossed out.
export async function readOffers(db: Db, barberId: BarberId) {
  const promotions = (await readOffered(db, [barberId])).get(barberId) ?? []
  return { promotions, strikable: promotions.length > 0 ? await listStrikable(db, barberId) : [] }
}
