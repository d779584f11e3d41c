// Rows of every table about money, each right in itself, and the changes that make them wrong.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { list } from '#tests/listing.ts'
import { bookSoon } from '#tests/payments.ts'
import { db, make } from '#tests/world.ts'

type Values = Record<string, unknown>

export function insert(db: Db, table: string, values: Values) {
  const columns = Object.keys(values).map((column) => sql.ref(column))
  return sql<{ id: string }>`INSERT INTO ${sql.table(table)} (${sql.join(columns)})
    VALUES (${sql.join(Object.values(values))}) RETURNING *`.execute(db)
}

// Rows that are there, and rows that could be added to them.
export async function prepareRows() {
  const shop = await list('Third Ward Cuts')
  const client = await make.person('client')
  const guest = await make.person('client')
  const admin = await make.person('admin')
  const { id: bookingId } = await bookSoon(client, shop)
  const [serviceId] = shop.services
  const name = () => randomUUID()
  const at = '2031-01-01T00:00:00Z'
  const payment = {
    provider: 'stripe',
    user_id: client.id,
    booking_id: bookingId,
    purpose: 'prepay',
    amount_cents: 3000,
    how: 'page',
  }
  const valid = {
    ledger_accounts: () => ({ kind: 'client_wallet', owner_id: name() }),
    ledger_transactions: () => ({ event: 'test', idempotency_key: name() }),
    promotions: () => ({
      barber_id: shop.barber.id,
      funded_by: 'barber',
      kind: 'code',
      code: name().replaceAll('-', '').slice(0, 20).toUpperCase(),
      percent: 10,
    }),
    service_prices: () => ({ service_id: serviceId, price_cents: 3000, valid_from: at }),
    commission_rules: () => ({ barber_id: shop.barber.id, percent: 5, reason: 'A trial' }),
    wallet_grants: () => ({
      client_id: client.id,
      cents: 500,
      left_cents: 500,
      reason: 'goodwill',
      expense: 'goodwill_expense',
      expires_at: at,
    }),
    wallet_uses: () => ({ booking_id: bookingId, grant_id: rows.grantId, cents: 100 }),
    invoice_series: () => ({ series: name(), last_number: 1 }),
    invoices: () => ({
      invoice_number: name(),
      cause: name(),
      booking_id: bookingId,
      document: '{}',
      total_cents: 3000,
      issued_at: at,
    }),
    invoice_requests: () => ({ cause: name(), booking_id: bookingId }),
    payments: () => payment,
    refunds: () => ({ payment_id: rows.paymentId, cause: name(), amount_cents: 100 }),
    refund_orders: () => ({
      id: name(),
      booking_id: bookingId,
      method: 'card',
      amount_cents: 1000,
      cause: 'quality',
      charged_to: 'barber',
      reason: 'The fade was uneven',
      state: 'approved',
      asked_by: admin.id,
    }),
    refund_attempts: () => ({ refund_id: rows.refundId, attempt: 1, event: 'sent' }),
    saved_cards: () => ({
      user_id: client.id,
      method_id: name(),
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2031,
    }),
    provider_customers: () => ({ user_id: guest.id, customer_id: name() }),
  }
  const add: Add = async (table, change = {}) => {
    const made = await insert(db, table, { ...valid[table](), ...change })
    return made.rows[0]?.id ?? ''
  }
  const none = { grantId: '', paymentId: '', refundId: '', orderId: '', invoiceId: '' }
  const rows: Rows = { ...none, entries: 0 }
  await addMoney(add, rows)
  await addTerms(add, at)
  const statement = { booking_id: null, barber_id: shop.barber.id, month: '2031-01-01' }
  await add('invoices', statement)
  await add('provider_customers', { user_id: client.id, customer_id: 'cus_taken' })
  const ofGuest = { user_id: null, booking_id: bookingId }
  await add('provider_customers', { ...ofGuest, customer_id: 'cus_of_guest' })
  const people = { clientId: client.id, adminId: admin.id }
  return { valid, rows, ...people, bookingId, statement, startsAt: at }
}

async function addMoney(add: Add, rows: Rows) {
  rows.grantId = await add('wallet_grants')
  rows.paymentId = await add('payments', {
    state: 'succeeded',
    session_id: 'cs_taken',
    intent_id: 'pi_taken',
    cause: 'taken',
  })
  await add('payments', { purpose: 'tip' })
  rows.refundId = await add('refunds', { cause: 'taken', provider_id: 're_taken' })
  const credited = { state: 'credited', grant_id: rows.grantId }
  await add('refunds', credited)
  rows.orderId = await add('refund_orders', { grant_id: rows.grantId, state: 'declined' })
  await add('refund_orders', { state: 'waiting', expires_at: '2031-01-01T00:00:00Z' })
  await add('refund_attempts')
  rows.invoiceId = await add('invoices', { invoice_number: 'TAKEN-1', cause: 'taken' })
  rows.entries = Number(await add('ledger_transactions', { idempotency_key: 'taken' }))
  await add('ledger_transactions', { reverses_id: rows.entries })
}

async function addTerms(add: Add, at: string) {
  await add('promotions', { code: 'TAKEN2031' })
  await add('promotions', welcome)
  await add('commission_rules', { starts_at: at })
  await add('invoice_requests', { cause: 'taken' })
  await add('saved_cards', { method_id: 'pm_taken' })
}

export const welcome = {
  barber_id: null,
  funded_by: 'platform',
  kind: 'welcome',
  code: null,
  percent: null,
  amount_cents: 777,
}

type Rows = {
  grantId: string
  paymentId: string
  refundId: string
  orderId: string
  invoiceId: string
  entries: number
}
type Add = (table: Table, change?: Values) => Promise<string>

export type Prepared = Awaited<ReturnType<typeof prepareRows>>
export type Table = keyof Prepared['valid']
