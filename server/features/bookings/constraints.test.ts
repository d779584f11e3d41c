// The database refuses impossible bookings, whatever the code does.
import { expect, test } from 'vitest'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'

const { barber } = await list('Sound Cuts')
const startsAt = '2099-01-05T16:00:00Z'
const endsAt = '2099-01-05T16:30:00Z'
const fine = {
  guestName: 'Ana',
  barberId: barber.id,
  providerId: barber.id,
  startsAt,
  endsAt,
  busyRange: `[${startsAt},${endsAt})`,
  status: 'confirmed' as const,
}

test.each([
  ['no client and no guest', { guestName: null }],
  ['it ends before it starts', { endsAt: '2099-01-05T15:00:00Z' }],
  ['nothing is taken', { busyRange: 'empty' }],
  ['less is taken than it lasts', { busyRange: `[${startsAt},2099-01-05T16:10:00Z)` }],
  ['an unknown status', { status: 'lost' }],
  ['an unknown source', { source: 'rumor' }],
  ['an unknown payment status', { paymentStatus: 'promised' }],
  ['a price below nothing', { totalCents: -1 }],
  ['a tip below nothing', { tipCents: -1 }],
  ['an unknown language', { language: 'xx' }],
  ['a note too long', { clientNote: 'x'.repeat(501) }],
  ['half a proposal', { proposedStartsAt: startsAt }],
  ['an unknown attendance', { attendance: 'maybe' }],
  ['an unknown byShop', { byShop: 'lost' }],
] as [string, object][])('%s', async (_, wrong) => {
  await expect(
    db
      .insertInto('bookings')
      .values({ ...fine, ...wrong })
      .execute(),
  ).rejects.toMatchObject({ code: '23514', constraint: 'bookings_sound' })
})

test('a booking as it should be', async () => {
  await db.insertInto('bookings').values(fine).execute()
})
