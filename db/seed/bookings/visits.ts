// Assigns clients to the booked slots, and decides how each booking ended.
import type { Shop } from '#db/seed/barbers/roster.ts'
import { clients, demoClient, type Client } from '#db/seed/clients.ts'
import { dayMs, hourMs, type Clock } from '#db/seed/clock.ts'
import { personId } from '#db/seed/people.ts'
import { createRandom, idOf, type Random } from '#db/seed/random.ts'
import { createGuestBook, type Guest } from './guests.ts'
import type { Slot } from './slots.ts'
import { storyOf, type Source, type Story } from './story.ts'

export type Visit = Slot &
  Story & {
    id: string
    number: string
    client: (Client & { id: string }) | null
    guest: Guest | null
    source: Source
  }
type Seat = Slot & Pick<Visit, 'client' | 'guest'> & { isSure: boolean }

const demoShop = 'Third Ward Cuts'
const firstNumber = 1001

export function listVisits(slots: Slot[], shops: Shop[], clock: Clock): Visit[] {
  const seats = seatPeople(slots, shops, clock)
  giveDemoClientPlans(seats, shops, clock)
  giveDemoClientPast(seats, shops, clock)
  const visits = seats.map((seat) => {
    const id = idOf('visit', seat.provider.id, seat.startsAt)
    const random = createRandom(id)
    const source = sourceOf(seat, random, clock.nowMs)
    const story = storyOf({ ...seat, source, random, nowMs: clock.nowMs })
    return { ...seat, ...story, id, source, number: '' }
  })
  return visits
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((visit, index) => ({ ...visit, number: `K-${firstNumber + index}` }))
}

function seatPeople(slots: Slot[], shops: Shop[], { nowMs }: Clock): Seat[] {
  const random = createRandom('seats')
  const books = new Map(shops.map((shop) => [shop, createGuestBook(shop)]))
  const regulars = clients.map((client) => ({
    client: { ...client, id: personId(client.email) },
    shops: favoritesOf(client, shops),
    lastBooking: -Infinity,
  }))
  return slots.map((slot) => {
    const due = regulars.filter(
      (each) =>
        each.shops.includes(slot.shop) &&
        (slot.startsAt < nowMs || each.client.email !== demoClient.email) &&
        slot.startsAt - each.lastBooking >= each.client.everyDays * dayMs,
    )
    const regular = due.length > 0 && random.chance(0.7) ? random.pick(due) : null
    if (regular) regular.lastBooking = slot.startsAt
    const guest = regular ? null : (books.get(slot.shop)?.(slot.startsAt) ?? null)
    return { ...slot, client: regular?.client ?? null, guest, isSure: false }
  })
}

// Three shops each, assigned in turn so that every shop has regulars. Spanish speakers go to shops
// where Spanish is spoken.
export function favoritesOf(client: Client, shops: Shop[]): Shop[] {
  const open = shops.filter(({ business }) => business.state === undefined)
  const fitting = createRandom(`favorites in ${client.language}`).shuffle(
    open.filter(({ business }) => client.language === 'en' || business.languages.includes('es')),
  )
  const turn = clients.filter(({ language }) => language === client.language).indexOf(client)
  const dealt = [0, 1, 2].flatMap((step) => fitting[(turn * 3 + step) % fitting.length] ?? [])
  if (client !== demoClient) return dealt
  return [...open.filter(({ business }) => business.shop === demoShop), ...dealt]
}

// A booking of the demo client, which nobody cancels.
const demoSeat = {
  client: { ...demoClient, id: personId(demoClient.email) },
  guest: null,
  isSure: true,
}

// The demo client has two upcoming bookings.
function giveDemoClientPlans(seats: Seat[], shops: Shop[], { nowMs }: Clock) {
  const [own, other] = favoritesOf(demoClient, shops)
  for (const { shop, days } of [
    { shop: own, days: 1 },
    { shop: other, days: 8 },
  ]) {
    const seat = seats.find((each) => each.shop === shop && each.startsAt > nowMs + days * dayMs)
    if (seat) Object.assign(seat, demoSeat)
  }
}

// The demo client has been to other shops than their usual one.
function giveDemoClientPast(seats: Seat[], shops: Shop[], { nowMs }: Clock) {
  const others = favoritesOf(demoClient, shops).slice(1)
  for (const [index, shop] of others.entries()) {
    const from = nowMs - (120 - 30 * index) * dayMs
    const own = seats.filter((each) => each.client?.id === demoSeat.client.id)
    const seat = seats.find(
      (each) =>
        each.shop === shop &&
        each.startsAt > from &&
        own.every(({ startsAt }) => Math.abs(startsAt - each.startsAt) > dayMs),
    )
    if (seat) Object.assign(seat, demoSeat)
  }
}

function sourceOf(seat: Seat, random: Random, nowMs: number): Source {
  if (seat.client) return random.chance(0.8) ? 'marketplace' : 'direct_link'
  const byPhone = seat.provider.employeeId ? 'employee' : 'barber'
  const isAhead = seat.startsAt > nowMs - hourMs
  return random.pick<Source>([
    byPhone,
    byPhone,
    'marketplace',
    'marketplace',
    'direct_link',
    isAhead || seat.shop.business.asksFirst ? 'direct_link' : 'walk_in',
  ])
}
