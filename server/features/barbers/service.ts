import type { BarberCard } from '#contract/barbers.ts'
import type { Db } from '#server/db.ts'
import { listNewestShops, listTopBarbers } from './queries.ts'

const featuredLimit = 8

export async function listFeatured(db: Db): Promise<BarberCard[]> {
  const barbers = await listTopBarbers(db, { limit: featuredLimit })
  if (barbers.length > 0)
    return barbers.map((barber) => ({ ...barber, kind: 'barber', nextOpening: null }))

  const shops = await listNewestShops(db, { limit: featuredLimit })
  return shops.map((shop) => ({ ...shop, ...unrated, kind: 'shop' }))
}

const unrated = {
  averageRating: 0,
  totalReviews: 0,
  services: [],
  serviceCount: 0,
  badges: [],
  nextOpening: null,
}
