// Every answer, including refusals, has the security headers.
import { expect, test } from 'vitest'
import { openApp } from '#tests/http.ts'

const app = openApp({ env: { PUBLIC_URL: 'https://kempt.example' } })
const wanted = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test.each([
  ['GET', '/', 200],
  ['GET', '/healthz', 200],
  ['GET', '/api/settings', 200],
  ['GET', '/api/docs', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/media/..%2f..%2fpackage.json', 404],
  ['GET', '/api/account', 401],
  ['POST', '/api/auth/sign-in', 403],
  ['GET', '/%', 400],
] as const)('%s %s answers %i', async (method, url, status) => {
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(wanted)
  expect(String(answer.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
})
