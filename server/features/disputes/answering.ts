// What client and barber do in a dispute.
import { fail } from '#contract/errors.ts'
import {
  disputeMoves,
  dueOf,
  mayAdd,
  mayMove,
  type DisputeMove,
  type DisputeState,
} from '#contract/money/disputes/dispute-rules.ts'
import type {
  ByDispute,
  DisputeAnswer,
  DisputeEvent,
  DisputeOutcome,
  DisputeResponse,
} from '#contract/money/disputes/disputes.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { leftOf } from '#server/features/booking-money/by-hand.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { orderRefund } from '#server/features/refunds/ordered.ts'
import { submitLater } from './chargebacks/chargebacks.ts'
import { requireFiles, say } from './evidence.ts'
import { tellBarber, tellClient, tellDesk } from './notices.ts'
import { causeOf } from './causes.ts'
import { findDispute, setDispute, type DisputeRow } from './queries.ts'
import { hidesWho, requireSide, viewOf } from './reading.ts'

const wordsADay = 30

export async function addWords(
  caller: Caller,
  asked: ByDispute & { message: string; files: string[] },
) {
  const { dispute, side } = await requireSide(caller, asked)
  if (side === 'barber' && hidesWho(dispute)) fail('NOT_FOUND')
  await requireFiles(asked.files)
  await limit(caller.db, [
    { key: `dispute-words:${dispute.id}:${side}`, points: wordsADay, seconds: 86_400 },
  ])
  const actorId = caller.actor?.id ?? null
  return inTransaction(caller.db, async (db) => {
    const { booking, dispute: now } = await lockDispute(db, dispute)
    if (!mayAdd(now)) fail('MOVE_NOT_OPEN')
    const { message, files } = asked
    await say(db, { disputeId: now.id, side, actorId, event: 'said', message }, files)
    const about = { booking, dispute: now, told: 'said' } as const
    if (side === 'barber' && now.kind === 'claim') await tellClient(db, about)
    if (side === 'client' && !hidesWho(now)) await tellBarber(db, about)
    return viewOf(db, now, { side, seesMoney: true })
  })
}

// The booking's lock comes first, as everywhere; then the dispute is read again.
export async function lockDispute(db: Db, { id, bookingId }: Pick<DisputeRow, 'id' | 'bookingId'>) {
  const booking = await lockCurrent(db, bookingId)
  return { booking, dispute: (await findDispute(db, id)) ?? fail('NOT_FOUND') }
}

const clientEvents = {
  accept: 'accepted',
  escalate: 'escalated',
  withdraw: 'withdrawn',
  appeal: 'appealed',
} as const satisfies Record<DisputeAnswer['move'], DisputeEvent>

export async function answerAsClient(caller: Caller, asked: DisputeAnswer) {
  const { move, message } = asked
  const { dispute: found, side } = await requireSide(caller, asked)
  if (side !== 'client') return fail('NOT_FOUND')
  if (move === 'appeal' && message.length < 10) needWords()
  return inTransaction(caller.db, async (db) => {
    const { booking, dispute } = await lockDispute(db, found)
    requireMove(dispute, move, 'client')
    const event = clientEvents[move]
    const actorId = caller.actor?.id ?? null
    await say(db, { disputeId: dispute.id, side, actorId, event, message, cents: null })
    if (move === 'accept') await carryOffer(db, booking, dispute)
    const outcome = move === 'accept' ? 'accepted' : move === 'withdraw' ? 'withdrawn' : undefined
    await moveTo(db, booking, { dispute, move, ...(outcome && { outcome }) })
    const about = { booking, dispute, told: event, cents: dispute.offerCents ?? 0 }
    if (!hidesWho(dispute)) await tellBarber(db, about)
    if (move === 'escalate' || move === 'appeal') await tellDesk(db, about)
    return viewOf(db, (await findDispute(db, dispute.id)) ?? dispute, { side, seesMoney: true })
  })
}

const barberEvents = {
  offer: 'offered',
  concede: 'conceded',
  contest: 'contested',
  submit: 'submitted',
  appealAsBarber: 'appealed',
} as const satisfies Record<DisputeResponse['move'], DisputeEvent>

