import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { app, stranger } from '#tests/accounts.ts'
import { signIn } from '#tests/http.ts'
import { draw, sendForm } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'
import { filled, giveRest, readyBarber, submittedBarber } from '#tests/setup.ts'

await app.ready()
const nothing = { about: [], business: [], license: [], services: [], hours: [], photos: [] }

async function atBrowser(...roles: Parameters<typeof make.person>) {
  const person = await make.person(...roles)
  const visitor = stranger()
  await signIn(visitor, person)
  return { person, visitor }
}

async function sendLicense(
  visitor: Awaited<ReturnType<typeof atBrowser>>['visitor'],
  kind = 'license',
) {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(await draw().png().toBuffer())]), 'l.png')
  return sendForm(visitor, form, `/api/setup/license-pictures/${kind}`)
}

describe('what is typed', () => {
  test('is kept, right or wrong, and read on any other device', async () => {
    const barber = await make.person('barber')
    await as(barber).setup.save({ shopName: 'T', phone: '713', licenseExpiresOn: 'soon' })
    await as(barber).setup.save({ address: '2401 Emancipation' })
    const { draft, status, missing } = await as(barber).setup.read()
    expect(draft).toMatchObject({ shopName: 'T', phone: '713', licenseExpiresOn: 'soon' })
    expect(draft.address).toBe('2401 Emancipation')
    expect(status).toBe('draft')
    expect(missing.business).toEqual(['shopName', 'pin', 'kind'].sort(byOrder(missing.business)))
  })

  test('becomes the listing and the account as soon as it is right', async () => {
    const barber = await make.person('barber')
    await as(barber).setup.save({ ...filled, languages: [...filled.languages] })
    const profile = await as(barber).setup.preview()
    expect(profile).toMatchObject({
      shopName: 'Third Ward Cuts',
      neighborhood: 'Third Ward',
      zip: '77004',
      languages: ['en', 'es'],
    })
    const account = await as(barber).account.profile()
    expect(account).toMatchObject({ name: 'Marcus Reed', phone: '+17135550142' })
  })

  test('before anything is typed there is nothing to be seen', async () => {
    const barber = await make.person('barber')
    await as(await make.person('barber')).setup.save({ shopName: 'Somebody else' })
    await expect(as(barber).setup.preview()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const nobody = { ...barber, id: randomUUID() }
    await expect(as(nobody).setup.read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a name changed under settings is not undone by what was typed here before', async () => {
    const barber = await make.person('barber')
    await as(barber).setup.save({ name: 'Marcus Reed', phone: '7135550142' })
    await as(barber).account.saveProfile({ name: 'Marc Reed', phone: '7135550142' })
    expect((await as(barber).setup.read()).draft.name).toBe('Marc Reed')
  })

  test('the profile of a draft is not found', async () => {
    const { id } = await submittedBarber()
    await expect(as(null).barbers.profile({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('handing in', () => {
  test('every step says what it still needs', async () => {
    const barber = await make.person('barber')
    const { missing } = await as(barber).setup.read()
    expect(missing.about).toEqual(['photo', 'phone'])
    expect(missing.license).toEqual(['license', 'licensePicture'])
    expect(missing).toMatchObject({ services: ['service'], hours: ['hours'], photos: ['pictures'] })
    await expect(as(barber).setup.submit()).rejects.toMatchObject({ code: 'SETUP_INCOMPLETE' })
  })

  test('an owner needs the license of the shop too', async () => {
    const barber = await readyBarber()
    const { missing } = await as(barber).setup.save({ kind: 'shop' })
    expect(missing.license).toEqual(['shopLicense', 'shopLicensePicture'])
  })

  test('an expired license is none', async () => {
    const barber = await readyBarber()
    const { missing } = await as(barber).setup.save({ licenseExpiresOn: '2020-01-01' })
    expect(missing.license).toEqual(['license'])
  })

  test('a complete one is handed in once, admins hear of it, and then it stands still', async () => {
    const admin = await make.person('admin')
    const barber = await make.person('barber')
    await as(barber).setup.save({ ...filled, languages: [...filled.languages] })
    await giveRest(barber)
    expect((await as(barber).setup.read()).missing).toMatchObject(nothing)
    expect((await as(barber).setup.submit()).status).toBe('submitted')
    const { notifications } = await as(admin).notifications.list({})
    expect(notifications[0]!.title).toBe('A barber is waiting for approval')
    const closed = { code: 'SETUP_CLOSED' }
    await expect(as(barber).setup.submit()).rejects.toMatchObject(closed)
    await expect(as(barber).setup.save({ shopName: 'Other' })).rejects.toMatchObject(closed)
  })
})

describe('the picture of a license', () => {
  test('is drawn anew, for its barber and administrators alone', async () => {
    const [mine, rival] = [await atBrowser('barber'), await atBrowser('barber')]
    const admin = await atBrowser('admin')
    const client = await atBrowser('client')
    expect((await sendLicense(mine.visitor)).status).toBe(200)
    expect((await sendLicense(mine.visitor, 'passport')).status).toBe(404)
    const { licensePicture } = await as(mine.person).setup.read()
    const statusFor = async (visitor: typeof mine.visitor) =>
      (await visitor.get(licensePicture!)).status
    expect(await statusFor(mine.visitor)).toBe(200)
    expect(await statusFor(admin.visitor)).toBe(200)
    expect(await statusFor(rival.visitor)).toBe(404)
    expect(await statusFor(client.visitor)).toBe(404)
    expect(await statusFor(stranger())).toBe(401)
    expect(await statusFor(admin.visitor)).toBe(200)
    const looks = await db
      .selectFrom('auditLog')
      .select(['actorId', 'entity'])
      .where('action', '=', 'open-license')
      .execute()
    expect(looks).toEqual([{ actorId: admin.person.id, entity: 'barber_profiles' }])
    const name = licensePicture!.split('/').at(-1)
    for (const path of [`/media/${name}`, `/media/private/${name}`, `/media/private%2F${name}`])
      expect((await stranger().get(path)).headers['content-type']).not.toBe('image/webp')
  })

  test('a new one takes its place, and the old one is gone', async () => {
    const { person, visitor } = await atBrowser('barber')
    await sendLicense(visitor)
    const first = (await as(person).setup.read()).licensePicture!
    await sendLicense(visitor)
    const second = (await as(person).setup.read()).licensePicture!
    expect(second).not.toBe(first)
    expect((await visitor.get(first)).status).toBe(404)
  })
})

test.each([
  ['2401 Emancipation Ave, Houston, TX 77004', 'zip', '77004'],
  ['12345 Westheimer Rd, Houston TX 77077-1234', 'zip', '77077'],
  ['Somewhere on Main, Montrose', 'neighborhood', 'Montrose'],
  ['1 Nowhere Street', 'city', 'Houston'],
])('%s is found by %s', async (address, kind, name) => {
  const barber = await make.person('barber')
  expect(await as(barber).setup.locate({ address })).toMatchObject({ kind, name })
})

const byOrder = (given: string[]) => (a: string, b: string) => given.indexOf(a) - given.indexOf(b)
