// The calls that each right of contract/business/team-rights.ts and each toggle opens to members of
// a team, and to which permission levels. A door returns whether it is open; a refusal is a closed
// door.
import { randomUUID } from 'node:crypto'
import type { Actor } from '#contract/access.ts'
import { type PermissionLevel, type Right, type Toggle } from '#contract/business/team-rights.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { bookable, list, openDaily } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

type Door = (member: Actor) => Promise<unknown>

export type RightRow = {
  levels: readonly PermissionLevel[]
  // The toggle that grants the right to every level.
  toggle?: Toggle
  // Keyed by call.
  doors: Record<string, Door>
}

const place = 'employee' as const
const shop = await list('Rights', { hours: [0, 1440] })
const client = await make.person('client')
const other = await hire({ permissionLevel: 'self' })

await as(shop.barber).policies.save({ preset: 'strict' })
// Rows of the shop, none of them the member's own.
const booking = await book(client, shop, at(3, 600))
const { id: clientId } = await as(shop.barber).clients.add({
  place: 'barber',
  name: 'Known Client',
  email: 'known@example.com',
})
const reviewId = await addReview()

type Terms = { permissionLevel: PermissionLevel } & Partial<Record<Toggle, boolean>>

export async function hire(terms: Terms) {
  const member = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: shop.barber.id, ...bookable, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(shop.services.map((serviceId) => ({ employeeId: id, serviceId })))
    .execute()
  await openDaily(member.id, [0, 1440])
  return { ...member, employeeId: id }
}

