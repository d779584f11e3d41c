import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

const now = sql<string>`now()`

type Holder = { clientId: string | null; deviceHash: Buffer | null }

export function listHolds(db: Db, { clientId, deviceHash }: Holder) {
  return db
    .selectFrom('bookings')
    .select(['id', 'barberId', 'providerId', 'startsAt', 'endsAt'])
    .where((eb) =>
      clientId === null ? eb('guestDeviceHash', '=', deviceHash) : eb('clientId', '=', clientId),
    )
    .where('status', '=', 'held')
    .where('holdExpiresAt', '>', now)
    .execute()
}

// Open holds of the guest's network at this barber, without their own. Only guests have a network.
export async function countNetworkHolds(db: Db, holder: NetworkHolder, barberId: BarberId) {
  const { count } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)`.as('count'))
    .where('barberId', '=', barberId)
    .where('guestNetwork', '=', holder.networkHash)
    .where('guestDeviceHash', 'is distinct from', holder.deviceHash)
    .where('status', '=', 'held')
    .where('holdExpiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

type NetworkHolder = { deviceHash: Buffer | null; networkHash: Buffer | null }

// Extends a guest's hold to the full time once they ask for a code. Returns the seconds left.
export async function extendHold(db: Db, id: string, minutes: number) {
  const row = await db
    .updateTable('bookings')
    .set({
      holdExpiresAt: sql`greatest(hold_expires_at, created_at + make_interval(mins => ${minutes}))`,
    })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .returning(
      sql<number>`greatest(0, floor(extract(epoch FROM hold_expires_at - now())))`.as('seconds'),
    )
    .executeTakeFirst()
  return row?.seconds
}
