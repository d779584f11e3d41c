// The books of the demo city balance, and posting them again changes nothing.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/database/db.ts'
import { listWrongWallets } from '#server/features/wallet/queries.ts'
import { readWallet } from '#server/features/wallet/service.ts'
import { databaseUrl } from '#tests/world.ts'
import { seedDemo } from './city.ts'
import { writeLedger } from './ledger.ts'

const db = connect(databaseUrl, { max: 2, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())
await seedDemo(db)

async function books() {
  const { rows } = await sql<{ kind: string; lines: number; cents: number }>`
    SELECT a.kind, count(e.line) AS lines, coalesce(sum(e.amount_cents), 0) AS cents
    FROM ledger_accounts AS a LEFT JOIN ledger_entries AS e ON e.account_id = a.id
    GROUP BY a.kind ORDER BY a.kind`.execute(db)
  return rows
}

test('every completed booking is in the books, and they balance', async () => {
  const accounts = await books()
  expect(accounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  const centsOf = (kind: string) => accounts.find((each) => each.kind === kind)?.cents
  const online = await paidOnline()
  expect(centsOf('booking_clearing')).toBe(-online.comingCents)
  expect(centsOf('cash')).toBe(online.balanceCents)
  // One refund came back from the bank, and is owed again.
  expect(centsOf('refunds_payable')).toBe(-500)
  const { rows } = await sql<{ bookings: number; cents: number; missing: number }>`
    SELECT count(*) AS bookings, sum(commission_cents) AS cents,
      count(*) FILTER (WHERE t.id IS NULL OR t.created_at <> k.completed_at) AS missing
    FROM bookings AS k
    LEFT JOIN ledger_transactions AS t ON t.booking_id = k.id AND t.event = 'completed'
    WHERE k.status = 'completed' AND commission_cents > 0`.execute(db)
  expect(rows[0]?.bookings).toBeGreaterThan(500)
  expect(rows[0]?.missing).toBe(0)
  const offers = await sql<{ cents: number }>`
    SELECT sum(k.discount_cents) AS cents FROM bookings AS k
    JOIN promotions AS p ON p.id = k.promotion_id
    WHERE p.funded_by = 'platform' AND k.status = 'completed'`.execute(db)
  // The credit of one booking was paid to its barber, and so were the offers of the platform and a fee.
  const earnedCents = online.earnedCents + 500 + (offers.rows[0]?.cents ?? 0) + online.feeCents
  const commissionCents = (rows[0]?.cents ?? 0) + online.feeCents / 10
  expect(centsOf('barber_balance')).toBe(commissionCents - earnedCents)
  expect(centsOf('commission_revenue')).toBe(-commissionCents)
})

// What was paid by card for bookings to come, what barbers got of it, and the provider's balance.
async function paidOnline() {
  const { rows } = await sql<{
    comingCents: number
    earnedCents: number
    feeCents: number
    balanceCents: number
  }>`
    SELECT sum(p.amount_cents) FILTER (WHERE k.status = 'confirmed') AS coming_cents,
      sum(p.amount_cents) FILTER (WHERE p.purpose = 'fee') AS fee_cents,
      sum(p.amount_cents) FILTER (WHERE k.status = 'completed') AS earned_cents,
      (SELECT sum((data ->> 'net')::int) FROM demo_provider WHERE object = 'balance_transaction')
        AS balance_cents
    FROM payments AS p JOIN bookings AS k ON k.id = p.booking_id`.execute(db)
  return rows[0]!
}

test('the demo client has two cards, paid ahead and a fee, tipped by card and was refunded; another client paid a deposit', async () => {
  const { rows } = await sql`
    SELECT p.purpose, p.state, k.status, k.payment_status, k.tip_cents = p.amount_cents AS is_tip,
      (SELECT array_agg(r.state) FROM refunds AS r WHERE r.payment_id = p.id
        AND r.amount_cents = p.amount_cents) AS refunds,
      p.created_at BETWEEN k.created_at AND now() AS is_then
    FROM payments AS p JOIN bookings AS k ON k.id = p.booking_id
    WHERE p.how = 'saved' ORDER BY p.id`.execute(db)
  const prepaid = { purpose: 'prepay', state: 'succeeded', isTip: false, isThen: true }
  const paid = { paymentStatus: 'paid', refunds: null }
  expect(rows).toHaveLength(6)
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...prepaid, ...paid, status: 'confirmed' },
      { ...prepaid, ...paid, status: 'confirmed', paymentStatus: 'deposit_paid' },
      { ...prepaid, ...paid, purpose: 'fee', status: 'cancelled' },
      { ...prepaid, ...paid, status: 'completed', paymentStatus: 'partially_refunded' },
      {
        ...prepaid,
        status: 'completed',
        paymentStatus: 'partially_refunded',
        refunds: null,
        purpose: 'tip',
        isTip: true,
      },
      { ...prepaid, status: 'cancelled', paymentStatus: 'refunded', refunds: ['succeeded'] },
    ]),
  )
  const cards = await db
    .selectFrom('savedCards')
    .select([
      'brand',
      'last4',
      sql<boolean>`make_date(exp_year, exp_month, 1) + interval '1 month'
      BETWEEN now() AND now() + interval '52 days'`.as('isSoon'),
    ])
    .where('userId', '=', (eb) =>
      eb.selectFrom('users').select('id').where('email', '=', 'client@kempt.example'),
    )
    .orderBy('id')
    .execute()
  expect(cards).toEqual([
    { brand: 'mastercard', last4: '4444', isSoon: true },
    { brand: 'visa', last4: '4242', isSoon: false },
  ])
})

