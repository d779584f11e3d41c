// Pages and search are told of every change of a person they show.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { suspendPerson, takeRole } from '#tests/acting.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.person('admin')
const [{ barber }, { barber: employer }] = [await list('One'), await list('Two')]
const member = await make.person('employee')
await db.insertInto('employees').values({ userId: member.id, barberId: employer.id }).execute()
const client = await make.person('client')

const reason = 'Reported by three clients'
const changes: [what: string, change: (person: Actor) => Promise<unknown>][] = [
  ['a name', (person) => as(person).account.saveProfile({ name: 'Ana Ruiz', phone: '7135550123' })],
  ['a suspension', ({ id }) => suspendPerson(admin, { id, reason })],
  ['a return', ({ id }) => as(admin).userAdmin.restore({ id, reason })],
]

async function toldBy(change: () => Promise<unknown>) {
  await db.deleteFrom('outbox').execute()
  await change()
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'barber')
    .execute()
  return rows.map(({ payload }) => (payload as { barberId: string }).barberId)
}

test.each(changes)('%s', async (_, change) => {
  expect(await toldBy(() => change(barber))).toEqual([barber.id])
  expect(await toldBy(() => change(member))).toEqual([employer.id])
  expect(await toldBy(() => change(client))).toEqual([])
})

test('a role that is taken away', async () => {
  const revoke = (id: string, role: 'barber' | 'employee') => takeRole(admin, { id, role, reason })
  expect(await toldBy(() => revoke(barber.id, 'barber'))).toEqual([barber.id])
  expect(await toldBy(() => revoke(member.id, 'employee'))).toEqual([employer.id])
})
