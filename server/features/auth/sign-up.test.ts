import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { confirmed, me, newcomer, password, signedIn, signedUp, stranger } from '#tests/accounts.ts'
import { as, db, mailTo } from '#tests/world.ts'

test('makes account, profile, role, link and mails at once, and opens no session', async () => {
  const { visitor, email } = await signedUp({ role: 'barber' })
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

test('a sign-up is refused where no mail can be sent or read', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://kempt.test' })
  const given = { ...newcomer(), role: 'client' } as const
  await expect(as(null, { config }).auth.signUp(given)).rejects.toMatchObject({
    code: 'MAIL_NOT_SET_UP',
  })
})

test('a sign-up cannot ask for the admin role', async () => {
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

test('the owner of the address gets the account, even if an attacker signed up with it first', async () => {
  const { email } = await signedUp({ password: 'the attacker knows it' })
  await stranger().post('/api/auth/sign-up', newcomer({ email }))
  const token = (await mailTo(email, 'verify-email')).token('token')
  const visitor = stranger()
  await visitor.post('/api/auth/confirm-email', { token })
  const attack = await visitor.post('/api/auth/sign-in', {
    email,
    password: 'the attacker knows it',
  })
  expect(attack.body.code).toBe('INVALID_CREDENTIALS')
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
})

test('the owner of an address can delete a stranger’s sign-up from the mail', async () => {
  const { email } = await signedUp()
  const { token } = await mailTo(email, 'verify-email')
  const visitor = stranger()
  expect((await visitor.post('/api/auth/disown', { token: token('disown') })).status).toBe(204)
  expect((await visitor.post('/api/auth/confirm-email', { token: token('token') })).status).toBe(
    400,
  )
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

test('a referral counts once, and one from the same phone waits for an administrator', async () => {
  const friend = await signedIn()
  await db.insertInto('referralCodes').values({ userId: friend.userId, code: 'FRIEND01' }).execute()
  const { email } = await signedUp({ referralCode: 'friend01', phone: '(713) 555-0199' })
  const rows = await db
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.refereeId')
    .select(['r.referrerId', 'r.bonusCents'])
    .where('u.email', '=', email)
    .execute()
  expect(rows).toEqual([{ referrerId: friend.userId, bonusCents: 500 }])
  const samePhone = await signedUp({ referralCode: 'FRIEND01' })
  expect(samePhone.email).toBeTruthy()
  const counted = await db
    .selectFrom('referrals')
    .select(['state', 'flagReason'])
    .where('referrerId', '=', friend.userId)
    .orderBy('createdAt')
    .execute()
  expect(counted).toEqual([
    { state: 'joined', flagReason: null },
    { state: 'flagged', flagReason: 'phone' },
  ])
})
