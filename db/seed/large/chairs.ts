// Barbers with services, hours and pictures, and the clients; the ids stay in temporary tables for
// the diaries.
import { sql } from 'kysely'
import { hours, rangesOn, type HoursName } from '#db/seed/barbers/hours.ts'
import { dishesOf, menus, type MenuName } from '#db/seed/barbers/menus.ts'
import { pictureUrl, wallOf } from '#db/seed/barbers/portfolio.ts'
import { firstNames, lastNames } from '#db/seed/clients.ts'
import type { Db } from '#server/database/db.ts'
import { areas, streets } from './areas.ts'

export type Size = { barbers: number; clients: number; bookings: number }

export const hoursNames = Object.keys(hours) as HoursName[]
const menuNames = Object.keys(menus) as MenuName[]
const signs = ['Barbers', 'Cuts', 'Fade Shop', 'Barber Co.', 'Grooming', 'Chair', 'Parlor', 'Clips']
const picturesEach = 5

export async function openChairs(db: Db, size: Size) {
  await nameBarbers(db, size)
  await nameClients(db, size)
  await writePeople(db)
  await writeProfiles(db)
  await writeServices(db)
  await writeHours(db)
  await writePortfolios(db)
}

// A random element; arrays begin at one.
const oneOf = (values: readonly string[]) =>
  sql`(${values}::text[])[1 + floor(random() * ${values.length})::integer]`

async function nameBarbers(db: Db, { barbers }: Size) {
  const places = areas.flatMap(([name, zip, latitude, longitude, weight]) =>
    Array.from({ length: weight }, () => ({ name, zip, latitude, longitude })),
  )
  await sql`
    CREATE TEMP TABLE new_barbers ON COMMIT DROP AS
    SELECT *, ${oneOf(menuNames)} AS menu, ${oneOf(hoursNames)} AS hours,
      ${oneOf(firstNames)} AS first_name, ${oneOf(lastNames)} AS last_name,
      ${oneOf(signs)} AS sign, ${oneOf(streets)} AS street,
      0.75 + random() * 0.6 AS price_level, 4 + random() AS stars
    FROM (
      SELECT n, uuidv7() AS id, uuidv7() AS profile_id,
        1 + floor(random() * ${places.length})::integer AS place
      FROM generate_series(1, ${barbers}) AS n
    ) AS barbers
    JOIN (
      SELECT row_number() OVER () AS place, * FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        AS places (name text, zip text, latitude float, longitude float)
    ) AS places USING (place)
  `.execute(db)
}

async function nameClients(db: Db, { clients }: Size) {
  await sql`
    CREATE TEMP TABLE new_clients ON COMMIT DROP AS
    SELECT n, uuidv7() AS id, ${oneOf(firstNames)} AS first_name, ${oneOf(lastNames)} AS last_name
    FROM generate_series(1, ${clients}) AS n
  `.execute(db)
}

async function writePeople(db: Db) {
  for (const [role, table] of [
    ['barber', 'new_barbers'],
    ['client', 'new_clients'],
  ] as const) {
    const people = sql.table(table)
    await sql`
      INSERT INTO users (id, email, email_confirmed_at)
      SELECT id, ${role} || n || '@large.example', now() FROM ${people}
    `.execute(db)
    await sql`
      INSERT INTO profiles (user_id, name) SELECT id, first_name || ' ' || last_name FROM ${people}
    `.execute(db)
    await sql`INSERT INTO user_roles (user_id, role) SELECT id, ${role} FROM ${people}`.execute(db)
  }
}

// A point within about two kilometers of the neighborhood's center, denser inside.
const around = (middle: string) =>
  sql`${sql.ref(middle)} + (random() + random() + random() - 1.5) * 0.025`

async function writeProfiles(db: Db) {
  await sql`
    INSERT INTO barber_profiles (id, user_id, city_id, shop_name, address, neighborhood, zip, latitude,
      longitude, bio, license_number, license_type, license_checked_at, approval_status, created_at)
    SELECT profile_id, new_barbers.id, cities.id, last_name || ' ' || sign || ' ' || new_barbers.name,
      (100 + n % 9000) || ' ' || street || ', Houston, TX ' || zip, new_barbers.name, zip,
      ${around('new_barbers.latitude')}, ${around('new_barbers.longitude')},
      'Fades, beards and an honest opinion.', (1000000 + n)::text, 'Class A Barber', now(), 'approved',
      now() - random() * interval '500 days'
    FROM new_barbers JOIN cities ON cities.name = 'Houston'
  `.execute(db)
  await sql`INSERT INTO barber_booking_settings (barber_id) SELECT id FROM new_barbers`.execute(db)
}

async function writeServices(db: Db) {
  const dishes = menuNames.flatMap((menu) =>
    dishesOf(menu).map((dish, position) => ({ menu, position, ...dish })),
  )
  await sql`
    INSERT INTO services (barber_id, name, description, category, price_cents, duration_minutes,
      is_add_on, position)
    SELECT id, dishes.name, description, category, round(dollars * price_level) * 100, minutes,
      coalesce("isAddOn", false), position
    FROM new_barbers JOIN jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) AS dishes (menu text,
      position integer, name text, description text, category text, dollars integer,
      minutes integer, "isAddOn" boolean) USING (menu)
  `.execute(db)
}

async function writeHours(db: Db) {
  const ranges = hoursNames.flatMap((name) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      rangesOn(name, weekday).map(([from, to]) => ({
        hours: name,
        weekday,
        range: `[${from * 60},${to * 60})`,
      })),
    ),
  )
  await sql`
    INSERT INTO availability_rules (provider_id, weekday, open_range)
    SELECT id, weekday, range FROM new_barbers
    JOIN jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      AS ranges (hours text, weekday integer, range int4range) USING (hours)
  `.execute(db)
}

async function writePortfolios(db: Db) {
  const walls = menuNames.flatMap((menu) => {
    const wall = wallOf(menu, '').filter((name) => name.startsWith('cut-'))
    return wall.map((_, turn) => ({
      menu,
      turn,
      size: wall.length,
      // Each portfolio starts with a different picture, so that the cards on a page differ.
      urls: [...wall.slice(turn), ...wall.slice(0, turn)].slice(0, picturesEach).map(pictureUrl),
    }))
  })
  await sql`
    UPDATE barber_profiles SET portfolio_photos = urls
    FROM new_barbers JOIN jsonb_to_recordset(${JSON.stringify(walls)}::jsonb)
      AS walls (menu text, turn integer, size integer, urls text[]) USING (menu)
    WHERE barber_profiles.id = profile_id AND turn = n % size
  `.execute(db)
  await sql`
    INSERT INTO portfolio_items (barber_id, provider_id, image_url, position, consent_at)
    SELECT user_id, user_id, url, position, now()
    FROM new_barbers JOIN barber_profiles ON barber_profiles.id = profile_id
    CROSS JOIN unnest(portfolio_photos) WITH ORDINALITY AS photos (url, position)
  `.execute(db)
}
