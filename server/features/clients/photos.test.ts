import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { clientPhotoPath, clientPhotosPath } from '#contract/business/clients.ts'
import { configureMedia } from '#server/features/media/service.ts'
import { diskStorage } from '#server/storage/storage-disk.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { hire, owner, place, rival, shop } from './clients.test.kit.ts'
import { openFolder } from '#tests/temporary.ts'

const app = openApp()
configureMedia(diskStorage(openFolder()))
const { id } = await owner.add({ place, name: 'Photo Genic', phone: '(713) 555-0170' })
const cut = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()

async function cookieOf(person: Actor) {
  const visitor = createVisitor(app)
  await signIn(visitor, person)
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'x-kempt': '1' }

async function upload(person: Actor, at: string, bytes = cut) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'cut.jpg')
  const form = new Response(body)
  return app.inject({
    method: 'POST',
    url: `${clientPhotosPath(id)}?place=${at}`,
    headers: {
      ...headers,
      cookie: await cookieOf(person),
      'content-type': form.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await form.arrayBuffer()),
  })
}

async function look(person: Actor, photoId: string, at = 'barber') {
  const cookie = await cookieOf(person)
  const url = `${clientPhotoPath(photoId)}?place=${at}`
  return app.inject({ method: 'GET', url, headers: { ...headers, cookie } })
}

test('a photo of a cut is for this business alone, and drawn anew', async () => {
  const added = await upload(shop.barber, 'barber')
  expect(added.statusCode).toBe(201)
  const photo = added.json<{ id: string }>()
  const seen = await look(shop.barber, photo.id)
  expect(seen.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
  })
  expect((await sharp(seen.rawPayload).metadata()).format).toBe('webp')
  expect(
    (await look(await hire({ permissionLevel: 'desk' }), photo.id, 'employee')).statusCode,
  ).toBe(200)

  for (const [person, at] of [
    [rival.barber, 'barber'],
    [await hire({ permissionLevel: 'self' }), 'employee'],
  ] as const)
    expect((await look(person, photo.id, at)).statusCode).toBe(404)
  expect((await upload(rival.barber, 'barber')).statusCode).toBe(404)
  expect((await upload(shop.barber, 'barber', Buffer.from('<svg/>'))).statusCode).toBe(400)
  expect((await app.inject({ url: clientPhotoPath(photo.id), headers })).statusCode).toBe(401)

  expect((await look(shop.barber, 'no-photo')).statusCode).toBe(404)

  const { id: another } = await owner.add({ place, name: 'Camera Shy', phone: '(713) 555-0171' })
  expect((await owner.read({ place, id })).photos).toMatchObject([{ id: photo.id }])
  expect((await owner.read({ place, id: another })).photos).toEqual([])

  await owner.removePhoto({ place, id, photoId: photo.id })
  expect((await look(shop.barber, photo.id)).statusCode).toBe(404)
})
