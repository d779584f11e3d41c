// Rows that belong to a client, or to a shop and its team member, created anew on each request: for
// side A by default.
import { randomUUID } from 'node:crypto'
import type { Status } from '#contract/bookings/workflow.ts'
import { savePrivate } from '#server/features/media/service.ts'
import { openSession } from '#server/features/sessions/service.ts'
import { isoOf } from '#server/shop-clock.ts'
import { noRequest } from '#server/http/request-info.ts'

import { draw } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'
import { adminObjects, caseOf } from './admin-objects.ts'
import { disputeObjects } from './dispute-objects.ts'
import { messageObjects } from './message-objects.ts'
import { moneyObjects } from './money-objects.ts'
import { supportObjects } from './support-objects.ts'
import { hire, seat, sideA, type Side } from './people.ts'

let hours = 48
let pastHours = -24 * 20

type Booked = { status?: Status; startInHours?: number; with?: Side['member'] }

// A booking of the client with the shop's member.
async function book(side: Side, booked: Booked = {}) {
  const { status = 'confirmed', startInHours = (hours += 2), with: member = side.member } = booked
  const start = Math.floor(Date.now() / 3_600_000) * 60 + startInHours * 60
  const [startsAt, endsAt] = [isoOf(start), isoOf(start + 30)]
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId: side.client.id,
      barberId: side.shop.barber.id,
      employeeId: member.id,
      providerId: member.person.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status,
      holdExpiresAt: status === 'held' ? isoOf(Math.floor(Date.now() / 60_000) + 10) : null,
      subtotalCents: 3000,
      totalCents: 3000,
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 24,
        lateCancelFeePercent: 0,
        noShowFeePercent: 0,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({
      bookingId: id,
      position: 0,
      serviceId: side.shop.services[0]!,
      name: 'Haircut',
      priceCents: 3000,
      durationMinutes: 30,
    })
    .execute()
  return id
}

const past = (side: Side, status: Status) => book(side, { status, startInHours: (pastHours += 2) })

const place = 'barber'

function away() {
  hours += 24
  const start = Math.floor(Date.now() / 3_600_000) * 60 + (hours + 24 * 60) * 60
  return `[${isoOf(start)},${isoOf(start + 60)})`
}

const fade = { category: 'Fades', name: 'Fade', priceCents: 3000, durationMinutes: 30 } as const
const newEmail = () => `${randomUUID()}@example.com`
const picture = await draw().png().toBuffer()
const keepPicture = () => savePrivate({ bytes: picture, width: 64 })

// Nested ids: the note in a client's record, the provider of a booking.
export const within = new Map<string, string>()

const idOf = ({ id }: { id: string }) => id

