// How many appointments someone may have ahead, while one of them is being paid.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { bookingRow, enterCard, openProvider } from '#tests/payments.ts'
import { as, make } from '#tests/world.ts'

const { config } = await openProvider()
const api = (who: Actor) => as(who, { config })
let client: Actor

beforeEach(async () => {
  client = await make.person('client')
})

async function holdAt(day: number, paymentPolicy: 'pay_at_shop' | 'prepay' = 'pay_at_shop') {
  const { id, services, barber } = await list('Third Ward Cuts')
  if (paymentPolicy === 'prepay')
    await api(barber).policies.save({ paymentPolicy, depositPercent: 20 })
  const asked = { profileId: id, serviceIds: services.slice(0, 1), startsAt: at(day, 600) }
  return (await api(client).bookings.hold(asked)).id
}

async function bookFour() {
  for (const day of [10, 11, 12, 13]) await api(client).bookings.confirm({ id: await holdAt(day) })
}

test('a hold that is being paid counts as one of the five', async () => {
  await bookFour()
  await api(client).payments.checkout({ id: await holdAt(14, 'prepay') })
  await expect(api(client).bookings.confirm({ id: await holdAt(15) })).rejects.toMatchObject({
    code: 'TOO_MANY_BOOKINGS',
  })
})

test('it does not count against itself: the page is opened again, and paid', async () => {
  await bookFour()
  const id = await holdAt(14, 'prepay')
  const first = await api(client).payments.checkout({ id })
  const again = await api(client).payments.checkout({ id })
  expect(again.url).toBe(first.url)
  await enterCard(again.url)
  await api(client).payments.check({ id: again.id })
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed' })
})
