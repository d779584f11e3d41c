// The ledger is the truth of money: every other amount follows from it, in the same transaction.
import type { Db } from '#server/database/db.ts'
import type { Account } from './postings.ts'
import {
  findBalance,
  findOfBooking,
  findTransaction,
  insertPosting,
  insertPostings,
  listLines,
  listNamed,
  listStanding,
  sumOfBookings,
  type PastPosting,
  type Posting,
} from './queries.ts'

// Posts once per key, and nothing when no cent moves.
export async function post(db: Db, posting: Posting) {
  requireWholeCents(posting)
  return insertPosting(db, posting)
}

// The history of the demo city.
export async function postHistory(db: Db, past: readonly PastPosting[]) {
  past.forEach(requireWholeCents)
  await insertPostings(db, past)
}

function requireWholeCents({ key, lines }: Posting) {
  if (lines.some(({ cents }) => !Number.isSafeInteger(cents)))
    throw new Error(`${key} posts an amount that is not whole cents`)
}

type Reversal = { key: string; event: string; actorId?: string | null; reason?: string }

// Reverses what was posted under the key, once. Does nothing when nothing was posted.
export async function reverse(db: Db, { key, ...reversal }: Reversal) {
  const posted = await findTransaction(db, key)
  if (!posted) return null
  const lines = await listLines(db, posted.id)
  return insertPosting(db, {
    ...reversal,
    key: `reversed:${key}`,
    lines: lines.map((line) => ({ ...line, cents: -line.cents })),
    bookingId: posted.bookingId,
    reversesId: posted.id,
  })
}

type OfBooking = { bookingId: string; posted: string }

// Reverses all that stands of one event of a booking.
export async function reverseAll(db: Db, of: OfBooking, reversal: Omit<Reversal, 'key'>) {
  for (const key of await listStanding(db, of.bookingId, of.posted))
    await reverse(db, { ...reversal, key })
}

// The key of the one posting of this name that nothing has reversed.
export async function standingOf(db: Db, bookingId: string, name: string) {
  const named = await listNamed(db, bookingId, name)
  return named.find(({ isReversed }) => !isReversed)?.key ?? null
}

// For the key of the next one.
export async function countPostings(db: Db, bookingId: string, name: string) {
  return (await listNamed(db, bookingId, name)).length
}

type Repeated = { of: string; key: string; actorId: string | null }

// Posts the lines of an earlier posting, which was reversed, again.
export async function repost(db: Db, { of, ...posting }: Repeated) {
  const posted = await findTransaction(db, of)
  if (!posted) return null
  const { event, bookingId } = posted
  return insertPosting(db, { ...posting, event, bookingId, lines: await listLines(db, posted.id) })
}

// What was paid online for a booking and is not settled.
export async function bookingClearingOf(db: Db, bookingId: string) {
  return -(await findOfBooking(db, 'booking_clearing', bookingId)) || 0
}

// The same for many bookings together.
export async function clearingOfAll(db: Db, bookingIds: readonly string[]) {
  return -(await sumOfBookings(db, 'booking_clearing', bookingIds)) || 0
}

// What is decided to go back to the cards that paid for a booking, and is not there yet.
export async function paidBackOf(db: Db, bookingId: string) {
  return -(await findOfBooking(db, 'refunds_payable', bookingId)) || 0
}

// What a booking gave to the client's credit, less what it took from it.
export async function walletOfBooking(db: Db, bookingId: string) {
  return -(await findOfBooking(db, 'client_wallet', bookingId)) || 0
}

// The commission charged for a booking, less what was given back.
export async function commissionOn(db: Db, bookingId: string) {
  return -(await findOfBooking(db, 'commission_revenue', bookingId)) || 0
}

// What the platform owes a barber; below 0 is the barber's debt.
export async function barberBalanceOf(db: Db, barberId: string) {
  return -(await findBalance(db, 'barber_balance', barberId)) || 0
}

// A client's credit.
export async function walletOf(db: Db, clientId: string) {
  return -(await findBalance(db, 'client_wallet', clientId)) || 0
}

// A balance of the platform's own accounts: debit is positive.
export function balanceOf(db: Db, account: Exclude<Account, 'barber_balance' | 'client_wallet'>) {
  return findBalance(db, account, null)
}