test('one fee was charged to the card that was given, and has its invoice; one was waived', async () => {
  const { rows } = await sql`
    SELECT k.status, k.owed_cents, k.fee_paid_cents, k.fee_waived_at IS NOT NULL AS is_waived,
      k.payment_status, b.shop_name,
      (SELECT array_agg(i.total_cents) FROM invoices AS i WHERE i.booking_id = k.id) AS invoices
    FROM bookings AS k JOIN barber_profiles AS b ON b.user_id = k.barber_id
    WHERE k.payment_policy = 'card_on_file' AND k.status IN ('cancelled', 'no_show')
    ORDER BY k.starts_at`.execute(db)
  const fee = (rows[0] as { feePaidCents: number }).feePaidCents
  expect(fee).toBeGreaterThan(500)
  expect(rows).toEqual([
    {
      status: 'cancelled',
      owedCents: 0,
      feePaidCents: fee,
      isWaived: false,
      paymentStatus: 'paid',
      shopName: 'Garden Oaks Gents',
      invoices: [fee],
    },
    {
      status: 'no_show',
      owedCents: 0,
      feePaidCents: 0,
      isWaived: true,
      paymentStatus: 'unpaid',
      shopName: 'Garden Oaks Gents',
      invoices: null,
    },
  ])
})

test('refunds by hand: one arrived, one was sent back, and one waits for a second person', async () => {
  const log = db.selectFrom('refundLog').select(['state', 'cause', 'amountCents'])
  const orders = await log.where('orderId', 'is not', null).orderBy('amountCents').execute()
  expect(orders).toEqual([
    { state: 'failed', cause: 'wrong_price', amountCents: 500 },
    { state: 'done', cause: 'goodwill', amountCents: 800 },
    { state: 'waiting', cause: 'no_service', amountCents: 52_000 },
  ])
})

test('posting the history again changes nothing', async () => {
  const before = await books()
  await writeLedger(db)
  expect(await books()).toEqual(before)
})

test('every completed booking of someone with an address has its invoice, without a gap', async () => {
  const { rows } = await sql<{ missing: number; wrong: number }>`
    SELECT count(*) FILTER (WHERE i.id IS NULL) AS missing,
      count(*) FILTER (WHERE i.total_cents <> k.total_cents + k.tip_cents) AS wrong
    FROM bookings AS k
    LEFT JOIN invoices AS i ON i.booking_id = k.id AND i.corrects_id IS NULL
    WHERE k.status = 'completed' AND (k.client_id IS NOT NULL OR k.guest_email IS NOT NULL)`.execute(
    db,
  )
  expect(rows).toEqual([{ missing: 0, wrong: 0 }])
  const series = await sql<{ last: number; papers: number; max: number }>`
    SELECT s.last_number AS last, count(*) AS papers, max(right(i.invoice_number, 6)::int) AS max
    FROM invoice_series AS s JOIN invoices AS i ON starts_with(i.invoice_number, s.series || '-')
    GROUP BY s.series`.execute(db)
  expect(series.rows.length).toBeGreaterThan(0)
  for (const { last, papers, max } of series.rows) expect([papers, max]).toEqual([last, last])
  const credits = db.selectFrom('invoices').select('totalCents').where('correctsId', 'is not', null)
  // One was taken back, and parts of two were given back by hand.
  const taken = await credits.where('totalCents', 'not in', [-500, -800]).execute()
  expect([taken.length, (await credits.execute()).length]).toEqual([1, 3])
  const unpaid = await sql`
    SELECT n.invoice_number FROM invoices AS n WHERE n.corrects_id IS NOT NULL AND -n.total_cents
      > (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds AS r
        JOIN payments AS p ON p.id = r.payment_id WHERE p.booking_id = n.booking_id)`.execute(db)
  expect(unpaid.rows).toEqual([])
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'invoice').execute()).toEqual(
    [],
  )
})

