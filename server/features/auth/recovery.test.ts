import { expect, test } from 'vitest'
import { confirmed, password, signedIn, stranger } from '#tests/accounts.ts'
import type { Visitor } from '#tests/http.ts'
import { db, runJobs } from '#tests/world.ts'

async function mailsTo(email: string, kind: string) {
  await runJobs()
  return db
    .selectFrom('mails')
    .select(['id', 'body'])
    .where('toAddress', '=', email)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
}

async function tokensTo(email: string) {
  const mails = await mailsTo(email, 'password-reset')
  return mails.map(({ body }) => /#token=([\w-]+)/.exec(body)?.[1] ?? '')
}

const forget = (visitor: Visitor, email: string) =>
  visitor.post('/api/auth/forgot-password', { email })
const reset = (token: string, text = 'a brand new one') =>
  stranger().post('/api/auth/reset-password', { token, password: text, confirmPassword: text })

test('a reset ends all other links', async () => {
  const { email } = await confirmed()
  for (let n = 0; n < 3; n++) await forget(stranger(), email)
  const [first = '', second = '', third = ''] = await tokensTo(email)
  expect((await reset(first)).status).toBe(204)
  for (const token of [second, third])
    expect((await reset(token, 'a stolen link')).body.code).toBe('LINK_INVALID')
})

test('a changed password ends them too', async () => {
  const { visitor, email } = await signedIn()
  await forget(stranger(), email)
  const [token = ''] = await tokensTo(email)
  const form = {
    currentPassword: password,
    password: 'a brand new one',
    confirmPassword: 'a brand new one',
  }
  expect((await visitor.post('/api/account/password', form)).status).toBe(204)
  expect((await reset(token, 'a stolen link')).body.code).toBe('LINK_INVALID')
})

test('of several links used at once, one wins', async () => {
  const { email } = await confirmed()
  for (let n = 0; n < 3; n++) await forget(stranger(), email)
  const tokens = await tokensTo(email)
  const answers = await Promise.all([...tokens, ...tokens].map((token) => reset(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400])
})

test('a stranger who keeps asking does not lock the owner out', async () => {
  const { visitor, email } = await signedIn()
  const answers = []
  for (let n = 0; n < 12; n++) answers.push(await forget(stranger(), email))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  const sent = await tokensTo(email)
  expect(sent).toHaveLength(3)
  // All mailed links stay valid while the limit applies.
  const minutes = await db
    .selectFrom('accountTokens')
    .select('expiresAt')
    .where('purpose', '=', 'reset_password')
    .execute()
  expect(minutes.length).toBeGreaterThanOrEqual(3)
  await visitor.post('/api/auth/sign-out')
  expect((await forget(visitor, email)).status).toBe(204)
  const after = await tokensTo(email)
  expect(after).toHaveLength(4)
  expect((await reset(after[0]!)).status).toBe(204)
})

test('beyond the limit the answer does not reveal whether the address is known', async () => {
  const { email } = await confirmed()
  const ask = async (address: string) => {
    for (let n = 0; n < 4; n++) await forget(stranger(), address)
    const { status, body } = await forget(stranger(), address)
    return { status, body }
  }
  expect(await ask('nobody@example.com')).toEqual(await ask(email))
  const jobs = await db.selectFrom('outbox').select('name').where('kind', '=', 'job').execute()
  expect(jobs.filter(({ name }) => name === 'mail-password-reset')).toHaveLength(10)
})

test('an empty address is asked for, and a wrong one is called wrong', async () => {
  const visitor = stranger()
  for (const [email, sentence] of [
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['ana@', 'Invalid email address'],
  ]) {
    const answer = await visitor.post('/api/auth/forgot-password', { email })
    expect([answer.status, answer.body.fields]).toEqual([400, { email: sentence }])
  }
})
