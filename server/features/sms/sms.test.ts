import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { db, defaultConfig, jobContext } from '#tests/world.ts'
import { smsJobs } from './jobs.ts'
import { queueSms } from './service.ts'

type Asked = { url?: string; authorization?: string; form: Record<string, string> }

// A fake Twilio: records requests and answers as the test says.
const asked: Asked[] = []
let answer: { status: number; body: object } = { status: 201, body: { sid: 'SM1' } }
const twilio = createServer(async (request: IncomingMessage, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  asked.push({ url: request.url, authorization: request.headers.authorization, form })
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer.body))
})
await new Promise<void>((ready) => twilio.listen(0, '127.0.0.1', ready))
const { port } = twilio.address() as AddressInfo
const settings = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+18325550100',
  TWILIO_API_URL: `http://127.0.0.1:${port}`,
}
afterAll(() => void twilio.close())

const logged: string[] = []
const { log } = fastify({
  logger: { level: 'trace', stream: { write: (line: string) => logged.push(line) } },
})
const byTwilio = readConfig(settings)
const send = (smsId: string, config = byTwilio) =>
  smsJobs['send-sms'].run({ smsId }, { ...jobContext, log, config })
const queue = () => to('+17135550100')
const to = (phone: string, config = byTwilio) =>
  queueSms(
    { db, config },
    { to: phone, template: 'code', language: 'en', data: { code: '123456' } },
  )
const linkTo = (phone: string) =>
  queueSms(
    { db, config: byTwilio },
    {
      to: phone,
      template: 'completion_link',
      language: 'en',
      data: {
        shop: 'Shop',
        address: '',
        number: '',
        when: '',
        minutes: '',
        terms: '',
        link: 'https://x',
      },
    },
  )
const find = (id: string) =>
  db.selectFrom('smsMessages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

beforeEach(() => {
  answer = { status: 201, body: { sid: 'SM1' } }
  asked.length = 0
})

test('the log provider keeps the words', async () => {
  const id = await queue()
  await send(id, defaultConfig)
  expect(await find(id)).toMatchObject({
    state: 'sent',
    provider: 'log',
    body: "123456 is your Kempt code. It works for 10 minutes. We'll never ask for it.",
  })
  expect(asked).toEqual([])
})

test('Twilio is asked once, and the code is not kept', async () => {
  const id = await queue()
  await send(id)
  await send(id)
  expect(asked).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      form: {
        To: '+17135550100',
        From: '+18325550100',
        Body: "123456 is your Kempt code. It works for 10 minutes. We'll never ask for it.",
      },
    },
  ])
  expect(await find(id)).toMatchObject({ state: 'sent', reference: 'SM1', body: '' })
})

test('when Twilio is away it is tried again, six times at most', async () => {
  answer = { status: 503, body: {} }
  const id = await queue()
  await expect(send(id)).rejects.toThrow('Twilio answered 503')
  expect(await find(id)).toMatchObject({ state: 'queued', attempts: 1 })
  answer = { status: 201, body: { sid: 'SM2' } }
  await send(id)
  expect(await find(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })

  answer = { status: 401, body: { code: 20_003 } }
  const lost = await queue()
  for (let tries = 1; tries <= 5; tries++) await expect(send(lost)).rejects.toThrow('401')
  await send(lost)
  expect(await find(lost)).toMatchObject({ state: 'failed', attempts: 6 })
  expect(logged.join('')).toContain('a text message is dead')
})

test.each([
  [21_211, 'failed'],
  [21_610, 'suppressed'],
])('code %i of Twilio is final: %s', async (code, state) => {
  answer = { status: 400, body: { code } }
  const id = await queue()
  await send(id)
  expect(await find(id)).toMatchObject({ state, attempts: 1 })
})

test('half a configuration is refused at the start', () => {
  expect(() => readConfig({ SMS_PROVIDER: 'twilio' })).toThrow('TWILIO_ACCOUNT_SID')
})

test('logs know no number, code or secret', () => {
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toMatch(/7135550100|123456|secret/)
})

const sendingTo = (SMS_COUNTRIES: string) => readConfig({ ...settings, SMS_COUNTRIES })

test.each([
  ['+17135550100', 'Houston'],
  ['+14165550100', 'Toronto'],
  ['+17875550100', 'Puerto Rico'],
])('%s (%s) is sent', async (phone) => {
  const id = await to(phone)
  expect(await find(id)).toMatchObject({ state: 'queued' })
})

test.each([
  ['+881612345678', 'a satellite'],
  ['+447700900123', 'the United Kingdom'],
  ['+18765550100', 'Jamaica'],
  ['+12425550100', 'the Bahamas'],
  ['+18095550100', 'the Dominican Republic'],
  ['+19005550100', 'premium'],
  ['+18005550100', 'toll-free'],
  ['+11235550100', 'no area code'],
])('%s (%s) is not, unless the settings say so', async (phone) => {
  const id = await to(phone)
  expect(await find(id)).toMatchObject({ state: 'suppressed', lastError: 'country' })
  await send(id)
  expect(asked).toEqual([])
  expect(await find(await to(phone, sendingTo('all')))).toMatchObject({ state: 'queued' })
})

test('countries can be added by their calling code, or left out', async () => {
  const config = sendingTo('US,+52')
  expect(await find(await to('+525512345678', config))).toMatchObject({ state: 'queued' })
  expect(await find(await to('+14165550100', config))).toMatchObject({ state: 'suppressed' })
  expect(() => readConfig({ SMS_COUNTRIES: 'Mexico' })).toThrow()
})

test('a number that a guest typed gets six messages a day, and codes are counted apart', async () => {
  const states: string[] = []
  for (let n = 0; n < 8; n++) {
    const id = await linkTo('+17135550177')
    await send(id)
    states.push((await find(id)).state)
  }
  expect(states).toEqual([...Array(6).fill('sent'), 'suppressed', 'suppressed'])
  expect(asked).toHaveLength(6)
  const code = await to('+17135550177')
  await send(code)
  expect(await find(code)).toMatchObject({ state: 'sent' })
})
