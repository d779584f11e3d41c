// Test kit: a shop with one team member, and weekly hours.
import type { Actor } from '#contract/access.ts'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import type { Week } from '#contract/business/week.ts'
import type { BarberId } from '#contract/ids.ts'
import { dateOfDay, dayOfDate, weekdayOf } from '#server/shop-clock.ts'
import { at } from '#tests/bookings.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export const span = (opens: number, closes: number) => ({
  opensMinutes: opens * 60,
  closesMinutes: closes * 60,
})

export const everyDay = (...spans: ReturnType<typeof span>[]): Week =>
  Array.from({ length: 7 }, () => spans)

export const dateIn = (days: number) => at(days, 720).slice(0, 10)
export const weekdayIn = (days: number) => weekdayOf(dayOfDate(dateIn(days)))
export const dateAfter = (date: string, days: number) => dateOfDay(dayOfDate(date) + days)

type Membership = { permissionLevel?: PermissionLevel; timeOffNeedsApproval?: boolean }

export async function join({ barber, services }: Listed, membership: Membership = {}) {
  const person = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: barber.id, ...bookable, ...membership })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(services.map((serviceId) => ({ employeeId: id, serviceId })))
    .execute()
  await openDaily(person.id, [0, 1440])
  return { person, memberId: id }
}

export const openShop = () => list('Third Ward Cuts', { hours: [9 * 60, 18 * 60] })

// The open slots of one day, in wall-clock time.
export async function startsOn({ id, services }: Listed, days: number, professionalId?: string) {
  const asked = { profileId: id, services: services[0]!, from: dateIn(days), days: 1 }
  const { days: found } = await as(null).bookings.slots({ ...asked, professionalId })
  return (found[0]?.starts ?? []).map((start) => clock.format(new Date(start)))
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Chicago',
  hour: '2-digit',
  minute: '2-digit',
})

// An hour in the afternoon, four days from now.
export async function bookRow(whose: { barberId: BarberId; providerId: string }) {
  const [startsAt, endsAt] = [at(4, 16 * 60), at(4, 17 * 60)]
  const row = { ...whose, guestName: 'Somebody', startsAt, endsAt, status: 'confirmed' as const }
  const busyRange = `[${startsAt},${endsAt})`
  await db
    .insertInto('bookings')
    .values({ ...row, busyRange })
    .execute()
}

// How many live updates of this business were published.
export async function toldOf(barber: Actor) {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'barber')
    .where('kind', '=', 'live')
    .execute()
  return rows.filter(
    ({ payload }) => (payload as { barberId?: BarberId } | null)?.barberId === barber.id,
  ).length
}

export async function noticesOf({ id }: Actor) {
  const rows = await db
    .selectFrom('notifications')
    .select(['title', 'message', 'actionUrl'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
  return rows
}
