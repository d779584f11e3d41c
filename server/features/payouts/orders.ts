// What administrators do by hand: a run, a hold and its release, another try, an adjustment. Large sums
// wait for a second person, and what one person moved before counts with them.
import { fail } from '#contract/errors.ts'
import {
  loneMoneyCents,
  moneyOrderDays,
  type MoneyDecision,
  type MoneyOrderKind,
} from '#contract/money/transfers.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { carryOut, measure, type Wanted } from './carrying-out.ts'
import {
  findHold,
  findNameOf,
  findOrder,
  hasWaiting,
  insertHold,
  insertOrder,
  isBarber,
  lockOrders,
  setDecided,
  sumLately,
  type OrderRow,
} from './order-queries.ts'
import { tellApprovers, tellAsker } from './notices.ts'
import { findPayout, setHeld } from './payout-queries.ts'
import { lockBalance } from './plan-queries.ts'

type Asked = Wanted & { requestId: string; reason: string }

// Pressed twice it is ordered once.
export function order(caller: SignedInCaller, asked: Asked) {
  return inTransaction(caller.db, async (db) => {
    const { requestId: id, kind, barberId, payoutId, reason } = asked
    await lockOrders(db, barberId)
    const known = await findOrder(db, id)
    if (known) return repeated(caller, known, asked)
    if (await hasWaiting(db, { kind, barberId })) fail('MONEY_ORDER_WAITS')
    const { amountCents, barberIds } = await measure(db, asked)
    await requireOthersCase({ ...caller, db }, barberId, ...barberIds)
    const lately = await sumLately(db, { kind, barberId })
    const isWaiting = Math.abs(amountCents) + lately > loneMoneyCents
    const terms = { id, kind, barberId, payoutId, amountCents, reason, askedBy: caller.actor.id }
    const expiresAt = new Date(Date.now() + moneyOrderDays * 86_400_000).toISOString()
    if (isWaiting) {
      await insertOrder(db, { ...terms, state: 'waiting', expiresAt })
      await tellApprovers(db, { amountCents, askedBy: caller.actor.id })
    } else {
      await insertOrder(db, { ...terms, state: 'done' })
      await carryOut({ ...caller, db }, { ...terms, barberIds })
    }
    const action = isWaiting ? 'ask-money' : actions[kind]
    await note({ ...caller, db }, { ...terms, action })
    return { isWaiting }
  })
}

const actions = {
  run: 'run-payouts',
  release: 'release-payouts',
  retry: 'retry-payout',
  adjust: 'adjust-balance',
} satisfies Record<MoneyOrderKind, string>

// The order of an earlier press, whose answer may have been lost.
function repeated({ actor }: SignedInCaller, known: OrderRow, { kind, barberId }: Asked) {
  const isSame = known.askedBy === actor.id && known.kind === kind && known.barberId === barberId
  return isSame ? { isWaiting: known.state === 'waiting' } : fail('NOT_FOUND')
}

type Noted = {
  id: string
  action: string
  barberId: string | null
  payoutId: string | null
  amountCents: number
  reason: string
}

async function note(caller: SignedInCaller, noted: Noted) {
  const { id, action, barberId, payoutId, amountCents, reason } = noted
  const name = barberId === null ? {} : { name: await findNameOf(caller.db, barberId) }
  await writeDown(caller, {
    action,
    entity: 'payouts',
    entityId: payoutId ?? barberId ?? id,
    reason,
    after: { ...name, amountCents },
  })
}

export function decide(caller: SignedInCaller, { id, isApproved, reason }: MoneyDecision) {
  return inTransaction(caller.db, async (db) => {
    const found = (await findOrder(db, id)) ?? fail('NOT_FOUND')
    await lockOrders(db, found.barberId)
    // Asked again under the lock: two colleagues may decide at once.
    const waiting = await requireWaiting(db, id)
    const { kind, barberId, payoutId, amountCents, askedBy } = waiting
    if (askedBy === caller.actor.id) fail('OWN_MONEY_ORDER')
    await requireOthersCase({ ...caller, db }, barberId)
    const state = isApproved ? 'approved' : 'declined'
    if (isApproved) {
      const measured = await measure(db, { kind, barberId, payoutId, amountCents })
      await requireOthersCase({ ...caller, db }, ...measured.barberIds)
      // More than was asked for is another order.
      if (Math.abs(measured.amountCents) > Math.abs(amountCents)) fail('NUMBERS_CHANGED')
      await carryOut({ ...caller, db }, { ...waiting, barberIds: measured.barberIds })
    }
    await setDecided(db, id, { state, decidedBy: caller.actor.id, decisionReason: reason })
    if (askedBy !== null) await tellAsker(db, { askedBy, amountCents, state, reason })
    const action = isApproved ? 'approve-money' : 'decline-money'
    await note({ ...caller, db }, { id, action, barberId, payoutId, amountCents, reason })
  })
}

async function requireWaiting(db: Db, id: string) {
  const waiting = await findOrder(db, id)
  const isOpen = waiting?.state === 'waiting' && Date.parse(waiting.expiresAt ?? '') > Date.now()
  return isOpen ? waiting : fail('MONEY_ORDER_OVER')
}

export async function requireBarber(db: Db, id: string): Promise<BarberId> {
  return (await isBarber(db, id)) ? barberIdOf(id) : fail('NOT_FOUND')
}

export async function orderForPayout(
  caller: SignedInCaller,
  asked: Omit<Asked, 'barberId' | 'kind'>,
) {
  const payout = (await findPayout(caller.db, asked.payoutId ?? '')) ?? fail('NOT_FOUND')
  return order(caller, { ...asked, kind: 'retry', barberId: payout.barberId })
}

type Held = { id: string; reason: string }

// Also stops what is scheduled. What the provider has already, it keeps.
export function hold(caller: SignedInCaller, { id, reason }: Held) {
  return inTransaction(caller.db, async (db) => {
    const barberId = await requireBarber(db, id)
    await requireOthersCase({ ...caller, db }, barberId)
    await lockOrders(db, barberId)
    await lockBalance(db, barberId)
    if (await findHold(db, barberId)) fail('NOTHING_CHANGED')
    await insertHold(db, { barberId, reason, heldBy: caller.actor.id })
    await setHeld(db, barberId)
    await writeDown(
      { ...caller, db },
      {
        action: 'hold-payouts',
        entity: 'payouts',
        entityId: barberId,
        reason,
        after: { name: await findNameOf(db, barberId) },
      },
    )
  })
}
