import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { dateOfDay, minuteOf } from '#server/shop-clock.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'
import { houston } from '#tests/zones.ts'
import { ana, at, book, bookAsGuest, browser, hold, sweep } from '#tests/bookings.ts'

const guest = as(null)
let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
})

test('every time that is shown can be booked, and is not shown again', async () => {
  const from = dateOfDay(houston.dayOf(minuteOf(at(1, 720))))
  const asked = { profileId: shop.id, services: shop.services.join(','), from, days: 1 }
  const before = await guest.bookings.slots(asked)
  const [day] = before.days
  const first = day!.starts[0]!
  const booking = await book(client, shop, first)
  expect(booking).toMatchObject({ status: 'confirmed', startsAt: first, totalCents: 3000 })
  const after = await guest.bookings.slots(asked)
  expect(after.days[0]!.starts).toEqual(day!.starts.slice(1))
  const hidden = await list('Not yet', { profile: { approvalStatus: 'submitted' } })
  for (const profileId of [hidden.id, randomUUID()])
    await expect(guest.bookings.slots({ ...asked, profileId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
})

test('two people, one time: one has it, the other is shown the three nearest', async () => {
  const rival = await make.person('client')
  const startsAt = at(2, 600)
  const results = await Promise.allSettled([client, rival].map((who) => hold(who, shop, startsAt)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(lost.reason).toMatchObject({
    code: 'SLOT_TAKEN',
    alternatives: [at(2, 540), at(2, 570), at(2, 630)],
  })
})

test('a hold blocks the time for ten minutes, and then no longer', async () => {
  const rival = await make.person('client')
  const held = await hold(client, shop, at(2, 600))
  expect(Date.parse(held.expiresAt) - Date.now()).toBeGreaterThan(9.5 * 60_000)
  await expect(hold(rival, shop, at(2, 600))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })

  await runOut(held.id)
  const { id } = await hold(rival, shop, at(2, 600))
  expect(id).not.toBe(held.id)
  // The expired hold cannot be confirmed, because its slot is taken.
  await expect(as(client).bookings.confirm({ id: held.id })).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
  })
})

test('an expired hold can be confirmed while its slot is still free', async () => {
  const held = await hold(client, shop, at(2, 600))
  await runOut(held.id)
  expect(await as(client).bookings.confirm({ id: held.id })).toMatchObject({ status: 'confirmed' })
})

test('pressing Confirm twice books once', async () => {
  const { id } = await hold(client, shop, at(2, 600))
  const both = await Promise.all([
    as(client).bookings.confirm({ id }),
    as(client).bookings.confirm({ id }),
  ])
  expect(both.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  const events = await db
    .selectFrom('bookingEvents')
    .select('event')
    .where('bookingId', '=', id)
    .execute()
  expect(events.map(({ event }) => event)).toEqual(['held', 'confirmed'])
})

test('choosing another time at the same barber gives the first back', async () => {
  const rival = await make.person('client')
  await hold(client, shop, at(2, 600))
  await hold(client, shop, at(2, 615 + 15))
  await expect(hold(rival, shop, at(2, 600))).resolves.toMatchObject({ startsAt: at(2, 600) })
})

test('a client cannot see, confirm or release another client’s hold', async () => {
  const rival = await make.person('client')
  const { id } = await hold(client, shop, at(2, 600))
  for (const who of [rival, null, await make.person('barber')]) {
    await expect(as(who).bookings.confirm({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(as(who).bookings.release({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(as(who).bookings.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('price, minutes and commission are the server’s', async () => {
  const booking = await book(client, shop, at(2, 600))
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ totalCents: 3000, commissionCents: 300, commissionPercent: 10 })
  expect(Date.parse(row.endsAt) - Date.parse(row.startsAt)).toBe(30 * 60_000)
})

test('any professional: a free provider gets the booking, until every provider is booked', async () => {
  const colleague = await make.person('employee')
  const { id: employeeId } = await db
    .insertInto('employees')
    .values({ userId: colleague.id, barberId: shop.barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(shop.services.map((serviceId) => ({ employeeId, serviceId })))
    .execute()
  await openDaily(colleague.id, [540, 1020])
  const rival = await make.person('client')
  const late = await make.person('client')
  const one = await hold(client, shop, at(2, 600))
  const two = await hold(rival, shop, at(2, 600))
  expect(new Set([one.professional.id, two.professional.id])).toEqual(
    new Set([shop.barber.id, colleague.id]),
  )
  await expect(hold(late, shop, at(2, 600))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
})

test('without instant booking the barber is asked, and the client told', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  const booking = await book(client, shop, at(3, 600))
  expect(booking.status).toBe('pending')
  const accepted = await as(shop.barber).bookings.move({
    id: booking.id,
    move: 'accept',
    version: booking.version,
  })
  expect(accepted.status).toBe('confirmed')
  await sendMessages()
  const told = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', client.id)
    .execute()
  expect(told.map(({ title }) => title)).toEqual(['Request sent', 'Appointment confirmed'])
})

test('a request without an answer expires, and the time is free again', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  const { id } = await book(client, shop, at(3, 600))
  await db
    .updateTable('bookings')
    .set({ answerBy: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', id)
    .execute()
  await sweep()
  expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'expired' })
  const rival = await make.person('client')
  await expect(hold(rival, shop, at(3, 600))).resolves.toBeDefined()
})

test('a guest proves an address once, and the browser is remembered', async () => {
  const chrome = browser()
  const booking = await bookAsGuest(chrome, shop, at(2, 600))
  expect(booking).toMatchObject({ status: 'confirmed', client: { name: 'Ana Ruiz' } })
  expect(await chrome.api().bookings.read({ id: booking.id })).toMatchObject({ parts: ['client'] })
  // Another browser cannot read it.
  await expect(browser().api().bookings.read({ id: booking.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { id } = await chrome.api().bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(3, 600),
  })
  expect(await chrome.api().bookings.guestCode({ id, email: ana.email })).toMatchObject({
    isKnown: true,
  })
})

test('the mail of a guest brings the appointment and a link that opens it anywhere', async () => {
  const guestOf = { ...ana, email: 'mail@example.com', phone: '(713) 555-0177' }
  const booking = await bookAsGuest(browser(), shop, at(2, 600), guestOf)
  const mail = await mailTo('mail@example.com', 'booking')
  expect(mail.calendar).toContain(`UID:${booking.id}@kempt`)
  const link = mail.token('link')
  const elsewhere = browser().api()
  expect(await elsewhere.bookings.read({ id: booking.id, link })).toMatchObject({
    bookingNumber: booking.bookingNumber,
  })
  await expect(elsewhere.bookings.read({ id: booking.id, link: `${link}x` })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  )
})

test('a wrong code books nothing, and three wrong ones end it', async () => {
  const chrome = browser()
  const { id } = await chrome.api().bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(2, 600),
  })
  const wrong = { ...ana, email: 'wrong@example.com', phone: '(713) 555-0178' }
  await chrome.api().bookings.guestCode({ id, email: wrong.email })
  const { code } = await mailTo(wrong.email, 'guest-code')
  const other = code === '000000' ? '000001' : '000000'
  for (let count = 0; count < 3; count++)
    await expect(
      chrome.api().bookings.confirm({ id, guest: wrong, code: other }),
    ).rejects.toMatchObject({ code: 'CODE_INVALID' })
  await expect(chrome.api().bookings.confirm({ id, guest: wrong, code })).rejects.toMatchObject({
    code: 'CODE_EXPIRED',
  })
})

test('a guest has two bookings to come at most, a client five', async () => {
  const chrome = browser()
  const busy = { ...ana, email: 'busy@example.com', phone: '(713) 555-0199' }
  await bookAsGuest(chrome, shop, at(2, 600), busy)
  await bookAsGuest(chrome, shop, at(3, 600), busy)
  await expect(bookAsGuest(chrome, shop, at(4, 600), busy)).rejects.toMatchObject({
    code: 'TOO_MANY_BOOKINGS',
  })
  for (let day = 5; day < 10; day++) await book(client, shop, at(day, 600))
  await expect(book(client, shop, at(10, 600))).rejects.toMatchObject({ code: 'TOO_MANY_BOOKINGS' })
})

test('two barbers within two hours is one too many', async () => {
  const other = await list('Elsewhere', { hours: [540, 1020] })
  await book(client, shop, at(2, 600))
  await expect(book(client, other, at(2, 660))).rejects.toMatchObject({
    code: 'TOO_CLOSE_TOGETHER',
  })
  await expect(book(client, other, at(2, 720))).resolves.toMatchObject({ status: 'confirmed' })
})

test('two barbers within two hours, one of them paid ahead, is not', async () => {
  const other = await list('Elsewhere', { hours: [540, 1020] })
  await book(client, shop, at(2, 600))
  const { id } = await hold(client, other, at(2, 660))
  await db.updateTable('bookings').set({ paymentPolicy: 'prepay' }).where('id', '=', id).execute()
  expect(await as(client).bookings.confirm({ id })).toMatchObject({ status: 'confirmed' })
})

test('who is not listed cannot be booked', async () => {
  await db
    .updateTable('barberProfiles')
    .set({ approvalStatus: 'suspended' })
    .where('id', '=', shop.id)
    .execute()
  await expect(hold(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a time outside the hours, in the past or too far ahead is not open', async () => {
  for (const startsAt of [at(2, 500), at(2, 605), at(-1, 600), at(45, 600), at(2, 1005)])
    await expect(hold(client, shop, startsAt)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
})

async function runOut(id: string) {
  await db
    .updateTable('bookings')
    .set({ holdExpiresAt: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', id)
    .execute()
}
