import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, hold, sweep } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'
import { openShop, stateOf, wishAt } from './waitlist.test.kit.ts'

let shop: Listed
let looker: Actor
let waiter: Actor

beforeEach(async () => {
  shop = await openShop()
  looker = await make.person('client')
  waiter = await make.person('client')
  await db.deleteFrom('smsMessages').execute()
})

const join = () => as(waiter).waitlist.join(wishAt(shop))

test('a released slot is offered to the waitlist', async () => {
  const { id } = await hold(looker, shop, at(2, 600))
  const wait = await join()
  await as(looker).bookings.release({ id })
  await runJobs()
  expect(await stateOf(wait.id)).toBe('offered')
})

test('so is one whose hold ran out', async () => {
  const { id } = await hold(looker, shop, at(2, 600))
  const wait = await join()
  const holdExpiresAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('bookings').set({ holdExpiresAt }).where('id', '=', id).execute()
  await sweep()
  await runJobs()
  expect(await stateOf(wait.id)).toBe('offered')
})

test('and one that was changed for another; the same one taken again is not', async () => {
  await hold(looker, shop, at(2, 600))
  const wait = await join()
  await hold(looker, shop, at(2, 600))
  await runJobs()
  expect(await stateOf(wait.id)).toBe('waiting')
  await hold(looker, shop, at(2, 900))
  await runJobs()
  expect(await stateOf(wait.id)).toBe('offered')
})

test('a phone that was proved is told, unless it is switched off', async () => {
  await db
    .updateTable('profiles')
    .set({ phone: '+17135550160', phoneVerifiedAt: new Date().toISOString() })
    .where('userId', '=', waiter.id)
    .execute()
  const { id } = await hold(looker, shop, at(2, 600))
  await join()
  await as(looker).bookings.release({ id })
  await runJobs()
  const texts = () => db.selectFrom('smsMessages').select(['template', 'toPhone', 'body']).execute()
  expect(await texts()).toMatchObject([{ template: 'waitlist_offer', toPhone: '+17135550160' }])
  expect((await texts())[0]?.body).toMatch(
    /a spot opened at Third Ward Cuts, .* http.*\/client\/bookings$/,
  )

  await db.deleteFrom('smsMessages').execute()
  shop = await openShop()
  const off = { event: 'booking_reminder', channel: 'sms', isEnabled: false } as const
  await as(waiter).notifications.savePreference(off)
  const again = await hold(looker, shop, at(2, 600))
  await join()
  await as(looker).bookings.release({ id: again.id })
  await runJobs()
  expect(await texts()).toEqual([])
})
