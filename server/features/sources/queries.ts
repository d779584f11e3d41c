import { sql } from 'kysely'
import { type BarberId, typedProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

export type Holder = { clientId: string | null; deviceHash: Buffer | null }

// The person's last source at this barber: from their waitlist entry, or else from their newest
// booking.
export async function findLastSource(db: Db, barberId: BarberId, { clientId, deviceHash }: Holder) {
  const isTheirs = (table: 'w' | 'b') => {
    const [client, device] = [sql.ref(`${table}.clientId`), sql.ref(`${table}.guestDeviceHash`)]
    return clientId === null
      ? sql<boolean>`${client} IS NULL AND ${device} = ${deviceHash}`
      : sql<boolean>`${client} = ${clientId}`
  }
  const waiting = await db
    .selectFrom('waitlistEntries as w')
    .select('w.source')
    .where('w.barberId', '=', barberId)
    .where('w.state', 'in', ['waiting', 'offered'])
    .where(isTheirs('w'))
    .orderBy('w.createdAt', 'desc')
    .executeTakeFirst()
  const booked = db
    .selectFrom('bookings as b')
    .select('b.source')
    .where('b.barberId', '=', barberId)
    .where('b.status', 'not in', ['held', 'expired', 'declined'])
    .where(isTheirs('b'))
    .orderBy('b.createdAt', 'desc')
  return (waiting ?? (await booked.executeTakeFirst()))?.source ?? null
}

// The barber of a link: by any current or former slug, or by profile id.
export function findLinked(db: Db, name: string) {
  const { data: id } = typedProfileId.safeParse(name)
  const barbers = db
    .selectFrom('barberProfiles as b')
    .select(['b.id as profileId', 'b.userId as barberId'])
  if (id !== undefined) return barbers.where('b.id', '=', id).executeTakeFirst()
  return barbers
    .innerJoin('barberSlugs as s', 's.barberId', 'b.userId')
    .where('s.slug', '=', name.toLowerCase())
    .executeTakeFirst()
}
