// The server follows Accept-Encoding, including refusals (RFC 9110, 12.5.3).
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openApp } from '#tests/http.ts'

const app = openApp()

const table: [accepted: string, page: string | null, plain: string | null][] = [
  ['', null, null],
  ['br', 'br', null],
  ['gzip, br', 'br', null],
  ['gzip', 'gzip', null],
  ['br;q=0, gzip', 'gzip', null],
  ['br;q=0,gzip;q=0', null, null],
  ['BR;Q=0.5', 'br', null],
  ['br;q=0.000, gzip;q=0.001', 'gzip', null],
  ['*', 'br', null],
  ['*, br;q=0', 'gzip', null],
  ['gzip;q=0, *', 'br', null],
  ['identity', null, null],
  ['identity;q=0, br', 'br', 'br'],
  ['gzip, identity;q=0', 'gzip', 'gzip'],
  ['*;q=0, gzip', 'gzip', 'gzip'],
  ['*;q=0, identity', null, null],
  ['deflate, x-strange;q=1', null, null],
]

const paths = ['/api/settings', '/pictures/default-320.webp', '/api/docs', '/robots.txt']

async function ask(url: string, accepted: string) {
  const { statusCode, headers, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': accepted },
  })
  return { status: statusCode, packing: headers['content-encoding'] ?? null, bytes: rawPayload }
}

describe.each(table)('%j', (accepted, page, plain) => {
  test('a page', async () => {
    expect(await ask('/', accepted)).toMatchObject({ status: 200, packing: page })
  })

  test.each(paths)('%s', async (path) => {
    const { status, packing, bytes } = await ask(path, accepted)
    expect([status, packing]).toEqual([200, plain])
    const { bytes: wanted } = await ask(path, '')
    expect(unpack(bytes, packing).equals(wanted)).toBe(true)
  })
})

test.each(['*;q=0', 'identity;q=0', 'br;q=0, gzip;q=0, identity;q=0', 'identity;q=0, deflate'])(
  '%s leaves nothing we could send',
  async (accepted) => {
    for (const path of ['/', ...paths]) {
      const { status, bytes } = await ask(path, accepted)
      expect(status).toBe(406)
      expect(JSON.parse(bytes.toString()).code).toBe('NOT_ACCEPTABLE')
    }
  },
)

function unpack(bytes: Buffer, packing: unknown) {
  if (packing === 'br') return brotliDecompressSync(bytes)
  return packing === 'gzip' ? gunzipSync(bytes) : bytes
}
