// The objects of the payment provider, with the fields that we read.

export type Metadata = Record<string, string>

export type Customer = { object: 'customer'; email: string | null; metadata: Metadata }
export type Method = {
  object: 'payment_method'
  type: 'card'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string }
  // How the card behaves (cards.ts).
  behaves: string
}
export type Session = {
  object: 'checkout.session'
  mode: 'payment' | 'setup'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  amount_total: number | null
  currency: 'usd'
  customer: string | null
  metadata: Metadata
  payment_intent: string | null
  setup_intent: string | null
  success_url: string
  cancel_url: string | null
  // Of the person on the page. Sessions of earlier days have none.
  locale?: 'en' | 'es'
  expires_at: number
  url: string | null
}
export type CardError = {
  type: 'card_error'
  code: string
  decline_code: string
  message: string
}
export type Intent = {
  object: 'payment_intent'
  status: 'requires_payment_method' | 'succeeded'
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  metadata: Metadata
  latest_charge: string | null
  payment_method: string | null
  last_payment_error: CardError | null
  client_secret: string
  transfer_group: string | null
}
export type SetupIntent = {
  object: 'setup_intent'
  status: 'succeeded'
  customer: string | null
  payment_method: string
  metadata: Metadata
}
export type Charge = {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: 'usd'
  payment_intent: string
  status: 'succeeded'
  balance_transaction: string
  // Charges of earlier days have none.
  payment_method_details?: { type: 'card'; card: Pick<Method['card'], 'brand' | 'last4'> }
}
export type Refund = {
  object: 'refund'
  amount: number
  currency: 'usd'
  charge: string
  payment_intent: string
  status: 'succeeded' | 'failed'
  metadata: Metadata
  balance_transaction: string
  failure_balance_transaction: string | null
}
export type Dispute = {
  object: 'dispute'
  amount: number
  currency: 'usd'
  charge: string
  payment_intent: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  balance_transactions: Movement[]
  evidence: Record<string, string>
  evidence_details: { due_by: number; submission_count: number }
}
export type File = { object: 'file'; purpose: string }
export type Movement = {
  object: 'balance_transaction'
  type: string
  amount: number
  fee: number
  net: number
  source: string
  currency: 'usd'
  available_on: number
}
export type BankAccount = {
  id: string
  object: 'bank_account'
  account: string
  bank_name: string
  last4: string
  default_for_currency: true
  // How the bank behaves (accounts.ts).
  behaves: string
}
export type Account = {
  object: 'account'
  metadata: Metadata
  details_submitted: boolean
  payouts_enabled: boolean
  requirements: { currently_due: string[]; disabled_reason: string | null }
  external_accounts: { object: 'list'; data: BankAccount[] }
}
// The way to the hosted page of an account.
export type AccountLink = {
  object: 'account_link'
  account: string
  url: string
  return_url: string | null
  expires_at: number
}
export type Transfer = {
  object: 'transfer'
  amount: number
  amount_reversed: number
  currency: 'usd'
  destination: string
  transfer_group: string | null
  metadata: Metadata
  balance_transaction: string
}
export type Reversal = {
  object: 'transfer_reversal'
  amount: number
  currency: 'usd'
  transfer: string
  metadata: Metadata
  balance_transaction: string
}
// From an account to its bank.
export type BankPayout = {
  object: 'payout'
  amount: number
  currency: 'usd'
  account: string
  status: 'pending' | 'paid' | 'failed'
  failure_code: string | null
  metadata: Metadata
}
export type ProviderEvent = {
  object: 'event'
  type: string
  // The connected account that it is about.
  account?: string
  api_version: string
  data: { object: object }
}
// A key repeats the first answer that was worked for, failures included.
export type KeyedAnswer = {
  object: 'key'
  asked: string
  status: number
  body: unknown
}

type Kinds = {
  customer: Customer
  payment_method: Method
  'checkout.session': Session
  payment_intent: Intent
  setup_intent: SetupIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  file: File
  balance_transaction: Movement
  account: Account
  account_link: AccountLink
  transfer: Transfer
  transfer_reversal: Reversal
  payout: BankPayout
  event: ProviderEvent
  key: KeyedAnswer
}

export type Kind = keyof Kinds
type Kept = { id: string; created: number; livemode: false }
export type ThingOf<K extends Kind> = Kinds[K] & Kept
export type Thing = { [K in Kind]: ThingOf<K> }[Kind]

export function isOf<K extends Kind>(
  thing: Thing | undefined,
  object: K,
): thing is Thing & ThingOf<K> {
  return thing?.object === object
}

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  payment_method: 'pm',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  file: 'file',
  balance_transaction: 'txn',
  account: 'acct',
  account_link: 'link',
  transfer: 'tr',
  transfer_reversal: 'trr',
  payout: 'po',
  event: 'evt',
  key: 'key',
}
export const prefixOf = (object: Kind) => prefixes[object]
