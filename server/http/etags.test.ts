import { expect, test } from 'vitest'
import { openApp } from '#tests/http.ts'

const app = openApp()
const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers })

test('one weak ETag for every encoding', async () => {
  const { etag } = (await get()).headers
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await get({ 'accept-encoding': encoding })
    expect(headers).toMatchObject({ etag, 'content-encoding': encoding })
  }
})

const tag = String((await get()).headers.etag)
const strong = tag.replace('W/', '')

test.each([tag, strong, `"other", ${tag}`, `W/"other",${strong} , "third"`, '*'])(
  'a client that names %s has the page',
  async (known) => {
    const answer = await get({ 'if-none-match': known })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
    expect(answer.headers.etag).toBe(tag)
  },
)

test.each(['"other"', 'W/"other", "third"', strong.slice(1, -1), ''])(
  'a client that names %s does not',
  async (known) => {
    expect((await get({ 'if-none-match': known })).statusCode).toBe(200)
  },
)
