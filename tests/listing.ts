// A bookable barber: approved, with services and hours.
import type { Insertable } from 'kysely'
import type { Category } from '#contract/marketplace/search.ts'
import { isoOf } from '#server/shop-clock.ts'
import type { BarberProfiles } from '#server/database/tables.ts'
import { db, make, type Barber } from './world.ts'

type Service = [name: string, category: Category, dollars: number, minutes: number]

type Listing = {
  spot?: [latitude: number, longitude: number]
  services?: Service[]
  profile?: Partial<Insertable<BarberProfiles>>
  // On every day, in minutes after midnight.
  hours?: [from: number, to: number]
}

export type Listed = Awaited<ReturnType<typeof list>>

const allDay: [number, number] = [0, 1440]
const plain: Service[] = [['Haircut', 'Fades', 30, 30]]

export async function list(shopName: string, listing: Listing = {}) {
  const { spot = [29.76, -95.37], services = plain, profile, hours = allDay } = listing
  const barber = await make.person('barber')
  const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('barberProfiles')
    .values({
      userId: barber.id,
      cityId,
      shopName,
      address: '100 Main St, Houston, TX',
      latitude: spot[0],
      longitude: spot[1],
      approvalStatus: 'approved',
      ...profile,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('services')
    .values(
      services.map(([name, category, dollars, durationMinutes], position) => {
        const priceCents = dollars * 100
        return { barberId: barber.id, name, category, priceCents, durationMinutes, position }
      }),
    )
    .returning(['id', 'position'])
    .execute()
  await openDaily(barber.id, hours)
  return {
    id,
    barber,
    services: rows.sort((a, b) => a.position - b.position).map((row) => row.id),
    book: (start: number, minutes: number) => fillTime(barber, start, minutes),
  }
}

// A team member is bookable with this and hours.
export const bookable = { isBookable: true, licenseCheckedAt: '2026-01-05T12:00:00Z' }

export async function openDaily(providerId: string, [from, to]: [number, number]) {
  const openRange = `[${from},${to})`
  await db
    .insertInto('availabilityRules')
    .values(Array.from({ length: 7 }, (_, weekday) => ({ providerId, weekday, openRange })))
    .execute()
}

// Another client's booking.
async function fillTime({ id }: Barber, start: number, minutes: number) {
  const [startsAt, endsAt] = [isoOf(start), isoOf(start + minutes)]
  await db
    .insertInto('bookings')
    .values({
      guestName: 'Someone',
      barberId: id,
      providerId: id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'confirmed',
    })
    .execute()
}
