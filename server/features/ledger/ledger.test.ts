// What the database refuses, and what stays right when many post at once.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/database/db.ts'
import { db, jobContext } from '#tests/world.ts'
import { bookingLife } from './booking-life.test.kit.ts'
import { keepBooks } from './histories.test.kit.ts'
import { ledgerJobs } from './jobs.ts'
import { postings, type Line } from './postings.ts'
import { barberBalanceOf, balanceOf, post, reverse, walletOf } from './service.ts'

const posting = (lines: Line[], key: string = randomUUID()) => ({ key, event: 'test', lines })

test('what is posted stays: no update, no deletion, and no line is added', async () => {
  const id = await post(db, posting(postings.charged(3500)))
  for (const [table, column] of [
    ['accounts', 'kind'],
    ['transactions', 'event'],
    ['entries', 'line'],
  ])
    for (const change of [
      `UPDATE ledger_${table} SET ${column} = ${column}`,
      `DELETE FROM ledger_${table} WHERE false`,
      `TRUNCATE ledger_${table} CASCADE`,
    ])
      await expect(sql.raw(change).execute(db), change).rejects.toThrow('append-only')
  for (const lines of [
    `(${id}, 3, 1, 5), (${id}, 4, 2, -5)`,
    `(${id}, 1, 1, 5), (${id}, 2, 2, -5)`,
    `(${id}, 3, 1, 5)`,
    `(999999, 1, 1, 5), (999999, 2, 2, -5)`,
  ])
    await expect(
      sql
        .raw(`INSERT INTO ledger_entries (transaction_id, line, account_id, amount_cents)
        VALUES ${lines}`)
        .execute(db),
    ).rejects.toThrow(/not balanced|duplicate key/)
})

test('lines that do not sum to zero are refused, and nothing moved posts nothing', async () => {
  const lines: Line[] = [
    { account: 'cash', cents: 100 },
    { account: 'booking_clearing', cents: -99 },
  ]
  await expect(post(db, posting(lines))).rejects.toMatchObject({ constraint: 'ledger_balanced' })
  await expect(post(db, posting(postings.charged(0.5)))).rejects.toThrow('whole cents')
  expect(await post(db, posting(postings.charged(0)))).toBeNull()
})

test('only people have balances and wallets, and only with an owner', async () => {
  for (const lines of [
    [
      { account: 'cash', owner: randomUUID(), cents: 5 },
      { account: 'booking_clearing', cents: -5 },
    ],
    [
      { account: 'client_wallet', cents: 5 },
      { account: 'booking_clearing', cents: -5 },
    ],
  ] satisfies Line[][])
    await expect(post(db, posting(lines))).rejects.toThrow(/ledger_accounts_owned|null value/)
})

test('one cause twenty times at once posts once; other lines under its key are refused', async () => {
  const before = await balanceOf(db, 'cash')
  const same = posting(postings.charged(700))
  const ids = await Promise.all(Array.from({ length: 20 }, () => post(db, same)))
  expect(new Set(ids).size).toBe(1)
  expect((await balanceOf(db, 'cash')) - before).toBe(700)
  await expect(post(db, posting(postings.charged(701), same.key))).rejects.toMatchObject({
    constraint: 'ledger_key_reused',
  })
})

test('a transaction is reversed once, and what was never posted is not', async () => {
  const [barber, key] = [randomUUID(), randomUUID()]
  const earned = { barber, clearing: 0, paid: 4000, promo: 0, commission: 400 }
  await post(db, posting(postings.completed(earned), key))
  expect(await barberBalanceOf(db, barber)).toBe(-400)
  const back = { key, event: 'reversed' }
  await Promise.all(Array.from({ length: 50 }, () => reverse(db, back)))
  expect(await barberBalanceOf(db, barber)).toBe(0)
  const lines = postings.completed({ ...earned, commission: -400 })
  const { id } = await db
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow()
  await expect(post(db, { ...posting(lines), reversesId: id })).rejects.toMatchObject({
    constraint: 'ledger_transactions_reversed_once',
  })
  expect(await reverse(db, { key: 'nothing', event: 'reversed' })).toBeNull()
})

