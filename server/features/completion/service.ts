// A client answers about a booking through the link in their mail, signed in or not. Only one
// answer is accepted; afterwards, and once expired, the link shows the state.
import {
  answers,
  type Answer,
  type CompletedBooking,
  type completion,
} from '#contract/bookings/completion.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { reviewDays } from '#contract/marketplace/reviews.ts'
import {
  mayTip,
  questionUntil,
  tipUntil,
} from '#contract/bookings/after-booking/after-booking-rules.ts'
import { ruleFor } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { findPriceAnswer, type BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import { answerPrice } from '#server/features/bookings/final-price.ts'
import { completeByClient, flagNotHappened } from '#server/features/bookings/service.ts'
import { readLink } from '#server/features/guests/service.ts'
import { rateByLink } from '#server/features/reviews/service.ts'
import { openClaim, prepareClaim } from '#server/features/disputes/opening.ts'
import { refuseScripts } from '#server/features/proof-of-work/service.ts'
import { recordTip } from '#server/features/after-booking/service.ts'
import { findSaid } from './queries.ts'

export async function readBooking(db: Db, token: string) {
  const { booking } = await readLinked(db, token)
  return booking
}

export function sayAllGood(db: Db, token: string) {
  return answerOnce(db, { token, answer: 'all_good' }, completeByClient)
}

export function flagByLink(db: Db, token: string) {
  return answerOnce(db, { token, answer: 'not_happened' }, flagNotHappened)
}

export async function sayToPriceByLink(db: Db, token: string, isAccepted: boolean) {
  const { row, booking } = await readLinked(db, token)
  if (booking.isExpired) fail('LINK_EXPIRED')
  await answerPrice(db, row.id, { parts: ['client'], isAccepted })
  return readBooking(db, token)
}

export async function tipByLink(db: Db, token: string, tipCents: number) {
  const { row, booking } = await readLinked(db, token)
  if (booking.isExpired) fail('LINK_EXPIRED')
  await recordTip(db, row.id, { parts: ['client'], tipCents })
  return readBooking(db, token)
}

type Problem = Received<typeof completion.problem>

// The dispute is opened under the booking's lock.
export async function reportProblem({ db, request }: Caller, given: Problem) {
  const { token, website, filledInMs, proof, ...claim } = given
  const { row } = await readOpen(db, token, 'problem')
  await refuseScripts(db, 'ticket', request, { website, filledInMs, proof })
  await prepareClaim(db, row.id, claim.files)
  await inTransaction(db, async (db) => {
    await lockCurrent(db, row.id)
    await openClaim(db, (await readOpen(db, token, 'problem')).row, claim)
  })
  return { visit: await readBooking(db, token) }
}

export async function rateBooking(db: Db, token: string, rating: number) {
  const { row, booking } = await readLinked(db, token)
  if (booking.isExpired) fail('LINK_EXPIRED')
  await rateByLink(db, row, rating)
  return readBooking(db, token)
}

type Said = { token: string; answer: Answer }

async function answerOnce(
  db: Db,
  { token, answer }: Said,
  work: (db: Db, row: BookingRow) => Promise<void>,
) {
  await inTransaction(db, async (db) => {
    const { row } = await readLinked(db, token)
    await lockCurrent(db, row.id)
    await work(db, (await readOpen(db, token, answer)).row)
  })
  return readBooking(db, token)
}

async function readOpen(db: Db, token: string, answer: Answer) {
  const linked = await readLinked(db, token)
  if (linked.booking.isExpired) fail('LINK_EXPIRED')
  if (!linked.booking.open.includes(answer)) fail('MOVE_NOT_OPEN')
  return linked
}

async function readLinked(db: Db, token: string) {
  const link = (await readLink(db, token, 'completion')) ?? fail('NOT_FOUND')
  const row = await requireBooking(db, link.bookingId)
  const { rating, hasProblem, isFlagged, disputeId, isDisputed } = await findSaid(db, row.id)
  const answer = hasProblem
    ? 'problem'
    : isFlagged
      ? 'not_happened'
      : row.completedBy === 'client'
        ? 'all_good'
        : null
  const isExpired = !link.isValid
  const booking: CompletedBooking = {
    bookingNumber: row.bookingNumber,
    status: row.status,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    barber: {
      id: row.profileId,
      shopName: row.shopName,
      address: row.address,
      timeZone: row.timeZone,
    },
    professionalId: row.providerId,
    professionalName: row.providerName,
    items: row.items,
    totalCents: row.totalCents,
    booked: row.booked,
    priceAsk: row.priceAsk,
    priceAnswer: await findPriceAnswer(db, row.id),
    hasAccount: row.clientId !== null,
    answer,
    open: answer === null && !isExpired ? openAnswers(row, rating) : [],
    isExpired,
    tipCents: row.tipCents,
    mayTip: !isExpired && mayTip(row, ['client'], Date.now()),
    tipPercents: row.tipPercents,
    tipUntil: tipUntil(row),
    dispute: row.dispute,
    flagAnswer: row.flagAnswer,
    disputeId,
    mayRate: !isExpired && rating === null && !isDisputed && isRateable(row),
    rating,
  }
  return { row, booking }
}

// Answers are open for a week; the link to rate lives longer. While the shop asks for a higher price,
// saying yes to that is what confirms the booking. A booking that the sweep completed
// can still be disputed but not confirmed. A client who rated it cannot say that it did not take
// place.
function openAnswers(row: BookingRow, rating: number | null): Answer[] {
  if (Date.now() >= Date.parse(questionUntil(row))) return []
  if (ruleFor('complete', row, ['client'], Date.now()))
    return answers.filter((answer) => answer !== 'all_good' || row.priceAsk === null)
  if (row.status !== 'completed') return []
  return rating === null ? ['problem', 'not_happened'] : ['problem']
}

function isRateable({ status, completedAt, disputeStatus }: BookingRow) {
  const isFresh = Date.parse(completedAt ?? '') + reviewDays * 86_400_000 > Date.now()
  return status === 'completed' && isFresh && (disputeStatus ?? 'closed') === 'closed'
}
