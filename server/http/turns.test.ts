import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '#server/database/db.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { signedIn } from '#tests/accounts.ts'
import { at } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'

test('many holds of one person at once leave room for others', async () => {
  const shop = await list('Busy Cuts', { hours: [540, 1020] })
  const [greedy, other] = [await signedIn(), await signedIn()]
  const hold = (visitor: typeof greedy.visitor, minute: number) =>
    visitor.post('/api/bookings/hold', {
      profileId: shop.id,
      serviceIds: shop.services,
      startsAt: at(2, minute),
    })
  let many: Promise<unknown>[] = []
  await inTransaction(db, async (locked) => {
    await lockPeople(locked, [`user:${greedy.userId}`])
    many = Array.from({ length: 30 }, (_, n) => hold(greedy.visitor, 540 + (n % 10) * 30))
    expect((await hold(other.visitor, 960)).status).toBe(201)
  })
  await Promise.all(many)
})

test('more than fit in the line are told to come back later', async () => {
  const { visitor } = await signedIn()
  const refused: number[] = []
  const post = async () => {
    const { status, body } = await visitor.post('/api/account/phone-code')
    if (body?.code === 'TOO_MANY_REQUESTS') refused.push(status)
  }
  const many = await db.transaction().execute(async (db) => {
    // Nobody's turn ends while this is locked.
    await sql`LOCK TABLE rate_limits`.execute(db)
    const sent = Array.from({ length: 30 }, post)
    await vi.waitFor(() => expect(refused).toHaveLength(8), { timeout: 10_000 })
    return sent
  })
  await Promise.all(many)
  expect(refused).toEqual(Array(8).fill(429))
})
