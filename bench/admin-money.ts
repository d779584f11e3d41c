// The money of the city of bench:admin: refunds by hand, claims and rules of the commission, offers of
// the platform and referrals, as many as a city of this size has.
import { sql } from 'kysely'
import { inTransaction, type Db } from '#server/database/db.ts'

export async function fillMoney(db: Db) {
  if (await isFilled(db)) return
  await inTransaction(db, async (db) => {
    // The rows are final: nobody is to be told about them.
    await sql`SET LOCAL session_replication_role = replica`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  })
  await sql`VACUUM ANALYZE`.execute(db)
}

async function isFilled(db: Db) {
  const found = await db
    .selectFrom('commissionRules')
    .select('id')
    .where('reason', '=', 'Agreed by mail')
    .limit(1)
    .execute()
  return found.length > 0
}

const owner = `(SELECT user_id FROM admin_grants
  WHERE sub_role = 'owner' AND revoked_at IS NULL ORDER BY granted_at, user_id LIMIT 1)`

// One row of the completed bookings in so many, newest first.
const done = (
  oneIn: number,
  salt: string,
) => `(SELECT *, row_number() OVER (ORDER BY starts_at DESC) AS n
  FROM bookings WHERE status = 'completed' AND client_id IS NOT NULL
    AND ('x' || substr(md5(id::text || '${salt}'), 1, 7))::bit(28)::int % ${oneIn} = 0) AS k`

const statements = [
  `INSERT INTO refund_orders (id, booking_id, method, amount_cents, cause, charged_to, reason, state,
     asked_by, created_at, expires_at)
   SELECT uuidv7(), id, 'credit', 500 + n % 40 * 100,
     (ARRAY['quality', 'no_service', 'wrong_price', 'goodwill', 'other'])[1 + n % 5], 'platform',
     'Asked by mail', CASE WHEN n <= 30 THEN 'waiting' WHEN n % 20 = 0 THEN 'declined' ELSE 'approved' END,
     ${owner}, starts_at + interval '2 days', CASE WHEN n <= 30 THEN now() + interval '7 days' END
   FROM ${done(70, 'refund')}`,
  `INSERT INTO commission_claims (booking_id, why, percent, commission_cents, state, decided_at, created_at)
   SELECT id, 'An old client of mine', 10, 300,
     CASE WHEN n <= 40 THEN 'open' WHEN n % 3 = 0 THEN 'refused' ELSE 'accepted' END,
     CASE WHEN n > 40 THEN starts_at + interval '3 days' END, starts_at + interval '1 day'
   FROM ${done(250, 'claim')} ON CONFLICT DO NOTHING`,
  `INSERT INTO commission_rules (barber_id, percent, starts_at, ends_at, reason, created_by, created_at)
   SELECT b.user_id, 5 + n % 5, now() - interval '1 day' * (n % 400),
     CASE WHEN n % 3 = 0 THEN now() - interval '1 day' * (n % 400) + interval '1 hour' END,
     'Agreed by mail', ${owner}, now() - interval '1 day' * (n % 400)
   FROM (SELECT user_id, row_number() OVER (ORDER BY user_id) AS n FROM barber_profiles) AS b
   WHERE b.user_id NOT IN (SELECT barber_id FROM commission_rules WHERE barber_id IS NOT NULL)
     AND n % 2 = 0`,
  `INSERT INTO promotions (funded_by, kind, code, percent, budget_cents, name, state, ended_at, created_by,
     starts_at, created_at)
   SELECT 'platform', 'code', 'LARGE' || n, 10, 50000, 'Offer ' || n, 'ended', now() - interval '1 day' * n,
     ${owner}, now() - interval '1 day' * (n + 30), now() - interval '1 day' * (n + 30)
   FROM generate_series(1, 300) AS n`,
  `INSERT INTO referrals (referee_id, referrer_id, code, role, state, flag_reason, flagged_at, created_at)
   SELECT id, friend, 'LARGE' || n, 'client',
     CASE WHEN n <= 25 THEN 'flagged' WHEN n % 3 = 0 THEN 'rewarded' ELSE 'joined' END,
     CASE WHEN n <= 25 THEN 'device' END, CASE WHEN n <= 25 THEN now() END, created_at
   FROM (SELECT id, created_at, lag(id) OVER (ORDER BY id) AS friend,
       row_number() OVER (ORDER BY created_at DESC) AS n
     FROM users WHERE email LIKE '%@large.example') AS u
   WHERE friend IS NOT NULL AND n % 5 = 0 OR n <= 25 AND friend IS NOT NULL ON CONFLICT DO NOTHING`,
]
