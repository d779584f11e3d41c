// A merge leaves alone what belongs to others.
import { expect, test } from 'vitest'
import { at, bookingAt, fromNow } from '#tests/bookings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.admin('operations')
const reason = 'The same person signed up twice'

async function merge(gone: Listed, kept: Listed) {
  const pair = { id: gone.id, intoId: kept.id }
  const { conflicts, moved } = await as(admin).merging.preview(pair)
  expect(conflicts).toEqual([])
  await as(admin).merging.merge({ ...pair, reason, agreed: moved! })
}

const providerOf = async (id: string) =>
  (
    await db
      .selectFrom('bookings')
      .select('providerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).providerId

const setProvider = (id: string, providerId: string) =>
  db.updateTable('bookings').set({ providerId }).where('id', '=', id).execute()

test('a former member keeps what they did, and other work at the same time is not in the way', async () => {
  const [gone, kept, third] = [await list('Old'), await list('New'), await list('Third')]
  const client = await make.person('client')
  const member = await make.person('employee')
  const former = { userId: member.id, barberId: gone.barber.id, ...bookable, isActive: false }
  await db.insertInto('employees').values(former).execute()
  await bookingAt(client, kept, at(2, 600))
  // At the duplicate by its former member, and by the duplicate's owner at a third shop.
  const theirs = await bookingAt(await make.person('client'), gone, at(2, 600))
  await setProvider(theirs, member.id)
  const elsewhere = await bookingAt(await make.person('client'), third, at(2, 600))
  await setProvider(elsewhere, gone.barber.id)
  await merge(gone, kept)
  expect(await providerOf(theirs)).toBe(member.id)
  expect(await providerOf(elsewhere)).toBe(gone.barber.id)
})

test('every other shop keeps the emails of its clients', async () => {
  const [gone, kept, third] = [await list('Old'), await list('New'), await list('Third')]
  const emailsOf = async ({ barber }: Listed) =>
    (
      await db
        .selectFrom('clients')
        .select('email')
        .where('barberId', '=', barber.id)
        .orderBy('email')
        .execute()
    ).map(({ email }) => email)
  const add = ({ barber }: Listed, email: string) =>
    db
      .insertInto('clients')
      .values({ barberId: barber.id, name: 'Ana', email, source: 'added' })
      .execute()
  await add(kept, 'ana@example.com')
  await add(third, 'ana@example.com')
  await add(gone, 'bo@example.com')
  await add(third, 'bo@example.com')
  await merge(gone, kept)
  expect(await emailsOf(third)).toEqual(['ana@example.com', 'bo@example.com'])
  expect(await emailsOf(kept)).toEqual(['ana@example.com', 'bo@example.com'])
})

test('pictures come right behind those of the one that stays, and a member keeps their files', async () => {
  const [gone, kept, third] = [await list('Old'), await list('New'), await list('Third')]
  const member = await make.person('employee')
  const urlOf = (name: string) => `/media/behind-${name}-960.webp`
  const item = (shop: Listed, name: string, position: number) => ({
    barberId: shop.barber.id,
    providerId: shop.barber.id,
    imageUrl: urlOf(name),
    position,
    consentAt: fromNow(-600),
  })
  await db
    .insertInto('portfolioItems')
    .values([item(kept, 'kept', 0), item(gone, 'gone', 0), item(third, 'third', 40)])
    .execute()
  await db
    .insertInto('media')
    .values({ userId: member.id, url: urlOf('gone'), bytes: 1 })
    .execute()
  await merge(gone, kept)
  const { position } = await db
    .selectFrom('portfolioItems')
    .select('position')
    .where('imageUrl', '=', urlOf('gone'))
    .executeTakeFirstOrThrow()
  expect(position).toBe(1)
  const files = db.selectFrom('media').select('url').where('userId', '=', member.id)
  expect(await files.execute()).toEqual([{ url: urlOf('gone') }])
})

test('a listing that does not exist is not merged into', async () => {
  const { id } = await list('Old')
  const pair = { id, intoId: crypto.randomUUID() }
  await expect(as(admin).merging.preview(pair)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
