// The two cities of the tests: Houston, which the migrations create, and Denver an hour behind.
import { sql } from 'kysely'
import { zoneOf } from '#server/shop-clock.ts'
import { list } from './listing.ts'
import { db } from './world.ts'

export const houston = zoneOf('America/Chicago')
export const denver = zoneOf('America/Denver')

type Listing = NonNullable<Parameters<typeof list>[1]>

export async function denverId(isActive = true) {
  const city = { name: 'Denver', state: 'CO', latitude: 39.7392, longitude: -104.9903 }
  const { id } = await db
    .insertInto('cities')
    .values({ ...city, timeZone: denver.timeZone, isActive })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(name), state`).doUpdateSet({ isActive }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// A bookable barber in Denver.
export async function listInDenver(shopName: string, { profile, ...listing }: Listing = {}) {
  const cityId = await denverId()
  const address = '1600 Larimer St, Denver, CO'
  const spot: [number, number] = [39.7502, -104.9996]
  return list(shopName, { spot, ...listing, profile: { cityId, address, ...profile } })
}
