// The city of bench:admin: the large city of the search benchmark, made as mixed as a real one. Rare
// and common states and sources, guests, one huge business, and the desk's own rows.
import { sql } from 'kysely'
import { seedDemo } from '#db/seed/city.ts'
import { seedLarge } from '#db/seed/large/large-city.ts'
import { inTransaction, type Db } from '#server/database/db.ts'

export type AdminCity = { people: number; bookings: number }

const peopleForEachBarber = 50

export async function fillCity(db: Db, { people, bookings }: AdminCity, say: (s: string) => void) {
  await seedDemo(db)
  const barbers = Math.ceil(people / peopleForEachBarber)
  await seedLarge(db, { barbers, clients: people - barbers, bookings }, say)
  if (await isMixed(db)) return
  await inTransaction(db, async (db) => {
    // The rows are final: nobody is to be told about them, and no client records are kept.
    await sql`SET LOCAL session_replication_role = replica`.execute(db)
    for (const statement of [...mixedPeople, ...mixedBookings, ...desk])
      await sql.raw(statement).execute(db)
  })
  for (const table of ['users', 'profiles', 'bookings'])
    await sql.raw(`VACUUM FULL ${table}`).execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
  say('The city is mixed.')
}

// The emails of clients are changed to their names.
async function isMixed(db: Db) {
  const email = 'client1@large.example'
  const found = await db.selectFrom('users').select('id').where('email', '=', email).execute()
  return found.length === 0
}

// A number from 0 to n - 1 that is the same for a row in every run, and another for each `salt`.
const draw = (n: number, salt: string, id = 'id') =>
  `(('x' || substr(md5(${id}::text || '${salt}'), 1, 7))::bit(28)::int % ${n})`

const isLarge = `email LIKE '%@large.example'`

// They joined over three years. Three in a thousand are suspended, one in a hundred has left.
const mixedPeople = [
  `UPDATE users u SET created_at = now() - (n * 1100.0 / total) * interval '1 day'
   FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS n, count(*) OVER () AS total
     FROM users WHERE ${isLarge}) AS joined WHERE joined.id = u.id`,
  `UPDATE profiles SET phone = '+1' || (ARRAY[713, 281, 832, 346])[1 + ${draw(4, 'area', 'user_id')}]
     || lpad(${draw(10_000_000, 'phone', 'user_id')}::text, 7, '0')
   FROM users WHERE id = user_id AND ${isLarge} AND ${draw(5, 'has', 'user_id')} > 0`,
  `UPDATE users SET email = lower(translate(replace(name, ' ', '.'), 'áéíóúñÁÉÍÓÚÑ', 'aeiounAEIOUN'))
     || substr(email, length('client') + 1)
   FROM profiles WHERE user_id = id AND email LIKE 'client%@large.example'`,
  `UPDATE profiles SET is_active = false, deactivated_at = now(), deactivation_reason = 'Fraud'
   FROM users WHERE id = user_id AND ${isLarge} AND ${draw(1000, 'off', 'user_id')} < 3`,
  `UPDATE profiles SET is_active = false, deactivated_at = now(), deactivation_reason = 'deleted',
     name = 'Former member', phone = NULL
   FROM users WHERE id = user_id AND email LIKE '%@large.example' AND email NOT LIKE 'barber%'
     AND ${draw(100, 'left', 'user_id')} = 0`,
  `DELETE FROM user_roles r USING profiles p
   WHERE p.user_id = r.user_id AND p.deactivation_reason = 'deleted'`,
  `INSERT INTO employees (user_id, barber_id)
   SELECT r.user_id, (SELECT min(id::text)::uuid FROM users WHERE email = 'barber1@large.example')
   FROM user_roles r WHERE r.role = 'client' AND ${draw(50, 'works', 'r.user_id')} = 0
   ON CONFLICT DO NOTHING`,
]

