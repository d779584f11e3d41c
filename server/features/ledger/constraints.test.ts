// Every CHECK, unique index, exclusion and trigger of the tables about money refuses what it is there
// for. One that is added without a case here turns the last test red.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#server/database/db.ts'
import { db } from '#tests/world.ts'
import { casesOf } from './constraint-cases.test.kit.ts'
import { insert, prepareRows } from './constraints.test.kit.ts'

const prepared = await prepareRows()
const { valid, rows, startsAt } = prepared
const cases = casesOf(prepared)

const undo = new Error('It was not refused.')

type Refusal = Error & { constraint?: string }

// Nothing of it stays, whether it was refused or not.
async function tryIn(work: (db: Db) => Promise<unknown>) {
  const done = db.transaction().execute(async (db) => {
    await work(db)
    throw undo
  })
  return done.catch((error: Refusal) => error)
}

const run = (statement: string) => tryIn((db) => sql.raw(statement).execute(db))

test.each(Object.keys(valid))('a right row of %s is accepted', async (name) => {
  const table = Object.keys(valid).find((each): each is keyof typeof valid => each === name)!
  const change = rightRows[table] ?? {}
  const refusal = await tryIn((db) => insert(db, table, { ...valid[table](), ...change }))
  expect(refusal).toBe(undo)
})

// What the rows that are there leave open.
const rightRows: Partial<Record<keyof typeof valid, object>> = {
  commission_rules: { ends_at: startsAt },
}

test.each(cases)('%s refuses a row of %s: %o', async (name, table, wrong) => {
  const refusal = await tryIn((db) => insert(db, table, { ...valid[table](), ...wrong }))
  expect(refusal.constraint ?? refusal.message).toBe(name)
})

// [trigger, what it says, what it refuses]
const kept = (table: string, column: string): [string, string, string][] => [
  [`${table}_kept`, `${table} is append-only`, `UPDATE ${table} SET ${column} = ${column}`],
  [`${table}_kept`, `${table} is append-only`, `DELETE FROM ${table}`],
  [`${table}_kept`, `${table} is append-only`, `TRUNCATE ${table} CASCADE`],
]
const lines = (values: string) =>
  `INSERT INTO ledger_entries (transaction_id, line, account_id, amount_cents) VALUES ${values}`
const { entries, paymentId, orderId } = rows
const ofPayment = `WHERE id = '${paymentId}'`

const triggers: [string, string, string][] = [
  ...kept('ledger_accounts', 'kind'),
  ...kept('ledger_transactions', 'event'),
  ...kept('ledger_entries', 'line'),
  ...kept('invoices', 'total_cents'),
  ...kept('refund_attempts', 'attempt'),
  [
    'ledger_entries_balanced',
    'ledger_balanced',
    lines(`(${entries}, 1, 1, 5), (${entries}, 2, 2, -4)`),
  ],
  [
    'ledger_entries_balanced',
    'ledger_balanced',
    lines(`(${entries}, 2, 1, 5), (${entries}, 3, 2, -5)`),
  ],
  ['ledger_entries_balanced', 'ledger_balanced', lines(`(${entries}, 1, 1, 5)`)],
  // A transaction that does not exist, and an account that does not.
  ['ledger_entries_balanced', 'ledger_balanced', lines('(999999, 1, 1, 5), (999999, 2, 2, -5)')],
  [
    'ledger_entries_balanced',
    'ledger_balanced',
    lines(`(${entries}, 1, 1, 5), (${entries}, 2, 999999, -5)`),
  ],
  ['payments_final', 'payments_final', `UPDATE payments SET state = 'failed' ${ofPayment}`],
  ['payments_final', 'payments_final', `UPDATE payments SET amount_cents = 50 ${ofPayment}`],
  ['payments_final', 'payments_final', `UPDATE payments SET booking_id = NULL ${ofPayment}`],
  ['payments_final', 'payments_final', `UPDATE payments SET purpose = 'tip' ${ofPayment}`],
  [
    'refund_orders_final',
    'refund_orders_final',
    `UPDATE refund_orders SET state = 'approved' WHERE id = '${orderId}'`,
  ],
  [
    'refund_orders_final',
    'refund_orders_final',
    `UPDATE refund_orders SET amount_cents = 1 WHERE state = 'waiting'`,
  ],
  ['commission_rules_kept', 'commission_rules_kept', 'UPDATE commission_rules SET percent = 1'],
  ['commission_rules_kept', 'commission_rules_kept', 'DELETE FROM commission_rules'],
]

test.each(triggers)('the trigger %s: %s for %s', async (_, says, statement) => {
  const refusal = await run(statement)
  expect(refusal.constraint ?? refusal.message).toBe(says)
})

test('a line of 0 cents is refused', async () => {
  const refusal = await run(lines(`(${entries}, 1, 1, 0), (${entries}, 2, 2, 0)`))
  expect(refusal.constraint).toBe('ledger_entries_amount_cents_check')
})

// Writes down what happened to a refund and refuses nothing: refunds/log.test.ts.
const notRefusing = ['refunds_attempted']

test('every constraint and trigger of the tables about money has a case', async () => {
  const { rows: found } = await sql<{ name: string }>`
    WITH tables AS (
      SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname ~ '^(ledger|promotion|wallet|invoice|payment|refund|saved_card|provider_|commission_rule|service_price)')
    SELECT conname::text AS name FROM pg_constraint JOIN tables ON tables.oid = conrelid
      WHERE contype IN ('c', 'u', 'x')
    UNION SELECT i.indexrelid::regclass::text FROM pg_index AS i JOIN tables ON tables.oid = i.indrelid
      WHERE i.indisunique AND NOT i.indisprimary
        AND NOT EXISTS (SELECT FROM pg_constraint AS c WHERE c.conindid = i.indexrelid)
    UNION SELECT tgname::text FROM pg_trigger JOIN tables ON tables.oid = tgrelid
      WHERE NOT tgisinternal
    ORDER BY name`.execute(db)
  const covered = [
    ...cases.map(([name]) => name),
    ...triggers.map(([name]) => name),
    'ledger_entries_amount_cents_check',
    ...notRefusing,
  ]
  expect([...new Set(covered)].sort()).toEqual(found.map(({ name }) => name).sort())
})
