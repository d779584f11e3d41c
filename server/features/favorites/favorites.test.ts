import { expect, test } from 'vitest'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { ProfileId } from '#contract/ids.ts'
import { as, db, make } from '#tests/world.ts'

const guest = as(null)
const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()

test('clients save and remove their own favorites, newest first', async () => {
  const [ana, ben] = [as(await make.person('client')), as(await make.person('barber'))]
  const [first, second] = [await listBarber('First'), await listBarber('Second')]
  await ana.favorites.add({ profileId: first })
  await ana.favorites.add({ profileId: second })
  await ben.favorites.add({ profileId: first })

  expect(await namesOf(ana)).toEqual(['Second', 'First'])
  expect(await ana.favorites.ids()).toEqual([second, first])

  await ben.favorites.remove({ profileId: first })
  await ben.favorites.remove({ profileId: second })
  expect(await ben.favorites.list()).toEqual([])
  expect(await namesOf(ana)).toEqual(['Second', 'First'])
})

test('saving twice saves once', async () => {
  const ana = as(await make.person('client'))
  const profileId = await listBarber('Twice')
  await Promise.all([ana.favorites.add({ profileId }), ana.favorites.add({ profileId })])
  await ana.favorites.add({ profileId })
  expect(await namesOf(ana)).toEqual(['Twice'])
})

test('an unlisted barber is not found, and one who leaves is not shown', async () => {
  const ana = as(await make.person('client'))
  const hidden = await listBarber('Hidden', { approvalStatus: 'draft' })
  const away = await listBarber('Away', { isActive: false })
  const leaving = await listBarber('Leaving')
  const unknown = crypto.randomUUID()
  for (const profileId of [hidden, away, unknown])
    await expect(ana.favorites.add({ profileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await ana.favorites.add({ profileId: leaving })
  await db
    .updateTable('barberProfiles')
    .set({ isActive: false })
    .where('id', '=', leaving)
    .execute()
  expect(await ana.favorites.list()).toEqual([])
  expect(await guest.favorites.cards({ ids: [leaving, hidden, unknown].join(',') })).toEqual([])
})

test('merging keeps what is there, passes over the unknown, and done twice changes nothing', async () => {
  const ana = as(await make.person('client'))
  const [own, newer, older] = [
    await listBarber('Own'),
    await listBarber('Newer'),
    await listBarber('Older'),
  ]
  const hidden = await listBarber('Hidden', { isActive: false })
  await ana.favorites.add({ profileId: own })
  const profileIds = [newer, own, older, hidden, crypto.randomUUID(), newer]

  expect(await ana.favorites.merge({ profileIds })).toEqual({ leftOut: 0 })
  const merged = await ana.favorites.ids()
  expect(merged).toEqual([newer, older, own])
  expect(await ana.favorites.merge({ profileIds })).toEqual({ leftOut: 0 })
  expect(await ana.favorites.ids()).toEqual(merged)
})

test('at most 200, also when two arrive together', async () => {
  const client = await make.person('client')
  const ana = as(client)
  const ids = await listBarbers(202)
  await db
    .insertInto('favorites')
    .values(ids.slice(0, 199).map((id) => ({ userId: client.id, barberProfileId: id })))
    .execute()

  // Opens all connections first, so that the requests really run in parallel.
  await Promise.all(ids.slice(199).map(() => ana.favorites.ids()))
  const answers = await Promise.allSettled(
    ids.slice(199).map((profileId) => ana.favorites.add({ profileId })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'TOO_MANY_FAVORITES' },
  })
  expect(await ana.favorites.list()).toHaveLength(200)
  expect(await ana.favorites.merge({ profileIds: ids.slice(199) })).toEqual({ leftOut: 2 })
  expect(await ana.favorites.ids()).toHaveLength(200)
})

test('a guest gets cards in the order asked for, at most 50', async () => {
  const [one, two] = [await listBarber('One'), await listBarber('Two', { averageRating: 5 })]
  const cards = await guest.favorites.cards({ ids: [one, two, one].join(',') })
  expect(cards.map(({ shopName }) => shopName)).toEqual(['One', 'Two'])
  expect(cards[1]).toMatchObject({ kind: 'barber', id: two, averageRating: 5, services: [] })
  expect(await guest.favorites.cards({ ids: '' })).toEqual([])

  const many = Array.from({ length: 51 }, () => crypto.randomUUID())
  await expect(guest.favorites.cards({ ids: many.join(',') })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  const ana = as(await make.person('client'))
  await expect(ana.favorites.merge({ profileIds: many })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

async function namesOf(person: ReturnType<typeof as>) {
  return (await person.favorites.list()).map(({ shopName }) => shopName)
}

type Listing = Partial<{ approvalStatus: ApprovalStatus; isActive: boolean; averageRating: number }>

async function listBarber(shopName: string, listing: Listing = {}) {
  const { id: userId } = await make.person('barber')
  const { id } = await db
    .insertInto('barberProfiles')
    .values({ userId, cityId, shopName, approvalStatus: 'approved', ...listing })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function listBarbers(count: number) {
  const ids: ProfileId[] = []
  for (let made = 0; made < count; made++) ids.push(await listBarber(`Chair ${made}`))
  return ids
}
