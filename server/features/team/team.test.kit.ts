// Test kit: a shop, people for its team, and the mails between them.
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Actor } from '#contract/access.ts'
import type { Employees } from '#server/database/tables.ts'
import { actorOf } from '#tests/actor-of.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'

export const seat = {
  title: 'Barber',
  permissionLevel: 'self',
  seesContacts: false,
  givesDiscounts: false,
  givesRefunds: false,
  seesReports: false,
  compensation: { kind: 'commission_percent', percent: 60 },
} as const

export const newEmail = () => `${randomUUID()}@example.com`

export async function inviteTo({ barber, services }: Listed, email = newEmail()) {
  const invitation = await as(barber).team.invite({ email, ...seat, serviceIds: services })
  const token = (await mailTo(email, 'team-invitation')).token('token')
  return { ...invitation, token }
}

export async function emailOf({ id }: Pick<Actor, 'id'>) {
  const query = db.selectFrom('users').select('email').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).email
}

export const openShop = (name = 'Third Ward Cuts') => list(name, { hours: [540, 1020] })

// A team member who can be booked.
export async function hire(shop: Listed, changes: Partial<Insertable<Employees>> = {}) {
  const person = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, ...bookable, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  const serviceRows = shop.services.map((serviceId) => ({ employeeId: id, serviceId }))
  await db.insertInto('employeeServices').values(serviceRows).execute()
  await openDaily(person.id, [540, 1020])
  return { person, id }
}

// The providers that clients can choose.
export async function offered({ id, services }: Listed) {
  const { professionals } = await as(null).bookings.slots({
    profileId: id,
    services: services.join(','),
    days: 3,
  })
  return professionals.map((each) => each.id)
}

export async function noticesOf({ id }: Pick<Actor, 'id'>) {
  await sendMessages()
  const { notifications } = await as(actorOf(id, 'client')).notifications.list({})
  return notifications.map(({ title }) => title)
}

// Dates the invitation back by these hours.
export async function age(id: string, hours: number) {
  const past = Temporal.Now.instant().subtract({ hours }).toString()
  const week = Temporal.Now.instant()
    .subtract({ hours: hours - 7 * 24 })
    .toString()
  await db
    .updateTable('employeeInvitations')
    .set({ sentAt: past, expiresAt: week })
    .where('id', '=', id)
    .execute()
}
