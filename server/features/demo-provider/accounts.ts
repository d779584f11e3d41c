// Accounts of people who are paid, and the hosted page on which they say who they are and where their
// bank is.
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Text } from '#contract/language.ts'
import type { Ask } from './ask.ts'
import { newThing, nowSeconds, requireThing } from './memory/store.ts'
import type { ThingOf } from './memory/things.ts'

// The provider's test bank accounts, and how each behaves.
type Bank = { behaves: 'good' | 'sends_back'; name: string; label: Text }

export const banks: Record<string, Bank> = {
  '000123456789': {
    behaves: 'good',
    name: 'Bayou City Bank',
    label: { en: 'takes payouts', es: 'recibe depósitos' },
  },
  '000222223333': {
    behaves: 'good',
    name: 'Gulf Coast Credit Union',
    label: { en: 'takes payouts, too', es: 'también recibe depósitos' },
  },
  '000111111113': {
    behaves: 'sends_back',
    name: 'Closed Account Bank',
    label: { en: 'sends payouts back', es: 'regresa los depósitos' },
  },
}

const metadata = z.record(z.string(), z.string()).default({})

const due = [
  'individual.first_name',
  'individual.ssn_last_4',
  'external_account',
  'tos_acceptance.date',
]

export async function createAccount({ store, input }: Ask) {
  const about = z.object({ metadata }).parse(input)
  const account = newThing('account', {
    ...about,
    details_submitted: false,
    payouts_enabled: false,
    requirements: { currently_due: due, disabled_reason: 'requirements.past_due' },
    external_accounts: { object: 'list', data: [] },
  })
  await store.save(account)
  return account
}

export const readAccount = ({ store, id }: Ask) => requireThing(store, id, 'account')

// Payouts by hand are all that this provider knows.
export async function keepBalanceSettings() {
  return { object: 'balance_settings' }
}

const newLink = z.object({ account: z.string(), return_url: z.string() })
const minutesOpen = 10

export async function createLink(ask: Ask) {
  const asked = newLink.parse(ask.input)
  await requireThing(ask.store, asked.account, 'account')
  return openLink(ask, asked)
}

export async function createLoginLink(ask: Ask) {
  const { id } = await requireThing(ask.store, ask.id, 'account')
  return openLink(ask, { account: id, return_url: null })
}

type Wanted = { account: string; return_url: string | null }

async function openLink({ store, accountUrl }: Ask, wanted: Wanted) {
  const expires_at = nowSeconds() + minutesOpen * 60
  const link = newThing('account_link', { ...wanted, url: '', expires_at })
  link.url = accountUrl(link.id)
  await store.save(link)
  return link
}

export type Entered = { bank: string; isIdLater: boolean }

// What the person enters on the page. Null when the page is closed or the bank is unknown.
export async function enterDetails(ask: Pick<Ask, 'store' | 'emit'>, id: string, entered: Entered) {
  const link = await requireThing(ask.store, id, 'account_link')
  const bank = banks[entered.bank.replaceAll(' ', '')]
  if (!bank || link.expires_at <= nowSeconds()) return null
  const account = await requireThing(ask.store, link.account, 'account')
  const { isIdLater } = entered
  account.details_submitted = true
  account.payouts_enabled = !isIdLater
  account.requirements = isIdLater
    ? {
        currently_due: ['individual.verification.document'],
        disabled_reason: 'requirements.past_due',
      }
    : { currently_due: [], disabled_reason: null }
  const last4 = entered.bank.slice(-4)
  const [known] = account.external_accounts.data
  if (known?.last4 !== last4) account.external_accounts.data = [bankOf(account, bank, last4)]
  await ask.store.save(account)
  if (known?.last4 !== last4) ask.emit('account.external_account.updated', account, account.id)
  ask.emit('account.updated', account, account.id)
  return link
}

function bankOf(
  account: ThingOf<'account'>,
  bank: { name: string; behaves: string },
  last4: string,
) {
  return {
    id: `ba_${randomBytes(12).toString('hex')}`,
    object: 'bank_account' as const,
    account: account.id,
    bank_name: bank.name,
    last4,
    default_for_currency: true as const,
    behaves: bank.behaves,
  }
}
