import { expect, test } from 'vitest'
import { app } from '#tests/accounts.ts'
import { createVisitor, signIn } from '#tests/http.ts'
import { cookiesOf, draw, sendForm } from '#tests/uploads.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'
import { teamJobs } from './jobs.ts'
import { hire, noticesOf, offered, openShop, seat } from './team.test.kit.ts'

const fresh = { isBookable: false, licenseCheckedAt: null }
const daysOn = (days: number) =>
  Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString()
const license = { number: 'TX-123456', type: 'Class A Barber', expiresOn: daysOn(400) } as const

const remind = () => teamJobs['remind-licenses'].run({}, jobContext)

test('only members made bookable by the owner, with a checked license and hours, can be booked', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop, fresh)
  const isOffered = async () => (await offered(shop)).includes(person.id)
  const change = {
    id,
    ...seat,
    serviceIds: shop.services,
    isBookable: true,
    timeOffNeedsApproval: true,
  }
  await as(shop.barber).team.change(change)
  expect(await isOffered()).toBe(false)
  await expect(as(shop.barber).team.checkLicense({ id, isChecked: true })).rejects.toMatchObject({
    code: 'LICENSE_MISSING',
  })

  await as(person).employment.saveLicense(license)
  expect(await noticesOf(shop.barber)).toContain('A license to check')
  await as(shop.barber).team.checkLicense({ id, isChecked: true })
  expect(await isOffered()).toBe(true)
  const profile = await as(null).barbers.profile({ id: shop.id })
  expect(profile.team.map(({ providerId }) => providerId)).toContain(person.id)

  await as(shop.barber).team.change({ ...change, isBookable: false })
  expect(await isOffered()).toBe(false)
  await as(shop.barber).team.change(change)
  await db.deleteFrom('availabilityRules').where('providerId', '=', person.id).execute()
  expect(await isOffered()).toBe(false)
})

test('another license has to be checked again, the same one not', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop, fresh)
  await as(person).employment.saveLicense(license)
  await as(shop.barber).team.checkLicense({ id, isChecked: true })
  await as(person).employment.saveLicense(license)
  expect((await as(person).employment.read()).license.state).toBe('checked')
  await as(person).employment.saveLicense({ ...license, number: 'TX-999999' })
  expect((await as(person).employment.read()).license.state).toBe('waiting')
  await expect(
    as(person).employment.saveLicense({ ...license, expiresOn: daysOn(-1) }),
  ).rejects.toMatchObject({ code: 'LICENSE_EXPIRED', fields: { expiresOn: expect.any(String) } })
})

test('reminded 30, 7 and 1 days before, once each; expired means not bookable', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop, { licenseNumber: 'TX-1' })
  const soon = { licenseNumber: 'TX-2', licenseExpiresOn: daysOn(7) }
  const { person: former } = await hire(shop, { ...soon, isActive: false })
  const ends = async (days: number) => {
    await db
      .updateTable('employees')
      .set({ licenseExpiresOn: daysOn(days) })
      .where('id', '=', id)
      .execute()
    await remind()
    await remind()
    await runJobs()
    return (await noticesOf(person)).length
  }
  expect(await ends(31)).toBe(0)
  expect(await ends(30)).toBe(1)
  expect(await ends(29)).toBe(1)
  expect(await ends(7)).toBe(2)
  expect(await ends(1)).toBe(3)
  expect(await offered(shop)).toContain(person.id)
  expect(await ends(-1)).toBe(4)
  expect(await offered(shop)).not.toContain(person.id)
  expect(await noticesOf(shop.barber)).toContain("employee's license has expired")
  expect(await noticesOf(former)).toEqual([])
})

test('the picture of a license is for its holder, the owner and administrators', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const visitorAs = async (who: Parameters<typeof signIn>[1]) => {
    const visitor = createVisitor(app)
    await signIn(visitor, who)
    return visitor
  }
  const holder = await visitorAs(person)
  const form = new FormData()
  const png = await draw({ width: 300, height: 200 }).png().toBuffer()
  form.set('photo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'license.png')
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form })
  const sent = await app.inject({
    method: 'POST',
    url: '/api/employment/license-photo',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      cookie: cookiesOf(holder),
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
      'x-kempt': '1',
      'content-type': request.headers.get('content-type') ?? '',
    },
  })
  expect(sent.statusCode).toBe(200)
  const url = `/api/team/members/${id}/license`
  for (const who of [person, shop.barber, await make.person('admin')])
    expect((await (await visitorAs(who)).get(url)).status).toBe(200)
  const { barber: stranger } = await openShop('Another')
  const { person: colleague } = await hire(shop, { permissionLevel: 'manager' })
  for (const who of [stranger, colleague, await make.person('client')])
    expect((await (await visitorAs(who)).get(url)).body.code).toBe('NOT_FOUND')
  expect((await createVisitor(app).get(url)).status).toBe(401)
  const { id: without } = await hire(shop)
  const owner = await visitorAs(shop.barber)
  expect((await owner.get(`/api/team/members/${without}/license`)).body.code).toBe('NOT_FOUND')
  await db.deleteFrom('userRoles').where('userId', '=', shop.barber.id).execute()
  const former = await visitorAs(shop.barber)
  expect((await former.get(url)).body.code).toBe('NOT_FOUND')
  const refused = await sendForm(await visitorAs(stranger), form, '/api/employment/license-photo')
  expect(refused.code).toBe('NOT_FOUND')
})

test('first steps are kept, go forward only, and end once', async () => {
  const shop = await openShop()
  const { person } = await hire(shop, { ...fresh, onboardedAt: null })
  const own = as(person).employment
  await own.saveCard({ bio: 'Fades since 2014.', languages: ['en', 'vi'] })
  await own.saveStep({ step: 3 })
  await own.saveStep({ step: 1 })
  expect(await own.read()).toMatchObject({
    bio: 'Fades since 2014.',
    languages: ['en', 'vi'],
    onboardingStep: 3,
    isOnboarded: false,
  })
  await own.saveStep({ step: 5 })
  expect((await own.read()).isOnboarded).toBe(true)
})
