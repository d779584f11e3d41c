// Test kit: a business that can close, and holds there.
import type { Actor } from '#contract/access.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export const password = 'correct horse battery'
const passwordHash = await hashPassword(password)

// A barber with a password, who can deactivate the account.
export async function open() {
  const shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  await withPassword(shop.barber)
  return shop
}

export const withPassword = ({ id }: Actor) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()

export async function member({ barber, services }: Listed) {
  const person = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = services.map((serviceId) => ({ employeeId: id, serviceId }))
  await db.insertInto('employeeServices').values(rows).execute()
  await openDaily(person.id, [540, 1020])
  await withPassword(person)
  return { id, person }
}

export const leave = ({ barber }: Listed) =>
  as(barber).account.deactivate({ password, reason: 'Moving' })

export const statusOf = async (id: string) =>
  db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()

export const nextYear = `${new Date().getFullYear() + 1}-12-01`
