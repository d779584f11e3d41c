// What administrators do to a booking is in the trail; what the shop or the client does is not.
import { expect, test } from 'vitest'
import { takeGrant } from '#tests/acting.ts'
import { at, book, bookingAt } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const reason = 'Doubled by mistake'

function trailOf(entityId: string) {
  return db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'reason', 'before', 'after'])
    .where('entityId', '=', entityId)
    .execute()
}

test('an administrator’s move is written down with before and after, once', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const support = await make.admin('support')
  const { id, version } = await book(client, shop, at(3, 600))
  const asked = { id, version, move: 'cancel', reason } as const
  await as(support).bookings.move(asked)
  await expect(as(support).bookings.move(asked)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  expect(await trailOf(id)).toEqual([
    {
      actorId: support.id,
      action: 'move-booking',
      reason,
      before: { status: 'confirmed' },
      after: { status: 'cancelled' },
    },
  ])
})

test('a canceled booking stays Kempt’s doing when its administrator leaves', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const [owner, support] = [await make.person('admin'), await make.admin('support')]
  const { id, version } = await book(client, shop, at(3, 600))
  await as(support).bookings.move({ id, version, move: 'cancel', reason })
  const { admins } = await as(owner).adminGrants.list()
  const [grant] = admins.find(({ userId }) => userId === support.id)!.grants
  await takeGrant(owner, { id: grant!.id, reason })
  expect((await as(client).bookings.read({ id })).canceled).toMatchObject({ by: 'kempt' })
})

test('moves of the shop and of the client are not', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const first = await book(client, shop, at(3, 600))
  await as(shop.barber).bookings.move({ ...moveOf(first), reason })
  const second = await book(client, shop, at(4, 600))
  await as(client).bookings.move(moveOf(second))
  expect([...(await trailOf(first.id)), ...(await trailOf(second.id))]).toEqual([])
})

type Versioned = { id: string; version: number }
const versionOf = ({ id, version }: Versioned) => ({ id, version })
const moveOf = (booking: Versioned) => ({ ...versionOf(booking), move: 'cancel' }) as const

test('a time that an administrator suggests or answers is written down, the shop’s is not', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const support = await make.admin('support')
  const { id, startsAt, version } = await book(client, shop, at(3, 600))
  const to = at(3, 660)
  const proposed = await as(support).bookings.propose({ id, version, startsAt: to, reason })
  const order = { id, version: proposed.version, isAccepted: false }
  await as(client).bookings.answerProposal(order)
  expect(await trailOf(id)).toMatchObject([
    {
      actorId: support.id,
      action: 'propose-time',
      before: { startsAt },
      after: { proposedStartsAt: to },
    },
  ])

  const other = await book(client, shop, at(4, 600))
  const second = { id: other.id, version: other.version, startsAt: at(4, 660) }
  await as(shop.barber).bookings.propose(second)
  expect(await trailOf(other.id)).toEqual([])
  // As if the client had asked for it.
  await db
    .updateTable('bookings')
    .set({ proposedBy: 'client' })
    .where('id', '=', other.id)
    .execute()
  const now = await as(support).bookings.read({ id: other.id })
  const yes = { id: other.id, version: now.version, isAccepted: true, reason }
  await as(support).bookings.answerProposal(yes)
  expect(await trailOf(other.id)).toMatchObject([
    {
      action: 'accept-time',
      before: { startsAt: other.startsAt, proposedStartsAt: second.startsAt },
      after: { startsAt: second.startsAt },
    },
  ])
})

test('an administrator gives a reason for every move, also for those of the shop that need none', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const support = as(await make.admin('support')).bookings
  const mustSayWhy = { code: 'REASON_REQUIRED', fields: { reason: 'Please say why.' } }
  const asked = await bookingAt(client, shop, at(3, 600), {
    status: 'pending',
    answerBy: at(2, 600),
  })
  const accept = { ...versionOf(await support.read({ id: asked })), move: 'accept' } as const
  await expect(support.move(accept)).rejects.toMatchObject(mustSayWhy)
  expect(await support.move({ ...accept, reason })).toMatchObject({ status: 'confirmed' })

  const past = await bookingAt(client, shop, at(-3, 600))
  const complete = { ...versionOf(await support.read({ id: past })), move: 'complete' } as const
  await expect(support.move(complete)).rejects.toMatchObject(mustSayWhy)
  expect(await support.move({ ...complete, reason })).toMatchObject({ status: 'completed' })

  const later = { ...versionOf(await book(client, shop, at(4, 600))), startsAt: at(4, 660) }
  await expect(support.propose(later)).rejects.toMatchObject(mustSayWhy)
  expect(await trailOf(later.id)).toEqual([])
})
