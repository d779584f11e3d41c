// Days on a shop's calendar, in SQL. As subqueries they are evaluated once per statement, so that
// a column is compared with a constant and its index applies.
import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'

export const timeZoneOf = (barberId: BarberId) => sql<string>`(SELECT time_zone_of(${barberId}))`

export const todayOf = (barberId: BarberId) => sql<string>`(SELECT today_of(${barberId}))`

export const midnightOf = (barberId: BarberId, day: string) =>
  sql<string>`(SELECT midnight_of(${barberId}, ${day}::date))`

export const midnightAfter = (barberId: BarberId, day: string) =>
  sql<string>`(SELECT midnight_of(${barberId}, ${day}::date + 1))`

// Of the barber profile b of a row. The function time_zone_in is the same, but costs more per row.
export const zoneOfShop = sql<string>`(SELECT time_zone FROM cities WHERE cities.id = b.city_id)`
