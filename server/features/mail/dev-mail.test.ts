import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { sendError } from '#server/http/errors.ts'
import { queueSms } from '#server/features/sms/service.ts'
import { jobs } from '#server/jobs.ts'
import { addHeaders } from '#server/http/security.ts'
import { db, jobContext } from '#tests/world.ts'
import { devMail } from './dev-mail.ts'
import { storedOrigin } from './origin.ts'
import { canMail, queueMail } from './service.ts'

function serverWith(settings: NodeJS.ProcessEnv) {
  const config = readConfig(settings)
  const app = fastify()
  app.setErrorHandler(sendError)
  addHeaders(app, config)
  app.register(devMail, { db, config })
  return (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } })
}

const get = serverWith({})
const mailId = await queueMail(db, {
  to: 'ana@example.com',
  kind: 'verify-email',
  language: 'en',
  data: { name: 'Ana "the <fade>"', token: 'abc', disownToken: 'def' },
})
await jobs['send-mail'].run({ mailId }, jobContext)
const smsId = await queueSms(jobContext, {
  to: '+17135550100',
  template: 'code',
  language: 'es',
  data: { code: '654321' },
})
await jobs['send-sms'].run({ smsId }, jobContext)

test('without SMTP a mail is kept, and the newcomer finds it', async () => {
  const list = await get('/dev/mail')
  expect(list.statusCode).toBe(200)
  expect(list.body).toContain(`<a href="/dev/mail/${mailId}">Please confirm your email</a>`)
  expect(list.body).toContain('ana@example.com · kept')
  expect(list.body).toContain('654321 es tu código de Kempt')
  expect(list.headers['content-security-policy']).toContain("default-src 'none'")
})

test('text messages stand among the mails, the newest first', async () => {
  const later = await queueMail(db, {
    to: 'ana@example.com',
    kind: 'password-changed',
    language: 'en',
    data: { name: 'Ana' },
  })
  const { body } = await get('/dev/mail')
  const places = [later, '654321', mailId].map((each) => body.indexOf(each))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(body).toContain('SMS to +17135550100')
})

test('its link can be clicked, and nothing in it can run', async () => {
  const { body, headers } = await get(`/dev/mail/${mailId}`)
  expect(body).toContain('&quot;http://127.0.0.1:3000/email-confirmed#token=abc&quot;')
  expect(body).not.toContain(storedOrigin)
  expect(body).toContain('&lt;base target=&quot;_top&quot;&gt;')
  expect(body).toContain('sandbox="allow-top-navigation-by-user-activation"')
  expect(body).not.toContain('<fade>')
  expect(headers['content-security-policy']).not.toContain('script-src')
})

test.each(['/dev/mail/nonsense', '/dev/mail/01890000-0000-7000-8000-000000000000'])(
  '%s is not there',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('a strange name that points here reads nothing', async () => {
  expect((await get('/dev/mail', 'evil.example')).statusCode).toBe(404)
})

test.each([
  { SMTP_URL: 'smtp://127.0.0.1:2525' },
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://kempt.example' },
])('with %o it does not exist', async (settings) => {
  const get = serverWith(settings)
  expect((await get('/dev/mail')).statusCode).toBe(404)
  expect((await get(`/dev/mail/${mailId}`)).statusCode).toBe(404)
  expect(canMail(readConfig(settings))).toBe('SMTP_URL' in settings)
})
