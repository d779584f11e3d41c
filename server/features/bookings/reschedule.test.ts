import { expect, test } from 'vitest'
import { bookable, list, openDaily } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { at, book } from '#tests/bookings.ts'

const shop = await list('Two Chairs', { hours: [540, 1020] })
const colleague = await make.person('employee')
const { id: employeeId } = await db
  .insertInto('employees')
  .values({ userId: colleague.id, barberId: shop.barber.id, ...bookable })
  .returning('id')
  .executeTakeFirstOrThrow()
await db
  .insertInto('employeeServices')
  .values(shop.services.map((serviceId) => ({ employeeId, serviceId })))
  .execute()
await openDaily(colleague.id, [540, 1200])

test('with anyone: the same person if they are free, otherwise who is', async () => {
  const client = await make.person('client')
  const api = as(client)
  const first = await book(client, shop, at(3, 600))

  const { id, version } = first
  const moved = await api.bookings.reschedule({ id, version, startsAt: at(3, 660) })
  expect(moved.professional.id).toBe(first.professional.id)

  // Nobody but the colleague works in the evening.
  const evening = { id, version: moved.version, startsAt: at(4, 1080) }
  const asked = { ...evening, professionalId: shop.barber.id }
  await expect(api.bookings.reschedule(asked)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  const late = await api.bookings.reschedule(evening)
  expect(late.professional.id).toBe(colleague.id)
})
