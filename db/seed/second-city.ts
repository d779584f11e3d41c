// A second city in another time zone. It is switched off: its barber can sign in and run a chair,
// and visitors do not find it.
import { profileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'
import { pictureUrl } from './barbers/portfolio.ts'
import { createClock, dayMs, iso, minuteMs } from './clock.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'

export const denverBarber = { name: 'Wes Calloway', email: 'denver@kempt.example' }

const timeZone = 'America/Denver'
const services = [
  { name: 'Skin fade', category: 'Fades', priceCents: 4200, durationMinutes: 45 },
  { name: 'Beard trim', category: 'Beard', priceCents: 2500, durationMinutes: 30 },
  { name: "Kids' cut", category: 'Kids', priceCents: 2800, durationMinutes: 30 },
] as const

const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 0, noShowFeePercent: 0 }

// Days from today and minutes after midnight, both in Denver.
const visits = [
  { day: -6, minute: 600, guest: 'Priya Raman' },
  { day: -1, minute: 930, guest: 'Cole Whitaker' },
  { day: 1, minute: 600, guest: 'Cole Whitaker' },
  { day: 2, minute: 1020, guest: 'Priya Raman' },
]

export async function writeSecondCity(db: Db, nowMs: number) {
  const ownerId = barberIdOf(idOf('person', denverBarber.email))
  const cityId = idOf('city', 'Denver')
  const place = { name: 'Denver', state: 'CO', latitude: 39.7392, longitude: -104.9903 }
  await insertRows(db, 'cities', [{ id: cityId, ...place, timeZone, isActive: false }])
  await insertRows(db, 'barberProfiles', [
    {
      id: profileId.parse(idOf('profile', denverBarber.email)),
      userId: ownerId,
      cityId,
      shopName: 'Wynkoop Cuts',
      address: '1634 Wynkoop St, Denver, CO 80202',
      neighborhood: 'LoDo',
      zip: '80202',
      latitude: 39.7527,
      longitude: -104.9997,
      bio: 'One chair by Union Station. Fades, beards and whoever missed the train.',
      coverUrl: pictureUrl('cut-silver-slick'),
      portfolioPhotos: ['cut-fade-low', 'cut-slick', 'still-counter'].map(pictureUrl),
      approvalStatus: 'approved' as const,
      createdAt: iso(nowMs - 60 * dayMs),
    },
  ])
  await insertRows(
    db,
    'services',
    services.map((service, position) => ({
      id: idOf('service', denverBarber.email, service.name),
      barberId: ownerId,
      ...service,
      position,
    })),
  )
  await insertRows(
    db,
    'availabilityRules',
    Array.from({ length: 7 }, (_, weekday) => ({
      providerId: ownerId,
      weekday,
      openRange: '[540,1080)',
    })),
  )
  await writeVisits(db, ownerId, nowMs)
}

async function writeVisits(db: Db, ownerId: string, nowMs: number) {
  const clock = createClock(Temporal.Instant.fromEpochMilliseconds(nowMs), timeZone)
  const { name, priceCents, durationMinutes } = services[0]
  const bookings = visits.map(({ day, minute, guest }) => {
    const [startsAt, endsAt] = [0, durationMinutes].map((later) =>
      iso(clock.at(day, minute) + later * minuteMs),
    )
    const isOver = day < 0
    return {
      id: idOf('booking', denverBarber.email, String(day)),
      guestName: guest,
      barberId: barberIdOf(ownerId),
      providerId: ownerId,
      startsAt: startsAt!,
      endsAt: endsAt!,
      busyRange: `[${startsAt},${endsAt})`,
      status: isOver ? ('completed' as const) : ('confirmed' as const),
      completedAt: isOver ? endsAt! : null,
      source: 'barber' as const,
      byShop: 'booked' as const,
      subtotalCents: priceCents,
      totalCents: priceCents,
      policySnapshot: JSON.stringify(policy),
      createdAt: iso(nowMs - 7 * dayMs),
    }
  })
  for (const booking of bookings) await db.insertInto('bookings').values(booking).execute()
  await insertRows(
    db,
    'bookingItems',
    bookings.map(({ id }) => ({
      bookingId: id,
      position: 0,
      serviceId: idOf('service', denverBarber.email, name),
      name,
      priceCents,
      durationMinutes,
    })),
  )
}
