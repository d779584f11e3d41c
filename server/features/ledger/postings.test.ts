// The postings against a plain model of money.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from '#contract/cents.ts'
import { bookingLife } from './booking-life.test.kit.ts'
import { keepBooks } from './histories.test.kit.ts'
import { postings, type Earned, type Line } from './postings.ts'

const runs = Number(process.env.RUNS ?? 3000)

test('random histories: zero sums, cleared bookings, and the balances of the model', () => {
  fc.assert(
    fc.property(fc.array(bookingLife, { minLength: 1, maxLength: 8 }), (history) => {
      const books = keepBooks(history)
      const { book, owed, wallet, till, bookings } = books
      const unsound = book.filter(({ lines }) => !isSound(lines))
      const open = Array.from({ length: bookings }, (_, index) => index + 1).filter(
        (booking) => books.balance('booking_clearing', undefined, booking) !== 0,
      )
      const found = {
        unsound,
        open,
        owed: {
          B1: 0 - books.balance('barber_balance', 'B1'),
          B2: 0 - books.balance('barber_balance', 'B2'),
        },
        wallet: {
          C1: 0 - books.balance('client_wallet', 'C1'),
          C2: 0 - books.balance('client_wallet', 'C2'),
        },
        till: books.balance('cash'),
        between: passing.map((account) => books.balance(account)),
      }
      expect(found).toEqual({ unsound: [], open: [], owed, wallet, till, between: [0, 0, 0] })
      expect(Math.min(...Object.values(wallet))).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: runs },
  )
}, 600_000)

const passing = ['refunds_payable', 'payouts_payable', 'chargebacks'] as const

function isSound(lines: readonly Line[]) {
  const areWhole = lines.every(({ cents }) => Number.isSafeInteger(cents))
  return areWhole && lines.reduce((sum, { cents }) => sum + cents, 0) === 0
}

const barber = 'B1'
const prepaid: Earned = { barber, clearing: 3500, paid: 3500, promo: 500, commission: 400 }
const atShop: Earned = { barber, clearing: 0, paid: 4000, promo: 0, commission: 400 }

test.each<[string, Line[], Record<string, number>]>([
  [
    'prepaid, with a discount of the platform',
    postings.completed(prepaid),
    { booking_clearing: 3500, promo_expense: 500, barber_balance: -3600, commission_revenue: -400 },
  ],
  [
    'paid at the shop',
    postings.completed(atShop),
    { barber_balance: 400, commission_revenue: -400 },
  ],
  [
    'an own client, with a discount of the platform',
    postings.completed({ ...atShop, paid: 3500, promo: 500, commission: 0 }),
    { promo_expense: 500, barber_balance: -500 },
  ],
  [
    'a deposit, the rest at the shop',
    postings.completed({ ...atShop, clearing: 1000 }),
    { booking_clearing: 1000, barber_balance: -600, commission_revenue: -400 },
  ],
  [
    'a fee',
    postings.feeKept(barber, 2000, 200),
    { booking_clearing: 2000, barber_balance: -1800, commission_revenue: -200 },
  ],
  [
    'a full refund by the barber',
    postings.refunded({ ...prepaid, paid: 3500 }, 0, 3500, 'refunds_payable'),
    { barber_balance: 3600, commission_revenue: 400, refunds_payable: -3500, promo_expense: -500 },
  ],
  [
    'part of it from the till',
    postings.refundedAtShop(atShop, 0, 1000),
    { barber_balance: -100, commission_revenue: 100 },
  ],
])('%s, to the cent', (_, lines, expected) => {
  const moved = lines.filter(({ cents }) => cents !== 0)
  expect(Object.fromEntries(moved.map(({ account, cents }) => [account, cents]))).toEqual(expected)
})

test('shares: every cent is given, nobody is off by a cent, and the first wins a tie', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), weights, (total, weights) => {
      const parts = sharesOf(total, weights)
      const sum = weights.reduce((all, each) => all + each, 0)
      const given = parts.reduce((all, each) => all + each, 0)
      const isFair = (part: number, index: number) =>
        sum === 0 || Math.abs(part - (total * weights[index]!) / sum) < 1
      expect([given, parts.every(isFair)]).toEqual([total, true])
    }),
    { numRuns: runs },
  )
  expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33])
})
