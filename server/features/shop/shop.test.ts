import { describe, expect, test } from 'vitest'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import { approvedBarber, seen, submittedBarber } from '#tests/setup.ts'
import { app, stranger } from '#tests/accounts.ts'
import { signIn } from '#tests/http.ts'
import { draw, sendForm } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'

await app.ready()
const admin = await make.person('admin')
const place = 'barber' as const
const form = {
  bio: 'Fades since 2009.',
  languages: ['en' as const],
  parking: 'Behind the shop',
  accessible: true,
  amenities: ['wifi' as const],
  paymentMethods: ['cash' as const],
  slug: '',
}
const elsewhere = {
  shopName: 'Fourth Ward Cuts',
  address: '815 W Dallas St, Houston, TX 77019',
  latitude: 29.7573,
  longitude: -95.3805,
}
const today = Temporal.Now.plainDateISO('America/Chicago')

async function sendPicture(path: string, actor: Parameters<typeof signIn>[1] | null) {
  const visitor = stranger()
  if (actor) await signIn(visitor, actor)
  const body = new FormData()
  body.set('photo', new Blob([new Uint8Array(await draw().png().toBuffer())]), 'p.png')
  return sendForm(visitor, body, path)
}

test('most of it changes at once', async () => {
  const { barber, id } = await approvedBarber(admin)
  await as(barber).shop.save({ ...form, place })
  const profile = await as(null).barbers.profile({ id })
  expect(profile).toMatchObject({ bio: form.bio, parking: form.parking, accessible: true })
  expect(profile).toMatchObject({ amenities: ['wifi'], paymentMethods: ['cash'] })
})

describe('name, address and license', () => {
  test('wait for a look while the page keeps the old ones; approved, they are out', async () => {
    const { barber, id } = await approvedBarber(admin)
    const view = await as(barber).shop.askChange({ ...elsewhere, place })
    expect(view).toMatchObject({ shopName: 'Third Ward Cuts', change: { status: 'pending' } })
    expect((await as(null).barbers.profile({ id })).shopName).toBe('Third Ward Cuts')
    const { rows: items } = await as(admin).approvals.list({})
    expect(items.find((item) => item.id === id)).toMatchObject({ hasChange: true })
    await as(admin).approvals.approve({ ...(await seen(admin, id)), reason: 'License checked.' })
    expect(await as(null).barbers.profile({ id })).toMatchObject({
      shopName: 'Fourth Ward Cuts',
      zip: '77019',
    })
    expect((await as(barber).shop.read({ place })).change).toBeNull()
    await expect(
      as(admin).approvals.approve({ ...(await seen(admin, id)), reason: 'License checked.' }),
    ).rejects.toMatchObject({
      code: 'NOT_IN_REVIEW',
    })
  })

  test('turned down with a reason, the page stays and the barber may ask again', async () => {
    const { barber, id } = await approvedBarber(admin)
    await as(barber).shop.askChange({ ...elsewhere, place })
    await as(admin).approvals.reject({ ...(await seen(admin, id)), reason: 'Not your shop' })
    expect((await as(barber).shop.read({ place })).change).toMatchObject({
      status: 'declined',
      reason: 'Not your shop',
    })
    expect((await as(null).barbers.profile({ id })).shopName).toBe('Third Ward Cuts')
    await as(barber).shop.askChange({ ...elsewhere, place })
    const withdrawn = await as(barber).shop.withdrawChange({ place })
    expect(withdrawn.change).toBeNull()
  })

  test('the same again is nothing to look at', async () => {
    const { barber } = await approvedBarber(admin)
    const { shopName, address, latitude, longitude } = await as(barber).shop.read({ place })
    const same = { shopName, address, latitude: latitude!, longitude: longitude!, place }
    await expect(as(barber).shop.askChange(same)).rejects.toMatchObject({
      code: 'NOTHING_CHANGED',
    })
  })

  test('a new license comes with its picture', async () => {
    const { barber, id } = await approvedBarber(admin)
    const renewed = {
      licenseNumber: '1734402',
      licenseType: 'Class A Barber' as const,
      licenseExpiresOn: '2100-05-31',
    }
    await expect(as(barber).shop.askLicense(renewed)).rejects.toMatchObject({
      code: 'LICENSE_PICTURE_MISSING',
    })
    const sent = await sendPicture('/api/shop/license-pictures/license', barber)
    expect(sent.status).toBe(200)
    await as(barber).shop.askLicense(renewed)
    await as(admin).approvals.approve({ ...(await seen(admin, id)), reason: 'License checked.' })
    expect((await as(barber).shop.read({ place })).licenseExpiresOn).toBe('2100-05-31')
    const { licensePicture } = await as(barber).setup.read()
    expect(licensePicture).toMatch(/[\da-f-]{36}\.webp$/)
  })
})

