// What is disputed stays in the barber's balance until it is settled.
import { expect, test } from 'vitest'
import { fromNow, shift } from '#tests/bookings.ts'
import { bookingRow, openProvider } from '#tests/payments.ts'
import { createPayingOut, payoutsOf } from '#tests/payouts.ts'
import { as, make } from '#tests/world.ts'
import { claimOf } from './disputes.test.kit.ts'

const opening = await openProvider()
const { api, atBank, earned, ready, run, sweep } = createPayingOut(opening)

test('the amount of an open dispute is held back, and is paid out when it is over', async () => {
  const shop = await ready()
  const [some, all] = [await earned(shop), await earned(shop)]
  await earned(shop)
  const dispute = async (bookingId: string, askedCents: number) => {
    await shift(bookingId, fromNow(-60))
    const { clientId } = await bookingRow(bookingId)
    const client = as({ ...(await make.person('client')), id: clientId! })
    const { id } = await client.disputes.open({ id: bookingId, ...claimOf('quality', askedCents) })
    return () => client.disputes.answer({ id, move: 'withdraw' })
  }
  const withdraw = await dispute(some, 1500)
  // Of the second one, what the barber earned with it and not the commission.
  await dispute(all, 4000)
  const { heldBack, balanceCents } = await api(shop.barber).read()
  expect(balanceCents).toBe(10_800)
  expect(heldBack).toMatchObject([
    { bookingId: some, cents: 1500 },
    { bookingId: all, cents: 3600 },
  ])
  await run()
  expect(await payoutsOf(shop.barber)).toMatchObject([{ amountCents: 5700 }])
  await opening.provider.endPayout((await atBank(shop.barber))[0]!.id, 'paid')
  await sweep()
  await run()
  expect(await payoutsOf(shop.barber)).toHaveLength(1)
  await withdraw()
  await run()
  expect((await payoutsOf(shop.barber)).map(({ amountCents }) => amountCents)).toEqual([5700, 1500])
})
