// A published barber who moved, and waits for the change to be approved.
import { hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Shop } from './roster.ts'

const wanted = {
  shopName: 'Cuney Street Barber Studio',
  address: '3118 Blodgett St, Houston, TX 77004',
  latitude: 29.7226,
  longitude: -95.3634,
}

export async function writeWantedChanges(db: Db, shops: Shop[], { nowMs }: Clock) {
  const { ownerId } = shops.find(({ business }) => business.shop === 'Cuney Street Chair')!
  await insertRows(db, 'barberChanges', [
    {
      id: idOf('change', 'Cuney Street Chair'),
      barberId: ownerId,
      wanted,
      status: 'pending',
      reason: '',
      createdAt: iso(nowMs - 9 * hourMs),
    },
  ])
}
