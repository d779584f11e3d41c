// When the shop declines or cancels, the message offers three other slots.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, shift, sweep } from '#tests/bookings.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts', {
    services: [
      ['Haircut', 'Fades', 30, 30],
      ['Beard', 'Beard', 15, 15],
    ],
    hours: [540, 1020],
  })
})

const emailOf = async ({ id }: Actor) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

async function move(who: Actor, id: string, name: Move, reason = 'The water is off.') {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, move: name, version, reason })
}

async function bookBoth(startsAt: string) {
  const { id } = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt,
  })
  return as(client).bookings.confirm({ id })
}

// Parses the booking links of a mail.
const linksIn = (body: string) =>
  [...body.matchAll(/\/barber\/([\w-]+)\?(book=1\S+start=\S+)/g)].map(([, profileId, search]) => {
    const params = new URLSearchParams(search)
    return {
      profileId,
      serviceIds: params.getAll('service'),
      professionalId: params.get('professional'),
      startsAt: params.get('start')!,
    }
  })

const requestsOnly = () =>
  db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()

describe.each(['cancel', 'decline', 'expire'] as const)('after %s', (how) => {
  async function end(id: string) {
    if (how !== 'expire') return move(shop.barber, id, how)
    const passed = new Date(Date.now() - 1000).toISOString()
    await db.updateTable('bookings').set({ answerBy: passed }).where('id', '=', id).execute()
    await sweep()
  }

  beforeEach(async () => {
    if (how !== 'cancel') await requestsOnly()
  })

  test('the mail has three open times for the same services and person', async () => {
    const { id } = await bookBoth(at(3, 720))
    await end(id)
    const links = linksIn((await mailTo(await emailOf(client), 'booking')).body)
    expect(links.map(({ startsAt }) => Date.parse(startsAt))).toHaveLength(3)
    for (const link of links) {
      expect(link).toMatchObject({
        profileId: shop.id,
        serviceIds: shop.services,
        professionalId: shop.barber.id,
      })
      // Neither the refused time nor one that overlaps it.
      const start = Date.parse(link.startsAt)
      expect(Math.abs(start - Date.parse(at(3, 720)))).toBeGreaterThanOrEqual(45 * 60_000)
      const { id: held } = await as(client).bookings.hold({ ...link, profileId: shop.id })
      await as(client).bookings.release({ id: held })
    }
  })

  test('the app has the same, as they are at that moment', async () => {
    const { id } = await bookBoth(at(3, 720))
    await end(id)
    expect(await as(client).bookings.read({ id })).toMatchObject({ isEndedByShop: true })
    const { alternatives } = await as(client).bookings.alternatives({ id })
    expect(alternatives).toHaveLength(3)
    const { path, startsAt, professional } = alternatives[0]!
    expect(professional).toMatchObject({ id: shop.barber.id })
    expect(linksIn(path)).toMatchObject([{ startsAt, serviceIds: shop.services }])
    const rival = await make.person('client')
    await book(rival, shop, startsAt)
    const later = await as(client).bookings.alternatives({ id })
    expect(later.alternatives.map((each) => each.startsAt)).not.toContain(startsAt)
    expect(later.alternatives).toHaveLength(3)
    // Holding a slot that was taken meanwhile fails with the nearest ones.
    await expect(
      as(client).bookings.hold({
        profileId: shop.id,
        serviceIds: shop.services,
        professionalId: shop.barber.id,
        startsAt,
      }),
    ).rejects.toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) })
  })
})

test('a guest has them in the mail and by the link', async () => {
  const guest = { ...ana, email: 'three@example.com', phone: '(713) 555-0179' }
  const { id } = await bookAsGuest(browser(), shop, at(3, 720), guest)
  await move(shop.barber, id, 'cancel')
  const mail = await mailTo(guest.email, 'booking')
  expect(linksIn(mail.body)).toHaveLength(3)
  const link = mail.token('link')
  expect((await as(null).bookings.alternatives({ id, link })).alternatives).toHaveLength(3)
  await expect(as(null).bookings.alternatives({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('in Spanish, too', async () => {
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', client.id).execute()
  const { id } = await book(client, shop, at(3, 720))
  await move(shop.barber, id, 'cancel')
  const { body } = await mailTo(await emailOf(client), 'booking')
  expect(body).toContain('¿Te queda bien otra hora?')
  expect(linksIn(body)).toHaveLength(3)
})

test('another provider is offered when the same one has no open slot', async () => {
  const { id } = await book(client, shop, at(3, 720))
  await db.deleteFrom('availabilityRules').where('providerId', '=', shop.barber.id).execute()
  await move(shop.barber, id, 'cancel')
  expect(linksIn((await mailTo(await emailOf(client), 'booking')).body)).toEqual([])
  expect(await as(client).bookings.alternatives({ id })).toEqual({ alternatives: [] })

  const member = await make.person('employee')
  const { id: employeeId } = await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: shop.barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(shop.services.map((serviceId) => ({ employeeId, serviceId })))
    .execute()
  await openDaily(member.id, [540, 1020])
  const { alternatives } = await as(client).bookings.alternatives({ id })
  expect(alternatives).toMatchObject(Array(3).fill({ professional: null }))
  const [wish] = linksIn(alternatives[0]!.path)
  const held = await as(client).bookings.hold({ ...wish!, profileId: shop.id })
  expect(held.professional.id).toBe(member.id)
})

test('nothing of a shop that is closed, or of a service that is gone', async () => {
  const { id } = await book(client, shop, at(3, 720))
  await move(shop.barber, id, 'cancel')
  await db
    .updateTable('services')
    .set({ isActive: false })
    .where('barberId', '=', shop.barber.id)
    .execute()
  expect(await as(client).bookings.alternatives({ id })).toEqual({ alternatives: [] })
  await db.updateTable('services').set({ isActive: true }).execute()
  expect((await as(client).bookings.alternatives({ id })).alternatives).toHaveLength(3)
  await db
    .updateTable('barberProfiles')
    .set({ approvalStatus: 'suspended' })
    .where('id', '=', shop.id)
    .execute()
  expect(await as(client).bookings.alternatives({ id })).toEqual({ alternatives: [] })
})

test('who cancels themselves is offered nothing, nor is a booking that is still on', async () => {
  const { id } = await book(client, shop, at(3, 720))
  expect(await as(client).bookings.alternatives({ id })).toEqual({ alternatives: [] })
  await move(client, id, 'cancel', '')
  expect(await as(client).bookings.read({ id })).toMatchObject({ isEndedByShop: false })
  expect(await as(client).bookings.alternatives({ id })).toEqual({ alternatives: [] })
  expect(linksIn((await mailTo(await emailOf(client), 'booking')).body)).toEqual([])
})

test('a hold that runs out, and a booking of long ago, have none', async () => {
  const { id } = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(3, 720),
  })
  await as(client).bookings.release({ id })
  expect(await as(client).bookings.alternatives({ id })).toEqual({ alternatives: [] })
  const other = await book(client, shop, at(3, 720))
  await move(shop.barber, other.id, 'cancel')
  await shift(other.id, fromNow(-1440 * 3))
  expect(await as(client).bookings.alternatives({ id: other.id })).toEqual({ alternatives: [] })
})

test('only its client asks', async () => {
  const { id } = await book(client, shop, at(3, 720))
  await move(shop.barber, id, 'cancel')
  const stranger = await make.person('client')
  for (const who of [stranger, shop.barber])
    await expect(as(who).bookings.alternatives({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