test('the demo client has credit that expires in some weeks, used some, and invited two friends', async () => {
  expect(await listWrongWallets(db)).toEqual([])
  const client = db.selectFrom('users').select('id').where('email', '=', 'client@kempt.example')
  const { id } = await client.executeTakeFirstOrThrow()
  const { creditCents, grants, movements } = await readWallet(db, id)
  expect(creditCents).toBe(500)
  const days = (Date.parse(grants[0]?.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(60, 0)
  expect(movements.map(({ kind }) => kind)).toEqual(['used', 'granted', 'granted'])
  const friends = await db
    .selectFrom('referrals')
    .select('state')
    .where('referrerId', '=', id)
    .orderBy('createdAt')
    .execute()
  expect(friends.map(({ state }) => state)).toEqual(['rewarded', 'joined'])
})

test('a barber had a month without commission for another one, and the demo barber waits for theirs', async () => {
  const { rows } = await sql`
    SELECT b.shop_name AS brought, r.state, r.rewarded_at > r.created_at AS is_after,
      (SELECT c.percent FROM commission_rules AS c WHERE c.barber_id = r.referrer_id
        AND c.created_at = r.rewarded_at) AS percent
    FROM referrals AS r JOIN barber_profiles AS b ON b.user_id = r.referee_id
    WHERE r.role = 'barber' ORDER BY b.shop_name`.execute(db)
  expect(rows).toEqual([
    { brought: 'Braes Bayou Barber Room', state: 'joined', isAfter: null, percent: null },
    { brought: 'Greenspoint Grooming Bar', state: 'rewarded', isAfter: true, percent: 0 },
  ])
})

test('two offers of the platform were used within their budgets, and cost what the ledger says', async () => {
  const { rows } = await sql<{ name: string; uses: number; cents: number; cost: number }>`
    SELECT p.name, count(k.id) AS uses, sum(k.discount_cents)::int AS cents,
      sum(k.discount_cents) FILTER (WHERE k.status = 'completed')::int AS cost
    FROM promotions AS p JOIN bookings AS k ON k.promotion_id = p.id
    WHERE p.barber_id IS NULL AND p.kind <> 'welcome' GROUP BY p.id ORDER BY p.name`.execute(db)
  const [school, flyers] = rows
  expect(school).toMatchObject({ name: 'Back to school' })
  expect(school?.cents).toBeLessThanOrEqual(60_000)
  expect(school?.uses).toBeGreaterThan(50)
  expect(flyers?.cents).toBeLessThan(75_000)
  expect(flyers?.uses).toBeGreaterThan(10)
  const posted = await sql<{ cents: number }>`
    SELECT sum(e.amount_cents)::int AS cents FROM ledger_entries AS e
    JOIN ledger_accounts AS a ON a.id = e.account_id
    JOIN ledger_transactions AS t ON t.id = e.transaction_id
    WHERE a.kind = 'promo_expense' AND t.booking_id IS NOT NULL`.execute(db)
  expect(posted.rows[0]?.cents).toBe((school?.cost ?? 0) + (flyers?.cost ?? 0))
  const flagged = db.selectFrom('referrals').select('flagReason').where('state', '=', 'flagged')
  expect(await flagged.execute()).toEqual([{ flagReason: 'device' }])
})

test('happy hours are on days and hours at which their shop is open', async () => {
  const { rows } = await sql<{ days: number; open: number }>`
    SELECT count(*) AS days, count(*) FILTER (WHERE EXISTS (SELECT FROM availability_rules AS h
      WHERE h.provider_id = p.barber_id AND h.weekday = day
        AND h.open_range @> int4range(p.from_minute, p.from_minute + 30))) AS open
    FROM promotions AS p, unnest(p.weekdays) AS day WHERE p.kind = 'happy_hours'`.execute(db)
  expect(rows[0]?.days).toBeGreaterThan(0)
  expect(rows[0]?.open).toBe(rows[0]?.days)
})

test('the demo barber has months of statements, and claims wait for a decision', async () => {
  const { rows } = await sql<{ months: number }>`
    SELECT count(DISTINCT date_trunc('month', t.created_at)) AS months
    FROM ledger_accounts AS a JOIN ledger_entries AS e ON e.account_id = a.id
    JOIN ledger_transactions AS t ON t.id = e.transaction_id
    JOIN users AS u ON u.id = a.owner_id
    WHERE u.email = 'barber@kempt.example'`.execute(db)
  expect(rows[0]?.months).toBeGreaterThanOrEqual(4)
  const claims = await db.selectFrom('commissionClaims').select('state').execute()
  expect(claims.map(({ state }) => state)).toEqual(['open', 'open', 'open'])
})

test('the provider and the books agree, and those who are owed have an account', async () => {
  const { rows } = await sql<{ unmatched: number; differenceCents: number; isSame: boolean }>`
    SELECT unmatched, difference_cents, provider_cents = ledger_cents AS is_same
    FROM reconciliations`.execute(db)
  expect(rows).toEqual([{ unmatched: 0, differenceCents: 0, isSame: true }])
  const accounts = await db
    .selectFrom('payoutAccounts')
    .select(['isEnabled', 'bankLast4'])
    .execute()
  expect(accounts.length).toBeGreaterThan(0)
  expect(accounts.every(({ isEnabled, bankLast4 }) => isEnabled && bankLast4 === '6789')).toBe(true)
})
