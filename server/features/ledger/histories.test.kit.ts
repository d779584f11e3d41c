// Keeps the books of random booking lives twice: in postings, and in a plain model without debit and
// credit.
import { commissionOf, percentOf, sharesOf } from '#contract/cents.ts'
import type { BookingLife } from './booking-life.test.kit.ts'
import { postings, reversed, type Account, type Earned, type Line } from './postings.ts'

export function keepBooks(history: BookingLife[]) {
  const books = openBooks()
  for (const life of history) {
    books.next()
    grantCredit(books, life)
    const terms = payBefore(books, life)
    if (life.end.startsWith('free') || life.end.startsWith('barber'))
      giveBack(books, terms, terms.card, terms.credit)
    else if (life.end === 'late_cancel' || life.end === 'no_show') takeFee(books, terms)
    else complete(books, terms)
    adjust(books, life)
    payOut(books, life)
  }
  return books
}

type Books = ReturnType<typeof openBooks>

// The postings, and beside them the model: what each barber is owed, each wallet, and the money at
// the provider.
function openBooks() {
  const book: { booking: number; lines: Line[] }[] = []
  const isOf = (line: Line, account: Account, owner?: string) =>
    line.account === account && line.owner === owner
  return {
    book,
    bookings: 0,
    owed: { B1: 0, B2: 0 },
    wallet: { C1: 0, C2: 0 },
    till: 0,
    next() {
      this.bookings++
    },
    post(lines: Line[]) {
      book.push({ booking: this.bookings, lines })
      return lines
    },
    balance(account: Account, owner?: string, booking?: number) {
      let sum = 0
      for (const each of book)
        if (booking === undefined || each.booking === booking)
          for (const line of each.lines) if (isOf(line, account, owner)) sum += line.cents
      return sum
    },
  }
}

function grantCredit(books: Books, { client, grant, expires }: BookingLife) {
  if (grant === 0) return
  books.post(postings.creditGranted(client, grant, 'promo_expense'))
  books.wallet[client] += grant
  if (!expires) return
  const cents = Math.min(books.wallet[client], 100)
  books.post(postings.creditExpired(client, cents, 'promo_expense'))
  books.wallet[client] -= cents
}

// What the booking costs, who pays the discount, and what was paid by card and credit so far.
type Terms = {
  life: BookingLife
  total: number
  worth: number
  promo: number
  commission: number
  card: number
  credit: number
}

function payBefore(books: Books, life: BookingLife): Terms {
  const { price, client } = life
  const discount = life.discount.by === 'none' ? 0 : percentOf(price, life.discount.percent)
  const total = price - discount
  const worth = price - (life.discount.by === 'barber' ? discount : 0)
  const credit = Math.min(books.wallet[client], percentOf(total, life.creditPercent))
  const card = Math.min(total - credit, percentOf(total, life.deposit))
  charge(books, card)
  if (credit > 0) books.post(postings.creditUsed(client, credit))
  books.wallet[client] -= credit
  const promo = life.discount.by === 'platform' ? discount : 0
  return { life, total, worth, promo, card, credit, commission: commissionOf(worth, life.percent) }
}

function charge(books: Books, cents: number) {
  if (cents === 0) return
  const fee = percentOf(cents, 2.9) + 30
  books.post(postings.charged(cents))
  books.post(postings.processingFee(fee))
  books.till += cents - fee
}

function payBack(books: Books, cents: number) {
  books.post(postings.refundPaid(cents))
  books.till -= cents
}

function giveBack(books: Books, { life }: Terms, card: number, credit: number) {
  books.post(postings.givenBack(life.client, card, credit))
  books.wallet[life.client] += credit
  if (card > 0) payBack(books, card)
}

// A fee above what was paid is charged to a saved card, if there is one.
function takeFee(books: Books, terms: Terms) {
  const { life, credit } = terms
  const fee = percentOf(terms.total, life.feePercent)
  const more = life.hasCard ? Math.max(0, fee - terms.card - credit) : 0
  charge(books, more)
  const card = terms.card + more
  const kept = Math.min(fee, card + credit)
  const commission = commissionOf(kept, life.percent)
  if (kept > 0) books.post(postings.feeKept(life.barber, kept, commission))
  books.owed[life.barber] += kept - commission
  const fromCard = Math.min(kept, card)
  giveBack(books, terms, card - fromCard, credit - (kept - fromCard))
}

function complete(books: Books, terms: Terms) {
  const { life, total, worth, promo, commission, credit } = terms
  const rest = total - credit - terms.card
  const isCharged = life.end === 'charged_then_completed'
  if (isCharged) charge(books, rest)
  const card = terms.card + (isCharged ? rest : 0)
  const atShop = isCharged ? 0 : rest
  const { barber } = life
  const earned: Earned = { barber, clearing: card + credit, paid: total, promo, commission }
  const done = books.post(postings.completed(earned))
  // What the work is worth, less what the barber took at the shop and the commission.
  const net = worth - atShop - commission
  books.owed[barber] += net
  if (life.end === 'completed_then_no_show') {
    books.post(reversed(done))
    books.owed[barber] -= net
    takeFee(books, { ...terms, card })
  } else liveOn(books, { life, earned, tip: tip(books, life), back: 0, online: card, atShop })
}

function tip(books: Books, { barber, tip }: BookingLife) {
  if (tip === 0) return 0
  books.post(postings.tipped(barber, tip))
  books.till += tip
  books.owed[barber] += tip
  return tip
}

