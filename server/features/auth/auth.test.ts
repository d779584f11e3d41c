import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createVisitor, openApp, type Visitor } from '#tests/http.ts'
import { as, db, mailTo } from '#tests/world.ts'

const app = openApp()
const password = 'correct horse battery'
let network = 0

// Each from a network of its own, so that one test's limits are not another's.
function stranger() {
  network += 1
  return createVisitor(app, { address: `198.51.${Math.floor(network / 250)}.${network % 250}` })
}

const newcomer = (changes: object = {}) => ({
  name: 'Ana Ruiz',
  email: `${randomUUID()}@example.com`,
  password,
  phone: '(713) 555-0100',
  role: 'client',
  ...changes,
})

async function signUp(changes: object = {}) {
  const visitor = stranger()
  const given = newcomer(changes)
  const answer = await visitor.post('/api/auth/sign-up', given)
  expect(answer.status).toBe(204)
  return { visitor, email: given.email }
}

async function confirmed(changes: object = {}) {
  const { visitor, email } = await signUp(changes)
  const token = (await mailTo(email, 'verify-email')).token('token')
  expect((await visitor.post('/api/auth/confirm-email', { token })).status).toBe(200)
  return { visitor, email }
}

async function signedIn(changes: object = {}) {
  const { visitor, email } = await confirmed(changes)
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  return { visitor, email, userId: (await me(visitor)).user.id as string }
}

const me = async (visitor: Visitor) => (await visitor.get('/api/auth/session')).body

describe('sign up', () => {
  test('makes account, profile, role, link and mails at once, and signs nobody in', async () => {
    const { visitor, email } = await signUp({ role: 'barber' })
    const user = await db
      .selectFrom('users as u')
      .innerJoin('profiles as p', 'p.userId', 'u.id')
      .innerJoin('userRoles as r', 'r.userId', 'u.id')
      .select(['u.emailConfirmedAt', 'p.phone', 'r.role'])
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow()
    expect(user).toEqual({ emailConfirmedAt: null, phone: '+17135550100', role: 'barber' })
    expect((await mailTo(email, 'welcome')).subject).toBe('Welcome to Kempt')
    expect(await me(visitor)).toBeNull()
  })

  test('nobody becomes an administrator by asking', async () => {
    const answer = await stranger().post('/api/auth/sign-up', newcomer({ role: 'admin' }))
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('an address in use is told on its field', async () => {
    const { email } = await confirmed()
    const answer = await stranger().post('/api/auth/sign-up', newcomer({ email }))
    const sentence = 'This email is already in use. Please sign in or use a different email.'
    expect(answer.body).toMatchObject({
      code: 'EMAIL_IN_USE',
      message: sentence,
      fields: { email: sentence },
    })
  })

  test('who owns the address owns the account, whoever typed it first', async () => {
    const { email } = await signUp({ password: 'the attacker knows it' })
    await stranger().post('/api/auth/sign-up', newcomer({ email }))
    const token = (await mailTo(email, 'verify-email')).token('token')
    const visitor = stranger()
    await visitor.post('/api/auth/confirm-email', { token })
    const attack = await visitor.post('/api/auth/sign-in', { email, password: 'the attacker knows it' })
    expect(attack.body.code).toBe('INVALID_CREDENTIALS')
    expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  })

  test('an account somebody else made with my address can be deleted from the mail', async () => {
    const { email } = await signUp()
    const { token } = await mailTo(email, 'verify-email')
    const visitor = stranger()
    expect((await visitor.post('/api/auth/disown', { token: token('disown') })).status).toBe(204)
    expect((await visitor.post('/api/auth/confirm-email', { token: token('token') })).status).toBe(400)
  })

  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'nobody', 'Invalid email address'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['phone', '555', 'Phone number must be at least 10 digits'],
    ['phone', '0000000000', 'Please enter a valid phone number'],
    ['referralCode', 'X'.repeat(21), 'Referral code must be at most 20 characters'],
  ])('%s %s: %s', async (field, value, sentence) => {
    const answer = await stranger().post('/api/auth/sign-up', newcomer({ [field]: value }))
    expect(answer.body.fields).toEqual({ [field]: sentence })
  })

  test('the fourth mail in an hour to one address waits', async () => {
    const given = newcomer()
    for (let i = 0; i < 3; i++) await stranger().post('/api/auth/sign-up', given)
    const answer = await stranger().post('/api/auth/sign-up', given)
    expect(answer.body).toMatchObject({
      code: 'SIGN_UP_TOO_OFTEN',
      message:
        'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('resend mails a new link, once a minute', async () => {
    const { visitor, email } = await signUp()
    const first = (await mailTo(email, 'verify-email')).token('token')
    expect((await visitor.post('/api/auth/resend-confirmation', { email })).status).toBe(204)
    expect((await mailTo(email, 'verify-email')).token('token')).not.toBe(first)
    const again = await visitor.post('/api/auth/resend-confirmation', { email })
    expect([again.status, again.body.code]).toEqual([429, 'RESEND_TOO_OFTEN'])
  })

  test('a friend counts once, and nobody is their own friend', async () => {
    const friend = await signedIn()
    await db.insertInto('referralCodes').values({ userId: friend.userId, code: 'FRIEND01' }).execute()
    const { email } = await signUp({ referralCode: 'friend01', phone: '(713) 555-0199' })
    const rows = await db
      .selectFrom('referrals as r')
      .innerJoin('users as u', 'u.id', 'r.refereeId')
      .select(['r.referrerId', 'r.bonusCents'])
      .where('u.email', '=', email)
      .execute()
    expect(rows).toEqual([{ referrerId: friend.userId, bonusCents: 500 }])
    const samePhone = await signUp({ referralCode: 'FRIEND01' })
    expect(samePhone.email).toBeTruthy()
    const all = await db.selectFrom('referrals').select('refereeId').execute()
    expect(all).toHaveLength(1)
  })
})

describe('sign in', () => {
  test('needs the verified address', async () => {
    const { visitor, email } = await signUp()
    const answer = await visitor.post('/api/auth/sign-in', { email, password })
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Please check your email and click the verification link before signing in.',
    ])
  })

  test('an unknown address and a wrong password are answered alike', async () => {
    const { email } = await confirmed()
    const wrong = await stranger().post('/api/auth/sign-in', { email, password: 'nope' })
    const unknown = await stranger().post('/api/auth/sign-in', {
      email: 'nobody@example.com',
      password: 'nope',
    })
    expect(wrong.status).toBe(401)
    expect(wrong.body.message).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    )
    expect(unknown.body).toEqual(wrong.body)
  })

  test('gives a cookie no script can read, bound to this host', async () => {
    const { visitor, email } = await confirmed()
    const answer = await visitor.post('/api/auth/sign-in', { email, password })
    const [session] = [answer.headers['set-cookie']].flat().map(String)
    expect(session).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/,
    )
    expect(await me(visitor)).toMatchObject({ user: { email, roles: ['client'] } })
  })

  test('ten wrong passwords close the account to strangers, not to its owner', async () => {
    const { visitor: owner, email } = await signedIn()
    await owner.post('/api/auth/sign-out')
    const attacker = stranger()
    for (let i = 0; i < 10; i++) await attacker.post('/api/auth/sign-in', { email, password: 'nope' })
    const closed = await attacker.post('/api/auth/sign-in', { email, password })
    expect([closed.status, closed.body.message]).toEqual([
      429,
      'Too many sign-in attempts. Please wait a moment and try again.',
    ])
    expect((await owner.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  })
})

