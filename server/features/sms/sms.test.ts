import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { db } from '#tests/world.ts'
import { smsJobs } from './jobs.ts'
import { configureSms, queueSms } from './service.ts'

type Asked = { url?: string; authorization?: string; form: Record<string, string> }

// Stands in for Twilio: keeps what it is asked and answers what the test wants.
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
const send = (smsId: string) =>
  smsJobs['send-sms'].run({ smsId }, { db, log, signal: new AbortController().signal })
const queue = () =>
  queueSms(db, { to: '+17135550100', template: 'code', language: 'en', data: { code: '123456' } })
const find = (id: string) =>
  db.selectFrom('smsMessages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

beforeEach(() => {
  configureSms(readConfig(settings))
  answer = { status: 201, body: { sid: 'SM1' } }
  asked.length = 0
})

test('the log provider keeps the words', async () => {
  configureSms(readConfig({}))
  const id = await queue()
  await send(id)
  expect(await find(id)).toMatchObject({
    state: 'sent',
    provider: 'log',
    body: '123456 is your Kempt code. It works for 10 minutes. We never ask for it.',
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
        Body: '123456 is your Kempt code. It works for 10 minutes. We never ask for it.',
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
  expect(() => configureSms(readConfig({ SMS_PROVIDER: 'twilio' }))).toThrow('TWILIO_ACCOUNT_SID')
})

test('logs know no number, code or secret', () => {
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toMatch(/7135550100|123456|secret/)
})
