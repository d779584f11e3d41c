// The world of the matrix: two shops with a member each, their clients, and what belongs to the
// first of them, made anew whenever it is asked for.
import { randomUUID } from 'node:crypto'
import type { Actor } from '#contract/access.ts'
import { openSession } from '#server/features/sessions/service.ts'
import { isoOf } from '#server/zone.ts'
import { noVisit } from '#server/visit.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export const shopA = await list('Shop A')
export const shopB = await list('Shop B')
const [hiredA, hiredB] = [await hire(shopA), await hire(shopB)]
const pending = await list('Not yet', { profile: { approvalStatus: 'submitted' } })

export const people = {
  guest: null,
  clientA: await make.person('client'),
  clientB: await make.person('client'),
  barberA: shopA.barber,
  barberB: shopB.barber,
  pendingBarber: pending.barber,
  employeeA: hiredA.person,
  employeeOfB: hiredB.person,
  deactivated: await make.person('barber'),
  suspended: await make.person('barber'),
  admin: await make.person('admin'),
} satisfies Record<string, Actor | null>

export type Who = keyof typeof people
export const everyone = Object.keys(people) as Who[]

export async function hire({ barber, services }: Listed) {
  const person = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(services.map((serviceId) => ({ employeeId: id, serviceId })))
    .execute()
  await openDaily(person.id, [0, 1440])
  return { person, id }
}

let hours = 48

// Of client A with the member of shop A.
async function booking(status = 'confirmed', startInHours = (hours += 2)) {
  const start = Math.floor(Date.now() / 3_600_000) * 60 + startInHours * 60
  const [startsAt, endsAt] = [isoOf(start), isoOf(start + 30)]
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId: people.clientA.id,
      barberId: shopA.barber.id,
      employeeId: hiredA.id,
      providerId: hiredA.person.id,
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
      serviceId: shopA.services[0]!,
      name: 'Haircut',
      priceCents: 3000,
      durationMinutes: 30,
    })
    .execute()
  return id
}

let pastHours = -24 * 20

async function review() {
  const bookingId = await booking('completed', (pastHours += 2))
  const now = new Date().toISOString()
  await db.updateTable('bookings').set({ completedAt: now }).where('id', '=', bookingId).execute()
  const { id } = await db
    .insertInto('reviews')
    .values({
      bookingId,
      barberId: shopA.barber.id,
      providerId: hiredA.person.id,
      clientId: people.clientA.id,
      rating: 5,
      body: 'Fine work',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const owner = () => as(shopA.barber)
const place = 'barber'
const seat = {
  permissionLevel: 'self',
  seesContacts: false,
  givesDiscounts: false,
  givesRefunds: false,
  seesReports: false,
  compensation: { kind: 'commission_percent', percent: 50 },
} as const

async function away() {
  hours += 24
  const start = Math.floor(Date.now() / 3_600_000) * 60 + (hours + 24 * 60) * 60
  return `[${isoOf(start)},${isoOf(start + 60)})`
}

// What is made belongs to client A, or to shop A and the member of its team.
export const objects = {
  booking: () => booking(),
  request: () => booking('pending'),
  held: () => booking('held'),
  missedVisit: () => booking('no_show', (pastHours += 2)),
  doneVisit: () => booking('completed', (pastHours += 2)),
  review,
  async service() {
    const fade = { category: 'Fades', name: 'Fade', price: 30, durationMinutes: 30 } as const
    return (await owner().services.create({ place, ...fade })).id
  },
  async portfolioItem() {
    const { id } = await db
      .insertInto('portfolioItems')
      .values({ barberId: shopA.barber.id, providerId: shopA.barber.id, imageUrl: '/x.webp' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async client() {
    return (await owner().clients.add({ place, name: 'Known Client', email: newEmail() })).id
  },
  async note() {
    const id = await objects.client()
    await owner().clients.addNote({ place, id, body: 'Talks football' })
    const { notes } = await owner().clients.read({ place, id })
    clientOfNote.set(notes[0]!.id, id)
    return notes[0]!.id
  },
  async invitation() {
    // As many may be open as anyone needs, and no more.
    const over = { state: 'revoked' }
    await db.updateTable('employeeInvitations').set(over).where('state', '=', 'pending').execute()
    const { id } = await owner().team.invite({ email: newEmail(), ...seat, serviceIds: [] })
    const pastAt = new Date(Date.now() - 120_000).toISOString()
    await db
      .updateTable('employeeInvitations')
      .set({ sentAt: pastAt })
      .where('id', '=', id)
      .execute()
    return id
  },
  member: async () => (await hire(shopA)).id,
  async memberWithDay() {
    const { id, person } = await hire(shopA)
    const day = { providerId: person.id, day: '2099-01-02', openRanges: '{}' }
    await db.insertInto('availabilityExceptions').values(day).execute()
    return id
  },
  memberUser: async () => (await hire(shopA)).person.id,
  async timeOffRequest() {
    const { id } = await db
      .insertInto('timeOffRequests')
      .values({ employeeId: hiredA.id, during: await away() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async timeOff() {
    const { id } = await db
      .insertInto('timeOff')
      .values({ providerId: hiredA.person.id, during: await away() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async notification() {
    const { id } = await db
      .insertInto('notifications')
      .values({ userId: people.clientA.id, title: 'Hello', type: 'booking_confirmed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async session() {
    const visit = { ...noVisit, setSession: () => {} }
    return openSession(db, visit, { userId: people.clientA.id })
  },
  async wait() {
    const { id } = await db
      .insertInto('waitlistEntries')
      .values({
        clientId: people.clientA.id,
        barberId: shopA.barber.id,
        serviceIds: shopA.services,
        dateFrom: '2099-01-01',
        dateTo: '2099-01-02',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
} satisfies Record<string, () => Promise<string>>

function newEmail() {
  return `${randomUUID()}@example.com`
}

export const clientOfNote = new Map<string, string>()
