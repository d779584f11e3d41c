// The money of a booking follows its moves, in the same transaction; and so does the credit of clients.
// Every change of a grant is posted, so the grants and the wallet in the ledger are the same sum.
import { feeOf } from '#contract/bookings/cancellation.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { creditDays } from '#contract/limits.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import type { WalletGrants } from '#server/database/tables.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { bookingClearingOf, post, reverse, reverseAll } from '#server/features/ledger/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import {
  askRest,
  askRestOfFee,
  commissionOnFee,
  completionPosting,
  dropFeeOrders,
  dropOrders,
  giveTipBack,
  heldMs,
  requestFeeInvoice,
  requestInvoice,
  restoreOrders,
  takeFeeInvoiceBack,
  takeInvoiceBack,
} from './ending.ts'
import {
  countEvents,
  countPosted,
  findAvailable,
  findCredit,
  findUsed,
  giveCents,
  hasOpenPage,
  insertGrant,
  insertRefund,
  listPaid,
  lockGrants,
  setOwed,
  setPaymentStatus,
  takeCents,
  type Use,
} from './queries.ts'

type Moved = {
  before: BookingRow
  after: BookingRow
  actorId: string | null
  reason: string
}

const unserved: Status[] = ['declined', 'expired', 'cancelled', 'no_show']

// What goes back to the client.
export type Returned = { cardCents: number; creditCents: number }

const nothing: Returned = { cardCents: 0, creditCents: 0 }

// A completed booking earns the barber what was paid online, less the commission. A booking that
// turns out not to have taken place gives it back. Its invoice follows.
export async function settleMove(db: Db, moved: Moved): Promise<Returned> {
  const { before, after, actorId, reason } = moved
  let tipCents = 0
  if (before.status === 'no_show') await dropFee(db, moved)
  const isCompleted = after.status === 'completed'
  if (isCompleted !== (before.status === 'completed')) {
    // A booking can be completed again after a correction.
    const key = `completed:${after.id}:${await countEvents(db, after.id, 'completed')}`
    if (isCompleted) return complete(db, moved, key)
    await takeInvoiceBack(db, after.id, key)
    await reverse(db, { key, event: after.status, actorId, reason })
    const charged = { bookingId: after.id, posted: 'earned' }
    await reverseAll(db, charged, { event: after.status, actorId, reason })
    // A commission that was given back is not given back twice.
    await reverse(db, { key: `waived:${after.id}`, event: after.status, actorId, reason })
    await dropOrders(db, moved)
    tipCents = await giveTipBack(db, moved)
  }
  // For a hold nothing was paid.
  const isReturned = before.status !== 'held' && unserved.includes(after.status)
  const { cardCents, creditCents } = isReturned ? await returnPaid(db, moved) : nothing
  return { cardCents: cardCents + tipCents, creditCents }
}

async function complete(db: Db, { before, after, actorId }: Moved, key: string): Promise<Returned> {
  await requestInvoice(db, after, key)
  const { id: bookingId, clientId, creditCents: cents } = after
  if (before.status === 'no_show' && clientId !== null)
    await takeCreditAgain(db, { clientId, bookingId, cents })
  await restoreOrders(db, { after, actorId })
  const cardCents = await returnSurplus(db, after, { cause: key, actorId })
  const back = { cardCents, creditCents: 0 }
  const dueCents = await dueOnline(db, after)
  const clearing = await bookingClearingOf(db, after.id)
  const availableMs = Date.parse((await findAvailable(db, after.id)) ?? '') || 0
  const paidOnline = { clearing, completedMs: Date.now(), availableMs }
  await post(db, { ...completionPosting(after, paidOnline), key, actorId })
  await closePages(db, after.id)
  if (await askRest(db, after, { cents: dueCents, cause: key })) return back
  // The rest was paid at the shop.
  const paid = await listPaid(db, after.id)
  const isKept = paid.some(({ leftCents }) => leftCents > 0)
  if (paid.length > 0) await setPaymentStatus(db, after.id, isKept ? 'paid' : 'refunded')
  else if (after.paymentPolicy === 'card_on_file')
    await setPaymentStatus(db, after.id, 'paid_at_shop')
  return back
}

