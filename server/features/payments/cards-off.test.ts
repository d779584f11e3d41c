// Cards are switched off while a hold waits for its deposit or its card: it is booked all the same, and
// paid at the shop.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookingRow, openProvider } from '#tests/payments.ts'
import { db, make } from '#tests/world.ts'

const { config } = await openProvider()
const { api, openShop, wishAt } = onFileActs(config)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

async function whileOff(work: () => Promise<void>) {
  await db.insertInto('featureFlags').values({ key: 'online_payments', isEnabled: false }).execute()
  try {
    await work()
  } finally {
    await db.deleteFrom('featureFlags').where('key', '=', 'online_payments').execute()
  }
}

test('the deposit is not asked for', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 50 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const { id, policy } = await api(client).bookings.hold(wishAt(shop))
  expect(policy.depositPercent).toBe(50)
  const needed = { code: 'DEPOSIT_NEEDED' }
  await expect(api(client).bookings.confirm({ id })).rejects.toMatchObject(needed)
  await whileOff(async () => {
    const paying = api(client).payments.checkout({ id })
    await expect(paying).rejects.toMatchObject({ code: 'CARDS_OFF' })
    expect(await api(client).bookings.confirm({ id })).toMatchObject({ status: 'confirmed' })
  })
  expect(await bookingRow(id)).toMatchObject({
    depositCents: 0,
    paymentStatus: 'unpaid',
    paymentPolicy: 'pay_at_shop',
  })
})

test('nor is a card', async () => {
  const { id, paymentPolicy } = await api(client).bookings.hold(wishAt(shop))
  expect(paymentPolicy).toBe('card_on_file')
  const needed = { code: 'CARD_NEEDED' }
  await expect(api(client).bookings.confirm({ id })).rejects.toMatchObject(needed)
  await whileOff(async () => {
    expect(await api(client).bookings.confirm({ id })).toMatchObject({ status: 'confirmed' })
  })
  expect(await bookingRow(id)).toMatchObject({ cardId: null, paymentPolicy: 'pay_at_shop' })
})
