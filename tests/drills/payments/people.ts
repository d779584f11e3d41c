// The barbers and the administrator of the drill, and what they and their shops ask for.
import { createHash, randomBytes } from 'node:crypto'
import { query, type Client, type Shop } from '#tests/drills/crowd.ts'

// A session for one deed. Sessions are renewed after a while, which nobody here takes part in.
export async function signIn(databaseUrl: string, userId: string): Promise<Client> {
  const token = randomBytes(32).toString('base64url')
  await query(
    databaseUrl,
    `INSERT INTO sessions (user_id, token_hash, expires_at, second_factor_at)
     VALUES ($1, $2, now() + interval '1 hour', now())`,
    [userId, createHash('sha256').update(token).digest()],
  )
  const [a, b, c] = randomBytes(3)
  return { id: userId, cookie: `__Host-session=${token}`, address: `10.${a}.${b}.${c}` }
}

export async function findAdmin(databaseUrl: string) {
  const [row] = await query<{ id: string }>(
    databaseUrl,
    `SELECT user_id AS id FROM admin_grants
     WHERE sub_role = 'owner' AND revoked_at IS NULL LIMIT 1`,
  )
  return row!.id
}

export type Shops = { atShop: Shop[]; ahead: Shop[]; onFile: Shop[] }

// A third of the shops each is paid after the cut, asks for a deposit, or keeps a card. All of them
// book at once and charge fees.
export async function setPolicies(databaseUrl: string, shops: Shop[]): Promise<Shops> {
  const third = (n: number) => shops.filter((_, index) => index % 3 === n)
  const sorted = { atShop: third(0), ahead: third(1), onFile: third(2) }
  await setPolicy(databaseUrl, sorted.atShop, 'pay_at_shop')
  await setPolicy(databaseUrl, sorted.ahead, 'prepay')
  await setPolicy(databaseUrl, sorted.onFile, 'card_on_file')
  return sorted
}

async function setPolicy(databaseUrl: string, shops: Shop[], policy: string) {
  await query(
    databaseUrl,
    `INSERT INTO barber_booking_settings (barber_id, payment_policy, deposit_percent,
       late_cancel_fee_percent, no_show_fee_percent)
     SELECT id, $2, 30, 50, 100 FROM unnest($1::uuid[]) AS id
     ON CONFLICT (barber_id) DO UPDATE SET payment_policy = $2, deposit_percent = 30,
       late_cancel_fee_percent = 50, no_show_fee_percent = 100, auto_confirm = true,
       cancellation_window_hours = 24`,
    [shops.map(({ barberId }) => barberId), policy],
  )
}

// Moves an appointment as if it had been made for another time; false where that time is taken.
export async function moveTo(databaseUrl: string, bookingId: string, minutes: number) {
  const moved = query(
    databaseUrl,
    `UPDATE bookings SET starts_at = at.start, ends_at = at.start + interval '30 minutes',
       busy_range = tstzrange(at.start, at.start + interval '30 minutes')
     FROM (SELECT date_trunc('minute', now()) + make_interval(mins => $2) AS start) AS at
     WHERE id = $1`,
    [bookingId, minutes],
  )
  return moved.then(
    () => true,
    () => false,
  )
}
