// The people of the matrix: two shops with a member each, and a client of each.
import type { Actor } from '#contract/access.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'

const shopA = await list('Shop A')
const shopB = await list('Shop B')
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
  operations: await make.admin('operations'),
  support: await make.admin('support'),
  finance: await make.admin('finance'),
  content: await make.admin('content'),
  analyst: await make.admin('analyst'),
} satisfies Record<string, Actor | null>

export type Who = keyof typeof people
export const everyone = Object.keys(people) as Who[]

// The owners of rows: side A by default.
export const sideA = await makeSide(shopA, hiredA, people.clientA)
export const sideB = await makeSide(shopB, hiredB, people.clientB)
export type Side = typeof sideA

const admins = ['admin', 'operations', 'support', 'finance', 'content', 'analyst'] as const
const ofA: readonly Who[] = ['clientA', 'barberA', 'employeeA', ...admins]

// An actor's own side; actors without one use side B.
export const sideOf = (who: Who) => (ofA.includes(who) ? sideA : sideB)

async function makeSide(shop: Listed, member: typeof hiredA, client: Actor) {
  const newcomer = await make.person('client')
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: null })
    .where('id', '=', newcomer.id)
    .execute()
  const { barber: gone } = await list('Gone', { profile: { isActive: false, kind: 'shop' } })
  await db
    .updateTable('profiles')
    .set({ isActive: false, deactivatedBy: gone.id, deactivatedAt: new Date().toISOString() })
    .where('userId', '=', gone.id)
    .execute()
  return { shop, member, client, newcomer, gone }
}

// The terms of an invitation.
export const seat = {
  permissionLevel: 'self',
  seesContacts: false,
  givesDiscounts: false,
  givesRefunds: false,
  seesReports: false,
  compensation: { kind: 'commission_percent', percent: 50 },
} as const

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
