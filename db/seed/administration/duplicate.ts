// A barber who lost the password, signed up again and is listed twice: administrators can merge the two.
import { sql } from 'kysely'
import { profileId } from '#contract/ids.ts'
import { pictureUrl } from '#db/seed/barbers/portfolio.ts'
import type { Shop } from '#db/seed/barbers/roster.ts'
import { dayMs, hourMs, iso, minuteMs, type Clock } from '#db/seed/clock.ts'
import { clients } from '#db/seed/clients.ts'
import { admin, personId, twice } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'
import type { Deed } from './deeds.ts'

const original = 'Kashmere Crown'
const joinedDaysAgo = 24
const waitedHours = 11
const openDays = [2, 3, 4, 5, 6]
const openMinutes = { from: 600, to: 1080 }

// From this many days from today, the first open day.
const visits = [
  { fromDay: -16, client: 'Jamal Coleman' },
  { fromDay: -9, client: null },
  { fromDay: 8, client: 'Jamal Coleman' },
]

export async function writeDuplicate(db: Db, shops: Shop[], clock: Clock): Promise<Deed[]> {
  const shop = shops.find(({ business }) => business.shop === original)!
  const { business } = shop
  const barberId = barberIdOf(personId(twice.email))
  const id = profileId.parse(idOf('profile', twice.email))
  const submittedAt = clock.nowMs - joinedDaysAgo * dayMs
  const decidedAt = submittedAt + waitedHours * hourMs
  const { id: cityId } = await db
    .selectFrom('cities')
    .select('id')
    .where('name', '=', 'Houston')
    .executeTakeFirstOrThrow()
  const first = await db
    .selectFrom('barberProfiles')
    .select(['address', 'licenseNumber', 'licenseType', 'licenseExpiresOn'])
    .where('shopName', '=', original)
    .executeTakeFirstOrThrow()
  await insertRows(db, 'barberProfiles', [
    {
      ...first,
      id,
      userId: barberId,
      cityId,
      shopName: 'Kashmere Crown Barber Shop',
      neighborhood: business.neighborhood,
      zip: business.zip,
      latitude: business.at[0],
      longitude: business.at[1],
      bio: 'Shape-ups and twists on Cavalcade. New page, same chair.',
      coverUrl: pictureUrl('cut-afro-close'),
      portfolioPhotos: ['cut-afro-close', 'cut-fade-afro', 'cut-curls'].map(pictureUrl),
      licenseCheckedAt: iso(decidedAt),
      approvalStatus: 'approved',
      createdAt: iso(submittedAt - 2 * hourMs),
    },
  ])
  await sql`UPDATE profiles SET phone = (SELECT phone FROM profiles WHERE user_id = ${shop.ownerId})
    WHERE user_id = ${barberId}`.execute(db)
  await insertRows(db, 'barberSetups', [
    { barberId, submittedAt: iso(submittedAt), decidedAt: iso(decidedAt) },
  ])
  await insertRows(
    db,
    'services',
    menuOf(shop).map(({ id, name, category, priceCents, minutes }, position) => ({
      id,
      barberId,
      name,
      category,
      priceCents,
      durationMinutes: minutes,
      position,
    })),
  )
  const { from, to } = openMinutes
  await insertRows(
    db,
    'availabilityRules',
    openDays.map((weekday) => ({ providerId: barberId, weekday, openRange: `[${from},${to})` })),
  )
  await writeVisits(db, shop, clock)
  return [
    {
      actorId: personId(admin.email),
      action: 'approve',
      entity: 'barber_profiles',
      entityId: id,
      reason: 'License valid, shop called back',
      before: { status: 'submitted' },
      after: { status: 'approved', waitedHours },
      createdAt: iso(decidedAt),
    },
  ]
}

// Half of the original's services, under the same names, and one of its own.
function menuOf({ services: [first, ...rest] }: Shop) {
  const own = { ...first!, name: 'Crown special', priceCents: first!.priceCents + 1000 }
  return [first!, ...rest.slice(0, 3), own].map((service) => ({
    ...service,
    id: idOf('service', twice.email, service.name),
  }))
}

async function writeVisits(db: Db, shop: Shop, clock: Clock) {
  const barberId = barberIdOf(personId(twice.email))
  const { id: serviceId, name, priceCents, minutes } = menuOf(shop)[0]!
  for (const { fromDay, client: clientName } of visits) {
    const client = clients.find((each) => each.name === clientName)
    const busy = [shop.ownerId, ...(client ? [personId(client.email)] : [])]
    const startsMs = await findFree(db, busy, clock, { fromDay, minutes })
    const [startsAt, endsAt] = [iso(startsMs), iso(startsMs + minutes * minuteMs)]
    const isOver = fromDay < 0
    const { id: bookingId } = await db
      .insertInto('bookings')
      .values({
        ...(client ? { clientId: personId(client.email) } : { guestName: 'Otis Galvan' }),
        barberId,
        providerId: barberId,
        startsAt,
        endsAt,
        busyRange: `[${startsAt},${endsAt})`,
        status: isOver ? 'completed' : 'confirmed',
        completedAt: isOver ? endsAt : null,
        paymentStatus: isOver ? 'paid_at_shop' : 'unpaid',
        source: client ? 'direct_link' : 'barber',
        byShop: client ? null : 'booked',
        subtotalCents: priceCents,
        totalCents: priceCents,
        createdAt: iso(Math.min(startsMs, clock.nowMs) - 3 * dayMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRows(db, 'bookingItems', [
      { bookingId, position: 0, serviceId, name, priceCents, durationMinutes: minutes },
    ])
  }
}

type Wish = { fromDay: number; minutes: number }

// When neither the client nor the original has a booking: a merge must not be refused.
async function findFree(db: Db, busy: string[], clock: Clock, { fromDay, minutes }: Wish) {
  for (let day = fromDay; ; day++)
    for (let from = openMinutes.from; from + minutes <= openMinutes.to; from += 30) {
      if (!openDays.includes(clock.weekdayOf(day))) continue
      const startsMs = clock.at(day, from)
      const taken = `[${iso(startsMs)},${iso(startsMs + minutes * minuteMs)})`
      const others = await db
        .selectFrom('bookings')
        .select('id')
        .where(sql<boolean>`busy_range && ${taken}::tstzrange`)
        .where((where) =>
          where.or([where('providerId', 'in', busy), where('clientId', 'in', busy)]),
        )
        .execute()
      if (others.length === 0) return startsMs
    }
}
