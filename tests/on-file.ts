// A shop that keeps a card for every appointment, and what happens to its bookings. For files that opened
// a provider.
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import type { Config } from '#server/config.ts'
import { at, fromNow, shift } from './bookings.ts'
import { list, type Listed } from './listing.ts'
import { enterCard, goodCard } from './payments.ts'
import { as, db } from './world.ts'

let day = 2

export function onFileActs(config: Config) {
  const api = (who: Actor | null) => as(who, { config })

  // Late cancellations cost half of $30, no-shows all of it.
  async function openShop() {
    const shop = await list('Third Ward Cuts')
    await api(shop.barber).policies.save({ paymentPolicy: 'card_on_file', preset: 'strict' })
    return shop
  }

  // Around again before the shops' calendars end.
  function wishAt({ id, services }: Listed, minutes = 600) {
    day = day === 28 ? 3 : day + 1
    return { profileId: id, serviceIds: services.slice(0, 1), startsAt: at(day, minutes) }
  }

  // Booked with a card that was given on the provider's page.
  async function bookOnFile(who: Actor, shop: Listed, card = goodCard) {
    const { id } = await api(who).bookings.hold(wishAt(shop))
    const { id: paymentId, url } = await api(who).payments.checkout({ id })
    await enterCard(url, card)
    await api(who).payments.check({ id: paymentId })
    return id
  }

  async function move(who: Actor, id: string, name: Move) {
    const { version } = await api(who).bookings.read({ id })
    return api(who).bookings.move({ id, version, move: name, reason: 'So it was' })
  }

  async function complete(client: Actor, { barber }: Listed, id: string) {
    await shift(id, fromNow(-60))
    await move(barber, id, 'finish')
    await move(client, id, 'complete')
  }

  async function miss({ barber }: Listed, id: string) {
    await shift(id, fromNow(-60))
    await move(barber, id, 'no_show')
  }

  async function cancelLate(client: Actor, id: string) {
    await shift(id, fromNow(60))
    await move(client, id, 'cancel')
  }

  async function decide(barber: Actor, id: string, call: 'waiveFee' | 'paidAtShop') {
    const { version } = await api(barber).bookings.read({ id })
    return api(barber).desk[call]({ place: 'barber', id, version })
  }

  return { api, openShop, wishAt, bookOnFile, move, complete, miss, cancelLate, decide }
}

export async function emailOf({ id }: Pick<Actor, 'id'>) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}

export async function titlesFor({ id }: Pick<Actor, 'id'>) {
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .execute()
  return rows.map(({ title }) => title)
}

export const refundsOf = (bookingId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select(['r.amountCents', 'r.state', 'p.purpose'])
    .where('p.bookingId', '=', bookingId)
    .orderBy('r.id')
    .execute()

export async function eventsOf(bookingId: string) {
  const rows = await db
    .selectFrom('bookingEvents')
    .select(['event', 'actorId'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}
