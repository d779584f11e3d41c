// For every constraint of the tables about money, what it refuses: [its name, the table, what is wrong
// with an otherwise right row].
import { welcome, type Prepared, type Table } from './constraints.test.kit.ts'

type Wrong = Record<string, unknown>
export type Case = [name: string, table: Table, wrong: Wrong]

const nobody = '00000000-0000-0000-0000-000000000000'
const noCharge = { purpose: 'card', amount_cents: 0 }
const long = 'x'.repeat(501)
const past = '2020-01-01T00:00:00Z'

export const casesOf = (prepared: Prepared): Case[] => [
  ...ledgerCases(prepared),
  ...promotionCases,
  ...walletCases(prepared),
  ...paymentCases,
  ...refundCases(prepared),
]

const ledgerCases = ({ rows }: Prepared): Case[] => [
  ['ledger_accounts_kind_check', 'ledger_accounts', { kind: 'gift', owner_id: nobody }],
  ['ledger_accounts_owned', 'ledger_accounts', { kind: 'cash' }],
  ['ledger_accounts_owned', 'ledger_accounts', { owner_id: nobody }],
  ['ledger_accounts_once', 'ledger_accounts', { kind: 'cash', owner_id: nobody }],
  ['ledger_transactions_once', 'ledger_transactions', { idempotency_key: 'taken' }],
  ['ledger_transactions_reversed_once', 'ledger_transactions', { reverses_id: rows.entries }],
]

const promotionCases: Case[] = [
  ['promotions_funded_by_check', 'promotions', { funded_by: 'nobody' }],
  ['promotions_kind_check', 'promotions', { kind: 'gift', code: null }],
  ['promotions_code_check', 'promotions', { code: 'no!' }],
  ['promotions_percent_check', 'promotions', { percent: 51 }],
  ['promotions_percent_check', 'promotions', { percent: 4 }],
  ['promotions_amount_cents_check', 'promotions', { percent: null, amount_cents: 99 }],
  ['promotions_weekdays_check', 'promotions', { weekdays: '{7}' }],
  ['promotions_from_minute_check', 'promotions', { from_minute: -1 }],
  ['promotions_until_minute_check', 'promotions', { until_minute: 1441 }],
  ['promotions_last_minute_hours_check', 'promotions', { last_minute_hours: 5 }],
  ['promotions_min_total_cents_check', 'promotions', { min_total_cents: -1 }],
  ['promotions_max_uses_check', 'promotions', { max_uses: 0 }],
  ['promotions_per_client_limit_check', 'promotions', { per_client_limit: 0 }],
  ['promotions_budget_cents_check', 'promotions', { budget_cents: 0 }],
  ['promotions_state_check', 'promotions', { state: 'gone' }],
  ['promotions_name_check', 'promotions', { name: 'x' }],
  ['promotions_funded', 'promotions', { funded_by: 'platform' }],
  ['promotions_amount', 'promotions', { amount_cents: 500 }],
  ['promotions_amount', 'promotions', { percent: null }],
  ['promotions_code', 'promotions', { code: null }],
  ['promotions_window', 'promotions', { ends_at: past }],
  ['promotions_hours', 'promotions', { from_minute: 600, until_minute: 540 }],
  ['promotions_ended', 'promotions', { state: 'ended' }],
  ['promotions_kind', 'promotions', { kind: 'flash', code: null }],
  ['promotions_kind', 'promotions', { kind: 'last_minute', code: null }],
  ['promotions_kind', 'promotions', { kind: 'happy_hours', code: null }],
  ['promotions_kind', 'promotions', { kind: 'first_visit', code: null }],
  ['promotions_budgeted', 'promotions', { barber_id: null, funded_by: 'platform' }],
  ['promotions_code_key', 'promotions', { code: 'TAKEN2031' }],
  ['promotions_welcome', 'promotions', welcome],
  ['service_prices_check', 'service_prices', { valid_until: past }],
  ['commission_rules_source_check', 'commission_rules', { source: 'walk_in' }],
  ['commission_rules_percent_check', 'commission_rules', { percent: 51 }],
  ['commission_rules_check', 'commission_rules', { ends_at: past }],
  ['commission_rules_reason_check', 'commission_rules', { reason: long }],
  ['commission_rules_withdraw_reason_check', 'commission_rules', { withdraw_reason: long }],
  ['commission_rules_no_overlap', 'commission_rules', {}],
]

