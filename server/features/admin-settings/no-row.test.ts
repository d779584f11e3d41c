// Without a row of settings: queries that read it by themselves have the defaults of the contract.
import { expect, test } from 'vitest'
import { rules } from '#contract/marketplace/rules.ts'
import { at, book, hold, mark } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const client = await make.person('client')
const shop = await list('Third Ward Cuts', { hours: [540, 1020] })

const hoursUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 3_600_000)

test('without the row of settings the usual numbers apply everywhere', async () => {
  await db.deleteFrom('settings').execute()
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  const { id, keptSeconds, answerBy } = await hold(client, shop, at(5, 600))
  expect(keptSeconds).toBe(60 * rules.holdMinutes.usual)
  expect(hoursUntil(answerBy)).toBe(rules.requestAnswerHours.usual)
  const booking = await as(client).bookings.confirm({ id })
  expect(booking.mostReschedules).toBe(rules.mostReschedules.usual)
  const other = await list('Elsewhere', { hours: [540, 1020] })
  const apart = rules.apartHours.usual * 60
  await expect(book(client, other, at(5, 600 + apart - 30))).rejects.toMatchObject({
    code: 'TOO_CLOSE_TOGETHER',
  })
  expect((await book(client, other, at(5, 600 + apart))).status).toBe('confirmed')
  expect((await as(shop.barber).overview.shop()).reliability).toMatchObject({
    warnAt: rules.shopCancelsToWarn.usual,
    reviewAt: rules.shopCancelsToReview.usual,
  })
  const asked = async (marks: { missed?: number; late?: number }) => {
    const marked = await make.person('client')
    const where = await list('Marks', { hours: [540, 1020] })
    await mark(where, { clientId: marked.id }, marks)
    return (await hold(marked, where, at(6, 600))).paymentPolicy === 'card_on_file'
  }
  expect(await asked({ missed: rules.noShowsToAsk.usual - 1 })).toBe(false)
  expect(await asked({ missed: rules.noShowsToAsk.usual })).toBe(true)
  expect(await asked({ late: rules.lateCancelsToAsk.usual - 1 })).toBe(false)
  expect(await asked({ late: rules.lateCancelsToAsk.usual })).toBe(true)
})
