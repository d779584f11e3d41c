// A barber's account at the payment provider, which checks who they are and knows their bank. What we
// keep of it is what the provider said last.
import type Stripe from 'stripe'
import { fail } from '#contract/errors.ts'
import {
  newBankHours,
  type AccountState,
  type MissingThing,
  type PayoutAccount,
} from '#contract/money/payouts.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import {
  away,
  isAway,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import {
  findAccount,
  insertAccount,
  lockAccount,
  updateAccount,
  type AccountRow,
} from './account-queries.ts'
import { tellOfBank } from './notices.ts'

const linksAnHour = 20
const checksAnHour = 60
const earnings = '/barber/dashboard?tab=earnings&payouts=back'

// To the page where the account is opened or finished, and later to the one where the bank changes.
export async function makeLink(caller: SignedInCaller) {
  const { db, config, actor } = caller
  await businessOf(caller, 'barber')
  await limit(db, [{ key: `payout-link:${actor.id}`, points: linksAnHour, seconds: 3600 }])
  return unlessAway(async () => {
    const { ask } = await providerOf(caller)
    const { accountId: account, isSubmitted, missing } = await openAccount(caller, actor.id)
    if (isSubmitted && missing.length === 0)
      return { url: (await ask(({ accounts }) => accounts.createLoginLink(account))).url }
    const back = `${config.publicUrl}${earnings}`
    const { url } = await ask(({ accountLinks }) =>
      accountLinks.create({
        account,
        type: 'account_onboarding',
        refresh_url: back,
        return_url: back,
      }),
    )
    return { url }
  })
}

async function unlessAway<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    throw isAway(error) ? away() : error
  }
}

// The provider learns nothing about them from us but our id.
async function openAccount(context: ProviderContext, userId: string): Promise<AccountRow> {
  const { db } = context
  const { ask } = await providerOf(context)
  if (!(await findAccount(db, userId))) {
    const { id } = await ask(({ accounts }) =>
      accounts.create(newAccountOf(userId), { idempotencyKey: `account:${userId}` }),
    )
    await insertAccount(db, userId, id)
  }
  const account = (await findAccount(db, userId)) ?? fail('UNAVAILABLE')
  if (account.isManual) return account
  await ask(({ balanceSettings }) =>
    balanceSettings.update(
      { payments: { payouts: { schedule: { interval: 'manual' } } } },
      { stripeAccount: account.accountId },
    ),
  )
  await updateAccount(db, userId, { isManual: true })
  return account
}

const newAccountOf = (userId: string): Stripe.AccountCreateParams => ({
  country: 'US',
  metadata: { barber_id: userId },
  capabilities: { transfers: { requested: true } },
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    stripe_dashboard: { type: 'express' },
  },
})

// The way back from the provider's page. What its address says is not believed.
export async function checkAccount(caller: SignedInCaller): Promise<PayoutAccount> {
  const { db, actor } = caller
  await businessOf(caller, 'barber')
  await limit(db, [{ key: `payout-check:${actor.id}`, points: checksAnHour, seconds: 3600 }])
  return unlessAway(async () => {
    const known = await findAccount(db, actor.id)
    if (known) await refreshAccount(caller, known.accountId)
    return viewOf(await findAccount(db, actor.id))
  })
}

// Reads the account from the provider and writes what it says.
export async function refreshAccount(context: ProviderContext, accountId: string) {
  const { ask } = await providerOf(context)
  const read = await ask(({ accounts }) => accounts.retrieve(accountId))
  await inTransaction(context.db, async (db) => {
    const known = await lockAccount(db, accountId)
    if (!known) return
    const { requirements, external_accounts: banks } = read
    const bank = banks?.data.find((each) => each.object === 'bank_account')
    await updateAccount(db, known.userId, {
      isSubmitted: read.details_submitted ?? false,
      isEnabled: read.payouts_enabled ?? false,
      missing: requirements?.currently_due ?? [],
      disabledReason: requirements?.disabled_reason ?? null,
      checkedAt: new Date().toISOString(),
      bankName: bank?.bank_name ?? null,
      bankLast4: bank?.last4 ?? null,
    })
    if (bank && bank.id !== known.bankId) await noteBank(db, known, bank)
    await publish(db, userTopic(known.userId), { type: 'payouts' })
  })
}

async function noteBank(db: Db, { userId, bankId }: AccountRow, bank: Stripe.BankAccount) {
  const isChange = bankId !== null
  const changedAt = isChange ? { bankChangedAt: new Date().toISOString() } : {}
  await updateAccount(db, userId, { bankId: bank.id, ...changedAt })
  if (isChange) await tellOfBank(db, userId, bank.last4)
}

export async function setDaily(caller: SignedInCaller, isDaily: boolean) {
  const { barberId } = await businessOf(caller, 'barber')
  if (!(await updateAccount(caller.db, barberId, { isDaily }))) fail('NO_PAYOUT_ACCOUNT')
}

const hourMs = 3_600_000

// When a changed bank may be paid to; null when that is so now.
export function bankHeldUntil({ bankChangedAt }: Pick<AccountRow, 'bankChangedAt'>, nowMs: number) {
  if (bankChangedAt === null) return null
  const untilMs = Date.parse(bankChangedAt) + newBankHours * hourMs
  return untilMs > nowMs ? new Date(untilMs).toISOString() : null
}

export const isRefused = ({
  bankId,
  refusedBankId,
}: Pick<AccountRow, 'bankId' | 'refusedBankId'>) =>
  refusedBankId !== null && refusedBankId === bankId

export function viewOf(row: AccountRow | undefined): PayoutAccount {
  if (!row)
    return {
      state: 'none',
      missing: [],
      bank: null,
      bankHeldUntil: null,
      isBankRefused: false,
      isDaily: false,
    }
  const { bankName, bankLast4, missing, isDaily } = row
  return {
    state: stateOf(row),
    missing: [...new Set(missing.map(thingOf))],
    bank: bankLast4 === null ? null : { name: bankName ?? '', last4: bankLast4 },
    bankHeldUntil: bankHeldUntil(row, Date.now()),
    isBankRefused: isRefused(row),
    isDaily,
  }
}

type Standing = Pick<AccountRow, 'isSubmitted' | 'isEnabled' | 'missing' | 'disabledReason'>

export function stateOf(row: Standing): AccountState {
  if (row.disabledReason?.startsWith('rejected')) return 'stopped'
  if (!row.isSubmitted) return 'started'
  if (row.isEnabled) return 'ready'
  return row.missing.length > 0 ? 'missing' : 'checking'
}

// The provider's names of what it still wants, such as individual.verification.document.
function thingOf(name: string): MissingThing {
  const last = name.slice(name.indexOf('.') + 1)
  if (name === 'external_account') return 'bank'
  if (name.startsWith('tos_acceptance')) return 'terms'
  if (/^(verification|id_number|ssn_last_4)/.test(last)) return 'identity'
  if (name.startsWith('business') || name.startsWith('company')) return 'business'
  if (name.startsWith('individual') || name.startsWith('person')) return 'person'
  return 'other'
}
