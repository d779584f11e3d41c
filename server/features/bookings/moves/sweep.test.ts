import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { at, book, fromNow, madeLongAgo, shift, sweep } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
})

const nudgesTo = async ({ id }: Actor) => {
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .where('title', 'in', ['Please close an appointment', 'An appointment is still open'])
    .orderBy('id')
    .execute()
  return rows.map(({ title }) => title)
}

// A booking of half an hour that ended this many minutes ago.
async function endedAgo(id: string, minutes: number) {
  await shift(id, fromNow(-minutes - 30))
  await madeLongAgo(id)
  await sweep()
  await sweep()
}

test.each<Status>(['confirmed', 'checked_in', 'in_progress'])(
  '%s and not closed: the barber is reminded after an hour and after a day',
  async (status) => {
    const { id } = await book(client, shop, at(2, 600))
    await db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
    await endedAgo(id, 50)
    expect(await nudgesTo(shop.barber)).toEqual([])
    await endedAgo(id, 70)
    expect(await nudgesTo(shop.barber)).toEqual(['Please close an appointment'])
    await endedAgo(id, 24 * 60 + 10)
    expect((await nudgesTo(shop.barber)).at(-1)).toBe('An appointment is still open')
    await endedAgo(id, 48 * 60 + 10)
    expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'completed' })
  },
)

test('done and not confirmed by the client: completed after a day', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  await sweep()
  expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'awaiting_confirmation' })
  const finishedAt = new Date(Date.now() - 24 * 3_600_000 - 1000).toISOString()
  await db.updateTable('bookings').set({ finishedAt }).where('id', '=', id).execute()
  await sweep()
  const row = await db
    .selectFrom('bookings')
    .select(['status', 'completionSource'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ status: 'completed', completionSource: 'auto' })
})

test('a booking that fails does not hold up the others', async () => {
  const gone = await list('Gone Cuts', { hours: [540, 1020] })
  const broken = await book(client, gone, at(2, 600))
  await db.deleteFrom('barberProfiles').where('userId', '=', gone.barber.id).execute()
  const other = await make.person('client')
  const { id } = await book(other, shop, at(2, 660))
  for (const each of [broken.id, id]) await madeLongAgo(each)
  await shift(broken.id, fromNow(-60 * 49))
  await shift(id, fromNow(23 * 60))
  await expect(sweep()).rejects.toThrow('the sweep failed')
  await sendMessages()
  const reminded = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', other.id)
    .where('title', 'in', ['Your appointment is today', 'Your appointment is tomorrow'])
    .execute()
  expect(reminded).toHaveLength(1)
})