export const objects = {
  booking: (side = sideA) => book(side),
  async hairBooking(side = sideA) {
    const row = { userId: side.client.id, photo: await keepPicture() }
    await db
      .insertInto('hairProfiles')
      .values(row)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    return book(side)
  },
  ...messageObjects((side): Promise<string> => objects.booking(side)),
  request: (side = sideA) => book(side, { status: 'pending' }),
  held: (side = sideA) => book(side, { status: 'held' }),
  // A booking whose provider has no other bookings.
  async soonBooking(side = sideA) {
    const member = await hire(side.shop)
    const id = await book(side, { startInHours: 30, with: member })
    within.set(id, member.person.id)
    return id
  },
  missedBooking: (side = sideA) => past(side, 'no_show'),
  async doneBooking(side = sideA) {
    const id = await past(side, 'completed')
    const completedAt = new Date().toISOString()
    await db.updateTable('bookings').set({ completedAt }).where('id', '=', id).execute()
    return id
  },
  invoice: async (side = sideA): Promise<string> => caseOf.invoice(await objects.doneBooking(side)),
  async review(side = sideA): Promise<string> {
    const bookingId = await objects.doneBooking(side)
    const row = await db
      .insertInto('reviews')
      .values({
        bookingId,
        barberId: side.shop.barber.id,
        providerId: side.member.person.id,
        clientId: side.client.id,
        rating: 5,
        body: 'Fine work',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  },
  async reviewWithPhoto(side = sideA): Promise<string> {
    const reviewId = await objects.review(side)
    const { id } = await db
      .insertInto('reviewPhotos')
      .values({ reviewId, url: '/media/x.webp' })
      .returning('id')
      .executeTakeFirstOrThrow()
    within.set(reviewId, id)
    return reviewId
  },
  reviewPhoto: async (side = sideA): Promise<string> =>
    within.get(await objects.reviewWithPhoto(side))!,
  appeal: async (side = sideA): Promise<string> => caseOf.appeal(await objects.missedBooking(side)),
  followUp: async (side = sideA): Promise<string> => caseOf.followUp(await objects.booking(side)),
  problemReport: async (side = sideA): Promise<string> =>
    caseOf.problemReport(await objects.doneBooking(side)),
  chargedBooking: (side = sideA) => past(side, 'completed').then(caseOf.charged),
  refundRequest: (side = sideA) => past(side, 'completed').then(caseOf.refundRequest),
  failedRefund: (side = sideA) => past(side, 'completed').then(caseOf.failedRefund),
  commissionClaim: async (side = sideA): Promise<string> =>
    caseOf.commissionClaim(await objects.chargedBooking(side)),
  // Not by the API, which limits how many there are.
  service: ({ shop } = sideA) =>
    db
      .insertInto('services')
      .values({ barberId: shop.barber.id, ...fade })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf),
  portfolioItem: ({ shop } = sideA) =>
    db
      .insertInto('portfolioItems')
      .values({
        barberId: shop.barber.id,
        providerId: shop.barber.id,
        imageUrl: '/x.webp',
        consentAt: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf),
  async client({ shop } = sideA) {
    const contact = { name: 'Known Client', email: newEmail() }
    return (await as(shop.barber).clients.add({ place, ...contact })).id
  },
  async clientWithNote(side = sideA): Promise<string> {
    const id = await objects.client(side)
    const { addNote, read } = as(side.shop.barber).clients
    await addNote({ place, id, body: 'Talks football' })
    const { notes } = await read({ place, id })
    within.set(id, notes[0]!.id)
    return id
  },
  note: async (side = sideA): Promise<string> => within.get(await objects.clientWithNote(side))!,
  async clientWithPhoto(side = sideA): Promise<string> {
    const clientId = await objects.client(side)
    const { id } = await db
      .insertInto('clientPhotos')
      .values({ clientId, addedBy: side.shop.barber.id, file: await keepPicture() })
      .returning('id')
      .executeTakeFirstOrThrow()
    within.set(clientId, id)
    return clientId
  },
  clientPhoto: async (side = sideA): Promise<string> =>
    within.get(await objects.clientWithPhoto(side))!,
  async invitation({ shop } = sideA) {
    // Closes the open ones, because their number is limited.
    await db
      .updateTable('employeeInvitations')
      .set({ state: 'revoked' })
      .where('barberId', '=', shop.barber.id)
      .where('state', '=', 'pending')
      .execute()
    const { id } = await as(shop.barber).team.invite({
      email: newEmail(),
      ...seat,
      serviceIds: [],
    })
    const pastAt = new Date(Date.now() - 120_000).toISOString()
    await db
      .updateTable('employeeInvitations')
      .set({ sentAt: pastAt })
      .where('id', '=', id)
      .execute()
    return id
  },
  member: async ({ shop } = sideA) => (await hire(shop)).id,
  memberUser: async ({ shop } = sideA) => (await hire(shop)).person.id,
  async memberWithDay({ shop } = sideA) {
    const { id, person } = await hire(shop)
    const day = { providerId: person.id, day: '2099-01-02', openRanges: '{}' }
    await db.insertInto('availabilityExceptions').values(day).execute()
    return id
  },
  async memberAway({ shop } = sideA) {
    const { id, person } = await hire(shop)
    const { id: timeOffId } = await db
      .insertInto('timeOff')
      .values({ providerId: person.id, during: away() })
      .returning('id')
      .executeTakeFirstOrThrow()
    within.set(id, timeOffId)
    return id
  },
  async memberWithBooking(side = sideA) {
    const member = await hire(side.shop)
    await book(side, { with: member })
    return member.id
  },
  // The member has their own license.
  async memberLicense({ member } = sideA) {
    const licensePhoto = await keepPicture()
    await db.updateTable('employees').set({ licensePhoto }).where('id', '=', member.id).execute()
    return member.id
  },
  // The file name, which is part of the address.
  async licensePicture({ shop } = sideA) {
    const licensePicture = await keepPicture()
    await db
      .updateTable('barberProfiles')
      .set({ licensePicture })
      .where('id', '=', shop.id)
      .execute()
    return licensePicture
  },
  ...adminObjects,
  ...moneyObjects,
  ...disputeObjects((side): Promise<string> => objects.doneBooking(side)),
  ...supportObjects,
  person: async () => (await make.person('client')).id,
  timeOffRequest: ({ member } = sideA) =>
    db
      .insertInto('timeOffRequests')
      .values({ employeeId: member.id, during: away() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf),
  timeOff: ({ member } = sideA) =>
    db
      .insertInto('timeOff')
      .values({ providerId: member.person.id, during: away() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf),
  notification: ({ client } = sideA) =>
    db
      .insertInto('notifications')
      .values({ userId: client.id, title: 'Hello', type: 'booking_confirmed' })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf),
  session: ({ client } = sideA) => openSession({ db, request: noRequest }, { userId: client.id }),
  wait: ({ client, shop } = sideA) =>
    db
      .insertInto('waitlistEntries')
      .values({
        clientId: client.id,
        barberId: shop.barber.id,
        serviceIds: shop.services,
        dateFrom: '2099-01-01',
        dateTo: '2099-01-02',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf),
} satisfies Record<string, (side?: Side) => Promise<string>>
