// Sends payouts: our balance to the barber's account, then that account to the bank. Every function
// may be called again at any time.
import type Stripe from 'stripe'
import { inTransaction, type Db } from '#server/database/db.ts'
import { isPaused } from '#server/features/flags/service.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import {
  idOf,
  isKeyOld,
  isSpentKey,
  providerOf,
  refusalCode,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { setRefusedBank } from './account-queries.ts'
import { tellOfPayout, tellOfShortage } from './notices.ts'
import { updatePayout, type PayoutRow } from './payout-queries.ts'
import { areBooksRed } from './reconciling.ts'

type Context = ProviderContext

const now = () => new Date().toISOString()
const dayMs = 86_400_000
const groupOf = ({ id }: PayoutRow) => `payout_${id}`

export async function sendTransfer(context: Context, payout: PayoutRow) {
  const { db } = context
  const { id, amountCents: amount, accountId: destination, attempt, askedAt } = payout
  if ((await isPaused(db, 'payouts_paused')) || (await areBooksRed(db))) return
  if (askedAt !== null && isKeyOld(askedAt) && (await findTransfer(context, payout))) return
  if (askedAt === null) await updatePayout(db, payout, ['scheduled'], { askedAt: now() })
  const { ask } = await providerOf(context)
  try {
    const made = await ask(({ transfers }) =>
      transfers.create(
        {
          amount,
          destination,
          currency: 'usd',
          transfer_group: groupOf(payout),
          metadata: { payout_id: id },
        },
        { idempotencyKey: `transfer:${id}:${attempt}` },
      ),
    )
    await noteTransfer(context, payout, made)
  } catch (error) {
    await goOnAfter(context, payout, error)
  }
}

// Only what certainly had no effect gets another key, or gives the money back to the barber.
async function goOnAfter(context: Context, payout: PayoutRow, error: unknown) {
  const { db } = context
  const failure = refusalCode(error)
  if (!isSpentKey(error) && failure === null) throw error
  if (await findTransfer(context, payout)) return
  const again = { attempt: payout.attempt + 1, askedAt: null }
  if (failure === null) return void (await updatePayout(db, payout, unsent, again))
  if (failure !== 'balance_insufficient') return cancel(db, payout, failure)
  // The next run tries it again.
  const tomorrow = new Date(Date.now() + dayMs).toISOString()
  await inTransaction(db, async (db) => {
    const change = { ...again, shortAt: now(), sweepAt: tomorrow }
    if (!(await updatePayout(db, payout, unsent, change))) return
    await tellOfShortage(db, payout.amountCents)
  })
}

const unsent = ['scheduled', 'on_hold'] as const

async function findTransfer(context: Context, payout: PayoutRow) {
  const { ask } = await providerOf(context)
  const { data } = await ask(({ transfers }) =>
    transfers.list({ transfer_group: groupOf(payout), limit: 10 }),
  )
  const [found] = data
  if (found) await noteTransfer(context, payout, found)
  return found !== undefined
}

// A hold that came after the call does not stop what is on its way.
async function noteTransfer({ db }: Context, payout: PayoutRow, made: Stripe.Transfer) {
  const providerRef = idOf(made.balance_transaction)
  await inTransaction(db, async (db) => {
    const change = {
      state: 'processing',
      transferId: made.id,
      shortAt: null,
      askedAt: null,
    } as const
    if (!(await updatePayout(db, payout, unsent, change))) return
    await post(db, {
      key: `transfer:${payout.id}`,
      event: 'payout_sent',
      lines: postings.payoutSent(payout.amountCents),
      ...(providerRef && { providerRef }),
    })
  })
}

// The provider takes no transfer for this account.
async function cancel(db: Db, payout: PayoutRow, failure: string) {
  const { id, barberId, amountCents } = payout
  await inTransaction(db, async (db) => {
    const change = { state: 'failed', failure, settledAt: now() } as const
    if (!(await updatePayout(db, payout, unsent, change))) return
    await post(db, {
      key: `payout-canceled:${id}`,
      event: 'payout_canceled',
      lines: postings.payoutCanceled(barberId, amountCents),
    })
    await tellOfPayout(db, 'refused', payout)
  })
}

