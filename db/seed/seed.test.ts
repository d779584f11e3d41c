import { sql } from 'kysely'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { defaultLanding } from '#contract/marketplace/content-defaults.ts'
import { footer, landing, platformStats } from '#contract/marketplace/content.ts'
import { connect } from '#server/database/db.ts'
import { isPassword } from '#server/features/credentials/service.ts'
import { databaseUrl } from '#tests/world.ts'
import { demoPassword, seedDemo } from './city.ts'
import { backdrops, urlOf } from './barbers/portfolio.ts'
import { fitsHours } from './open-time.ts'

const pictureFolder = join(import.meta.dirname, '../pictures')
const db = connect(databaseUrl, { max: 2, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())
const first = await seedDemo(db)

async function rows<Row>(query: ReturnType<typeof sql<Row>>) {
  return (await query.execute(db)).rows
}

test('one account of each role, with the password that is printed', async () => {
  expect(first.isNew).toBe(true)
  expect(first.accounts.map(({ email, roles }) => [email, roles])).toEqual(
    expect.arrayContaining([
      ['client@kempt.example', ['client']],
      ['barber@kempt.example', ['barber']],
      ['employee@kempt.example', ['employee']],
      ['admin@kempt.example', ['admin', 'client']],
      ['support@kempt.example', ['admin']],
      ['finance@kempt.example', ['admin']],
      ['barber-client@kempt.example', ['barber', 'client']],
    ]),
  )
  const users = await db
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('passwordHash', 'is not', null)
    .execute()
  expect(users.map(({ email }) => email).sort()).toEqual(
    first.accounts.map(({ email }) => email).sort(),
  )
  expect(await isPassword(demoPassword, users[0]?.passwordHash ?? null)).toBe(true)
  const secured = await rows(sql`
    SELECT email FROM second_factors JOIN users ON users.id = user_id WHERE confirmed_at IS NOT NULL`)
  expect(secured).toHaveLength(3)
})

test('about forty listed barbers inside Houston, each with services, hours and pictures', async () => {
  const barbers = await db
    .selectFrom('barberProfiles')
    .innerJoin('userRoles', 'userRoles.userId', 'barberProfiles.userId')
    .where('role', '=', 'barber')
    .where(sql<boolean>`is_listed(barber_profiles)`)
    .select(['shopName', 'address', 'zip', 'latitude', 'longitude', 'portfolioPhotos'])
    .select(({ selectFrom }) => [
      selectFrom('services')
        .whereRef('services.barberId', '=', 'barberProfiles.userId')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .as('services'),
      selectFrom('availabilityRules')
        .whereRef('availabilityRules.providerId', '=', 'barberProfiles.userId')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .as('rules'),
    ])
    .execute()

  expect(barbers.length).toBeGreaterThanOrEqual(38)
  expect(barbers.length).toBeLessThanOrEqual(45)
  for (const barber of barbers) {
    expect(barber.latitude).toBeGreaterThan(29.52)
    expect(barber.latitude).toBeLessThan(30.12)
    expect(barber.longitude).toBeGreaterThan(-95.79)
    expect(barber.longitude).toBeLessThan(-95.01)
    expect(barber.address).toMatch(new RegExp(`^\\d+ .+, Houston, TX ${barber.zip}$`))
    expect(barber.services).toBeGreaterThanOrEqual(4)
    expect(barber.rules).toBeGreaterThanOrEqual(3)
    expect(barber.portfolioPhotos.length).toBeGreaterThanOrEqual(3)
  }
})

test('a second city in another zone, whose barber is ready and not listed', async () => {
  const [denver] = await rows(sql`
    SELECT c.name, c.time_zone, c.is_active, b.approval_status, is_listed(b) AS is_listed,
      array(SELECT extract(hour FROM starts_at AT TIME ZONE c.time_zone)::int FROM bookings
        WHERE barber_id = b.user_id ORDER BY starts_at) AS hours
    FROM cities AS c JOIN barber_profiles AS b ON b.city_id = c.id WHERE c.name <> 'Houston'`)
  expect(denver).toEqual({
    name: 'Denver',
    timeZone: 'America/Denver',
    isActive: false,
    approvalStatus: 'approved',
    isListed: false,
    hours: [10, 15, 10, 17],
  })
})

test('every picture that is named exists in all widths', async () => {
  const named = await rows<{ url: string }>(sql`
    SELECT unnest(portfolio_photos) AS url FROM barber_profiles
    UNION SELECT image_url FROM portfolio_items UNION SELECT photo_url FROM shops
    UNION SELECT cover_url FROM barber_profiles UNION SELECT url FROM picture_alts
    UNION SELECT jsonb_path_query(content, '$.**.image') #>> '{}' FROM page_content`)
  const fallbacks = JSON.stringify(defaultLanding).match(/\/pictures\/[\w-]+\.webp/g) ?? []
  const urls = [...named.map(({ url }) => url), ...fallbacks, '/pictures/default-768.webp']

  expect(urls.length).toBeGreaterThan(30)
  for (const url of urls)
    for (const width of url.includes('/face-') ? [320, 480] : [320, 480, 768])
      for (const kind of ['webp', 'avif']) {
        const file = url.replace('/pictures/', '').replace(/-\d+\.webp$/, `-${width}.${kind}`)
        expect(existsSync(join(pictureFolder, file)), file).toBe(true)
      }
})

test('every shop has a cover of its own, and every picture of a shop says what it shows', async () => {
  const covers = await rows<{ cover: string | null }>(
    sql`SELECT cover_url AS cover FROM barber_profiles`,
  )
  expect(new Set(covers.map(({ cover }) => cover)).size).toBe(covers.length)
  expect(covers.every(({ cover }) => cover !== null)).toBe(true)
  const silent = await rows(sql`
    SELECT url FROM (SELECT image_url AS url FROM portfolio_items
      UNION SELECT cover_url FROM barber_profiles UNION SELECT photo_url FROM shops
      UNION SELECT avatar_url FROM barber_profiles UNION SELECT photo_url FROM profiles) AS shown
    WHERE url IS NOT NULL AND url NOT IN (SELECT url FROM picture_alts)`)
  expect(silent).toEqual([])
})

test('a wall has at most two pictures of one backdrop', async () => {
  const kinds = Object.entries(backdrops)
  const backdropOf = (url: string) =>
    kinds.find(([, cuts]) => cuts.some((cut) => urlOf(`cut-${cut}`) === url))?.[0]
  const hung = await rows<{ barberId: string; url: string }>(sql`
    SELECT DISTINCT barber_id, image_url AS url FROM portfolio_items WHERE image_url LIKE '%/cut-%'`)
  expect(hung.filter(({ url }) => !backdropOf(url))).toEqual([])
  const counts = Map.groupBy(hung, ({ barberId, url }) => `${barberId} ${backdropOf(url)}`)
  expect(counts.size).toBeGreaterThan(100)
  for (const same of counts.values()) expect(same.length, same[0]!.url).toBeLessThanOrEqual(2)
})

test('everyone in a team has a face, no two the same', async () => {
  const faces = await rows<{ url: string | null }>(sql`
    SELECT photo_url AS url FROM employees JOIN profiles USING (user_id)
    UNION ALL SELECT avatar_url FROM barber_profiles WHERE kind = 'shop'`)
  expect(faces.length).toBeGreaterThanOrEqual(14)
  expect(new Set(faces.map(({ url }) => url)).size).toBe(faces.length)
  for (const { url } of faces)
    expect(existsSync(join(pictureFolder, (url ?? '').replace('/pictures/', ''))), url!).toBe(true)
})

test('every picture file is shown somewhere', async () => {
  const used = await rows<{ url: string }>(sql`
    SELECT image_url AS url FROM portfolio_items UNION SELECT cover_url FROM barber_profiles
    UNION SELECT photo_url FROM profiles WHERE photo_url IS NOT NULL`)
  const names = new Set(
    used.map(({ url }) => url.replace(/-\d+\.webp$/, '').replace('/pictures/', '')),
  )
  const kept = readdirSync(pictureFolder)
    .filter((file) => /^(cover|face|cut|still)-/.test(file))
    .map((file) => file.replace(/-\d+\.\w+$/, ''))
  expect([...new Set(kept)].filter((name) => !names.has(name))).toEqual([])
})

test('no provider or client has two bookings at once, past or future', async () => {
  const overlaps = await rows(sql`
    SELECT one.id FROM bookings AS one JOIN bookings AS other
      ON one.provider_id = other.provider_id AND one.id < other.id
      AND one.busy_range && other.busy_range`)
  const twice = await rows(sql`
    SELECT one.id FROM bookings AS one JOIN bookings AS other
      ON one.client_id = other.client_id AND one.id < other.id
      AND one.busy_range && other.busy_range`)

  expect(overlaps).toEqual([])
  expect(twice).toEqual([])
})

test('every upcoming booking fits its provider’s hours and services', async () => {
  const coming = await rows<{ fits: boolean; isTheirs: boolean }>(sql`
    SELECT ${fitsHours} AS fits,
      employee_id IS NULL OR NOT EXISTS (SELECT FROM booking_items WHERE booking_id = bookings.id
        AND service_id NOT IN (SELECT service_id FROM employee_services
          WHERE employee_services.employee_id = bookings.employee_id)) AS is_theirs
    FROM bookings WHERE starts_at > now()`)

  expect(coming.length).toBeGreaterThan(200)
  for (const booking of coming) expect(booking).toEqual({ fits: true, isTheirs: true })
})

test('a rating is what the published reviews say, and only visitors wrote them', async () => {
  const wrong = await rows(sql`
    SELECT shop_name FROM barber_profiles LEFT JOIN (
      SELECT barber_id, round(avg(rating), 1) AS mean, count(*) AS reviews FROM reviews
      WHERE status = 'published' GROUP BY barber_id) AS heard ON barber_id = user_id
    WHERE average_rating <> coalesce(mean, 0) OR total_reviews <> coalesce(reviews, 0)`)
  const strangers = await rows(sql`
    SELECT reviews.id FROM reviews JOIN bookings ON bookings.id = booking_id
    WHERE bookings.status <> 'completed' OR bookings.client_id IS DISTINCT FROM reviews.client_id
    OR reviews.created_at NOT BETWEEN completed_at AND completed_at + interval '30 days'
    OR reviews.created_at > now()`)
  const ratings = await rows<{ rating: number }>(
    sql`SELECT DISTINCT average_rating AS rating FROM barber_profiles WHERE is_approved`,
  )

  expect(wrong).toEqual([])
  expect(strangers).toEqual([])
  expect(ratings.length).toBeGreaterThanOrEqual(5)
})

type Won = { end: string; rank: number; visits: number; guests: number }

test('badges went to the best tenth, who crossed the thresholds', async () => {
  const awarded = await rows<Won>(sql`
    SELECT period_end::text AS end, rank, count(*) AS visits,
      count(DISTINCT coalesce(client_id::text, guest_email, guest_phone)) AS guests
    FROM barber_badges JOIN bookings USING (barber_id)
    WHERE badge_type = 'most_booked' AND status = 'completed'
    AND completed_at >= period_start::timestamp AT TIME ZONE 'America/Chicago'
    AND completed_at < period_end::timestamp AT TIME ZONE 'America/Chicago'
    GROUP BY badge_type, period_end, rank ORDER BY period_end DESC, rank`)
  const weeks = Map.groupBy(awarded, ({ end }) => end)
  for (const week of weeks.values()) {
    expect(week.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5].slice(0, week.length))
    expect(week.length).toBeGreaterThanOrEqual(4)
  }
  expect(weeks.size).toBe(6)
  for (const { visits, guests } of awarded) {
    expect(visits).toBeGreaterThanOrEqual(10)
    expect(guests).toBeGreaterThanOrEqual(6)
  }

  const praised = await rows<{ type: string; reviews: number; mean: number; days: number }>(sql`
    SELECT badge_type AS type, count(*) AS reviews, avg(rating) AS mean,
      period_end - period_start AS days
    FROM barber_badges JOIN reviews USING (barber_id)
    WHERE badge_type <> 'most_booked' AND status = 'published'
    AND created_at >= period_start::timestamp AT TIME ZONE 'America/Chicago'
    AND created_at < period_end::timestamp AT TIME ZONE 'America/Chicago'
    GROUP BY barber_badges.id`)
  const best = praised.filter(({ type }) => type === 'best_services')
  const most = praised.filter(({ type }) => type === 'most_reviewed')
  expect(best.length).toBeGreaterThanOrEqual(3)
  expect(most.length).toBeGreaterThanOrEqual(3)
  for (const { reviews, mean, days } of best) {
    expect(reviews).toBeGreaterThanOrEqual(10)
    expect(mean).toBeGreaterThanOrEqual(4.5)
    expect(days).toBe(90)
  }
  for (const { reviews, days } of most) {
    expect(reviews).toBeGreaterThanOrEqual(5)
    expect(days).toBe(30)
  }
})

