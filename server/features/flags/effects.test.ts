// What flags stop besides calls: referrals, a language and files. And what the pauses leave alone.
import { expect, test } from 'vitest'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { createVisitor, openApp } from '#tests/http.ts'
import type { FlagName } from '#contract/flags.ts'
import { at } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { offeredLanguage } from './service.ts'

async function withFlag(key: FlagName, isEnabled: boolean, work: () => Promise<void>) {
  await db.insertInto('featureFlags').values({ key, isEnabled }).execute()
  await work()
  await db.deleteFrom('featureFlags').execute()
}

test('a code brings nothing while the referral program is off', async () => {
  const [friend, early, late] = await Promise.all([1, 2, 3].map(() => make.person('client')))
  await db.insertInto('referralCodes').values({ userId: friend!.id, code: 'FRIEND' }).execute()
  await withFlag('referral', false, async () => {
    expect(await joinByReferral(db, early!.id, 'FRIEND')).toBe(false)
  })
  expect(await joinByReferral(db, late!.id, 'FRIEND')).toBe(true)
})

test('Spanish pages are in English while Spanish is off', async () => {
  expect(await offeredLanguage(db, 'es')).toBe('es')
  await withFlag('spanish', false, async () => {
    expect(await offeredLanguage(db, 'es')).toBe('en')
  })
})

test('the route of review photos is closed before the file is read', async () => {
  const visitor = createVisitor(openApp())
  await withFlag('reviews_photos', false, async () => {
    const { status, body } = await visitor.post(`/api/reviews/${crypto.randomUUID()}/photos`)
    expect([status, body.code]).toEqual([404, 'REVIEW_PHOTOS_OFF'])
  })
  const { body } = await visitor.post(`/api/reviews/${crypto.randomUUID()}/photos`)
  expect(body.code).toBe('SIGN_IN_REQUIRED')
})

test('while booking is paused, administrators still book for someone and move it', async () => {
  const [shop, client] = [await list('Open Chair'), await make.person('client')]
  const desk = as(await make.admin('support')).bookingDesk
  await withFlag('bookings_paused', true, async () => {
    const wanted = { profileId: shop.id, serviceIds: shop.services, professionalId: null }
    const hold = as(client).bookings.hold({ ...wanted, startsAt: at(2, 600) })
    await expect(hold).rejects.toMatchObject({ code: 'BOOKINGS_PAUSED' })
    const { id, version, source } = await desk.create({
      ...wanted,
      clientId: client.id,
      guest: null,
      startsAt: at(2, 600),
      reason: 'They called',
    })
    expect(source).toBe('admin')
    const moved = { id, version, professionalId: null, startsAt: at(3, 600), reason: 'They called' }
    expect(await desk.reschedule(moved)).toMatchObject({ id, startsAt: at(3, 600) })
  })
})

test('while signing up is paused, an invited administrator still joins', async () => {
  const owner = await make.person('admin')
  const email = 'colleague@example.com'
  const order = { email, subRole: 'support', lastDay: null, reason: 'A new colleague' } as const
  await withFlag('signup_paused', true, async () => {
    expect(await as(owner).adminGrants.grant(order)).toEqual({ isInvited: true })
    const token = (await mailTo(email, 'admin-invited')).token('token')
    const account = {
      name: 'Nora Nuñez',
      phone: '(713) 555-0177',
      password: 'a lantern by the sea',
    }
    const visitor = createVisitor(openApp())
    const { status } = await visitor.post('/api/admin-invitations/sign-up', { token, ...account })
    expect(status).toBe(201)
    const team = await visitor.post('/api/invitations/sign-up', { token, ...account })
    expect(team.body.code).toBe('SIGN_UP_PAUSED')
  })
})