export async function sendToBank(context: Context, payout: PayoutRow) {
  const { id, amountCents: amount, accountId, bankAttempt, askedAt } = payout
  if (askedAt !== null && isKeyOld(askedAt) && (await findAtBank(context, payout))) return
  if (askedAt === null) await updatePayout(context.db, payout, ['processing'], { askedAt: now() })
  const { ask } = await providerOf(context)
  try {
    const made = await ask(({ payouts }) =>
      payouts.create(
        { amount, currency: 'usd', metadata: { payout_id: id } },
        { stripeAccount: accountId, idempotencyKey: `payout:${id}:${bankAttempt}` },
      ),
    )
    await noteAtBank(context, payout, made.id)
  } catch (error) {
    const failure = refusalCode(error)
    if (!isSpentKey(error) && failure === null) throw error
    if (await findAtBank(context, payout)) return
    // What was just transferred may not be usable there yet.
    const isEarly = failure === null || failure === 'balance_insufficient'
    const again = { bankAttempt: bankAttempt + 1, askedAt: null }
    if (isEarly) await updatePayout(context.db, payout, ['processing'], again)
    else await giveBack(context, payout, failure)
  }
}

async function findAtBank(context: Context, payout: PayoutRow) {
  const { ask } = await providerOf(context)
  const { data } = await ask(({ payouts }) =>
    payouts.list({ limit: 100 }, { stripeAccount: payout.accountId }),
  )
  const found = data.find(({ metadata }) => metadata?.payout_id === payout.id)
  if (found) await noteAtBank(context, payout, found.id)
  return found !== undefined
}

async function noteAtBank({ db }: Context, payout: PayoutRow, bankPayoutId: string) {
  await inTransaction(db, async (db) => {
    const change = { bankPayoutId, sentAt: now() }
    if (await updatePayout(db, payout, ['processing'], change))
      await tellOfPayout(db, 'sent', payout)
  })
}

// What the bank said, read from the provider. A bank may also send back what it took days ago.
export async function settle(context: Context, payout: PayoutRow, bankPayoutId: string) {
  const { ask } = await providerOf(context)
  const { status, failure_code: failure } = await ask(({ payouts }) =>
    payouts.retrieve(bankPayoutId, {}, { stripeAccount: payout.accountId }),
  )
  const paid = { state: 'paid', settledAt: now() } as const
  if (status === 'paid') await updatePayout(context.db, payout, ['processing'], paid)
  if (status === 'failed' || status === 'canceled')
    await giveBack(context, payout, failure ?? status)
}

// What came back is the barber's again, and nothing goes to that bank account anymore.
async function giveBack(context: Context, payout: PayoutRow, failure: string) {
  const { transferId, id, barberId, amountCents, bankId } = payout
  if (transferId === null) throw new Error(`The payout ${id} came back without a transfer.`)
  const reversal = await reverse(context, payout, transferId)
  const providerRef = idOf(reversal.balance_transaction)
  await inTransaction(context.db, async (db) => {
    const change = { state: 'failed', failure, settledAt: now() } as const
    if (!(await updatePayout(db, payout, ['processing', 'paid'], change))) return
    await post(db, {
      key: `returned:${id}`,
      event: 'payout_returned',
      lines: postings.payoutReturned(barberId, amountCents),
      ...(providerRef && { providerRef }),
    })
    if (bankId !== null) await setRefusedBank(db, barberId, bankId)
    await tellOfPayout(db, 'returned', payout)
  })
}

async function reverse(context: Context, { id, amountCents }: PayoutRow, transferId: string) {
  const { ask } = await providerOf(context)
  const isOurs = ({ metadata }: Stripe.TransferReversal) => metadata?.payout_id === id
  const made = await ask(({ transfers }) => transfers.listReversals(transferId, { limit: 10 }))
  const known = made.data.find(isOurs)
  if (known) return known
  return ask(({ transfers }) =>
    transfers.createReversal(
      transferId,
      { amount: amountCents, metadata: { payout_id: id } },
      { idempotencyKey: `reversal:${id}` },
    ),
  )
}
