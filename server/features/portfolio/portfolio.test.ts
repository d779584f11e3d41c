import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { OwnItem } from '#contract/business/portfolio.ts'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import { app, stranger } from '#tests/accounts.ts'
import { signIn } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { draw, drawBomb, sendForm, served } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'

await app.ready()
const place = 'barber'

async function pictureOf(background: string, width = 1600) {
  return draw({ width, height: Math.round(width * 1.25), background })
    .jpeg()
    .toBuffer()
}

async function at(person: Actor) {
  const visitor = stranger()
  await signIn(visitor, person)
  return visitor
}

type Sent = { place?: string; position?: number; path?: string }

async function send(person: Actor, bytes: Uint8Array, sent: Sent = {}) {
  const { place = 'barber', position = 0, path = '/api/portfolio' } = sent
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'cut.jpg')
  const answer = await sendForm(
    await at(person),
    form,
    `${path}?place=${place}&position=${position}`,
  )
  return { ...answer, item: answer.body as unknown as OwnItem }
}

async function employ({ barber }: Listed, permissionLevel: PermissionLevel = 'self') {
  const member = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: barber.id, permissionLevel })
    .execute()
  return member
}

const idsOf = async (person: Actor, where: 'barber' | 'employee' = 'barber') =>
  (await as(person).portfolio.own({ place: where })).items.map(({ id }) => id)

const photosOf = async ({ id }: Listed) => {
  const { portfolioPhotos } = await db
    .selectFrom('barberProfiles')
    .select('portfolioPhotos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return portfolioPhotos
}

test('a picture comes in every width, as WebP and AVIF, and counts once', async () => {
  const { barber } = await list('Sizes')
  const { status, item } = await send(barber, await pictureOf('#335577'))
  expect(status).toBe(200)
  const [, name] = /^(\/media\/[0-9a-f]{64})-1080\.webp$/.exec(item.imageUrl) ?? []
  for (const width of [320, 640, 1080])
    for (const [kind, format] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ]) {
      const { status, headers, bytes } = await served(`${name}-${width}.${kind}`)
      expect([status, headers['content-type']]).toEqual([200, `image/${kind}`])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
      if (format === 'webp') expect((await sharp(bytes).metadata()).width).toBe(width)
      else expect(bytes.subarray(4, 12).toString()).toBe('ftypavif')
    }
  const rows = await db.selectFrom('media').select('url').where('userId', '=', barber.id).execute()
  expect(rows).toEqual([{ url: item.imageUrl }])
})

test('no size of it says where it was taken, and it stands the right way up', async () => {
  const { barber } = await list('Metadata')
  const file = await draw({ width: 800, height: 400 })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '29/1 45/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { item } = await send(barber, file)
  for (const width of [320, 640, 1080])
    for (const kind of ['webp', 'avif']) {
      const { bytes } = await served(item.imageUrl.replace('-1080.webp', `-${width}.${kind}`))
      for (const word of ['SecretCam', 'Exif', 'EXIF']) expect(bytes.includes(word)).toBe(false)
    }
  const { width, height } = await sharp((await served(item.imageUrl)).bytes).metadata()
  expect([width, height]).toEqual([400, 800])
})

test('what is no picture leaves nothing behind', async () => {
  const { barber } = await list('Bombs')
  for (const bytes of [drawBomb(20_000, 20_000), Buffer.from('<svg/>'), Buffer.alloc(0)]) {
    const answer = await send(barber, bytes)
    expect([answer.status, answer.code]).toEqual([400, 'NOT_A_PICTURE'])
  }
  expect(await idsOf(barber)).toEqual([])
})

test('a picture is public only after the person in it has agreed', async () => {
  const shop = await list('Consent')
  const { barber, id } = shop
  const { item } = await send(barber, await pictureOf('#224466'))
  expect(item.hasConsent).toBe(false)
  const seen = async () => (await as(null).barbers.portfolio({ id })).items
  expect([await seen(), await photosOf(shop)]).toEqual([[], []])

  const change = { caption: '  Low fade  ', serviceId: shop.services[0]!, hasConsent: true }
  const saved = await as(barber).portfolio.save({ place, id: item.id, ...change })
  expect(saved).toMatchObject({ caption: 'Low fade', hasConsent: true })
  expect(await seen()).toMatchObject([{ imageUrl: item.imageUrl, caption: 'Low fade' }])
  expect(await photosOf(shop)).toEqual([item.imageUrl])

  await as(barber).portfolio.save({ place, id: item.id, hasConsent: false })
  expect([await seen(), await photosOf(shop)]).toEqual([[], []])
})

test('works before there is a profile', async () => {
  const barber = await make.person('barber')
  const { status, item } = await send(barber, await pictureOf('#998877'))
  expect(status).toBe(200)
  await as(barber).portfolio.save({ place, id: item.id, hasConsent: true })
  expect(await idsOf(barber)).toEqual([item.id])
})

test('several at once keep their order, whichever arrives first', async () => {
  const { barber } = await list('Order')
  const colours = ['#100000', '#001000', '#000010', '#101000', '#001010']
  const pictures = await Promise.all(colours.map((colour) => pictureOf(colour, 400)))
  const sent = pictures.map((bytes, position) => ({ bytes, position })).reverse()
  const arrived = await Promise.all(
    sent.map(({ bytes, position }) => send(barber, bytes, { position })),
  )
  expect(await idsOf(barber)).toEqual(arrived.map(({ item }) => item.id).reverse())
})

