// Guessing fails, no matter from how many addresses it seems to come.
import { expect, test } from 'vitest'
import { confirmed, password, stranger } from '#tests/accounts.ts'
import { createVisitor, openApp } from '#tests/http.ts'
import { networkOf } from '#server/http/request-info.ts'

const app = openApp()
const host = '127.0.0.1:3000'

// FLOOD=10000 is `npm run drill:floods`.
const flood = Number(process.env.FLOOD ?? 2000)

test('thousands of invented forwarding headers are one visitor', async () => {
  let refused = 0
  for (let i = 0; i < flood; i++) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/rpc/check_account_status',
      remoteAddress: '203.0.113.99',
      headers: {
        host,
        origin: `http://${host}`,
        'x-kempt': '1',
        'x-forwarded-for': `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
      },
      payload: { email_param: 'someone@example.com' },
    })
    if (answer.statusCode === 429) refused += 1
  }
  expect(refused).toBe(flood - 30)
}, 120_000)

test('behind one trusted proxy, its word counts and the rest does not', async () => {
  const behind = openApp({ env: { TRUSTED_PROXIES: '1' } })
  const ask = (forwarded: string) =>
    behind.inject({
      method: 'POST',
      url: '/api/rpc/check_account_status',
      remoteAddress: '192.0.2.1',
      headers: {
        host,
        origin: `http://${host}`,
        'x-kempt': '1',
        'x-forwarded-for': `6.6.6.6, ${forwarded}`,
      },
      payload: { email_param: 'someone@example.com' },
    })
  for (let i = 0; i < 30; i++) await ask('198.18.0.1')
  expect((await ask('198.18.0.1')).statusCode).toBe(429)
  expect((await ask('198.18.0.2')).statusCode).toBe(200)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a whole /64 trying passwords is one network', async () => {
  const { email } = await confirmed()
  for (let i = 0; i < 10; i++)
    await createVisitor(app, { address: `2001:db8:7:7::${i}` }).post('/api/auth/sign-in', {
      email,
      password: 'nope',
    })
  const answer = await createVisitor(app, { address: '2001:db8:7:7:ffff::1' }).post(
    '/api/auth/sign-in',
    { email, password },
  )
  expect(answer.status).toBe(429)
})

test('links cannot be guessed into: a wrong token is a plain no, and costs nothing to anyone', async () => {
  const visitor = stranger()
  for (const path of ['confirm-email', 'disown', 'reactivate-by-link']) {
    const answer = await visitor.post(`/api/auth/${path}`, { token: 'x'.repeat(43) })
    expect(answer.body.code).toBe('LINK_INVALID')
  }
})
