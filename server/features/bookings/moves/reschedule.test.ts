import { expect, test } from 'vitest'
import { bookable, list, openDaily } from '#tests/listing.ts'
import { countWaiting } from '#tests/waiting.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { inTransaction } from '#server/database/db.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
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

const other = await list('Around The Corner', { hours: [540, 1020] })
const tooClose = { code: 'TOO_CLOSE_TOGETHER' }

test('moving is no way around the two hours between two barbers', async () => {
  const client = await make.person('client')
  await book(client, other, at(6, 600))
  const { id, version } = await book(client, shop, at(6, 780))
  const move = (startsAt: string) => as(client).bookings.reschedule({ id, version, startsAt })
  await expect(move(at(6, 660))).rejects.toMatchObject(tooClose)
  await expect(move(at(6, 720))).resolves.toMatchObject({ startsAt: at(6, 720) })
})

test('a client’s moves wait for each other, so that two do not meet', async () => {
  const client = await make.person('client')
  const [one, two] = [await book(client, shop, at(7, 600)), await book(client, other, at(7, 960))]
  let moving: Promise<unknown> | undefined
  await inTransaction(db, async (db) => {
    await lockPeople(db, [`user:${client.id}`])
    const asked = { id: one.id, version: one.version, startsAt: at(7, 780) }
    moving = as(client)
      .bookings.reschedule(asked)
      .catch((error) => error)
    await expect.poll(countWaiting, { timeout: 5000 }).toBe(1)
    const [startsAt, endsAt] = [at(7, 840), at(7, 870)]
    await db
      .updateTable('bookings')
      .set({ startsAt, endsAt, busyRange: `[${startsAt},${endsAt})` })
      .where('id', '=', two.id)
      .execute()
  })
  expect(await moving).toMatchObject(tooClose)
})

test('a client neither asks for nor accepts a time next to another barber', async () => {
  const client = await make.person('client')
  await book(client, other, at(8, 600))
  const { id, version } = await book(client, shop, at(8, 780))
  const asked = await as(shop.barber).bookings.propose({ id, version, startsAt: at(8, 660) })
  const accept = { id, version: asked.version, isAccepted: true }
  await expect(as(client).bookings.answerProposal(accept)).rejects.toMatchObject(tooClose)
  await as(client).bookings.answerProposal({ ...accept, isAccepted: false })

  // The time in which a client decides alone is over.
  const policy = { cancellationWindowHours: 1000, lateCancelFeePercent: 0, noShowFeePercent: 0 }
  await db
    .updateTable('bookings')
    .set({ policySnapshot: JSON.stringify(policy), createdAt: at(-9, 0) })
    .where('id', '=', id)
    .execute()
  const propose = async (startsAt: string) => {
    const { version } = await as(client).bookings.read({ id })
    return as(client).bookings.propose({ id, version, startsAt })
  }
  await expect(propose(at(8, 690))).rejects.toMatchObject(tooClose)
  expect(await propose(at(8, 720))).toMatchObject({ proposal: { startsAt: at(8, 720) } })
})

test('the shop moves a booking next to one at another barber', async () => {
  const client = await make.person('client')
  await book(client, other, at(9, 600))
  const { id, version } = await book(client, shop, at(9, 780))
  const moving = { id, version, startsAt: at(9, 660) }
  expect(await as(shop.barber).bookings.reschedule(moving)).toMatchObject({ startsAt: at(9, 660) })
})

test.each([
  [10, 'its own'],
  [11, 'the other one'],
])('on day %i a booking is moved if %s is paid ahead', async (day, which) => {
  const client = await make.person('client')
  const there = await book(client, other, at(day, 600))
  const here = await book(client, shop, at(day, 780))
  await db
    .updateTable('bookings')
    .set({ paymentPolicy: 'prepay' })
    .where('id', '=', which === 'its own' ? here.id : there.id)
    .execute()
  const moving = { id: here.id, version: here.version, startsAt: at(day, 660) }
  expect(await as(client).bookings.reschedule(moving)).toMatchObject({ startsAt: at(day, 660) })
})
