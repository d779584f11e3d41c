import { beforeAll, describe, expect, test } from 'vitest'
import { barberIdOf } from '#server/ids.ts'
import { confirmed, me, password, signedIn, signedUp, stranger } from '#tests/accounts.ts'
import type { Visitor } from '#tests/http.ts'
import { db, mailTo, giveGrant } from '#tests/world.ts'

describe('sign in', () => {
  test('needs the verified address', async () => {
    const { visitor, email } = await signedUp()
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
    for (let i = 0; i < 10; i++)
      await attacker.post('/api/auth/sign-in', { email, password: 'nope' })
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

describe('roles', () => {
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    admin = await signedIn()
    await db.insertInto('userRoles').values({ userId: admin.userId, role: 'admin' }).execute()
    await giveGrant(admin.userId, 'owner')
  })

  test('an administrator without the second factor is not one yet', async () => {
    expect(await me(admin.visitor)).toMatchObject({
      user: { roles: ['client'], mustSetUpSecondFactor: true },
    })
  })

  test('has_role answers a user about themselves, and an administrator about anyone', async () => {
    const client = await signedIn()
    const ask = async (visitor: Visitor, userId: string, role: string) =>
      (await visitor.post('/api/rpc/has_role', { _user_id: userId, _role: role })).body
    expect(await ask(client.visitor, client.userId, 'client')).toBe(true)
    expect(await ask(client.visitor, client.userId, 'admin')).toBe(false)
    expect(await ask(client.visitor, admin.userId, 'admin')).toBe(false)
    expect(await ask(client.visitor, admin.userId, 'client')).toBe(false)
    await db
      .updateTable('sessions')
      .set({ secondFactorAt: new Date().toISOString() })
      .where('userId', '=', admin.userId)
      .execute()
    expect(await ask(admin.visitor, client.userId, 'client')).toBe(true)
    const barber = await signedIn()
    await db.insertInto('userRoles').values({ userId: barber.userId, role: 'barber' }).execute()
    expect(await ask(admin.visitor, barber.userId, 'barber')).toBe(true)
    expect(await ask(admin.visitor, client.userId, 'barber')).toBe(false)
    expect(await ask(stranger(), admin.userId, 'admin')).toBe(false)
  })

  test('an active employee record makes an employee', async () => {
    const { visitor, userId } = await signedIn()
    await db
      .insertInto('employees')
      .values({ userId, barberId: barberIdOf(admin.userId) })
      .execute()
    expect((await me(visitor)).user.roles).toEqual(['client', 'employee'])
  })

  test('a user without a role is a client', async () => {
    const { visitor, userId } = await signedIn()
    await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
    expect((await me(visitor)).user.roles).toEqual(['client'])
  })
})