type Surplus = { cause: string; actorId?: string | null }

// Card money above the price goes back: the price may be lower than when it was paid. Credit above it
// went back with the new price.
export async function returnSurplus(db: Db, booking: BookingRow, { cause, actorId }: Surplus) {
  const { id, totalCents, creditCents } = booking
  const cents = (await bookingClearingOf(db, id)) - totalCents - creditCents
  return refundPaid(db, id, { cents, cause: `surplus:${cause}`, actorId })
}

// What was paid for a booking that does not take place goes back, less the fee. The fee takes card
// money first, then credit.
async function returnPaid(db: Db, { after, actorId, reason }: Moved): Promise<Returned> {
  await closePages(db, after.id)
  const clearing = await bookingClearingOf(db, after.id)
  const { id: bookingId, barberId, clientId, status } = after
  const nth = `${bookingId}:${status}:${await countEvents(db, bookingId, status)}`
  const feeCents = Math.min(feeOf(after), clearing)
  await askRestOfFee(db, after, { keptCents: feeCents, cause: `fee:${nth}` })
  if (clearing <= 0) return nothing
  await post(db, {
    key: `fee:${nth}`,
    event: 'fee',
    bookingId,
    lines: postings.feeKept(barberId, feeCents, commissionOnFee(after, feeCents)),
    availableAt: new Date(Date.now() + heldMs).toISOString(),
    actorId,
    reason,
  })
  if (feeCents > 0) await requestFeeInvoice(db, after, `fee:${nth}`)
  const cardCents = Math.min(await cardCentsOf(db, bookingId), clearing)
  const cardBack = Math.max(0, cardCents - feeCents)
  await refundPaid(db, bookingId, { cents: cardBack, cause: `back:${nth}`, actorId })
  const creditBack = clearing - feeCents - cardBack
  if (clientId !== null) await returnCredit(db, { clientId, bookingId, cents: creditBack, actorId })
  const back = { cardCents: cardBack, creditCents: creditBack }
  if (cardCents === 0) return back
  const kept = cardBack === 0 ? 'paid' : 'partially_refunded'
  await setPaymentStatus(db, bookingId, cardBack === cardCents ? 'refunded' : kept)
  return back
}

export async function cardCentsOf(db: Db, bookingId: string) {
  const paid = await listPaid(db, bookingId)
  return paid.reduce((sum, { leftCents }) => sum + leftCents, 0)
}

// A no-show that was none costs no fee.
async function dropFee(db: Db, { after: { id, status }, actorId, reason }: Moved) {
  await reverseAll(db, { bookingId: id, posted: 'fee' }, { event: status, actorId, reason })
  await dropFeeOrders(db, { bookingId: id, event: status, actorId })
  await setOwed(db, id, { owedCents: 0, feePaidCents: 0, feeWaivedAt: null })
  await takeFeeInvoiceBack(db, id)
}

type Back = { cents: number; cause: string; actorId?: string | null }

// Decides refunds of what lies there for the booking, to the cards that paid it. The provider is
// called after the commit. Answers what goes back.
export async function refundPaid(db: Db, bookingId: string, { cents, cause, actorId }: Back) {
  let left = cents
  for (const { id: paymentId, leftCents } of await listPaid(db, bookingId)) {
    const part = Math.min(left, leftCents)
    if (part > 0) await askRefund(db, { paymentId, bookingId, cents: part, cause, actorId })
    left -= part
  }
  return Math.max(0, cents) - Math.max(0, left)
}

type Asked = Back & { paymentId: string; bookingId: string }