// The first barber of the large city has a tenth of all past bookings.
const mixedBookings = [
  `UPDATE bookings SET
     status = CASE
       WHEN starts_at > now() THEN CASE WHEN ${draw(30, 'state')} = 0 THEN 'pending' ELSE status END
       WHEN starts_at > now() - interval '1 day' THEN 'awaiting_confirmation'
       WHEN ${draw(100, 'state')} < 4 THEN 'no_show'
       WHEN ${draw(100, 'state')} < 14 THEN 'cancelled'
       WHEN ${draw(100, 'state')} < 16 THEN 'expired'
       WHEN ${draw(300, 'rare')} = 0 THEN 'declined' ELSE 'completed' END,
     source = CASE
       WHEN ${draw(100, 'source')} < 55 THEN 'marketplace' WHEN ${draw(100, 'source')} < 75 THEN 'direct_link'
       WHEN ${draw(100, 'source')} < 87 THEN 'barber' WHEN ${draw(100, 'source')} < 95 THEN 'walk_in'
       ELSE 'employee' END`,
  // Nobody cancels or declines a walk-in: two common filters that have no row together.
  `UPDATE bookings SET status = 'completed'
   WHERE source = 'walk_in' AND status IN ('cancelled', 'declined', 'expired', 'no_show')`,
  `UPDATE bookings SET client_id = NULL, guest_name = 'Guest ' || p.name,
     guest_email = 'guest' || substr(md5(bookings.id::text), 1, 8) || '@guests.example', guest_phone = p.phone
   FROM profiles p WHERE p.user_id = client_id AND ${draw(8, 'guest', 'bookings.id')} = 0`,
  `UPDATE bookings SET barber_id = huge.id, provider_id = huge.id
   FROM (SELECT id FROM users WHERE email = 'barber1@large.example') AS huge
   WHERE status IN ('completed', 'no_show', 'cancelled') AND ${draw(10, 'huge', 'bookings.id')} = 0`,
  `UPDATE bookings SET source = 'admin', created_by = (SELECT user_id FROM admin_grants
     WHERE sub_role = 'owner' AND revoked_at IS NULL ORDER BY granted_at, user_id LIMIT 1)
   WHERE id IN (SELECT id FROM bookings ORDER BY md5(id::text) LIMIT 120)`,
  `UPDATE bookings SET dispute_status = 'flagged' WHERE status = 'completed' AND ${draw(1500, 'flag')} = 0`,
  `UPDATE bookings SET status = 'held', hold_expires_at = now() + interval '10 minutes'
   WHERE id IN (SELECT id FROM bookings WHERE starts_at > now() ORDER BY md5(id::text) LIMIT 40)`,
  `INSERT INTO booking_events (booking_id, event, created_at)
   SELECT id, status, created_at FROM bookings WHERE status <> 'held' ORDER BY created_at`,
]

const admins = `(SELECT array_agg(DISTINCT user_id) FROM admin_grants WHERE revoked_at IS NULL)`

