// Money that leaves our balance: a transfer to an account, and that account's payout to its bank.
import * as z from 'zod'
import type { Ask } from './ask.ts'
import { balanceOf, moveBalance } from './balance.ts'
import { listOf, newThing, nowSeconds, refusal, requireThing, type Store } from './memory/store.ts'
import type { ThingOf } from './memory/things.ts'

const metadata = z.record(z.string(), z.string()).default({})
const amount = z.coerce.number().int().min(1)

export const tooLittle = () =>
  refusal(400, {
    type: 'invalid_request_error',
    code: 'balance_insufficient',
    message: 'You have insufficient available funds in your Stripe account.',
  })

const newTransfer = z.object({
  amount,
  destination: z.string(),
  transfer_group: z.string().nullable().default(null),
  metadata,
})

export async function createTransfer({ store, input, emit }: Ask) {
  const asked = newTransfer.parse(input)
  await requireThing(store, asked.destination, 'account')
  if (asked.amount > (await balanceOf(store))) throw tooLittle()
  const made = newThing('transfer', {
    ...asked,
    amount_reversed: 0,
    currency: 'usd',
    balance_transaction: '',
  })
  const moved = { amount: -asked.amount, fee: 0 }
  made.balance_transaction = (await moveBalance(store, 'transfer', moved, made.id)).id
  await store.save(made)
  emit('transfer.created', made)
  return made
}

export async function listTransfers({ store, input }: Ask) {
  const { transfer_group: group } = z.object({ transfer_group: z.string() }).parse(input)
  return (await listOf(store, 'transfer')).filter((each) => each.transfer_group === group)
}

export async function reverseTransfer({ store, input, id, emit }: Ask) {
  const asked = z.object({ amount, metadata }).parse(input)
  const transfer = await requireThing(store, id, 'transfer')
  if (asked.amount > transfer.amount - transfer.amount_reversed)
    throw refusal(400, {
      type: 'invalid_request_error',
      message: 'The reversal is larger than what is left of the transfer.',
    })
  transfer.amount_reversed += asked.amount
  const made = newThing('transfer_reversal', {
    ...asked,
    currency: 'usd',
    transfer: id,
    balance_transaction: '',
  })
  const moved = { amount: asked.amount, fee: 0 }
  made.balance_transaction = (await moveBalance(store, 'transfer_refund', moved, made.id)).id
  await store.save(made)
  await store.save(transfer)
  emit('transfer.reversed', transfer)
  return made
}

export async function listReversals({ store, id }: Ask) {
  return (await listOf(store, 'transfer_reversal')).filter(({ transfer }) => transfer === id)
}

export async function createBankPayout({ store, input, account, emit }: Ask) {
  const asked = z.object({ amount, metadata }).parse(input)
  const owner = await requireThing(store, account ?? '', 'account')
  if (owner.external_accounts.data.length === 0)
    throw refusal(400, {
      type: 'invalid_request_error',
      code: 'no_account',
      message: 'There is no external account for this currency.',
    })
  if (asked.amount > (await leftAt(store, owner.id))) throw tooLittle()
  const made = newThing('payout', {
    ...asked,
    currency: 'usd',
    account: owner.id,
    status: 'pending',
    failure_code: null,
  })
  await store.save(made)
  emit('payout.created', made, owner.id)
  return made
}

async function leftAt(store: Store, account: string) {
  const sum = (cents: number[]) => cents.reduce((all, each) => all + each, 0)
  const got = (await listOf(store, 'transfer')).filter(({ destination }) => destination === account)
  const gone = (await listOf(store, 'payout')).filter(
    (each) => each.account === account && each.status !== 'failed',
  )
  return sum(got.map((each) => each.amount - each.amount_reversed)) - sum(gone.map((p) => p.amount))
}

export async function listBankPayouts({ store, account }: Ask) {
  return (await listOf(store, 'payout')).filter((each) => each.account === account)
}

// A bank that was not hurried by a test answers after its time.
export async function readBankPayout(ask: Ask) {
  const payout = await requireThing(ask.store, ask.id, 'payout')
  const isOver = payout.created + ask.bankSeconds <= nowSeconds()
  if (payout.status !== 'pending' || !isOver) return payout
  const { external_accounts } = await requireThing(ask.store, payout.account, 'account')
  const isSentBack = external_accounts.data[0]?.behaves === 'sends_back'
  return endBankPayout(ask, payout.id, isSentBack ? 'failed' : 'paid')
}

export async function endBankPayout(
  { store, emit }: Pick<Ask, 'store' | 'emit'>,
  id: string,
  status: 'paid' | 'failed',
): Promise<ThingOf<'payout'>> {
  const payout = await requireThing(store, id, 'payout')
  payout.status = status
  payout.failure_code = status === 'failed' ? 'account_closed' : null
  await store.save(payout)
  emit(`payout.${status}`, payout, payout.account)
  return payout
}
