import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { app, stranger } from '#tests/accounts.ts'
import { signIn } from '#tests/http.ts'
import { cookiesOf, draw, drawBomb, sendForm, served, upload } from '#tests/uploads.ts'
import { db, make } from '#tests/world.ts'
import { readPrivate, savePrivate } from './service.ts'

await app.ready()

const mostBytes = 8 * 1024 * 1024
const payload = '<script>alert(document.domain)</script><?php system($_GET[0]) ?>'

async function someone() {
  const person = await make.person('client')
  const visitor = stranger()
  await signIn(visitor, person)
  return { ...person, visitor }
}

const metadataOf = async (url: string) => sharp((await served(url)).bytes).metadata()

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s is drawn anew as a small WebP', async (kind) => {
    const { visitor } = await someone()
    const file = await draw({ width: 1600, height: 1200 })[kind]().toBuffer()
    const { status, url } = await upload(visitor, file, { type: `image/${kind}` })
    expect(status).toBe(200)
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
    expect((await visitor.get('/api/account')).body.photoUrl).toBe(url)

    const { headers } = await served(url)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(await metadataOf(url)).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  test('is called what it is, whatever its file was called', async () => {
    const { visitor } = await someone()
    const file = await draw().png().toBuffer()
    const name = '../../etc/<b>cron</b>.html'
    const { status, url } = await upload(visitor, file, { name, type: 'text/html' })
    expect(status).toBe(200)
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
  })

  test('loses where it was taken, and keeps the right way up', async () => {
    const { visitor } = await someone()
    const file = await draw({ width: 40, height: 20 })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '29/1 45/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(file.includes('SecretCam')).toBe(true)
    const { url } = await upload(visitor, file, { name: 'me.jpg', type: 'image/jpeg' })
    const { exif, xmp, iptc, icc, orientation } = await metadataOf(url)
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    expect((await served(url)).bytes.includes('SecretCam')).toBe(false)
  })

  test.each([
    ['behind a JPEG', async () => [await draw().jpeg().toBuffer(), Buffer.from(payload)]],
    ['behind a PNG', async () => [await draw().png().toBuffer(), Buffer.from(payload)]],
    ['behind a WebP', async () => [await draw().webp().toBuffer(), Buffer.from(payload)]],
    ['in the comment of a JPEG', async () => inComment(await draw().jpeg().toBuffer())],
  ])('a script %s is not served', async (_, make) => {
    const { visitor } = await someone()
    const file = Buffer.concat(await make())
    expect(file.includes(payload)).toBe(true)
    const { status, url } = await upload(visitor, file)
    expect(status).toBe(200)
    expect((await served(url)).bytes.includes('script')).toBe(false)
  })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9"/></svg>'
  const xxe = '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg/>'
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  const pngHead = Buffer.from('89504e470d0a1a0a', 'hex')
  const webpHead = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG that reads files', () => Buffer.from(xxe)],
    ['an SVG with the head of a JPEG', () => Buffer.concat([jpegHead, Buffer.from(svg)])],
    ['an SVG with the head of a PNG', () => Buffer.concat([pngHead, Buffer.from(svg)])],
    ['an SVG with the head of a WebP', () => Buffer.concat([webpHead, Buffer.from(svg)])],
    ['HTML', () => Buffer.from(payload)],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['a TIFF', async () => draw().tiff().toBuffer()],
    ['half a JPEG', async () => half(await draw({ width: 400, height: 400 }).jpeg().toBuffer())],
    ['half a PNG', async () => half(await draw({ width: 400, height: 400 }).png().toBuffer())],
    ['half a WebP', async () => half(await draw({ width: 400, height: 400 }).webp().toBuffer())],
    ['400 megapixels in 50 KB', () => drawBomb(20_000, 20_000)],
    ['a claim of 40 terapixels', () => drawBomb(2_000_000, 20_000_000, 1)],
  ])('%s is refused at once', async (_, make) => {
    const { visitor, id } = await someone()
    const file = await make()
    const began = performance.now()
    const before = process.memoryUsage().rss
    const answer = await upload(visitor, file)
    expect([answer.status, answer.code]).toEqual([400, 'NOT_A_PICTURE'])
    expect(performance.now() - began).toBeLessThan(2000)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    expect(await picturesOf(id)).toEqual([])
  })

  test('a form without a file, with a field, or no form at all', async () => {
    const { visitor } = await someone()
    const field = new FormData()
    field.set('photo', 'just words')
    expect((await sendForm(visitor, new FormData())).code).toBe('NOT_A_PICTURE')
    expect((await sendForm(visitor, field)).code).toBe('NOT_A_PICTURE')
    expect((await visitor.post('/api/account/photo', { photo: 'x' })).body.code).toBe(
      'NOT_A_PICTURE',
    )
  })
})

