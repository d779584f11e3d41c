// How much a change of the settings touches, before it is made.
import { expect, test } from 'vitest'
import { at, book, mark } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const owner = await make.person('admin')

const stored = async () => (await as(owner).adminSettings.read()).sections

async function ofStanding(change: object) {
  const values = { ...(await stored()).standing.values, ...change }
  return as(owner).adminSettings.preview({ section: 'standing', values })
}

async function ofBooking(change: object) {
  const values = { ...(await stored()).booking.values, ...change }
  return as(owner).adminSettings.preview({ section: 'booking', values })
}

async function ofVisits() {
  const { values } = (await stored()).visits
  return as(owner).adminSettings.preview({ section: 'visits', values })
}

test('clients whose standing changes, and nothing is left behind', async () => {
  const shop = await list('Strict Chair')
  for (const missed of [1, 1, 2, 3]) {
    const { id: clientId } = await make.person('client')
    await mark(shop, { clientId }, { missed })
    await db
      .updateTable('bookings')
      .set({ providerId: (await make.person('employee')).id })
      .where('clientId', '=', clientId)
      .execute()
  }
  // Booking is off from 3 instead of 4: one client.
  expect(await ofStanding({ noShowsUntilOff: 3 })).toEqual([{ effect: 'standing', count: 1 }])
  expect(await ofStanding({ noShowsToConfirm: 2 })).toEqual([{ effect: 'standing', count: 2 }])
  expect(await ofStanding({})).toEqual([{ effect: 'standing', count: 0 }])
  const { sections } = await as(owner).adminSettings.read()
  expect(sections.standing.values).toMatchObject({ noShowsToConfirm: 1, noShowsUntilOff: 4 })
})

test('appointments that can no longer be moved, and those that wait to be closed', async () => {
  const shop = await list('Moved Chair')
  const client = await make.person('client')
  const { id } = await book(client, shop, at(3, 600))
  await db.updateTable('bookings').set({ rescheduleCount: 1 }).where('id', '=', id).execute()
  expect(await ofBooking({ mostReschedules: 1 })).toEqual([{ effect: 'movable', count: 1 }])
  expect(await ofBooking({ holdMinutes: 12 })).toEqual([])
  const [before] = await ofVisits()
  await db
    .updateTable('bookings')
    .set({ status: 'awaiting_confirmation' })
    .where('id', '=', id)
    .execute()
  const [after] = await ofVisits()
  expect(after!.count - before!.count).toBe(1)
})
