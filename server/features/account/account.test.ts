import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { actorOf } from '#tests/actor-of.ts'
import { me, password, stranger } from '#tests/accounts.ts'
import { as, db, mailTo } from '#tests/world.ts'
import { findProfile, member, noticesOf } from './account.test.kit.ts'

describe('profile', () => {
  test('is saved with the phone as it is dialled, for every tab at once', async () => {
    const { id, visitor } = await member()
    const form = { name: '  Ana Ruiz ', phone: '(713) 555-0123' }
    const answer = await visitor.put('/api/account/profile', form)

    expect(answer.body).toMatchObject({ name: 'Ana Ruiz', phone: '+17135550123' })
    expect((await me(visitor)).user.name).toBe('Ana Ruiz')
    const told = await db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', `user:${id}`)
      .execute()
    expect(told).toEqual([{ payload: { type: 'user-updated' } }])
  })

  test.each([
    ['name', { name: 'A', phone: '7135550123' }, 'Name must be at least 2 characters'],
    ['phone', { name: 'Ana', phone: '555' }, 'Phone number must be at least 10 digits'],
    ['phone', { name: 'Ana', phone: '0000000000' }, 'Please enter a valid phone number'],
  ])('%s %j: %s', async (field, form, sentence) => {
    const { visitor } = await member()
    const answer = await visitor.put('/api/account/profile', form)
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }])
  })

  test('the language is kept for mails and notices', async () => {
    const { visitor } = await member()
    expect((await visitor.put('/api/account/language', { language: 'es' })).status).toBe(204)
    expect((await visitor.get('/api/account')).body.language).toBe('es')
  })
})

describe('phone', () => {
  const save = (visitor: Awaited<ReturnType<typeof member>>['visitor'], phone: string) =>
    visitor.put('/api/account/profile', { name: 'Ana Ruiz', phone })

  async function codeOf(userId: string) {
    const { body, toPhone } = await db
      .selectFrom('smsMessages')
      .select(['body', 'toPhone'])
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { code: /\d{6}/.exec(body)?.[0] ?? '', toPhone }
  }

  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  test('is verified by a texted code, and only for the account that requested the code', async () => {
    const [{ id, visitor }, other] = [await member(), await member()]
    for (const each of [visitor, other.visitor]) await save(each, '713-555-0124')
    expect((await visitor.post('/api/account/phone-code')).status).toBe(204)
    const { code, toPhone } = await codeOf(id)
    expect(toPhone).toBe('+17135550124')

    const refused = await visitor.post('/api/account/verify-phone', { code: wrong(code) })
    expect([refused.status, refused.body.code]).toEqual([400, 'CODE_INVALID'])
    const answer = await visitor.post('/api/account/verify-phone', { code })
    expect(answer.body).toMatchObject({ phone: '+17135550124', isPhoneVerified: true })
    expect((await findProfile(other.id)).phoneVerifiedAt).toBeNull()
    const again = await visitor.post('/api/account/verify-phone', { code })
    expect(again.body.code).toBe('CODE_EXPIRED')
  })

  test('another number is not verified, even by a code that was on its way', async () => {
    const { id, visitor } = await member()
    await save(visitor, '7135550125')
    await visitor.post('/api/account/phone-code')
    const { code } = await codeOf(id)
    await save(visitor, '7135550126')
    expect((await visitor.post('/api/account/verify-phone', { code })).body.code).toBe(
      'CODE_EXPIRED',
    )
    expect((await findProfile(id)).phoneVerifiedAt).toBeNull()
  })

  test('stays verified when only the name changes, and not when the number does', async () => {
    const { id, visitor } = await member()
    await save(visitor, '7135550127')
    await visitor.post('/api/account/phone-code')
    await visitor.post('/api/account/verify-phone', { code: (await codeOf(id)).code })
    expect((await save(visitor, '(713) 555-0127')).body.isPhoneVerified).toBe(true)
    expect((await save(visitor, '7135550128')).body.isPhoneVerified).toBe(false)
  })

  test('five wrong tries end a code', async () => {
    const { id, visitor } = await member()
    await save(visitor, '7135550129')
    await visitor.post('/api/account/phone-code')
    const { code } = await codeOf(id)
    for (let i = 0; i < 5; i++)
      await visitor.post('/api/account/verify-phone', { code: wrong(code) })
    const right = await visitor.post('/api/account/verify-phone', { code })
    expect([right.status, right.body.code]).toEqual([410, 'CODE_EXPIRED'])
  })

  test('is not sent to a number we do not text', async () => {
    const { id, visitor } = await member()
    const phone = '+18765550123'
    await db.updateTable('profiles').set({ phone }).where('userId', '=', id).execute()
    const refused = await visitor.post('/api/account/phone-code')
    expect([refused.status, refused.body.code]).toEqual([409, 'PHONE_NOT_TEXTABLE'])
  })

  test('no number, no code; and one code a minute', async () => {
    const { visitor } = await member()
    expect((await visitor.post('/api/account/phone-code')).body.code).toBe('PHONE_MISSING')
    await save(visitor, '7135550130')
    await visitor.post('/api/account/phone-code')
    const again = await visitor.post('/api/account/phone-code')
    expect([again.status, again.body.code]).toEqual([429, 'CODE_TOO_OFTEN'])
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(30)
  })

  test('five codes a day, and then it says tomorrow, not in a minute', async () => {
    const { visitor } = await member()
    await save(visitor, '7135550131')
    const inMinutes = Date.now() + 5 * 60_000
    const aMinuteLater = () => db.deleteFrom('rateLimits').where('expire', '<', inMinutes).execute()
    for (let n = 0; n < 5; n++) {
      expect((await visitor.post('/api/account/phone-code')).status).toBe(204)
      await aMinuteLater()
    }
    const refused = await visitor.post('/api/account/phone-code')
    expect([refused.status, refused.body.code]).toEqual([429, 'NO_MORE_CODES_TODAY'])
  })
})

