// Featured pins: before the best rated on their days, eight at most, and in the audit trail.
import { beforeEach, expect, test } from 'vitest'
import { at } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.admin('operations')
const owner = await make.person('admin')
const reason = 'Opening week'
const day = (days: number) => at(days, 720).slice(0, 10)

beforeEach(async () => {
  await db.deleteFrom('featuredPins').execute()
  await db.updateTable('barberProfiles').set({ isActive: false }).execute()
})

const shown = async () => (await as(null).barbers.featured()).map(({ shopName }) => shopName)

test('a pinned barber comes first while the pin lasts, and once', async () => {
  await list('Best', { profile: { averageRating: 5, totalReviews: 90 } })
  const { id } = await list('New')
  expect(await shown()).toEqual(['Best', 'New'])
  const order = { id, startsOn: day(0), endsOn: day(3), reason }
  await as(admin).featured.pin(order)
  expect(await shown()).toEqual(['New', 'Best'])
  expect(await as(admin).featured.list()).toMatchObject([{ shopName: 'New', isNow: true }])

  await as(admin).featured.pin({ ...order, startsOn: day(1) })
  expect(await shown()).toEqual(['Best', 'New'])
  expect(await as(admin).featured.list()).toMatchObject([{ isNow: false, startsOn: day(1) }])
  await as(admin).featured.unpin({ id, reason })
  expect(await as(admin).featured.list()).toEqual([])
  await expect(as(admin).featured.unpin({ id, reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.map(({ action }) => action)).toEqual(['unfeature', 'feature', 'feature'])
  expect(rows[1]).toMatchObject({ before: { startsOn: day(0) }, after: { startsOn: day(1) } })
  expect(rows[0]).toMatchObject({
    before: { startsOn: day(1) },
    after: { startsOn: null, endsOn: null },
  })
})

test('eight on one day, more on different days', async () => {
  const shops: Listed[] = []
  for (let index = 0; index < 10; index++) shops.push(await list(`Chair ${index}`))
  const pin = (index: number, from: number, to: number) =>
    as(admin).featured.pin({ id: shops[index]!.id, startsOn: day(from), endsOn: day(to), reason })
  for (let index = 0; index < 8; index++) await pin(index, 0, index === 0 ? 2 : 9)
  expect(await shown()).toHaveLength(8)
  await expect(pin(8, 1, 5)).rejects.toMatchObject({ code: 'TOO_MANY_PINS' })
  await pin(8, 3, 5)
  await expect(pin(9, 2, 5)).rejects.toMatchObject({ code: 'TOO_MANY_PINS' })
  await pin(9, 10, 12)
  await pin(7, 0, 20)
  expect((await as(admin).featured.list()).length).toBe(10)
})

test('only a listed barber, and not backwards', async () => {
  const { id } = await list('Hidden', { profile: { approvalStatus: 'suspended' } })
  const order = { id, startsOn: day(0), endsOn: day(1), reason }
  await expect(as(admin).featured.pin(order)).rejects.toMatchObject({ code: 'NOT_APPROVED' })
  await expect(as(admin).featured.pin({ ...order, endsOn: day(-1) })).rejects.toMatchObject({
    fields: { endsOn: 'Must not be before the first day' },
  })
})

test('a change of one pin leaves the others', async () => {
  const [first, second] = [await list('First'), await list('Second')]
  const order = { startsOn: day(0), endsOn: day(3), reason }
  await as(admin).featured.pin({ ...order, id: first.id })
  await as(admin).featured.pin({ ...order, id: second.id, endsOn: day(5) })
  await as(admin).featured.pin({ ...order, id: second.id, endsOn: day(6) })
  const { rows } = await as(owner).audit.list({ entityId: second.id })
  expect(rows[0]).toMatchObject({ before: { endsOn: day(5) }, after: { endsOn: day(6) } })
  await as(admin).featured.unpin({ id: second.id, reason })
  expect(await as(admin).featured.list()).toMatchObject([{ shopName: 'First' }])
})

test('a pin for days that are over is refused; one that has begun keeps its first day', async () => {
  const { id } = await list('Yesterday')
  const pin = (from: number, to: number) =>
    as(admin).featured.pin({ id, startsOn: day(from), endsOn: day(to), reason })
  const over = "Choose a day that isn't over."
  await expect(pin(-3, -1)).rejects.toMatchObject({ fields: { endsOn: over } })
  await expect(pin(-1, 3)).rejects.toMatchObject({ fields: { startsOn: over } })
  await pin(0, 3)
  await db
    .updateTable('featuredPins')
    .set({ startsOn: day(-2) })
    .execute()
  await pin(-2, 5)
  await expect(pin(-2, 5)).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  await expect(pin(-1, 5)).rejects.toMatchObject({ fields: { startsOn: over } })
  await db
    .updateTable('featuredPins')
    .set({ endsOn: day(-1) })
    .execute()
  await expect(as(admin).featured.unpin({ id, reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.map(({ action }) => action)).toEqual(['feature', 'feature'])
})

test('of several who take a pin away at once, one does', async () => {
  const { id } = await list('Once')
  await as(admin).featured.pin({ id, startsOn: day(0), endsOn: day(3), reason })
  const tries = await Promise.allSettled(
    [1, 2, 3, 4].map(() => as(admin).featured.unpin({ id, reason })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.map(({ action }) => action)).toEqual(['unfeature', 'feature'])
})