const wordy: DisputeResponse['move'][] = ['contest', 'appealAsBarber']

export async function respondAsBarber(caller: SignedInCaller, asked: DisputeResponse) {
  const { id, move, message, files, offerCents } = asked
  const { dispute: found, side } = await requireSide(caller, {
    id,
    link: undefined,
    token: undefined,
  })
  if (side !== 'barber') return fail('NOT_FOUND')
  if (wordy.includes(move) && message.length < 10) needWords()
  await requireFiles(files)
  return inTransaction(caller.db, async (db) => {
    const { booking, dispute } = await lockDispute(db, found)
    requireMove(dispute, move, 'barber')
    const cents =
      move === 'offer' ? (offerCents ?? 0) : move === 'concede' ? dispute.askedCents : null
    const offered = cents === null ? dispute : await keepOffer(db, booking, { dispute, cents })
    const event = barberEvents[move]
    await say(db, { disputeId: id, side, actorId: caller.actor.id, event, message, cents }, files)
    if (move === 'concede') await carryOffer(db, booking, offered)
    await moveTo(db, booking, { dispute, move, ...(move === 'concede' && { outcome: 'accepted' }) })
    const about = { booking, dispute, told: event, cents: cents ?? 0 }
    if (dispute.kind === 'claim') await tellClient(db, about)
    if (move === 'appealAsBarber') await tellDesk(db, about)
    if (move === 'submit') await submitLater(db, id)
    return viewOf(db, (await findDispute(db, id)) ?? dispute, { side, seesMoney: true })
  })
}

function requireMove(dispute: DisputeRow, move: DisputeMove, side: 'client' | 'barber') {
  const isSecondAppeal = dispute.appealedBy !== null && move.startsWith('appeal')
  if (!mayMove(move, dispute, side) || isSecondAppeal) fail('MOVE_NOT_OPEN')
}

function needWords(): never {
  return fail('REASON_REQUIRED', { message: 'Please tell us a little more' })
}

type Moved = { dispute: DisputeRow; move: DisputeMove; outcome?: DisputeOutcome }

async function moveTo(db: Db, booking: BookingRow, { dispute, move, outcome }: Moved) {
  const { to, by } = disputeMoves[move]
  await setState(db, booking, {
    id: dispute.id,
    state: to,
    ...(outcome && { outcome }),
    ...(to === 'appealed' && { appealedBy: by === 'client' ? 'client' : 'barber' }),
  })
}

type State = {
  id: string
  state: DisputeState
  outcome?: DisputeOutcome
  appealedBy?: 'client' | 'barber'
}

// With the clock of the state.
export async function setState(db: Db, { timeZone }: BookingRow, { id, state, ...rest }: State) {
  const isOver = state === 'accepted' || state === 'closed'
  await setDispute(db, id, {
    state,
    dueAt: dueOf(state, Date.now(), timeZone),
    closedAt: isOver ? new Date().toISOString() : null,
    ...rest,
  })
}

type Offered = { dispute: DisputeRow; cents: number }

// To the card if it was paid by card, and else from the till.
async function keepOffer(db: Db, booking: BookingRow, { dispute, cents }: Offered) {
  const { cardCents, tillCents } = await leftOf(db, booking)
  const offerMethod = cardCents > 0 ? ('card' as const) : ('till' as const)
  const most = cardCents > 0 ? cardCents : tillCents
  if (cents === 0 || cents > most)
    fail('REFUND_TOO_MUCH', { amount: "That's more than what can still be given back." })
  await setDispute(db, dispute.id, { offerCents: cents, offerMethod })
  return { ...dispute, offerCents: cents, offerMethod }
}

function carryOffer(db: Db, booking: BookingRow, dispute: DisputeRow) {
  const { id: disputeId, offerCents, offerMethod, reason } = dispute
  if (offerCents === null || offerMethod === null) return fail('MOVE_NOT_OPEN')
  return orderRefund(db, booking, {
    disputeId,
    method: offerMethod,
    amountCents: offerCents,
    chargedTo: 'barber',
    cause: causeOf(reason),
    note: '',
    reason: 'Offered by the shop in a dispute',
    askedBy: booking.barberId,
    decidedBy: null,
    isOffer: true,
  })
}
