import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { OwnItem } from '#contract/business/portfolio.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { startStore } from '#tests/s3.ts'
import { draw, sendForm, served } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'
import { readConfig } from '#server/config.ts'
import { openStorage } from './open-storage.ts'
import { readKept } from './storage.ts'
import { openFolder } from '#tests/temporary.ts'

const store = await startStore()
const folder = openFolder()
const open = (env: Record<string, string>) => openStorage(readConfig(env), folder)

describe.each([
  ['a folder', open({})],
  ['an S3-compatible store', open(store)],
])('%s', (_, storage) => {
  const bytes = Buffer.from('some bytes')

  test('gives back what it was given, until that is removed', async () => {
    expect(await storage.open('none.webp')).toBeNull()
    await storage.save('one.webp', bytes)
    const kept = await storage.open('one.webp')
    expect(kept?.bytes).toBe(bytes.length)
    expect(await buffer(kept!.stream)).toEqual(bytes)
    await storage.save('one.webp', Buffer.from('others'))
    expect(await readKept(storage, 'one.webp')).toEqual(Buffer.from('others'))
    await storage.remove('one.webp')
    await storage.remove('one.webp')
    expect(await storage.open('one.webp')).toBeNull()
  })

  test('knows what is old, and touching makes it new', async () => {
    expect(await storage.listOlder('desk', Date.now())).toEqual([])
    await storage.save('desk/a.webp', bytes)
    await storage.save('desk/b.webp', bytes)
    const soon = Date.now() + 60_000
    expect((await storage.listOlder('desk', soon)).sort()).toEqual(['desk/a.webp', 'desk/b.webp'])
    expect(await storage.listOlder('desk', Date.now() - 60_000)).toEqual([])
    expect(await storage.touch('desk/a.webp')).toBe(true)
    expect(await storage.touch('desk/c.webp')).toBe(false)
    expect(await readKept(storage, 'desk/a.webp')).toEqual(bytes)
  })
})

test('a store that is not ours says so', async () => {
  const stranger = open({ ...store, S3_SECRET_ACCESS_KEY: 'wrong' })
  await expect(stranger.save('x.webp', Buffer.from('x'))).rejects.toThrow('answered 403')
  await expect(stranger.open('x.webp')).rejects.toThrow('answered 403')
  const elsewhere = open({ ...store, S3_BUCKET: 'somebody-elses' })
  await expect(elsewhere.save('x.webp', Buffer.from('x'))).rejects.toThrow('no such bucket')
})

test('without its settings the server does not start', () => {
  const { S3_BUCKET: _, ...rest } = store
  expect(() => open(rest)).toThrow('The setting S3_BUCKET is needed while STORAGE is s3.')
})

test('pictures are kept in the store and served by us', async () => {
  const app = openApp({ env: store })
  await app.ready()
  const barber = await make.person('barber')
  const visitor = createVisitor(app)
  await signIn(visitor, barber)
  const photo = await draw({ width: 1200, height: 1500 }).jpeg().toBuffer()
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'cut.jpg')
  const sent = await sendForm(visitor, form, '/api/portfolio?place=barber&position=0', app)
  const item = sent.body as unknown as OwnItem

  const kept = await readKept(open(store), item.imageUrl.replace('/media/', ''))
  const { status, headers, bytes } = await served(item.imageUrl, app)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toContain('immutable')
  expect(bytes).toEqual(kept)
  expect((await sharp(bytes).metadata()).width).toBe(1080)
  expect((await app.inject({ url: item.imageUrl, method: 'HEAD' })).statusCode).toBe(200)
  const again = await app.inject({
    url: item.imageUrl,
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
  expect((await served(`/media/${'0'.repeat(64)}.webp`, app)).status).toBe(404)

  await as(barber).portfolio.remove({ place: 'barber', id: item.id })
  expect((await served(item.imageUrl, app)).status).toBe(404)
  expect(
    await db.selectFrom('media').selectAll().where('userId', '=', barber.id).execute(),
  ).toEqual([])
})
