// Shared by the tests of this feature: a finished booking, and the messages that were sent.
import type { Actor } from '#contract/access.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, shift } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'

let count = 0

export function newGuest() {
  count += 1
  return { ...ana, email: `guest${count}@example.com`, phone: `(713) 555-${3000 + count}` }
}

export const rowOf = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function eventsOf(bookingId: string) {
  const rows = await db
    .selectFrom('bookingEvents')
    .select('event')
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

export async function toldTo({ id }: Actor) {
  await sendMessages()
  const rows = await db
    .selectFrom('notifications')
    .select(['title', 'message', 'actionUrl'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  return rows
}

export const addressOf = async ({ id }: Actor) => {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.email
}

async function finish(shop: Listed, id: string, email: string) {
  await shift(id, fromNow(-60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  return { id, token: (await mailTo(email, 'booking')).token('token') }
}

export async function finishedBooking(shop: Listed, client: Actor) {
  const { id } = await book(client, shop, at(2, 600))
  return finish(shop, id, await addressOf(client))
}

export async function finishedGuestBooking(shop: Listed) {
  const guest = newGuest()
  const chrome = browser()
  const { id } = await bookAsGuest(chrome, shop, at(2, 600), guest)
  return { guest, chrome, ...(await finish(shop, id, guest.email)) }
}

export const someone = () => make.person('client')
