// Credit of bookings that do not take place, and credit that expires.
import { describe, expect, test } from 'vitest'
import { postings } from '#server/features/ledger/postings.ts'
import {
  barberBalanceOf,
  bookingClearingOf,
  post,
  walletOf,
} from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { at, fromNow, shift } from '#tests/bookings.ts'
import { as, db, jobContext, mailTo, make } from '#tests/world.ts'
import {
  bookWithCredit,
  client,
  credit,
  give,
  inDays,
  leftOf,
  move,
  rules,
  shop,
} from './wallet.test.kit.ts'

const admin = await make.person('admin')

describe('credit comes back', () => {
  test('when the client cancels in time', async () => {
    await give(500)
    const { id } = await bookWithCredit()
    await move(client, id, 'cancel')
    expect(await credit()).toBe(500)
    expect(await bookingClearingOf(db, id)).toBe(0)
    expect(await as(client).bookings.read({ id })).toMatchObject({ paymentStatus: 'unpaid' })
  })

  test('when the barber cancels', async () => {
    await give(500)
    const { id } = await bookWithCredit()
    await move(shop.barber, id, 'cancel')
    expect(await credit()).toBe(500)
  })

  test('when a request is declined, and when nobody answers it', async () => {
    await rules({ autoConfirm: false })
    await give(500)
    const declined = await bookWithCredit()
    expect(declined).toMatchObject({ status: 'pending', creditCents: 500 })
    expect(await credit()).toBe(0)
    await move(shop.barber, declined.id, 'decline')
    expect(await credit()).toBe(500)
    const { id } = await bookWithCredit(at(3, 600))
    await db
      .updateTable('bookings')
      .set({ answerBy: fromNow(-10) })
      .where('id', '=', id)
      .execute()
    await jobs['sweep-bookings'].run({}, jobContext)
    expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'expired' })
    expect(await credit()).toBe(500)
  })

  test('to where it came from, what lasts longest first, and stays usable for two weeks', async () => {
    const early = await give(300, inDays(2))
    const late = await give(300, inDays(90))
    const { id } = await bookWithCredit()
    await db
      .updateTable('walletGrants')
      .set({ expiresAt: inDays(-1) })
      .where('id', '=', early)
      .execute()
    await move(client, id, 'cancel')
    expect([await leftOf(early), await leftOf(late)]).toEqual([300, 300])
    const { grants } = await as(client).wallet.read()
    const days = (Date.parse(grants[0]!.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.1)
  })
})

describe('a late cancellation', () => {
  const late = { cancellationWindowHours: 24, lateCancelFeePercent: 50 }

  async function bookedLongAgo() {
    const { id } = await bookWithCredit(at(3, 600))
    await shift(id, fromNow(180))
    await db
      .updateTable('bookings')
      .set({ createdAt: inDays(-7) })
      .where('id', '=', id)
      .execute()
    return id
  }

  test('takes credit for a fee that is computed from the full price', async () => {
    await rules(late)
    await give(500)
    const id = await bookedLongAgo()
    expect(await move(client, id, 'cancel')).toMatchObject({ cancelFeeCents: 2000 })
    expect(await credit()).toBe(0)
    // Less 10%.
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(450)
    expect(await bookingClearingOf(db, id)).toBe(0)
  })

  test('takes card money first, then credit', async () => {
    await rules(late)
    await give(1500)
    const id = await bookedLongAgo()
    const payment = { userId: client.id, bookingId: id, purpose: 'prepay', how: 'page' } as const
    await db
      .insertInto('payments')
      .values({ ...payment, provider: 'demo', amountCents: 1200, state: 'succeeded' })
      .execute()
    const lines = postings.charged(1200)
    await post(db, { key: `charge:${id}`, event: 'charged', bookingId: id, lines })
    await move(client, id, 'cancel')
    // $20 is due: all of the $12 by card, and $8 of the credit.
    expect(await credit()).toBe(700)
    expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([])
    expect(await as(client).bookings.read({ id })).toMatchObject({ paymentStatus: 'paid' })
    expect(await bookingClearingOf(db, id)).toBe(0)
  })
})

describe('a no-show that was none', () => {
  async function missed() {
    const { id } = await bookWithCredit()
    await shift(id, fromNow(-60))
    await move(shop.barber, id, 'no_show')
    expect(await credit()).toBe(500)
    return id
  }

  test('takes the credit again', async () => {
    await give(500)
    const id = await missed()
    await move(admin, id, 'complete')
    expect(await credit()).toBe(0)
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(100)
  })

  test('pays the barber, also when the client has spent it meanwhile', async () => {
    await give(500)
    const id = await missed()
    await bookWithCredit(at(4, 600))
    await move(admin, id, 'complete')
    expect(await credit()).toBe(0)
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(100)
  })
})

describe('credit that expires', () => {
  const expire = () => jobs['expire-credit'].run({}, jobContext)

  test('leaves the wallet, once', async () => {
    const id = await give(500, inDays(-1))
    await give(200, inDays(1))
    const other = await make.person('client')
    await give(300, inDays(-1), other)
    await expire()
    await expire()
    expect(await credit()).toBe(200)
    expect(await walletOf(db, other.id)).toBe(0)
    expect(await leftOf(id)).toBe(0)
    expect((await as(client).wallet.read()).movements[0]).toMatchObject({ kind: 'expired' })
  })

  test('expires again when some of it came back meanwhile', async () => {
    const id = await give(5000, inDays(1))
    const booking = await bookWithCredit()
    const end = () =>
      db
        .updateTable('walletGrants')
        .set({ expiresAt: inDays(-1) })
        .where('id', '=', id)
        .execute()
    await end()
    await expire()
    expect(await credit()).toBe(0)
    await move(client, booking.id, 'cancel')
    expect(await credit()).toBe(4000)
    await end()
    await expire()
    expect(await credit()).toBe(0)
  })

  test('is announced a week before, once', async () => {
    await give(500, inDays(6.9))
    await give(300, inDays(7.1))
    for (let n = 0; n < 2; n++) await jobs['warn-of-expiry'].run({}, jobContext)
    const { notifications } = await as(client).notifications.list({})
    expect(notifications.map(({ title }) => title)).toEqual(['Your credit expires soon'])
    expect(notifications[0]?.message).toContain('$5.00')
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow()
    expect((await mailTo(email, 'notice')).body).toContain('$5.00 of your credit')
  })

  test('differs from the ledger only when someone changed it by hand', async () => {
    const id = await give(500)
    await jobs['check-wallets'].run({}, jobContext)
    const set = (leftCents: number) =>
      db.updateTable('walletGrants').set({ leftCents }).where('id', '=', id).execute()
    await set(400)
    await expect(jobs['check-wallets'].run({}, jobContext)).rejects.toThrow(client.id)
    await set(500)
  })
})
