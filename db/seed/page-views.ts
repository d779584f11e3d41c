// Page views and booking starts of the city: a few more than bookings.
import type { Db } from '#server/database/db.ts'
import type { Shop } from './barbers/roster.ts'
import { dayMs, type Clock } from './clock.ts'
import { createRandom } from './random.ts'
import { insertRows } from './rows.ts'
import type { Visit } from './bookings/visits.ts'

const daysBack = 90

type City = { shops: Shop[]; visits: Visit[]; clock: Clock }

export async function writeFootfall(db: Db, { shops, visits, clock }: City) {
  const today = clock.at(0, 720)
  const online = new Map<string, number>()
  for (const { shop, source, createdAt } of visits) {
    if (source !== 'marketplace' && source !== 'direct_link') continue
    const key = `${shop.ownerId} ${Math.round((createdAt - today) / dayMs)}`
    online.set(key, (online.get(key) ?? 0) + 1)
  }
  const rows = shops.flatMap(({ ownerId }) => {
    const random = createRandom(`footfall ${ownerId}`)
    return Array.from({ length: daysBack + 1 }, (_, back) => {
      const starts = (online.get(`${ownerId} ${-back}`) ?? 0) + random.integer(0, 2)
      const views = starts * 2 + random.integer(2, 14)
      return { barberId: ownerId, day: clock.dateOf(-back), views, starts }
    })
  })
  await insertRows(db, 'pageViews', rows)
}
