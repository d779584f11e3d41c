// For tests: files as browsers send them, and malicious files.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { app } from './accounts.ts'
import type { App, Visitor } from './http.ts'

type Sent = { name?: string; type?: string }

export async function upload(visitor: Visitor, bytes: Uint8Array, sent: Sent = {}) {
  const { name = 'me.png', type = 'image/png' } = sent
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(bytes)], { type }), name)
  return sendForm(visitor, form)
}

export async function sendForm(
  visitor: Visitor,
  form: FormData,
  url = '/api/account/photo',
  server: App = app,
) {
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form })
  const answer = await server.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      cookie: cookiesOf(visitor),
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
      'x-kempt': '1',
      'content-type': request.headers.get('content-type') ?? '',
    },
  })
  const body = answer.json<{ photoUrl: string; code?: string }>()
  return { status: answer.statusCode, body, url: body.photoUrl, code: body.code }
}

export function cookiesOf(visitor: Visitor) {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

// The public answer for the address of a picture.
export async function served(url: string, server: App = app) {
  const answer = await server.inject(url)
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

type Look = { width?: number; height?: number; background?: string }

export function draw({ width = 64, height = 48, background = '#0a5c87' }: Look = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
}

// A tiny PNG of any dimensions: complete, or with fewer rows than it claims.
export function drawBomb(width: number, height: number, drawn = height) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(drawn * (Math.ceil(width / 8) + 1))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
