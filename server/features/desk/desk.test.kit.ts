// Test kit: a shop with a team, and the desk API for each member.
import { beforeEach } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at } from '#tests/bookings.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export let shop: Listed
export let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1080] })
  client = await make.person('client')
})

type Level = 'self' | 'desk' | 'manager'

export async function hire(level: Level, toggles: { seesContacts?: boolean } = {}) {
  const member = await make.person('employee')
  const { id: employeeId } = await db
    .insertInto('employees')
    .values({
      userId: member.id,
      barberId: shop.barber.id,
      ...bookable,
      permissionLevel: level,
      ...toggles,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(shop.services.map((serviceId) => ({ employeeId, serviceId })))
    .execute()
  await openDaily(member.id, [540, 1080])
  return member
}

// 12 to 1 p.m., the day after tomorrow.
export const block = (who: Actor, more: object = {}) =>
  as(who).hours.takeTimeOff({
    place: 'barber',
    firstDate: dayAt(2),
    lastDate: dayAt(2),
    isAllDay: false,
    fromTime: '12:00',
    toTime: '13:00',
    ...more,
  })

export async function recordOf(bookingId: string) {
  const { clientRecordId } = await db
    .selectFrom('bookings')
    .select('clientRecordId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return clientRecordId!
}

const dayAt = (days: number) => at(days, 720).slice(0, 10)
const days = () => ({ from: dayAt(0), to: dayAt(6) })
export const desk = (who: Actor, place: 'barber' | 'employee' = 'barber') => ({
  shop: () => as(who).desk.shop({ place }),
  calendar: () => as(who).desk.calendar({ place, ...days() }),
  visit: (id: string) => as(who).desk.visit({ place, id }),
  create: (booking: object) =>
    as(who).desk.create({
      place,
      isWalkIn: false,
      name: 'Rosa Lee',
      phone: null,
      email: null,
      serviceIds: shop.services.slice(0, 1),
      memberId: who.id,
      startsAt: at(2, 600),
      ...booking,
    }),
})
