// How much a change of the settings touches, before it is made.
import { expect, test } from 'vitest'
import type { SettingsPreview } from '#contract/admin/settings/settings.ts'
import { at, book, mark } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const owner = await make.person('admin')

async function touched(section: SettingsPreview['section'], change: object) {
  const { sections } = await as(owner).adminSettings.read()
  const values = { ...sections[section].values, ...change }
  return as(owner).adminSettings.preview({ section, values })
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
  expect(await touched('standing', { noShowsUntilOff: 3 })).toEqual([
    { effect: 'standing', count: 1 },
  ])
  expect(await touched('standing', { noShowsToConfirm: 2 })).toEqual([
    { effect: 'standing', count: 2 },
  ])
  expect(await touched('standing', {})).toEqual([{ effect: 'standing', count: 0 }])
  const { sections } = await as(owner).adminSettings.read()
  expect(sections.standing.values).toMatchObject({ noShowsToConfirm: 1, noShowsUntilOff: 4 })
})

test('appointments that can no longer be moved, and those that wait to be closed', async () => {
  const shop = await list('Moved Chair')
  const client = await make.person('client')
  const { id } = await book(client, shop, at(3, 600))
  await db.updateTable('bookings').set({ rescheduleCount: 1 }).where('id', '=', id).execute()
  expect(await touched('booking', { mostReschedules: 1 })).toEqual([
    { effect: 'movable', count: 1 },
  ])
  expect(await touched('booking', { holdMinutes: 12 })).toEqual([])
  const [before] = await touched('visits', {})
  await db
    .updateTable('bookings')
    .set({ status: 'awaiting_confirmation' })
    .where('id', '=', id)
    .execute()
  const [after] = await touched('visits', {})
  expect(after!.count - before!.count).toBe(1)
})