describe('password', () => {
  const form = { currentPassword: password, password: 'a new one', confirmPassword: 'a new one' }

  test('of a deleted account: changing it and refreshing the session need a sign-in', async () => {
    const gone = actorOf(randomUUID(), 'client')
    for (const ask of [() => as(gone).account.changePassword(form), as(gone).auth.refresh])
      await expect(ask()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  })

  test('changing it ends every other session, mails and tells', async () => {
    const { id, email, visitor, anotherDevice } = await member()
    const other = await anotherDevice()
    expect((await visitor.post('/api/account/password', form)).status).toBe(204)

    expect(await me(other.visitor)).toBeNull()
    expect((await me(visitor)).user.id).toBe(id)
    expect((await mailTo(email)).kind).toBe('password-changed')
    expect(await noticesOf(id)).toEqual(['Your password was changed'])
    const old = await stranger().post('/api/auth/sign-in', { email, password })
    expect(old.body.code).toBe('INVALID_CREDENTIALS')
    const fresh = await stranger().post('/api/auth/sign-in', { email, password: 'a new one' })
    expect(fresh.status).toBe(200)
  })

  test('the current one must be right, and ten wrong ones are enough', async () => {
    const { visitor } = await member()
    const guess = () =>
      visitor.post('/api/account/password', { ...form, currentPassword: 'not it' })
    const refused = await guess()
    expect(refused.body).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: "That's not your current password." },
    })
    for (let i = 0; i < 9; i++) await guess()
    const closed = await visitor.post('/api/account/password', form)
    expect([closed.status, closed.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test.each([
    [{ password: 'short', confirmPassword: 'short' }, 'password'],
    [{ password: 'long enough', confirmPassword: 'another' }, 'confirmPassword'],
    [{ password: '', confirmPassword: '' }, 'password'],
  ])('%j is refused on its field', async (changes, field) => {
    const { visitor } = await member()
    const answer = await visitor.post('/api/account/password', { ...form, ...changes })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })
})

describe('sessions', () => {
  test('lists the devices of one person, with the one at hand marked', async () => {
    const { visitor, sessionId, anotherDevice } = await member()
    const other = await anotherDevice()
    await member()
    const { body } = await visitor.get('/api/account/sessions')
    const seen = body.map((row: { id: string; isCurrent: boolean }) => [row.id, row.isCurrent])
    expect(seen).toHaveLength(2)
    expect(seen).toEqual(
      expect.arrayContaining([
        [sessionId, true],
        [other.sessionId, false],
      ]),
    )
    expect(Object.keys(body[0]).toSorted()).toEqual(
      ['createdAt', 'id', 'isCurrent', 'lastSeenAt', 'network', 'userAgent'].toSorted(),
    )
  })

  test('a user can end their own session; another user’s session is not found', async () => {
    const { visitor, anotherDevice } = await member()
    const other = await anotherDevice()
    const stranger = await member()
    const end = (id: string) => visitor.delete(`/api/account/sessions/${id}`)

    expect((await end(other.sessionId)).status).toBe(204)
    expect(await me(other.visitor)).toBeNull()
    const foreign = await end(stranger.sessionId)
    const missing = await end(randomUUID())
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect(await me(stranger.visitor)).not.toBeNull()
  })

  test('all others end at once, and this one stays', async () => {
    const { id, visitor, anotherDevice } = await member()
    const others = [await anotherDevice(), await anotherDevice()]
    const bystander = await member()
    expect((await visitor.post('/api/account/sessions/end-others')).status).toBe(204)
    for (const other of others) expect(await me(other.visitor)).toBeNull()
    expect((await me(visitor)).user.id).toBe(id)
    expect(await me(bystander.visitor)).not.toBeNull()
  })
})
