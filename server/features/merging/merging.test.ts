// A duplicate listing merged into another one: what moves, what stands in the way, where its page
// leads.
import { expect, test } from 'vitest'
import { at, book, hold } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.admin('operations')
const owner = await make.person('admin')
const reason = 'The same person signed up twice'

async function review(bookingId: string, rating: number) {
  const booking = await db
    .selectFrom('bookings')
    .select(['barberId', 'providerId', 'clientId'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('reviews')
    .values({ ...booking, bookingId, rating, body: 'Good', pinnedAt: new Date().toISOString() })
    .execute()
}

const services = ['Fade', 'Line-up'].map((name) => [name, 'Fades', 30, 30] as const)

async function twoListings() {
  const gone = await list('Fade Lab (old)', { services: services.map((each) => [...each]) })
  const kept = await list('Fade Lab', { services: [[' fade ', 'Fades', 35, 30]] })
  return { gone, kept }
}

const pairOf = ({ gone, kept }: { gone: Listed; kept: Listed }) => ({
  id: gone.id,
  intoId: kept.id,
})

test('bookings, clients, reviews and favorites move, and the numbers were known before', async () => {
  const both = await twoListings()
  const { gone, kept } = both
  const [regular, other] = [await make.person('client'), await make.person('client')]
  const first = await book(regular, gone, at(2, 600))
  await book(regular, kept, at(5, 600))
  await book(other, gone, at(3, 600))
  // A time that somebody only held is no booking.
  await hold(await make.person('client'), gone, at(4, 600))
  await review(first.id, 4)
  await as(regular).favorites.add({ profileId: gone.id })
  await as(other).favorites.add({ profileId: gone.id })
  await as(other).favorites.add({ profileId: kept.id })

  const pair = pairOf(both)
  const { conflicts, moved } = await as(admin).merging.preview(pair)
  expect(conflicts).toEqual([])
  expect(moved).toEqual({
    bookings: 2,
    upcoming: 2,
    clients: 1,
    sameClients: 1,
    reviews: 1,
    favorites: 1,
    waiting: 0,
    sameServices: 1,
    otherServices: 1,
    portfolio: 0,
    offers: 0,
    rules: 0,
    badges: 0,
  })
  expect((await as(null).barbers.profile({ id: gone.id })).shopName).toBe('Fade Lab (old)')
  expect(await as(admin).merging.merge({ ...pair, reason, agreed: moved! })).toEqual(moved)

  const rows = await db
    .selectFrom('bookings as k')
    .innerJoin('bookingItems as i', 'i.bookingId', 'k.id')
    .select(['k.barberId', 'k.providerId', 'i.serviceId'])
    .where('k.clientId', 'in', [regular.id, other.id])
    .execute()
  const stayed = { barberId: kept.barber.id, providerId: kept.barber.id }
  expect(rows).toEqual(Array(3).fill({ ...stayed, serviceId: kept.services[0] }))
  const profile = await as(null).barbers.profile({ id: kept.id })
  expect(profile).toMatchObject({ averageRating: 4, totalReviews: 1 })
  expect(profile.services.map(({ name }) => name)).toEqual([' fade '])
  const { clients } = await as(kept.barber).clients.list({ place: 'barber' })
  expect(clients).toHaveLength(2)
  expect(await as(regular).favorites.ids()).toEqual([kept.id])
  const { roles } = await as(owner).adminPeople.read({ id: gone.barber.id })
  expect(roles).toEqual(['client'])
  const { rows: deeds } = await as(owner).audit.list({ entityId: gone.id })
  expect(deeds[0]).toMatchObject({
    before: { shopName: 'Fade Lab (old)', status: 'approved' },
    after: { into: 'Fade Lab', status: 'suspended' },
  })
})

test('the old page and the old link lead to the one that stayed, also after a second merge', async () => {
  const both = await twoListings()
  const last = await list('Fade Lab Studio')
  const { slug } = await db
    .updateTable('barberProfiles')
    .set({ slug: 'old-fade-lab' })
    .where('id', '=', both.gone.id)
    .returning('slug')
    .executeTakeFirstOrThrow()
  for (const pair of [pairOf(both), { id: both.kept.id, intoId: last.id }]) {
    const { moved } = await as(admin).merging.preview(pair)
    await as(admin).merging.merge({ ...pair, reason, agreed: moved! })
    await expect(as(null).barbers.profile({ id: pair.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await as(null).merging.successor({ id: both.gone.id })).toEqual({ id: pair.intoId })
    expect(await as(null).barbers.bySlug({ slug: slug! })).toEqual({ id: pair.intoId })
  }
  await expect(as(null).merging.successor({ id: last.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { rows } = await as(owner).audit.list({ entityId: both.kept.id })
  expect(rows.map(({ action }) => action)).toEqual(['merge', 'merge-into'])
  await expect(as(admin).approvals.restore({ id: both.gone.id, reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('what stands in the way is named, and nothing moves', async () => {
  const both = await twoListings()
  const { gone, kept } = both
  const [one, two] = [await make.person('client'), await make.person('client')]
  const mine = await book(one, gone, at(2, 600))
  const theirs = await book(two, kept, at(2, 600))
  const member = await make.person('employee')
  await db.insertInto('employees').values({ userId: member.id, barberId: gone.barber.id }).execute()
  const pair = pairOf(both)
  const { conflicts, moved } = await as(admin).merging.preview(pair)
  expect(moved).toBeNull()
  expect(conflicts).toEqual([
    { kind: 'team', names: ['employee'] },
    {
      kind: 'overlap',
      numbers: [mine.bookingNumber, theirs.bookingNumber],
      startsAt: mine.startsAt,
      timeZone: 'America/Chicago',
    },
  ])
  const agreed = {
    bookings: 1,
    upcoming: 1,
    clients: 1,
    sameClients: 0,
    reviews: 0,
    favorites: 0,
    waiting: 0,
    sameServices: 1,
    otherServices: 1,
    portfolio: 0,
    offers: 0,
    rules: 0,
    badges: 0,
  }
  const refused = (order: typeof pair) =>
    as(admin)
      .merging.merge({ ...order, reason, agreed })
      .then(
        () => null,
        ({ code }: { code: string }) => code,
      )
  expect(await refused(pair)).toBe('MERGE_BLOCKED')
  expect(await refused({ ...pair, intoId: pair.id })).toBe('MERGE_WITH_ITSELF')
  const free = await list('Free Chair')
  expect(await refused({ id: free.id, intoId: kept.id })).toBe('NUMBERS_CHANGED')
  const hidden = await list('Hidden', { profile: { approvalStatus: 'suspended' } })
  expect(await refused({ id: free.id, intoId: hidden.id })).toBe('NOT_APPROVED')
  expect((await as(null).barbers.profile({ id: free.id })).shopName).toBe('Free Chair')
})
