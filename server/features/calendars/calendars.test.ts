import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { actorOf } from '#tests/actor-of.ts'
import { app, stranger } from '#tests/accounts.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

await app.ready()
const shop = await list('Calendar Shop')
let day = 1
const client = await make.person('client')
await db.updateTable('profiles').set({ name: 'Ana Ruiz' }).where('userId', '=', client.id).execute()
const own = await book(client, shop)
const rival = await make.person('client')
const foreign = await book(rival, shop)

// Each booking is on another day.
async function book(who: Actor, { id: profileId, services }: Listed) {
  const asked = { profileId, services: services.join(','), days: 31 }
  const { days } = await as(null).bookings.slots(asked)
  const startsAt = days[++day]?.starts[0] ?? ''
  const { id } = await as(who).bookings.hold({ profileId, serviceIds: services, startsAt })
  return as(who).bookings.confirm({ id })
}

async function pathOf(person: Actor) {
  const { url } = await as(person).calendars.feed()
  return new URL(url).pathname
}

const read = async (path: string) => stranger().get(path)

test('a client’s calendar holds their bookings and no others', async () => {
  const { status, headers, body } = await read(await pathOf(client))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('BEGIN:VCALENDAR')
  expect(body).toContain(own.id)
  expect(body).toContain('SUMMARY:Haircut at Calendar Shop')
  expect(body).not.toContain(foreign.id)
  expect(body).not.toContain('Ana Ruiz')
})

test('a barber’s holds everyone’s, by who comes; an employee’s those they cut', async () => {
  const barber = await read(await pathOf(shop.barber))
  expect(barber.body).toContain(own.id)
  expect(barber.body).toContain(foreign.id)
  expect(barber.body).toContain('SUMMARY:Haircut: Ana Ruiz')

  const employee = await make.person('employee')
  expect((await read(await pathOf(employee))).body).not.toContain('BEGIN:VEVENT')
  const moved = await book(client, shop)
  await db
    .updateTable('bookings')
    .set({ providerId: employee.id })
    .where('id', '=', moved.id)
    .execute()
  const cuts = await read(await pathOf(employee))
  expect(cuts.body).toContain(moved.id)
  expect(cuts.body).not.toContain(own.id)
})

test('what was cancelled is gone, and a request is marked as such', async () => {
  const person = await make.person('client')
  const { id, version } = await book(person, shop)
  const path = await pathOf(person)
  await db.updateTable('bookings').set({ status: 'pending' }).where('id', '=', id).execute()
  expect((await read(path)).body).toContain('STATUS:TENTATIVE')
  await as(person).bookings.move({ id, move: 'cancel', version })
  expect((await read(path)).body).not.toContain(id)
})

test('the address can be shown again, and a new one ends the old', async () => {
  const person = await make.person('client')
  const before = await pathOf(person)
  expect(await pathOf(person)).toBe(before)
  const renewed = new URL((await as(person).calendars.renew()).url).pathname
  expect(renewed).not.toBe(before)
  expect(await pathOf(person)).toBe(renewed)
  expect((await read(before)).status).toBe(404)
  expect((await read(renewed)).status).toBe(200)
})

test('a made-up calendar address is not found, nor one mixed from two', async () => {
  const [one, other] = [await pathOf(client), await pathOf(rival)]
  const half = '/calendar/'.length + 22
  const mixed = one.slice(0, half - 1) + other.slice(half - 1)
  for (const path of [mixed, one.replace('.ics', ''), '/calendar/x.ics', flip(one)])
    expect((await read(path)).status).toBe(404)
})

test('a deactivated user has no calendar', async () => {
  const person = await make.person('client')
  const path = await pathOf(person)
  await db
    .updateTable('profiles')
    .set({ isActive: false, deactivatedAt: new Date().toISOString() })
    .where('userId', '=', person.id)
    .execute()
  expect((await read(path)).status).toBe(404)
})

test('half an address is not found, and a deleted user has no calendar', async () => {
  const path = await pathOf(client)
  expect((await read(`${path.slice(0, -12)}.ics`)).status).toBe(404)
  const gone = as(actorOf(randomUUID(), 'client')).calendars
  for (const ask of [gone.feed, gone.renew])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one network may not try forever', async () => {
  const visitor = stranger()
  const path = await pathOf(client)
  await visitor.get(path)
  await db
    .updateTable('rateLimits')
    .set({ points: 600 })
    .where('key', 'like', 'calendar:%')
    .execute()
  expect((await visitor.get(path)).status).toBe(429)
  expect((await stranger().get(path)).status).toBe(200)
})

function flip(path: string) {
  const last = path.at(-5)
  return path.slice(0, -6) + (path.at(-6) === 'A' ? 'B' : 'A') + last + '.ics'
}