test('equal reversals at the same moment are one, whichever index notices the second', async () => {
  for (const barber of Array.from({ length: 60 }, () => randomUUID())) {
    const key = randomUUID()
    const earned = { barber, clearing: 0, paid: 4000, promo: 0, commission: 400 }
    await post(db, posting(postings.completed(earned), key))
    const same = () => reverse(db, { key, event: 'reversed' })
    const ids = await Promise.all(Array.from({ length: 12 }, same))
    expect(new Set(ids).size).toBe(1)
    expect(await barberBalanceOf(db, barber)).toBe(0)
  }
})

test('snapshots taken while eight people post lose nothing', async () => {
  let isOver = false
  const writing = Promise.all(Array.from({ length: 8 }, (_, each) => write(each))).then(
    () => (isOver = true),
  )
  let snapshots = 0
  while (!isOver) {
    await ledgerJobs['snapshot-ledger'].run({}, jobContext)
    snapshots++
    expect(await quickAndSlow()).toEqual([])
  }
  await writing
  await ledgerJobs['snapshot-ledger'].run({}, jobContext)
  expect(await quickAndSlow()).toEqual([])
  expect(snapshots).toBeGreaterThan(3)
  await ledgerJobs['check-ledger'].run({}, jobContext)
})

// Commits out of order: a snapshot by id or by time would miss some of them.
async function write(writer: number) {
  for (let round = 0; round < 20; round++)
    await inTransaction(db, async (db) => {
      await post(db, posting(postings.charged(100)))
      await sql`SELECT pg_sleep(${Math.random() * 0.008})`.execute(db)
      if (round % 10 === 9) throw new Error(`Writer ${writer} gives up`)
    }).catch((error: Error) => expect(error.message).toMatch('gives up'))
}

// The platform's accounts whose balance is not the sum of their lines, in one statement.
async function quickAndSlow() {
  const { rows } = await sql`
    SELECT a.kind, ledger_balance(a.kind), sum(e.amount_cents) FROM ledger_accounts a
    JOIN ledger_entries e ON e.account_id = a.id
    WHERE a.kind NOT IN ('barber_balance', 'client_wallet') GROUP BY a.kind
    HAVING ledger_balance(a.kind) <> sum(e.amount_cents)`.execute(db)
  return rows
}

test('a wrong snapshot is found', async () => {
  await ledgerJobs['snapshot-ledger'].run({}, jobContext)
  await db
    .updateTable('ledgerSnapshots')
    .set((eb) => ({ balanceCents: eb('balanceCents', '+', 1) }))
    .execute()
  await expect(ledgerJobs['check-ledger'].run({}, jobContext)).rejects.toThrow('cash')
  await db.deleteFrom('ledgerSnapshots').execute()
})

test('random histories through the database: balances of the model, every booking cleared', async () => {
  const histories = fc.sample(fc.array(bookingLife, { minLength: 3, maxLength: 8 }), 20)
  for (const history of histories) {
    const { book, owed, wallet, bookings } = keepBooks(history)
    const people = new Map(['B1', 'B2', 'C1', 'C2'].map((name) => [name, randomUUID()]))
    const ids = Array.from({ length: bookings + 1 }, () => randomUUID())
    for (const { booking, lines } of book) {
      const owned = lines.map((line) => ({
        ...line,
        ...(line.owner !== undefined && { owner: people.get(line.owner)! }),
      }))
      await post(db, { ...posting(owned), bookingId: ids[booking]! })
    }
    for (const name of ['B1', 'B2'] as const)
      expect(await barberBalanceOf(db, people.get(name)!)).toBe(owed[name])
    for (const name of ['C1', 'C2'] as const)
      expect(await walletOf(db, people.get(name)!)).toBe(wallet[name])
    const { rows } = await sql`
      SELECT t.booking_id FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.kind = 'booking_clearing' AND t.booking_id = ANY(${ids})
      GROUP BY 1 HAVING sum(e.amount_cents) <> 0`.execute(db)
    expect(rows).toEqual([])
  }
})
