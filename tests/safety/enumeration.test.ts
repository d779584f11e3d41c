// No answer reveals whether an address has an account. (npm run drill:timing measures the
// duration.)
import { expect, test } from 'vitest'
import { confirmed, newcomer, signedUp, stranger } from '#tests/accounts.ts'

const { email: known } = await confirmed()
const { email: waiting } = await signedUp()
const { email: unknown } = newcomer()

const calls: [path: string, body: (email: string) => object][] = [
  ['/api/auth/sign-in', (email) => ({ email, password: 'not the password' })],
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/auth/reactivation-code', (email) => ({ email })],
  ['/api/auth/resend-confirmation', (email) => ({ email })],
  ['/api/auth/reactivate', (email) => ({ email, code: '123456', password: 'not it' })],
  ['/api/functions/send-reactivation-code', (email) => ({ email })],
  ['/api/functions/verify-reactivation-code', (email) => ({ email, code: '123456', user_id: '' })],
  ['/api/rpc/check_account_status', (email) => ({ email_param: email })],
]

test.each(calls)('%s answers alike', async (path, bodyOf) => {
  const answers = []
  for (const email of [known, waiting, unknown]) {
    const { status, headers, body } = await stranger().post(path, bodyOf(email))
    const { date: _, 'set-cookie': cookies, ...rest } = headers
    // A browser without a mark gets a random one.
    const cookie = String(cookies).replace(/=[\w-]{22}\./, '=<mark>.')
    answers.push({ status, body, headers: rest, cookie })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})
