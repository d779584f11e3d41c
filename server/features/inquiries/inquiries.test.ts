import { beforeEach, expect, test } from 'vitest'
import type { Web } from '#contract/contract.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { solve } from '#tests/solve.ts'
import { as, db } from '#tests/world.ts'

const good = {
  name: 'Marcus Hill',
  email: 'Marcus@Example.com',
  phone: '(713) 555-0100',
  message: 'We have three chairs on Westheimer.',
  filledInMs: 9000,
}
const guest = (network = '203.0.113.1', language: 'en' | 'es' = 'en') =>
  as(null, { network, language })
const stored = () => db.selectFrom('businessInquiries').selectAll().execute()
const mails = () =>
  db
    .selectFrom('mails')
    .select(['kind', 'toAddress', 'replyTo', 'language', 'body'])
    .orderBy('id')
    .execute()

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db.deleteFrom('businessInquiries').execute()
  await db.deleteFrom('mails').execute()
})

test('an inquiry is kept, mailed to the desk with the sender to answer, and thanked for', async () => {
  await guest('203.0.113.1', 'es').inquiries.send(good)
  expect(await stored()).toMatchObject([
    {
      name: 'Marcus Hill',
      email: 'marcus@example.com',
      phone: '(713) 555-0100',
      message: 'We have three chairs on Westheimer.',
    },
  ])
  expect(await mails()).toMatchObject([
    { kind: 'inquiry', toAddress: 'partners@kempt.example', replyTo: 'marcus@example.com' },
    { kind: 'inquiry-received', toAddress: 'marcus@example.com', replyTo: null, language: 'es' },
  ])
  const [desk, thanks] = await mails()
  expect(desk?.body).toContain('We have three chairs on Westheimer.')
  expect(thanks?.body).not.toContain('three chairs')
})

test.each([
  [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'a'.repeat(101) }, { name: 'Name must be less than 100 characters' }],
  [{ email: 'nobody' }, { email: 'Invalid email address' }],
  [
    { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}com` },
    { email: 'Email must be less than 255 characters' },
  ],
  [{ message: ' hi ' }, { message: 'Message must be at least 3 characters' }],
  [{ message: 'a'.repeat(1001) }, { message: 'Message must be less than 1000 characters' }],
])('%o is refused under its field', async (wrong, fields) => {
  const sending = guest().inquiries.send({ ...good, ...wrong })
  await expect(sending).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  expect(await stored()).toEqual([])
})

test('the longest and shortest that are allowed go through, and so does no phone', async () => {
  const { phone: _, ...rest } = good
  await guest().inquiries.send({ ...rest, name: 'Jo', message: 'hey' })
  await guest().inquiries.send({ ...good, name: 'a'.repeat(100), message: 'a'.repeat(1000) })
  expect((await stored()).map(({ phone }) => phone)).toEqual(['', '(713) 555-0100'])
})

test.each([
  ['a phone of 65 characters', { phone: '1'.repeat(65) }],
  ['the hidden field filled in', { website: 'https://spam.example' }],
  ['a form filled in within two seconds', { filledInMs: 1999 }],
])('%s is refused without a field to stand under', async (_, wrong) => {
  const refusal = await guest()
    .inquiries.send({ ...good, ...wrong })
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', fields: undefined })
  expect(await stored()).toEqual([])
  expect(await mails()).toEqual([])
})

test('three go at once, the fourth and fifth solve a proof, the sixth must wait', async () => {
  for (let n = 0; n < 3; n++) await guest().inquiries.send(good)
  for (let n = 4; n <= 5; n++) {
    const refusal = await guest()
      .inquiries.send(good)
      .catch((error: { fields: { challenge: string } }) => error)
    expect(refusal).toMatchObject({ code: 'PROOF_WANTED' })
    const proof = solve((refusal as { fields: { challenge: string } }).fields.challenge)
    await guest().inquiries.send({ ...good, proof })
  }
  const sixth = await guest()
    .inquiries.send(good)
    .catch((error: unknown) => error)
  expect(sixth).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((sixth as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3500)
  expect(await stored()).toHaveLength(5)

  await guest('198.51.100.9').inquiries.send(good)
  expect(await stored()).toHaveLength(6)
})

test('an address gets at most three thank-you mails a day', async () => {
  for (let n = 0; n < 5; n++) await guest(`203.0.113.${n}`).inquiries.send(good)
  const kinds = (await mails()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'inquiry')).toHaveLength(5)
  expect(kinds.filter((kind) => kind === 'inquiry-received')).toHaveLength(3)
})

test("the specification's function keeps its payload and shares the limit", async () => {
  const { filledInMs: _, ...payload } = good
  for (let n = 0; n < 3; n++) await guest().specFunctions.sendBusinessInquiry(payload)
  await expect(guest().specFunctions.sendBusinessInquiry(payload)).rejects.toMatchObject({
    code: 'PROOF_WANTED',
  })
  await expect(guest().inquiries.send(good)).rejects.toMatchObject({ code: 'PROOF_WANTED' })
  expect(await stored()).toHaveLength(3)
})

const { app } = createApp({
  config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' }),
  db,
  mediaDir: '/nonexistent',
  web: async () => ({}) as Web,
})

function post(forwarded: string, body: object, url = '/api/inquiries') {
  return app.inject({
    method: 'POST',
    url,
    headers: { origin: 'http://localhost:3000', 'x-kempt': '1', 'x-forwarded-for': forwarded },
    payload: body,
  })
}

test('what is longer than any inquiry is refused before it is read', async () => {
  for (const url of ['/api/inquiries', '/api/functions/send-business-inquiry']) {
    const [fits, tooLong] = [15, 17].map((kilobytes) => ({
      ...good,
      message: 'x'.repeat(kilobytes * 1024),
    }))
    expect((await post('203.0.113.4', fits!, url)).json()).toMatchObject({ code: 'INVALID_INPUT' })
    const answer = await post('203.0.113.4', tooLong!, url)
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({
      code: 'BODY_TOO_LARGE',
      message: "That's more than we can take at once. Please shorten it.",
    })
  }
  expect(await db.selectFrom('rateLimits').selectAll().execute()).toEqual([])
})

// FLOOD=10000 is `npm run drill:floods`.
const flood = Number(process.env.FLOOD ?? 2000)

test('thousands of invented addresses are one network', { timeout: 120_000 }, async () => {
  const statuses = new Map<number, number>()
  for (let batch = 0; batch < flood / 20; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(`198.${batch % 256}.${batch >> 8}.${n}`, good)),
    )
    for (const { statusCode, headers } of answers) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
    }
  }
  expect(statuses.get(204)).toBe(3)
  expect(statuses.get(428)).toBeLessThanOrEqual(4)
  expect([...statuses.keys()].sort()).toEqual([204, 428, 429])
  expect(await stored()).toHaveLength(3)
})