describe('password', () => {
  test('a reset link works once, ends every session and is followed by a notice', async () => {
    const { visitor, email } = await signedIn()
    const helper = stranger()
    await helper.post('/api/auth/forgot-password', { email })
    const token = (await mailTo(email, 'password-reset')).token('token')
    const form = { token, password: 'a brand new one', confirmPassword: 'a brand new one' }
    expect((await helper.post('/api/auth/reset-password', form)).status).toBe(204)
    expect(await me(visitor)).toBeNull()
    expect((await helper.post('/api/auth/reset-password', form)).body.code).toBe('LINK_INVALID')
    expect((await mailTo(email)).kind).toBe('password-changed')
    const again = await helper.post('/api/auth/sign-in', { email, password: 'a brand new one' })
    expect(again.status).toBe(200)
  })

  test('known or unknown, forgotten passwords are answered alike', async () => {
    const { email } = await confirmed()
    const known = await stranger().post('/api/auth/forgot-password', { email })
    const unknown = await stranger().post('/api/auth/forgot-password', { email: 'no@example.com' })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test('the two must be equal, and long enough', async () => {
    const form = { token: 'x', password: 'long enough', confirmPassword: 'different' }
    const answer = await stranger().post('/api/auth/reset-password', form)
    expect(answer.body.fields).toEqual({ confirmPassword: 'Passwords do not match' })
    const short = { token: 'x', password: '', confirmPassword: '' }
    const missing = await stranger().post('/api/auth/reset-password', short)
    expect(missing.body.fields).toEqual({ password: 'Password is required' })
  })
})

describe('reactivation', () => {
  async function deactivated() {
    const { visitor, email, userId } = await signedIn()
    const form = { password, reason: 'A break' }
    expect((await visitor.post('/api/account/deactivate', form)).status).toBe(204)
    expect(await me(visitor)).toBeNull()
    return { visitor, email, userId }
  }

  test('the right password learns the state, and only that', async () => {
    const { visitor, email, userId } = await deactivated()
    const answer = await visitor.post('/api/auth/sign-in', { email, password })
    expect([answer.status, answer.body.message]).toEqual([403, 'Account is deactivated'])
    const status = await visitor.post('/api/rpc/check_account_status', { email_param: email })
    expect(status.body).toEqual([{ user_id: userId, is_active: false, deactivated_by: userId }])
    expect((await visitor.get('/api/account')).status).toBe(401)
    const other = await stranger().post('/api/rpc/check_account_status', { email_param: email })
    expect(other.body).toEqual([])
  })

  test('needs the code and the password', async () => {
    const { visitor, email } = await deactivated()
    await visitor.post('/api/auth/reactivation-code', { email })
    const { code } = await mailTo(email, 'reactivation-code')
    const wrong = code === '000000' ? '000001' : '000000'
    const ask = (changes: object) =>
      visitor.post('/api/auth/reactivate', { email, code, password, ...changes })
    expect((await ask({ code: wrong })).body.code).toBe('CODE_INVALID')
    expect((await ask({ password: 'nope' })).body.code).toBe('CODE_INVALID')
    await db.deleteFrom('rateLimits').execute()
    await visitor.post('/api/auth/reactivation-code', { email })
    const second = await mailTo(email, 'reactivation-code')
    const back = await ask({ code: second.code })
    expect(back.body.session.user.email).toBe(email)
    expect((await me(visitor)).user.email).toBe(email)
  })

  test('five wrong tries end a code', async () => {
    const { visitor, email } = await deactivated()
    await visitor.post('/api/auth/reactivation-code', { email })
    const { code } = await mailTo(email, 'reactivation-code')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++)
      await visitor.post('/api/auth/reactivate', { email, code: wrong, password })
    const right = await visitor.post('/api/auth/reactivate', { email, code, password })
    expect(right.body).toMatchObject({ code: 'CODE_EXPIRED', message: 'Invalid or expired code' })
  })

  test('the link of the mail works once, and not with another signature', async () => {
    const { email } = await deactivated()
    const token = (await mailTo(email, 'account-deactivated')).token('token')
    const use = (text: string) => stranger().post('/api/auth/reactivate-by-link', { token: text })
    const claim = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())
    const { id: victim } = await as(null).auth.session().then(() => ({ id: claim.userId }))
    const forged = Buffer.from(JSON.stringify({ ...claim, userId: victim })).toString('base64url')
    expect((await use(`${forged}.`)).body.code).toBe('LINK_INVALID')
    expect((await use(forged)).body.code).toBe('LINK_INVALID')
    expect((await use('')).body.code).toBe('LINK_INVALID')
    expect((await use(token)).status).toBe(204)
    expect((await use(token)).body.code).toBe('LINK_INVALID')
  })

  test('whom an administrator suspended stays out', async () => {
    const { visitor, email, userId } = await deactivated()
    const token = (await mailTo(email, 'account-deactivated')).token('token')
    const admin = await signedIn()
    await db
      .updateTable('profiles')
      .set({ deactivatedBy: admin.userId })
      .where('userId', '=', userId)
      .execute()
    const byLink = await stranger().post('/api/auth/reactivate-by-link', { token })
    expect(byLink.body.code).toBe('REACTIVATION_FAILED')
    const before = await db.selectFrom('mails').select('id').execute()
    expect((await visitor.post('/api/auth/reactivation-code', { email })).status).toBe(204)
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(before.length)
    await visitor.post('/api/auth/sign-in', { email, password })
    const status = await visitor.post('/api/rpc/check_account_status', { email_param: email })
    expect(status.body).toEqual([{ user_id: userId, is_active: false, deactivated_by: null }])
  })
})