describe('size', () => {
  test('one byte above 8 MB is too much', async () => {
    const { visitor } = await someone()
    const answer = await upload(visitor, Buffer.alloc(mostBytes + 1, 0xff))
    expect([answer.status, answer.code]).toEqual([413, 'TOO_LARGE'])
  })

  test('200 MB are refused before they are sent', async () => {
    const { visitor } = await someone()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/api/account/photo',
      method: 'POST',
      headers: {
        cookie: cookiesOf(visitor),
        origin: `http://127.0.0.1:${port}`,
        'x-kempt': '1',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 200 * 1024 * 1024,
      },
    })
    sending.write('--x\r\n')
    const [answer] = await once(sending, 'response')
    expect(answer.statusCode).toBe(413)
    sending.destroy()
  })

  test('200 MB without a length are refused as soon as they are too many', async () => {
    const { visitor } = await someone()
    const before = process.memoryUsage().rss
    const { port } = app.server.address() as AddressInfo
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/api/account/photo',
      method: 'POST',
      headers: {
        cookie: cookiesOf(visitor),
        origin: `http://127.0.0.1:${port}`,
        'x-kempt': '1',
        'content-type': 'multipart/form-data; boundary=x',
        'transfer-encoding': 'chunked',
      },
    })
    // The connection is cut once the response is sent.
    sending.on('error', () => {})
    const answered = once(sending, 'response')
    sending.write(
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    )
    const megabyte = Buffer.alloc(1024 * 1024, 0xff)
    let sent = 0
    let isOver = false
    void answered.finally(() => (isOver = true)).catch(() => {})
    for (; sent < 200 && !isOver; sent++) {
      const isRoom = sending.write(megabyte)
      if (!isRoom) await Promise.race([once(sending, 'drain'), answered]).catch(() => {})
    }
    const [answer] = await answered
    expect(answer.statusCode).toBe(413)
    expect(sent).toBeLessThan(40)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    sending.destroy()
  })

  test('40 megapixels, turned, fit into memory', async () => {
    const { visitor } = await someone()
    const file = await draw({ width: 8000, height: 4990 })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 40 })
      .toBuffer()
    const before = process.memoryUsage().rss
    expect((await upload(visitor, file)).status).toBe(200)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('ownership', () => {
  test('a guest uploads nothing', async () => {
    const answer = await upload(stranger(), await draw().png().toBuffer())
    expect([answer.status, answer.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  })

  test('sixty pictures are enough for one person', async () => {
    const { visitor, id } = await someone()
    const rows = Array.from({ length: 60 }, (_, i) => ({
      userId: id,
      url: `/media/${i}.webp`,
      bytes: 1,
    }))
    await db.insertInto('media').values(rows).execute()
    const answer = await upload(visitor, await draw().png().toBuffer())
    expect([answer.status, answer.code]).toEqual([409, 'TOO_MANY_PICTURES'])
  })

  test('a new photo takes the place of the old one, and removing leaves none', async () => {
    const { visitor, id } = await someone()
    const first = await upload(visitor, await draw({ background: '#102030' }).png().toBuffer())
    const second = await upload(visitor, await draw({ background: '#302010' }).png().toBuffer())
    expect(await picturesOf(id)).toEqual([second.url])
    expect((await served(first.url)).status).toBe(404)
    expect((await served(second.url)).status).toBe(200)

    expect((await visitor.delete('/api/account/photo')).status).toBe(204)
    expect((await visitor.get('/api/account')).body.photoUrl).toBeNull()
    expect([await picturesOf(id), (await served(second.url)).status]).toEqual([[], 404])
  })

  test('the same picture of two people stays until both have let it go', async () => {
    const [one, other] = [await someone(), await someone()]
    const file = await draw({ background: '#445566' }).png().toBuffer()
    const { url } = await upload(one.visitor, file)
    expect((await upload(other.visitor, file)).url).toBe(url)
    expect((await upload(other.visitor, file)).url).toBe(url)
    await one.visitor.delete('/api/account/photo')
    expect((await served(url)).status).toBe(200)
    await other.visitor.delete('/api/account/photo')
    expect((await served(url)).status).toBe(404)
  })

  test('twenty photos an hour are enough', async () => {
    const { visitor } = await someone()
    for (let i = 0; i < 20; i++) await upload(visitor, Buffer.from('no picture'))
    const answer = await upload(visitor, await draw().png().toBuffer())
    expect([answer.status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

async function picturesOf(userId: string) {
  const rows = await db.selectFrom('media').select('url').where('userId', '=', userId).execute()
  return rows.map(({ url }) => url)
}

function half(bytes: Buffer) {
  return bytes.subarray(0, bytes.length / 2)
}

function inComment(jpeg: Buffer) {
  const text = Buffer.from(payload)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(text.length + 2)
  return [jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), size, text, jpeg.subarray(2)]
}

test('what is private is not served with the pictures, however it is asked for', async () => {
  const name = await savePrivate({ bytes: await draw().png().toBuffer(), width: 64 })
  expect(await readPrivate(name)).toBeInstanceOf(Buffer)
  for (const path of [`private%2f${name}`, `private%2F..%2Fprivate%2F${name}`, name])
    expect((await app.inject(`/media/${path}`)).statusCode).toBe(404)
})