test('is put in order; what others have stays where it is', async () => {
  const shop = await list('Team order')
  const { barber } = shop
  const member = await employ(shop)
  const [a, b, c, d] = await Promise.all(
    [barber, member, barber, member].map(async (who, position) => {
      const where = who === member ? 'employee' : 'barber'
      const bytes = await pictureOf(`#0${position}0${position}f0`, 300)
      return (await send(who, bytes, { position, place: where })).item.id
    }),
  )
  expect(await idsOf(barber)).toEqual([a, b, c, d])
  expect(await idsOf(member, 'employee')).toEqual([b, d])

  await as(member).portfolio.order({ place: 'employee', ids: [d!, b!, a!] })
  expect(await idsOf(barber)).toEqual([a, d, c, b])
  await as(barber).portfolio.order({ place, ids: [b!, d!] })
  expect(await idsOf(barber)).toEqual([b, d, a, c])
})

test('the picture from before comes and goes with its files', async () => {
  const { barber } = await list('Before')
  const { item } = await send(barber, await pictureOf('#778899'))
  const path = `/api/portfolio/${item.id}/before`
  const first = (await send(barber, await pictureOf('#556677'), { path })).item
  expect(first.beforeImageUrl).toMatch(/^\/media\/[0-9a-f]{64}-1080\.webp$/)
  const second = (await send(barber, await pictureOf('#667788'), { path })).item
  expect((await served(first.beforeImageUrl!)).status).toBe(404)
  const without = await as(barber).portfolio.removeBefore({ place, id: item.id })
  expect(without.beforeImageUrl).toBeNull()
  expect((await served(second.beforeImageUrl!)).status).toBe(404)
  expect((await served(item.imageUrl)).status).toBe(200)
})

test('removing a picture deletes its file, unless another barber has the same picture', async () => {
  const [one, other] = [await list('One'), await list('Other')]
  const bytes = await pictureOf('#aabbcc')
  const mine = (await send(one.barber, bytes)).item
  const theirs = (await send(other.barber, bytes)).item
  expect(mine.imageUrl).toBe(theirs.imageUrl)
  const small = mine.imageUrl.replace('-1080.webp', '-320.avif')
  await as(one.barber).portfolio.remove({ place, id: mine.id })
  expect([(await served(mine.imageUrl)).status, (await served(small)).status]).toEqual([200, 200])
  await as(other.barber).portfolio.remove({ place, id: theirs.id })
  expect([(await served(mine.imageUrl)).status, (await served(small)).status]).toEqual([404, 404])
})

test('a foreign picture answers like a missing one', async () => {
  const [mine, theirs] = [await list('Mine'), await list('Theirs')]
  const { item } = await send(theirs.barber, await pictureOf('#ccbbaa'))
  const [member, stray] = [await employ(theirs), await make.person('employee')]
  const missing = { code: 'NOT_FOUND' }
  const { id } = item
  for (const [who, where] of [
    [mine.barber, 'barber'],
    [member, 'employee'],
    [stray, 'employee'],
  ] as const) {
    const { portfolio } = as(who)
    const chosen = { place: where, id }
    await expect(portfolio.save({ ...chosen, caption: 'x' })).rejects.toMatchObject(missing)
    await expect(portfolio.remove(chosen)).rejects.toMatchObject(missing)
    await expect(portfolio.removeBefore(chosen)).rejects.toMatchObject(missing)
    const path = `/api/portfolio/${id}/before`
    const answer = await send(who, await pictureOf('#123123', 100), { path, place: where })
    expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND'])
  }
  await expect(
    as(theirs.barber).portfolio.save({ place, id, serviceId: mine.services[0]! }),
  ).rejects.toMatchObject(missing)
  const nowhere = { path: '/api/portfolio/no-picture/before' }
  expect((await send(theirs.barber, await pictureOf('#123125', 100), nowhere)).status).toBe(404)
  expect((await send(stray, await pictureOf('#123124', 100), { place: 'employee' })).status).toBe(
    404,
  )
})

test('a member manages their own pictures, owner and managers all of them', async () => {
  const shop = await list('Roles')
  const [member, manager] = [await employ(shop), await employ(shop, 'manager')]
  const { item } = await send(member, await pictureOf('#445511'), { place: 'employee' })
  await as(manager).portfolio.save({ place: 'employee', id: item.id, caption: 'Seen' })
  const [seen] = (await as(shop.barber).portfolio.own({ place })).items
  expect(seen).toMatchObject({ id: item.id, caption: 'Seen', isMine: false })
  await as(shop.barber).portfolio.remove({ place, id: item.id })
  expect((await served(item.imageUrl)).status).toBe(404)
})

test('a caption has its end', async () => {
  const { barber } = await list('Captions')
  const { item } = await send(barber, await pictureOf('#010203', 200))
  const save = (caption: string) => as(barber).portfolio.save({ place, id: item.id, caption })
  expect((await save('x'.repeat(200))).caption).toHaveLength(200)
  await expect(save('x'.repeat(201))).rejects.toMatchObject({
    fields: { caption: 'Caption must be at most 200 characters' },
  })
})
