import { describe, expect, test } from 'vitest'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'
import { denver, houston, listInDenver } from '#tests/zones.ts'
import { dayMinutes, isoOf } from '#server/shop-clock.ts'
import { endOfQuiet } from './service.ts'
import { notify } from './service.ts'

const minutesOf = (text: string) => Date.parse(text) / 60_000
const night = { startsMinutes: 22 * 60, endsMinutes: 8 * 60 }
const noon = { startsMinutes: 12 * 60, endsMinutes: 13 * 60 }

// The times of the table are those of Houston; the same clock is later in Denver.
describe.each([
  ['Houston', houston, 0],
  ['Denver', denver, 60],
] as const)('the end of quiet hours in %s', (_, zone, later) => {
  test.each([
    ['before midnight', '2026-11-16T05:00Z', night, '2026-11-16T14:00:00Z'],
    ['after midnight', '2026-11-16T08:00Z', night, '2026-11-16T14:00:00Z'],
    ['with their first minute', '2026-11-16T04:00Z', night, '2026-11-16T14:00:00Z'],
    ['not with their last', '2026-11-16T14:00Z', night, undefined],
    ['not by day', '2026-11-16T20:00Z', night, undefined],
    ['within a day', '2026-11-16T18:30Z', noon, '2026-11-16T19:00:00Z'],
    ['in the night the clocks go back', '2026-11-01T04:00Z', night, '2026-11-01T14:00:00Z'],
    ['in the night they go forward', '2026-03-08T05:00Z', night, '2026-03-08T13:00:00Z'],
  ])('%s', (_, now, hours, end) => {
    const found = endOfQuiet(minutesOf(now) + later, zone, hours)
    const expected = end && isoOf(minutesOf(end) + later)
    expect(found === undefined ? undefined : isoOf(found)).toBe(expected)
  })
})

// From an hour ago until four hours from now, or three in the night when spring skips an hour.
function around(zone = houston) {
  const now = zone.toLocal(Math.floor(Date.now() / 60_000))
  const onClock = (minutes: number) => (minutes + dayMinutes) % dayMinutes
  return { isOn: true, startsMinutes: onClock(now - 60), endsMinutes: onClock(now + 240) }
}

const pushesTo = async (userId: string) =>
  (await db.selectFrom('outbox').select(['name', 'payload', 'runAt']).execute()).filter(
    ({ name, payload }) =>
      name === 'send-push' && (payload as { userId: string }).userId === userId,
  )

const notice = {
  event: 'review',
  type: 'other',
  title: { en: 'New', es: 'Nuevo' },
  message: { en: 'New', es: 'Nuevo' },
} as const

test('what is not urgent waits; it stands in the app at once', async () => {
  const barber = await make.person('barber')
  await as(barber).notifications.saveQuietHours(around())
  await notify(db, { ...notice, userId: barber.id })
  const [push] = await pushesTo(barber.id)
  expect(Date.parse(push!.runAt!) - Date.now()).toBeGreaterThan(100 * 60_000)
  expect((await as(barber).notifications.list({})).unreadCount).toBe(1)

  await notify(db, { ...notice, userId: barber.id, isUrgent: true })
  expect((await pushesTo(barber.id)).map(({ runAt }) => runAt === null)).toEqual([false, true])
})

test('quiet hours pass on the clock of the shop, for its owner and its team', async () => {
  const { barber } = await listInDenver('Quiet in Denver')
  const member = await make.person('employee')
  await db.insertInto('employees').values({ userId: member.id, barberId: barber.id }).execute()
  for (const person of [barber, member]) {
    const hours = around(denver)
    await as(person).notifications.saveQuietHours(hours)
    await notify(db, { ...notice, userId: person.id })
    const [push] = await pushesTo(person.id)
    const end = denver.toLocal(Date.parse(push!.runAt!) / 60_000) % dayMinutes
    expect(end).toBe(hours.endsMinutes)
  }
})

test("a visit of another day waits, by mail too, and today's does not", async () => {
  const shop = await list('Quiet', { hours: [0, 1440] })
  const client = await make.person('client')
  await as(shop.barber).notifications.saveQuietHours(around())
  await book(client, shop, at(3, 600))
  await sendMessages()
  const mails = async () => {
    const rows = await db.selectFrom('mails').select(['id', 'userId']).execute()
    const mine = rows.flatMap(({ id, userId }) => (userId === shop.barber.id ? id : []))
    const jobs = await db.selectFrom('outbox').select(['payload', 'runAt']).execute()
    return jobs
      .filter(({ payload }) => mine.includes((payload as { mailId: string }).mailId))
      .map(({ runAt }) => runAt)
  }
  expect((await mails()).map((runAt) => runAt !== null)).toEqual([true])
  expect((await pushesTo(shop.barber.id)).map(({ runAt }) => runAt !== null)).toEqual([true])

  const { barber } = shop
  await notify(db, { ...notice, userId: barber.id, bookingAt: new Date().toISOString() })
  expect((await pushesTo(barber.id)).at(-1)?.runAt).toBeNull()
})

test('they are switched on, changed and off again', async () => {
  const employee = await make.person('employee')
  const { notifications } = as(employee)
  expect(await notifications.quietHours()).toEqual({
    isOn: false,
    startsMinutes: 1320,
    endsMinutes: 480,
  })
  const chosen = { isOn: true, startsMinutes: 1200, endsMinutes: 540 }
  await notifications.saveQuietHours(chosen)
  expect(await notifications.quietHours()).toEqual(chosen)
  await notifications.saveQuietHours({ ...chosen, isOn: false })
  expect((await notifications.quietHours()).isOn).toBe(false)
  await expect(
    notifications.saveQuietHours({ isOn: true, startsMinutes: 60, endsMinutes: 60 }),
  ).rejects.toMatchObject({ fields: { endsMinutes: 'Choose another time for the end' } })
})
