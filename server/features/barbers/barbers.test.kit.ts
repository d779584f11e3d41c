// Test kit: barbers with services, hours and reviews.
import type { Insertable } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Reviews } from '#server/database/tables.ts'
import { bookable } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'

const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()

export async function clearCity() {
  for (const table of ['reviews', 'bookings', 'portfolioItems', 'employees', 'services'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('barberProfiles').execute()
}

const shop = {
  address: '3412 Emancipation Ave, Houston, TX 77004',
  neighborhood: 'Third Ward',
  zip: '77004',
  latitude: 29.73,
  longitude: -95.36,
  bio: 'Since 2009.',
  licenseType: 'Class A Barber',
  licenseCheckedAt: '2026-01-05T12:00:00Z',
  accessible: true,
  parking: 'Behind the shop.',
  portfolioPhotos: ['/pictures/cut-buzz-768.webp'],
  approvalStatus: 'approved' as const,
}

export async function openShop(shopName: string, changes: object = {}) {
  const userId = await person('barber')
  const { id } = await db
    .insertInto('barberProfiles')
    .values({ userId, cityId, shopName, ...shop, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, userId }
}

export async function person(role: 'barber' | 'client' | 'employee' = 'barber', name?: string) {
  const { id } = await make.person(role)
  if (name) await db.updateTable('profiles').set({ name }).where('userId', '=', id).execute()
  return id
}

export async function hire(barberId: BarberId, name: string, changes: object = {}) {
  const userId = await person('employee', name)
  const job = { title: 'Senior barber', languages: ['en', 'es'], ...bookable }
  await db
    .insertInto('employees')
    .values({ userId, barberId, ...job, ...changes })
    .execute()
  await opens(userId, 1, '[600,660)')
  return userId
}

export async function offer(barberId: BarberId, name: string, changes: object = {}) {
  const what = { category: 'Fades', priceCents: 4000, durationMinutes: 45 } as const
  const { id } = await db
    .insertInto('services')
    .values({ barberId, name, ...what, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function hang(barberId: BarberId, changes: object = {}) {
  const picture = {
    imageUrl: '/pictures/cut-fade-low-768.webp',
    caption: 'Low fade',
    consentAt: '2026-02-01T12:00:00Z',
  }
  const { id } = await db
    .insertInto('portfolioItems')
    .values({ barberId, providerId: barberId, ...picture, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let bookings = 0

// Each review belongs to its own booking, by a guest by default.
export async function review(barberId: BarberId, changes: Partial<Insertable<Reviews>> = {}) {
  bookings += 1
  const startsAt = Temporal.Instant.from('2026-01-01T15:00:00Z').add({ hours: bookings })
  const endsAt = startsAt.add({ minutes: 30 })
  const { id: bookingId } = await db
    .insertInto('bookings')
    .values({
      barberId,
      providerId: barberId,
      clientId: changes.clientId ?? null,
      guestName: 'Guest',
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
      busyRange: `[${startsAt},${endsAt})`,
      status: 'completed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { rating: 5, createdAt: '2026-04-01T12:00:00Z' }
  const { id } = await db
    .insertInto('reviews')
    .values({ bookingId, barberId, providerId: barberId, ...said, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function opens(providerId: string, weekday: number, ...ranges: string[]) {
  await db
    .insertInto('availabilityRules')
    .values(ranges.map((openRange) => ({ providerId, weekday, openRange })))
    .execute()
}

export async function except(providerId: string, day: string, openRanges: string) {
  await db.insertInto('availabilityExceptions').values({ providerId, day, openRanges }).execute()
}
