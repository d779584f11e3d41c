// Test kit: an account with a password, signed in on one or more devices.
import type { Actor, Role } from '#contract/access.ts'
import type { BarberId } from '#contract/ids.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { password, stranger } from '#tests/accounts.ts'
import { signIn, type Visitor } from '#tests/http.ts'
import { db, make } from '#tests/world.ts'

const passwordHash = await hashPassword(password)

export async function member(...roles: Role[]) {
  return withPassword(await make.person(...(roles.length > 0 ? roles : (['client'] as const))))
}

export async function withPassword<Person extends Actor>(person: Person) {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', person.id).execute()
  const { email } = await findUser(person.id)
  const visitor = stranger()
  const sessionId = await signIn(visitor, person)
  return { ...person, sessionId, email, visitor, anotherDevice: () => openAnother(person) }
}

export function findUser(id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function findProfile(userId: string) {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function noticesOf(userId: string) {
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ title }) => title)
}

// A confirmed booking 24 hours from now.
export async function book(clientId: string, barberId: BarberId) {
  const startsAt = Temporal.Now.instant().add({ hours: 24 })
  const endsAt = startsAt.add({ minutes: 30 })
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId,
      barberId,
      providerId: barberId,
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
      busyRange: `[${startsAt},${endsAt})`,
      status: 'confirmed',
      clientNote: 'Low fade, please',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function openAnother(person: Parameters<typeof signIn>[1]) {
  const visitor: Visitor = stranger()
  return { visitor, sessionId: await signIn(visitor, person) }
}
