import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

// A no-show that ended this many hours ago.
async function missed(hours: number) {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-hours * 60 - 30))
  await db.updateTable('bookings').set({ status: 'no_show' }).where('id', '=', id).execute()
  return id
}

async function complete(who: Actor, id: string) {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, version, move: 'complete', reason: 'They were here.' })
}

test('the owner takes a no-show back within 24 hours of the end', async () => {
  expect(await complete(shop.barber, await missed(23))).toMatchObject({ status: 'completed' })
})

test('after 24 hours only an administrator takes a no-show back', async () => {
  const id = await missed(25)
  await expect(complete(shop.barber, id)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect(await complete(admin, id)).toMatchObject({ status: 'completed' })
})

test('who performed it takes no no-show back, unless the business is theirs', async () => {
  const id = await missed(1)
  const member = await make.person('employee')
  const employment = {
    userId: member.id,
    barberId: shop.barber.id,
    permissionLevel: 'self' as const,
  }
  await db.insertInto('employees').values(employment).execute()
  await db.updateTable('bookings').set({ providerId: member.id }).where('id', '=', id).execute()
  await expect(complete(member, id)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})
