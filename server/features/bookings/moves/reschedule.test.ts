import { expect, test } from 'vitest'
import { bookable, list, openDaily } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { ana, at, book, bookAsGuest, browser } from '#tests/bookings.ts'

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

  // Only the colleague works in the evening.
  const evening = { id, version: moved.version, startsAt: at(4, 1080) }
  const asked = { ...evening, professionalId: shop.barber.id }
  await expect(api.bookings.reschedule(asked)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  const late = await api.bookings.reschedule(evening)
  expect(late.professional.id).toBe(colleague.id)
})

test('a booking to be moved is out of the way for its own people alone', async () => {
  const startsAt = at(5, 600)
  const client = await make.person('client')
  const startsFor = async (api: ReturnType<typeof as>, moving: string, link?: string) => {
    const asked = { services: shop.services[0]!, professionalId: shop.barber.id, moving, link }
    const { days } = await api.bookings.slots({ profileId: shop.id, days: 14, ...asked })
    return days.flatMap(({ starts }) => starts)
  }
  const own = await book(client, shop, startsAt)
  expect(own.professional.id).toBe(shop.barber.id)
  expect(await startsFor(as(client), own.id)).toContain(startsAt)
  expect(await startsFor(as(shop.barber), own.id)).toContain(startsAt)
  for (const stranger of [null, await make.person('client')])
    expect(await startsFor(as(stranger), own.id)).not.toContain(startsAt)

  const guests = await bookAsGuest(browser(), shop, at(6, 600))
  const link = (await mailTo(ana.email, 'booking')).token('link')
  expect(await startsFor(as(null), guests.id)).not.toContain(at(6, 600))
  expect(await startsFor(as(null), guests.id, link)).toContain(at(6, 600))
})

test('moving is no way around the two hours between two barbers', async () => {
  const client = await make.person('client')
  const other = await list('Around The Corner', { hours: [540, 1020] })
  await book(client, other, at(6, 600))
  const { id, version } = await book(client, shop, at(6, 780))
  const move = (startsAt: string) => as(client).bookings.reschedule({ id, version, startsAt })
  await expect(move(at(6, 660))).rejects.toMatchObject({ code: 'TOO_CLOSE_TOGETHER' })
  await expect(move(at(6, 720))).resolves.toMatchObject({ startsAt: at(6, 720) })
})