describe('roles', () => {
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    admin = await signedIn()
    await db.insertInto('userRoles').values({ userId: admin.userId, role: 'admin' }).execute()
  })

  test('an administrator without the second factor is not one yet', async () => {
    expect(await me(admin.visitor)).toMatchObject({
      user: { roles: ['client'], mustSetUpSecondFactor: true },
    })
  })

  test('has_role answers for oneself, and an administrator for anyone', async () => {
    const client = await signedIn()
    const ask = async (visitor: Visitor, userId: string, role: string) =>
      (await visitor.post('/api/rpc/has_role', { _user_id: userId, _role: role })).body
    expect(await ask(client.visitor, client.userId, 'client')).toBe(true)
    expect(await ask(client.visitor, client.userId, 'admin')).toBe(false)
    expect(await ask(client.visitor, admin.userId, 'admin')).toBe(false)
    await db.updateTable('sessions').set({ secondFactorAt: new Date().toISOString() }).where('userId', '=', admin.userId).execute()
    expect(await ask(admin.visitor, client.userId, 'client')).toBe(true)
    expect(await ask(stranger(), admin.userId, 'admin')).toBe(false)
  })

  test('an active employee record makes an employee', async () => {
    const { visitor, userId } = await signedIn()
    await db.insertInto('employees').values({ userId, barberId: admin.userId }).execute()
    expect((await me(visitor)).user.roles).toEqual(['client', 'employee'])
  })

  test('nobody at all is a client', async () => {
    const { visitor, userId } = await signedIn()
    await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
    expect((await me(visitor)).user.roles).toEqual(['client'])
  })
})
