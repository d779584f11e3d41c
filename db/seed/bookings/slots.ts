// The providers' bookings before they get a client: start and services.
import type { Provider, Service, Shop } from '#db/seed/barbers/roster.ts'
import { scheduleOf } from '#db/seed/barbers/schedule.ts'
import { minuteMs, type Clock } from '#db/seed/clock.ts'
import { createRandom, type Random } from '#db/seed/random.ts'

export type Slot = {
  shop: Shop
  provider: Provider
  items: Service[]
  startsAt: number
  endsAt: number
  // The end including the buffer.
  busyUntil: number
}

const historyDays = 200
const comingDays = 20
const usualMinutes = 45

export function listSlots(shops: Shop[], clock: Clock): Slot[] {
  return shops
    .flatMap((shop) => shop.providers.flatMap((provider) => slotsOf(shop, provider, clock)))
    .sort((a, b) => a.startsAt - b.startsAt)
}

function slotsOf(shop: Shop, provider: Provider, clock: Clock) {
  const random = createRandom(`diary ${provider.name}`)
  const { windowsOn } = scheduleOf(provider, clock)
  const slots: Slot[] = []
  // A shop gets its first booking a few days after it opens.
  const firstDay = -Math.min(historyDays, shop.business.months * 30 - 10)
  for (let day = firstDay; day <= comingDays; day++) {
    const chance = startChance(provider.busy * seasonOf(day, clock.weekdayOf(day)), shop)
    for (const { from, to } of windowsOn(day)) {
      let at = from
      while (at < to) {
        const slot = random.chance(chance) ? slotAt({ shop, provider, at, random }) : null
        if (slot && slot.busyUntil <= to) slots.push(slot)
        const next = slot && slot.busyUntil <= to ? slot.busyUntil : at + minuteMs
        at = alignUp(next - from, shop.intervalMinutes * minuteMs) + from
      }
    }
  }
  return slots
}

// More bookings recently than last year, most on Fridays and Saturdays, and fewer further ahead.
function seasonOf(day: number, weekday: number) {
  const week = weekday >= 5 ? 1.4 : 0.85
  if (day < -90) return week * 0.25
  if (day <= 0) return week
  return week * Math.max(0.3, 1.4 - day / 14)
}

// The probability that a booking starts at each step, for the given share of booked time.
function startChance(share: number, { intervalMinutes }: Shop) {
  return (share * intervalMinutes) / (usualMinutes * (1 - share) + share * intervalMinutes)
}

type Place = { shop: Shop; provider: Provider; at: number; random: Random }

function slotAt({ shop, provider, at, random }: Place): Slot {
  const mains = provider.services.filter(({ isAddOn }) => !isAddOn)
  const addOns = provider.services.filter(({ isAddOn }) => isAddOn)
  // The first services of the menu sell best.
  const main = random.pick(random.chance(0.6) ? mains.slice(0, 3) : mains)
  const items = random.chance(0.15) && addOns.length > 0 ? [main, random.pick(addOns)] : [main]
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0)
  const endsAt = at + minutes * minuteMs
  const busyUntil = endsAt + shop.bufferMinutes * minuteMs
  return { shop, provider, items, startsAt: at, endsAt, busyUntil }
}

const alignUp = (length: number, step: number) => Math.ceil(length / step) * step