test('what the pages say fits its schema, in both languages', async () => {
  for (const language of languages) {
    const sections = await db
      .selectFrom('pageContent')
      .select(['sectionKey', 'content'])
      .where('language', '=', language)
      .execute()
    landing.parse(Object.fromEntries(sections.map((each) => [each.sectionKey, each.content])))
    const managed = await db
      .selectFrom('cmsContent')
      .select(['sectionKey', 'content'])
      .where('language', '=', language)
      .execute()
    const contentOf = (key: string) => managed.find((each) => each.sectionKey === key)?.content
    footer.parse(contentOf('footer'))
    platformStats.parse(contentOf('platform_stats'))
  }
})

test('the demo client has plans, and the demo accounts have something behind the bell', async () => {
  const plans = await rows(sql`
    SELECT bookings.id FROM bookings JOIN users ON users.id = client_id
    WHERE email = 'client@kempt.example' AND starts_at > now() AND status = 'confirmed'`)
  const unread = await rows<{ email: string }>(sql`
    SELECT DISTINCT email FROM notifications JOIN users ON users.id = user_id WHERE NOT is_read`)

  expect(plans.length).toBeGreaterThanOrEqual(2)
  expect(unread.map(({ email }) => email).sort()).toEqual(
    ['admin', 'barber', 'client', 'employee'].map((name) => `${name}@kempt.example`),
  )
})

test('a second run changes nothing', async () => {
  const counts = () =>
    rows<{ users: number }>(sql`
      SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM bookings) AS bookings,
        (SELECT count(*) FROM reviews) AS reviews, (SELECT count(*) FROM page_content) AS content`)
  const before = await counts()
  const second = await seedDemo(db)

  expect(second).toEqual({ isNew: false, accounts: first.accounts })
  expect(await counts()).toEqual(before)
})