// A hundred thousand entries of the trail, and some thousand cases.
const desk = [
  `INSERT INTO audit_log (actor_id, action, entity, entity_id, reason, before, after, created_at)
   SELECT (${admins})[1 + n % cardinality(${admins})],
     (ARRAY['move-booking', 'move-booking', 'move-booking', 'read-contacts', 'assign-follow-up',
       'export-list', 'send-link'])[1 + n % 7], 'bookings', k.id::text,
     (ARRAY['Called the client', 'The barber was ill', 'Wrong service booked', 'Asked by email',
       'Double booking'])[1 + n % 5] || ', case ' || n,
     '{"status": "confirmed"}', '{"status": "cancelled"}', now() - (100000 - n) * interval '9 minutes'
   FROM (SELECT id, row_number() OVER (ORDER BY starts_at) AS n FROM bookings WHERE status <> 'held') AS k
   WHERE n <= 100000 ORDER BY n`,
  `INSERT INTO audit_log (actor_id, action, entity, entity_id, reason, after, created_at)
   SELECT (${admins})[1], 'approve-barber', 'barber_profiles', id::text, '', '{"waitedHours": 7}',
     now() - row_number() OVER () * interval '2 hours' FROM barber_profiles`,
  `INSERT INTO audit_log (actor_id, action, entity, entity_id, reason, created_at)
   SELECT (${admins})[1], 'change-flag', 'feature_flags', 'waitlist', 'Trying it out, step ' || n,
     now() - n * interval '1 day' FROM generate_series(1, 300) AS n`,
  `INSERT INTO problem_reports (booking_id, kind, state, created_at)
   SELECT id, CASE n % 2 WHEN 0 THEN 'problem' ELSE 'not_happened' END,
     CASE WHEN n <= 60 THEN 'open' WHEN n % 3 = 0 THEN 'happened' WHEN n % 3 = 1 THEN 'not_happened'
       ELSE 'settled' END, starts_at + interval '1 day'
   FROM (SELECT *, row_number() OVER (ORDER BY starts_at DESC) AS n FROM bookings
     WHERE status = 'completed' AND ${draw(50, 'problem')} = 0) AS k`,
  `INSERT INTO no_show_appeals (booking_id, kind, message, state, created_at)
   SELECT id, 'was_there', 'I was there', CASE WHEN n <= 40 THEN 'open' WHEN n % 2 = 0 THEN 'accepted'
     ELSE 'declined' END, starts_at + interval '1 day'
   FROM (SELECT *, row_number() OVER (ORDER BY starts_at DESC) AS n FROM bookings
     WHERE status = 'no_show' AND ${draw(4, 'appeal')} = 0) AS k ON CONFLICT DO NOTHING`,
  `INSERT INTO booking_follow_ups (booking_id, assignee_id, note, due_on, created_by, done_at)
   SELECT id, (${admins})[1 + n % cardinality(${admins})], 'Call back',
     CASE WHEN n % 3 > 0 THEN current_date + (n % 30)::int END, (${admins})[1], CASE WHEN n > 400 THEN now() END
   FROM (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS n FROM bookings
     WHERE status = 'cancelled' AND ${draw(10, 'follow')} = 0) AS k ON CONFLICT DO NOTHING`,
  `INSERT INTO barber_badges (barber_id, badge_type, rank, score, period_start, period_end, revoked_at)
   SELECT b.user_id, kind, rank, 10 - rank, week::date - 30, week::date,
     CASE WHEN (n + rank) % 200 = 0 THEN now() END
   FROM generate_series(current_date - 1100, current_date - 10, interval '7 days') WITH ORDINALITY AS weeks (week, n)
   CROSS JOIN unnest(ARRAY['most_booked', 'most_reviewed', 'best_services']) AS kind
   CROSS JOIN generate_series(1, 10) AS rank
   JOIN (SELECT user_id, row_number() OVER (ORDER BY id) AS k, count(*) OVER () AS all_of FROM barber_profiles)
     AS b ON b.k = 1 + (n * 37 + rank * 11) % all_of ON CONFLICT DO NOTHING`,
  `UPDATE barber_profiles SET license_expires_on = current_date + ${draw(700, 'license', 'user_id')} - 10,
     approval_status = CASE ${draw(60, 'approval', 'user_id')} WHEN 0 THEN 'submitted' WHEN 1 THEN 'suspended'
       WHEN 2 THEN 'changes_requested' WHEN 3 THEN 'rejected' WHEN 4 THEN 'draft' ELSE 'approved' END
   FROM users WHERE users.id = user_id AND ${isLarge}`,
  `INSERT INTO barber_setups (barber_id, submitted_at, decided_at)
   SELECT user_id, created_at, CASE WHEN approval_status <> 'submitted' THEN created_at + interval '9 hours' END
   FROM barber_profiles ON CONFLICT DO NOTHING`,
  `INSERT INTO barber_changes (barber_id, wanted)
   SELECT user_id, '{"shopName": "Another name"}' FROM barber_profiles
   WHERE approval_status = 'approved' AND ${draw(50, 'change')} = 0 ON CONFLICT DO NOTHING`,
  `INSERT INTO reliability_notices (barber_id, kind, late_cancellations, closed_at)
   SELECT user_id, 'review', 6, CASE WHEN ${draw(20, 'closed')} > 0 THEN now() END
   FROM barber_profiles WHERE ${draw(4, 'reviewed')} = 0`,
]