// Runs in the caller's transaction, so no decision commits without its refund.
export async function askRefund(db: Db, asked: Asked) {
  const { paymentId, bookingId, cents, actorId = null } = asked
  const cause = `${asked.cause}:${paymentId}`
  const refundId = await insertRefund(db, { paymentId, cause, amountCents: cents })
  await post(db, {
    key: cause,
    event: 'given_back',
    bookingId,
    lines: postings.givenBack(undefined, cents, 0),
    actorId,
  })
  await enqueue(db, 'pay-refund', { refundId }, { jobKey: `refund:${refundId}` })
}

// Nobody pays for what is over. False if there is no page to close.
export async function closePages(db: Db, bookingId: string) {
  const isOpen = await hasOpenPage(db, bookingId)
  if (isOpen)
    await enqueue(db, 'close-checkout', { bookingId }, { jobKey: `checkout:${bookingId}` })
  return isOpen
}

// After a payment: the booking's status says whether anything is left to pay at the shop.
export async function notePaid(db: Db, booking: BookingRow) {
  const isAll = (await dueOnline(db, booking)) <= 0
  await setPaymentStatus(db, booking.id, isAll ? 'paid' : 'deposit_paid')
}

// What can still be paid by card. Credit was paid on top of the total.
export async function dueOnline(db: Db, { id, totalCents, creditCents }: BookingRow) {
  return totalCents + creditCents - (await bookingClearingOf(db, id))
}

// What comes back can be used for a while, even if it would have expired meanwhile.
const returnedDays = 14

export function readCredit(db: Db, clientId: string) {
  return findCredit(db, clientId)
}

// The credit that this transaction alone can spend.
export async function lockCredit(db: Db, clientId: string) {
  await lockGrants(db, clientId)
  return findCredit(db, clientId)
}

type Grant = Pick<WalletGrants, 'clientId' | 'cents' | 'reason' | 'expense'> & {
  id?: string
  // Whoever gave it by hand.
  actorId?: string
}

// Runs in the caller's transaction, so no reward commits without its credit.
export async function grantCredit(db: Db, { actorId, ...grant }: Grant) {
  const { clientId, cents, expense } = grant
  const expiresAt = new Date(Date.now() + creditDays * 86_400_000).toISOString()
  const id = await insertGrant(db, { ...grant, leftCents: cents, expiresAt })
  const lines = postings.creditGranted(clientId, cents, expense)
  const by = { actorId: actorId ?? null }
  await post(db, { key: `grant:${id}`, event: 'credit_granted', lines, ...by })
  return id
}

type Spent = Use & { actorId?: string | null }

// For callers that hold the locks of the booking and of the credit.
export async function spendCredit(db: Db, { actorId = null, ...use }: Spent) {
  const { clientId, bookingId, cents } = use
  if ((await takeCents(db, use)) !== cents)
    throw new Error(`the credit of ${clientId} is less than ${cents} cents`)
  await post(db, {
    key: `credit:${bookingId}:${await countPosted(db, bookingId)}`,
    event: 'credit',
    bookingId,
    lines: postings.creditUsed(clientId, cents),
    actorId,
  })
}

// Gives credit of a booking back to where it came from. For callers that hold the booking's lock.
export async function returnCredit(db: Db, { actorId = null, ...use }: Spent) {
  const { clientId, bookingId, cents } = use
  if (cents <= 0) return
  await lockGrants(db, clientId)
  await giveCents(db, use, returnedDays)
  await post(db, {
    key: `credit-back:${bookingId}:${await countPosted(db, bookingId)}`,
    event: 'credit_back',
    bookingId,
    lines: postings.givenBack(clientId, 0, cents),
    actorId,
  })
}

// Takes the credit that was given back for a booking which took place after all. What the client has
// spent elsewhere meanwhile is the platform's loss, not the barber's.
async function takeCreditAgain(db: Db, { clientId, bookingId, cents }: Use) {
  const missing = cents - (await findUsed(db, bookingId))
  if (missing <= 0) return
  const short = missing - (await lockCredit(db, clientId))
  if (short > 0)
    await grantCredit(db, {
      clientId,
      cents: short,
      reason: 'goodwill',
      expense: 'goodwill_expense',
    })
  await spendCredit(db, { clientId, bookingId, cents: missing })
}