const walletCases = ({ bookingId, statement, rows }: Prepared): Case[] => [
  ['wallet_grants_cents_check', 'wallet_grants', { cents: 0, left_cents: 0 }],
  ['wallet_grants_reason_check', 'wallet_grants', { reason: 'luck' }],
  ['wallet_grants_expense_check', 'wallet_grants', { expense: 'cash' }],
  ['wallet_grants_left', 'wallet_grants', { left_cents: 501 }],
  ['wallet_grants_left', 'wallet_grants', { left_cents: -1 }],
  ['wallet_uses_cents_check', 'wallet_uses', { cents: 0 }],
  ['invoice_series_last_number_check', 'invoice_series', { last_number: 0 }],
  ['invoices_number', 'invoices', { invoice_number: 'TAKEN-1' }],
  ['invoices_cause', 'invoices', { cause: 'taken' }],
  ['invoices_about', 'invoices', { booking_id: null }],
  ['invoices_about', 'invoices', { month: statement.month }],
  ['invoices_about', 'invoices', { barber_id: statement.barber_id }],
  ['invoices_about', 'invoices', { ...statement, corrects_id: rows.invoiceId }],
  ['invoices_month_once', 'invoices', statement],
  ['invoice_requests_cause', 'invoice_requests', { cause: 'taken' }],
  ['invoice_requests_kind_check', 'invoice_requests', { kind: 'gift' }],
  ['invoice_requests_amount_cents_check', 'invoice_requests', { kind: 'credit', amount_cents: 0 }],
  ['invoice_requests_part', 'invoice_requests', { amount_cents: 100 }],
  ['saved_cards_method_id_key', 'saved_cards', { method_id: 'pm_taken' }],
  ['provider_customers_customer_id_key', 'provider_customers', { customer_id: 'cus_taken' }],
  ['provider_customers_one', 'provider_customers', { user_id: null }],
  ['provider_customers_one', 'provider_customers', { booking_id: bookingId }],
  ['provider_customers_booking', 'provider_customers', { user_id: null, booking_id: bookingId }],
]

const paymentCases: Case[] = [
  ['payments_provider_check', 'payments', { provider: 'cash' }],
  ['payments_purpose_check', 'payments', { purpose: 'gift' }],
  ['payments_state_check', 'payments', { state: 'gone' }],
  ['payments_how_check', 'payments', { how: 'cash' }],
  ['payments_amount', 'payments', { amount_cents: 49 }],
  ['payments_amount', 'payments', { purpose: 'card', amount_cents: 50 }],
  ['payments_about', 'payments', { booking_id: null }],
  ['payments_card', 'payments', { purpose: 'card', amount_cents: 0, how: 'saved' }],
  ['payments_payer', 'payments', { ...noCharge, user_id: null, booking_id: null }],
  ['payments_credit_cents_check', 'payments', { credit_cents: -1 }],
  ['payments_language_check', 'payments', { language: 'fr' }],
  ['payments_session_id_key', 'payments', { session_id: 'cs_taken' }],
  ['payments_intent_id_key', 'payments', { intent_id: 'pi_taken' }],
  ['payments_cause_key', 'payments', { cause: 'taken' }],
  ['payments_one_at_work', 'payments', { purpose: 'tip' }],
]

const refundCases = ({ rows, clientId, adminId }: Prepared): Case[] => [
  ['provider_customers_user', 'provider_customers', { user_id: clientId }],
  ['refunds_amount_cents_check', 'refunds', { amount_cents: 0 }],
  ['refunds_state_check', 'refunds', { state: 'gone' }],
  ['refunds_once', 'refunds', { cause: 'taken' }],
  ['refunds_provider_id_key', 'refunds', { provider_id: 're_taken' }],
  ['refunds_within_payment', 'refunds', { amount_cents: 2801 }],
  ['refunds_credited', 'refunds', { state: 'credited' }],
  ['refunds_credited', 'refunds', { grant_id: rows.grantId }],
  ['refunds_grant_id_key', 'refunds', { state: 'credited', grant_id: rows.grantId }],
  ['refund_orders_method_check', 'refund_orders', { method: 'cash', charged_to: 'platform' }],
  ['refund_orders_amount_cents_check', 'refund_orders', { amount_cents: 0 }],
  ['refund_orders_cause_check', 'refund_orders', { cause: 'luck' }],
  ['refund_orders_charged_to_check', 'refund_orders', { charged_to: 'nobody' }],
  ['refund_orders_state_check', 'refund_orders', { state: 'gone' }],
  ['refund_orders_tip_cents_check', 'refund_orders', { tip_cents: -1 }],
  ['refund_orders_two_people', 'refund_orders', { decided_by: adminId }],
  ['refund_orders_second_person', 'refund_orders', { amount_cents: 50_001 }],
  ['refund_orders_second_person', 'refund_orders', { amount_cents: 50_000, tip_cents: 1 }],
  ['refund_orders_waits', 'refund_orders', { state: 'waiting' }],
  ['refund_orders_payer', 'refund_orders', { method: 'credit' }],
  ['refund_orders_payer', 'refund_orders', { method: 'till', charged_to: 'platform' }],
  ['refund_orders_grant_id_key', 'refund_orders', { grant_id: rows.grantId }],
  ['refund_orders_one_waiting', 'refund_orders', { state: 'waiting', expires_at: past }],
  ['refund_attempts_event_check', 'refund_attempts', { event: 'gone' }],
]