// What can still be refunded of a completed booking.
type Left = {
  life: BookingLife
  earned: Earned
  tip: number
  // Refunded so far at the barber's cost.
  back: number
  online: number
  atShop: number
  isDisputed?: boolean
}

function liveOn(books: Books, left: Left) {
  const { client } = left.life
  for (const { what, part } of left.life.after) {
    const cents = Math.floor(left.online * part)
    if (what === 'tip_refund') refundTip(books, left)
    else if (what === 'refund_at_shop') refundAtShop(books, left, Math.floor(left.atShop * part))
    else if (what === 'waived') waive(books, left)
    else if (cents === 0) continue
    else if (what === 'refund') refundByBarber(books, left, cents, 'refunds_payable')
    else if (what === 'refund_failed') refundByBarber(books, left, cents, { failedFor: client })
    else if (what === 'refund_to_wallet') refundByBarber(books, left, cents, { client })
    else if (what === 'refund_split') {
      const [theirs = 0, ours = 0] = sharesOf(cents, [1, 1])
      refundByBarber(books, left, theirs, 'refunds_payable')
      refundByPlatform(books, left, ours, 'refunds_payable')
    } else if (what === 'credit_by_platform') refundByPlatform(books, left, cents, { client })
    else if (what === 'refund_by_platform') refundByPlatform(books, left, cents, 'refunds_payable')
    else if (!left.isDisputed) chargeBack(books, left, cents, what)
  }
}

// What the barber loses by a refund beyond the money itself: the promotion's part, less the
// commission's.
function costOf({ earned, back }: Left, cents: number) {
  const { paid, promo, commission } = earned
  if (cents === 0 || paid === 0) return 0
  const until = (sum: number) =>
    sharesOf(promo, [sum, paid - sum])[0]! - sharesOf(commission, [sum, paid - sum])[0]!
  return until(back + cents) - until(back)
}

function refundTip(books: Books, left: Left) {
  if (left.tip === 0) return
  books.post(postings.tipRefunded(left.life.barber, left.tip))
  payBack(books, left.tip)
  books.owed[left.life.barber] -= left.tip
  left.tip = 0
}

function refundAtShop(books: Books, left: Left, cents: number) {
  books.owed[left.life.barber] -= costOf(left, cents)
  books.post(postings.refundedAtShop(left.earned, left.back, cents))
  left.atShop -= cents
  left.back += cents
}

function waive(books: Books, left: Left) {
  if (left.back > 0) return
  const { commission } = left.earned
  books.post(postings.commissionWaived(left.life.barber, commission))
  books.owed[left.life.barber] += commission
  left.earned.commission = 0
}

type Client = BookingLife['client']
type To = 'refunds_payable' | { client: Client }
// The card took it not, and the client has it as credit.
type Failed = { failedFor: Client }

function refundByBarber(books: Books, left: Left, cents: number, to: To | Failed | 'chargebacks') {
  books.owed[left.life.barber] -= cents + costOf(left, cents)
  const isFailed = typeof to !== 'string' && 'failedFor' in to
  books.post(postings.refunded(left.earned, left.back, cents, isFailed ? 'refunds_payable' : to))
  if (isFailed) {
    books.post(postings.refundCredited(to.failedFor, cents))
    books.wallet[to.failedFor] += cents
  } else if (to === 'refunds_payable') payBack(books, cents)
  else if (to !== 'chargebacks') books.wallet[to.client] += cents
  left.back += cents
  left.online -= cents
}

function refundByPlatform(books: Books, left: Left, cents: number, to: To) {
  books.post(postings.refundedByPlatform(cents, to))
  if (to === 'refunds_payable') payBack(books, cents)
  else books.wallet[to.client] += cents
  left.online -= cents
}

function chargeBack(books: Books, left: Left, cents: number, what: string) {
  left.isDisputed = true
  books.post(postings.chargebackOpened(cents, 1500))
  books.till -= cents + 1500
  if (what === 'chargeback_lost') return refundByBarber(books, left, cents, 'chargebacks')
  if (what === 'chargeback_won') {
    books.post(postings.chargebackWon(cents))
    books.till += cents
  } else {
    books.post(postings.chargebackLost(cents))
    left.online -= cents
  }
}

function adjust(books: Books, { barber, extra }: BookingLife) {
  const other = barber === 'B1' ? 'B2' : 'B1'
  if (extra === 'adjusted_up' || extra === 'adjusted_down') {
    const cents = extra === 'adjusted_up' ? 700 : -300
    books.post(postings.adjusted(barber, cents))
    books.owed[barber] += cents
  } else if (extra === 'share') {
    books.post(postings.memberShare(barber, other, 999))
    books.owed[barber] -= 999
    books.owed[other] += 999
  } else if (extra === 'withdrawn') {
    books.post(postings.revenueWithdrawn(100))
    books.till -= 100
  } else if (extra === 'debt_paid' && books.owed[barber] < 0) {
    books.post(postings.debtPaidByCard(barber, -books.owed[barber]))
    books.till -= books.owed[barber]
    books.owed[barber] = 0
  }
}

function payOut(books: Books, { barber, payout }: BookingLife) {
  const due = books.owed[barber]
  if (payout === 'none' || due < 1000) return
  books.post(postings.payoutScheduled(barber, due))
  if (payout === 'canceled') return books.post(postings.payoutCanceled(barber, due))
  books.post(postings.payoutSent(due))
  books.till -= due
  books.owed[barber] = 0
  if (payout !== 'returned') return
  books.post(postings.payoutReturned(barber, due))
  books.till += due
  books.owed[barber] = due
}