async function addReview() {
  const done = await book(client, shop, at(3, 720))
  await shift(done.id, fromNow(-3000))
  await db
    .updateTable('bookings')
    .set({ status: 'completed', completedAt: fromNow(-2900) })
    .where('id', '=', done.id)
    .execute()
  const { id } = await db
    .insertInto('reviews')
    .values({
      bookingId: done.id,
      barberId: shop.barber.id,
      providerId: shop.barber.id,
      clientId: client.id,
      rating: 5,
      body: 'Fine work',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// The member's own booking, of a client with an email address.
let minutes = 0
async function ownBooking(member: Actor, startsAt = at(5, (minutes += 30))) {
  const { id } = await as(member).desk.create({
    place,
    isWalkIn: false,
    name: 'Rosa Lee',
    phone: null,
    email: 'rosa@example.com',
    serviceIds: shop.services,
    memberId: member.id,
    startsAt,
    note: '',
  })
  return id
}

async function underWay(member: Actor) {
  const id = await ownBooking(member)
  await shift(id, fromNow(-30))
  const { version } = await as(member).bookings.read({ id })
  return { place, id, version }
}

// The member's own no-show, with a fee.
async function missed(member: Actor) {
  const { id } = await book(await make.person('client'), shop, at(6, (minutes += 30)))
  await db.updateTable('bookings').set({ providerId: member.id }).where('id', '=', id).execute()
  await shift(id, fromNow(-60))
  const { version } = await as(member).bookings.read({ id })
  const moved = await as(member).bookings.move({ id, version, move: 'no_show' })
  return { place, id, version: moved.version }
}

// A client of the member's who paid at the shop and gets some of it back.
async function unhappy(member: Actor) {
  const { id } = await book(await make.person('client'), shop, at(6, (minutes += 30)))
  const done = { status: 'completed', completedAt: fromNow(-30), providerId: member.id } as const
  await db.updateTable('bookings').set(done).where('id', '=', id).execute()
  return { place, id, requestId: randomUUID(), amountCents: 500, cause: 'quality' } as const
}

async function forLess(member: Actor) {
  const visit = await underWay(member)
  const { items } = await as(member).bookings.read({ id: visit.id })
  return {
    ...visit,
    items: items.map(({ serviceId, priceCents }) => ({
      serviceId: serviceId!,
      priceCents: priceCents - 100,
    })),
  }
}

const week = Array.from({ length: 7 }, () => [{ opensMinutes: 0, closesMinutes: 1440 }])
const dates = { from: at(-20, 0).slice(0, 10), to: at(1, 0).slice(0, 10) }
const service = { category: 'Fades', name: 'Fade', price: 30, durationMinutes: 30 } as const

const doors = {
  'desk.calendar of all': async (member: Actor) => {
    const { visits } = await as(member).desk.calendar({
      place,
      from: at(3, 0).slice(0, 10),
      to: at(4, 0).slice(0, 10),
    })
    return visits.some(({ id }) => id === booking.id)
  },
  'desk.visit of another': (member: Actor) => as(member).desk.visit({ place, id: booking.id }),
  'bookings.read of another': (member: Actor) => as(member).bookings.read({ id: booking.id }),
  'desk.create for another': (member: Actor) =>
    as(member).desk.create({
      place,
      isWalkIn: false,
      name: 'Walt Walker',
      phone: null,
      email: null,
      serviceIds: shop.services,
      memberId: other.id,
      startsAt: at(6, (minutes += 30)),
      note: '',
    }),
} satisfies Record<string, Door>

export const rightRows: Record<Right | Toggle, RightRow> = {
  allCalendars: { levels: ['desk', 'manager'], doors },
  clients: {
    levels: ['desk', 'manager'],
    doors: {
      'clients.find': async (member) =>
        (await as(member).clients.find({ place, q: 'Known' })).length > 0,
      'clients.read': (member) => as(member).clients.read({ place, id: clientId }),
      'clients.add': (member) =>
        as(member).clients.add({ place, name: 'New One', email: 'new@example.com' }),
      'clients.addNote': (member) =>
        as(member).clients.addNote({ place, id: clientId, body: 'Talks football' }),
      'clients.setTags': (member) =>
        as(member).clients.setTags({ place, id: clientId, tags: ['vip'] }),
      'clients.setPreferences': (member) =>
        as(member).clients.setPreferences({ place, id: clientId, preferences: 'Low fade' }),
      'clients.unblock': (member) => as(member).clients.unblock({ place, id: clientId }),
    },
  },
  clientList: {
    levels: ['manager'],
    doors: {
      'clients.list': (member) => as(member).clients.list({ place }),
      'clients.export': (member) => as(member).clients.export({ place }),
      'clients.import': (member) => as(member).clients.import({ place, isTrial: true, rows: [] }),
    },
  },
  hoursOfOthers: {
    levels: ['manager'],
    doors: {
      'hours.team': async (member) => (await as(member).hours.team({ place })).members.length > 0,
      'hours.read of another': (member) =>
        as(member).hours.read({ place, memberId: other.employeeId }),
      'hours.saveWeek of another': (member) =>
        as(member).hours.saveWeek({ place, memberId: other.employeeId, week, isSure: true }),
    },
  },
  services: {
    levels: ['manager'],
    doors: {
      'services.list': (member) => as(member).services.list({ place }),
      'services.create': (member) => as(member).services.create({ place, ...service }),
    },
  },
  promotions: {
    levels: ['manager'],
    doors: {
      'promotions.list': (member) => as(member).promotions.list({ place }),
      'promotions.create': (member) =>
        as(member).promotions.create({ place, kind: 'first_visit', percent: 10 }),
    },
  },
  reviews: {
    levels: ['manager'],
    doors: {
      'reviews.received of others': async (member) =>
        (await as(member).reviews.received({ place })).reviews.length > 0,
      'reviews.pin': (member) => as(member).reviews.pin({ place, id: reviewId, isPinned: true }),
    },
  },
  shop: {
    levels: ['manager'],
    doors: {
      'shop.read': (member) => as(member).shop.read({ place }),
      'hours.rules': (member) => as(member).hours.rules({ place }),
      'hours.saveShop': (member) => as(member).hours.saveShop({ place, week, isSure: true }),
    },
  },
  reports: {
    levels: ['manager'],
    toggle: 'seesReports',
    doors: {
      'analytics.report': (member) => as(member).analytics.report({ place, period: '30' }),
      'desk.visit with its commission': async (member) => {
        const id = await ownBooking(member)
        return (await as(member).desk.visit({ place, id })).price.commission !== null
      },
    },
  },
  team: {
    levels: [],
    doors: {
      'team.read': (member) => as(member).team.read(),
      'team.upcoming': (member) => as(member).team.upcoming({ id: other.employeeId }),
    },
  },
  money: {
    levels: [],
    doors: {
      'team.earnings': (member) => as(member).team.earnings({ id: other.employeeId, ...dates }),
    },
  },
  seesContacts: {
    levels: ['manager'],
    toggle: 'seesContacts',
    doors: {
      'bookings.read with the contact': async (member) => {
        const id = await ownBooking(member)
        return (await as(member).bookings.read({ id })).client.email !== null
      },
      'desk.visit with the contact': async (member) => {
        const id = await ownBooking(member)
        return (await as(member).desk.visit({ place, id })).booking.client.email !== null
      },
      'clients.find with the contact': async (member) => {
        await ownBooking(member)
        const [found] = await as(member).clients.find({ place, q: 'Rosa' })
        return found?.email !== null
      },
    },
  },
  givesDiscounts: {
    levels: ['manager'],
    toggle: 'givesDiscounts',
    doors: {
      'desk.shop': async (member) => (await as(member).desk.shop({ place })).mayDiscount,
      'desk.finish for less': async (member) => as(member).desk.finish(await forLess(member)),
    },
  },
  givesRefunds: {
    levels: ['manager'],
    toggle: 'givesRefunds',
    doors: {
      'desk.waiveFee': async (member) => as(member).desk.waiveFee(await missed(member)),
      'desk.gaveBack': async (member) => as(member).desk.gaveBack(await unhappy(member)),
      'desk.visit with the till': async (member) => {
        const { id } = await unhappy(member)
        return (await as(member).desk.visit({ place, id })).price.tillCents > 0
      },
    },
  },
  seesReports: {
    levels: ['manager'],
    toggle: 'seesReports',
    doors: { 'analytics.report': (member) => as(member).analytics.report({ place, period: '7' }) },
  },
}