describe('a pause', () => {
  test('hides the page until its day, and ends by itself', async () => {
    const { barber, id } = await approvedBarber(admin)
    const until = today.add({ days: 3 }).toString()
    expect(await as(barber).shop.pause({ place, until })).toMatchObject({ isListed: false })
    await expect(as(null).barbers.profile({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db
      .updateTable('barberProfiles')
      .set({ pausedUntil: today.toString() })
      .where('id', '=', id)
      .execute()
    expect((await as(null).barbers.profile({ id })).id).toBe(id)
  })

  test('can be ended early, and begins after today', async () => {
    const { barber } = await approvedBarber(admin)
    const pause = (day: Temporal.PlainDate) =>
      as(barber).shop.pause({ place, until: day.toString() })
    await expect(pause(today)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await pause(today.add({ days: 5 }))
    expect(await as(barber).shop.resume({ place })).toMatchObject({ isListed: true })
  })
})

test('a short link is unique', async () => {
  const [one, other] = [await approvedBarber(admin), await approvedBarber(admin)]
  await as(one.barber).shop.save({ ...form, place, slug: 'Third-Ward' })
  expect(await as(null).barbers.bySlug({ slug: 'third-ward' })).toEqual({ id: one.id })
  await expect(as(null).barbers.bySlug({ slug: 'nobody-s' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const taken = as(other.barber).shop.save({ ...form, place, slug: 'third-ward' })
  await expect(taken).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  const wrong = as(other.barber).shop.save({ ...form, place, slug: 'setup' })
  await expect(wrong).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a picture upload needs a known place and a signed-in user', async () => {
  const { barber } = await approvedBarber(admin)
  for (const path of ['/api/shop/cover/garage', '/api/shop/license-pictures/passport'])
    expect((await sendPicture(path, barber)).status).toBe(404)
  expect((await sendPicture('/api/shop/cover/barber', null)).status).toBe(401)
})

test('what is not approved yet is not changed here, and what is not there is not found', async () => {
  const { barber } = await submittedBarber()
  const notFound = { code: 'NOT_FOUND' }
  await expect(as(barber).shop.askChange({ place, ...elsewhere })).rejects.toMatchObject(notFound)
  const nobody = as(await make.person('barber')).shop
  await expect(nobody.read({ place })).rejects.toMatchObject(notFound)
})

test('a cover picture goes first', async () => {
  const { barber, id } = await approvedBarber(admin)
  const { body } = await sendPicture('/api/shop/cover/barber', barber)
  const { image } = await as(null).barbers.profile({ id })
  expect(image).toBe((body as unknown as { coverUrl: string }).coverUrl)
})

test('a manager of the team may, a colleague at the chair may not', async () => {
  const { barber } = await approvedBarber(admin)
  const seat = async (permissionLevel: PermissionLevel) => {
    const person = await make.person('employee')
    await db
      .insertInto('employees')
      .values({ userId: person.id, barberId: barber.id, permissionLevel })
      .execute()
    return person
  }
  const manager = await seat('manager')
  expect((await as(manager).shop.read({ place: 'employee' })).shopName).toBe('Third Ward Cuts')
  const stylist = as(await seat('self')).shop.read({ place: 'employee' })
  await expect(stylist).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
