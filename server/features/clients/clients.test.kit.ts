// Test kit of clients: a shop, its team and its client list.
import type { Actor } from '#contract/access.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export const place = 'barber' as const
export const shop = await list('Client Shop')
export const rival = await list('Rival Shop')
export const owner = as(shop.barber).clients

export async function hire(seat: object = {}) {
  const person = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, ...seat })
    .execute()
  return person
}

export async function named(name: string, contact: object = {}) {
  const person = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ name, ...contact })
    .where('userId', '=', person.id)
    .execute()
  return person
}

export const emailOf = async ({ id }: Actor) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

type Past = { daysAgo?: number; status?: Status; at?: typeof shop; cents?: number }

// A past booking in its final state.
export async function visited(who: Actor | object, past: Past = {}) {
  const { daysAgo = 3, status = 'completed', at = shop, cents = 3000 } = past
  const startsAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString()
  const person = 'roles' in who ? { clientId: (who as Actor).id } : who
  const { id } = await db
    .insertInto('bookings')
    .values({
      barberId: at.barber.id,
      providerId: at.barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status,
      totalCents: cents,
      ...person,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function theOne(q: string) {
  const { clients } = await owner.list({ place, q })
  if (clients.length !== 1) throw new Error(`${clients.length} clients are called ${q}`)
  return clients[0]!
}
