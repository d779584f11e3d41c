import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import { hairShownDays } from '#contract/limits.ts'
import { readPrivate } from '#server/features/media/service.ts'
import { app, password, signedIn, stranger } from '#tests/accounts.ts'
import { at, book, shift } from '#tests/bookings.ts'
import { signIn, type Visitor } from '#tests/http.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { cookiesOf, draw, sendForm } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'

const form = { notes: 'Cowlick on the left', allergies: 'Latex' }
let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
})

async function visitorFor(actor: Actor) {
  const visitor = stranger()
  await signIn(visitor, actor)
  return visitor
}

async function sendPhoto(visitor: Visitor) {
  const body = new FormData()
  body.set('photo', new Blob([new Uint8Array(await draw().png().toBuffer())]), 'p.png')
  return sendForm(visitor, body, '/api/hair/photo')
}

const set = (id: string, change: object) =>
  db.updateTable('bookings').set(change).where('id', '=', id).execute()

async function hire(level: PermissionLevel = 'self') {
  const person = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, ...bookable, permissionLevel: level })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openDaily(person.id, [540, 1020])
  return { person, id }
}

const hairAt = async (who: Actor, id: string, place: 'barber' | 'employee' = 'barber') =>
  (await as(who).desk.visit({ place, id })).hair

describe('the client', () => {
  test('saves and reads it; other clients’ profiles stay the same', async () => {
    const other = await make.person('client')
    expect(await as(client).hairProfile.read()).toEqual({ notes: '', allergies: '', photo: null })
    expect(await as(client).hairProfile.save(form)).toEqual({ ...form, photo: null })
    expect(await as(client).hairProfile.read()).toEqual({ ...form, photo: null })
    expect(await as(other).hairProfile.read()).toEqual({ notes: '', allergies: '', photo: null })
  })

  test('adds a photo, changes it and takes it away', async () => {
    const visitor = await visitorFor(client)
    expect((await visitor.get('/api/hair/photo')).status).toBe(404)
    const sent = await sendPhoto(visitor)
    expect(sent).toMatchObject({
      status: 200,
      body: { photo: expect.stringContaining('/api/hair') },
    })
    const shown = await visitor.get('/api/hair/photo')
    expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    await sendPhoto(visitor)
    await as(client).hairProfile.removePhoto()
    expect((await visitor.get('/api/hair/photo')).status).toBe(404)
  })

  test('hears what is too long', async () => {
    await expect(
      as(client).hairProfile.save({ notes: 'x'.repeat(501), allergies: 'x'.repeat(301) }),
    ).rejects.toMatchObject({
      fields: {
        notes: 'Please use at most 500 characters',
        allergies: 'Please use at most 300 characters',
      },
    })
  })
})

const rowOf = (userId: string) =>
  db.selectFrom('hairProfiles').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()

test('is part of the data export, and is erased with the account', async () => {
  const { visitor, userId } = await signedIn()
  await visitor.put('/api/hair', form)
  await sendPhoto(visitor)
  const headers = { cookie: cookiesOf(visitor) }
  const { rawPayload } = await app.inject({ url: '/api/account/export', headers })
  const files = unzipSync(new Uint8Array(rawPayload))
  expect(JSON.parse(new TextDecoder().decode(files['hair.json']))).toMatchObject([form])
  expect(files['pictures/hair.webp']?.length).toBeGreaterThan(20)

  const { photo } = await rowOf(userId)
  expect((await readPrivate(photo!)).length).toBeGreaterThan(20)
  expect((await visitor.post('/api/account/delete', { password })).status).toBe(204)
  await expect(rowOf(userId)).rejects.toThrow()
  await expect(readPrivate(photo!)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

describe('the business', () => {
  beforeEach(async () => {
    await as(client).hairProfile.save(form)
    await sendPhoto(await visitorFor(client))
  })

  test('sees it with a booking, with its photo, until some days after the end', async () => {
    const { id } = await book(client, shop, at(2, 600))
    const photo = `/api/bookings/${id}/hair-photo`
    expect(await hairAt(shop.barber, id)).toEqual({ ...form, photo })
    const owner = await visitorFor(shop.barber)
    expect((await owner.get(photo)).status).toBe(200)
    await shift(id, at(-hairShownDays, 1439))
    expect(await hairAt(shop.barber, id)).toEqual({ ...form, photo })
    await shift(id, at(-hairShownDays - 2, 600))
    expect(await hairAt(shop.barber, id)).toBe(null)
    expect((await owner.get(photo)).status).toBe(404)
  })

  test.each(['cancelled', 'declined', 'expired', 'no_show'])(
    'not when it is %s',
    async (status) => {
      const { id } = await book(client, shop, at(2, 600))
      await set(id, { status })
      expect(await hairAt(shop.barber, id)).toBe(null)
    },
  )

  test('of a guest there is none', async () => {
    const { id } = await book(client, shop, at(2, 600))
    await set(id, { clientId: null, guestName: 'Ana' })
    expect(await hairAt(shop.barber, id)).toBe(null)
  })

  test('the provider sees it on the booking and at the next client; the rest of the team does not', async () => {
    const [member, desk] = [await hire(), await hire('desk')]
    const { id } = await book(client, shop, at(2, 600))
    await set(id, { providerId: member.person.id, employeeId: member.id })
    const photo = `/api/bookings/${id}/hair-photo`
    expect(await hairAt(member.person, id, 'employee')).toEqual({ ...form, photo })
    expect((await as(member.person).overview.mine()).next).toMatchObject({ hair: form })
    expect((await (await visitorFor(member.person)).get(photo)).status).toBe(200)
    expect(await hairAt(desk.person, id, 'employee')).toBe(null)
    expect((await (await visitorFor(desk.person)).get(photo)).status).toBe(404)
    expect((await (await visitorFor((await list('Elsewhere')).barber)).get(photo)).status).toBe(404)
    // Former team members cannot see it.
    await db.updateTable('employees').set({ isActive: false }).where('id', '=', member.id).execute()
    expect((await (await visitorFor(member.person)).get(photo)).status).toBe(404)
  })

  test('an empty one is not shown', async () => {
    const { id } = await book(client, shop, at(2, 600))
    await as(client).hairProfile.save({ notes: '', allergies: '' })
    await as(client).hairProfile.removePhoto()
    expect(await hairAt(shop.barber, id)).toBe(null)
  })
})
