import { expect, test } from 'vitest'
import { me, newcomer, password, signedIn, signedUp, stranger } from '#tests/accounts.ts'
import { db, mailTo } from '#tests/world.ts'

async function deactivated() {
  const person = await signedIn()
  const form = { password, reason: 'A break' }
  expect((await person.visitor.post('/api/account/deactivate', form)).status).toBe(204)
  return person
}

async function codeFor(visitor: ReturnType<typeof stranger>, email: string) {
  await visitor.post('/api/functions/send-reactivation-code', { email })
  return (await mailTo(email, 'reactivation-code')).code
}

const verify = async (visitor: ReturnType<typeof stranger>, body: object) =>
  (await visitor.post('/api/functions/verify-reactivation-code', body)).body

test('verify-reactivation-code: the specified payload brings the account back', async () => {
  const { email, userId } = await deactivated()
  const visitor = stranger()
  const code = await codeFor(visitor, email)
  expect(await verify(visitor, { user_id: userId, email, code })).toEqual({ success: true })
  // The code proves the mailbox, not the password, so it does not sign in.
  expect(await me(visitor)).toBeNull()
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  expect(await verify(visitor, { user_id: userId, email, code })).toEqual({ success: false })
})

test('verify-reactivation-code: who proved the password at sign-in is signed in', async () => {
  const { email, userId } = await deactivated()
  const visitor = stranger()
  const refused = await visitor.post('/api/auth/sign-in', { email, password })
  expect(refused.body.code).toBe('ACCOUNT_DEACTIVATED')
  const code = await codeFor(visitor, email)
  expect(await verify(visitor, { user_id: userId, email, code })).toEqual({ success: true })
  expect((await me(visitor)).user.id).toBe(userId)
})

test('verify-reactivation-code: a code does not open another user’s account', async () => {
  const victim = await deactivated()
  const thief = await deactivated()
  const visitor = stranger()
  const code = await codeFor(visitor, thief.email)
  const bodies = [
    { user_id: victim.userId, email: thief.email, code },
    { user_id: victim.userId, email: victim.email, code },
    { user_id: thief.userId, email: victim.email, code },
  ]
  for (const body of bodies) expect(await verify(visitor, body)).toEqual({ success: false })
  const { isActive } = await db
    .selectFrom('profiles')
    .select('isActive')
    .where('userId', '=', victim.userId)
    .executeTakeFirstOrThrow()
  expect(isActive).toBe(false)
})

test('verify-reactivation-code: a code counts in the browser that asked for it', async () => {
  const { email, userId } = await deactivated()
  const owner = stranger()
  const code = await codeFor(owner, email)
  const wrong = code === '000000' ? '000001' : '000000'
  const other = stranger()
  for (let n = 0; n < 5; n++) await verify(other, { user_id: userId, email, code: wrong })
  expect(await verify(other, { user_id: userId, email, code })).toEqual({ success: false })
  expect(await verify(owner, { user_id: userId, email, code })).toEqual({ success: true })
})

test('verify-reactivation-code: a wrong password closes what the code would open', async () => {
  const { email, userId } = await deactivated()
  const visitor = stranger()
  const code = await codeFor(visitor, email)
  const body = { user_id: userId, email, code, password: 'nope' }
  expect(await verify(visitor, body)).toEqual({ success: false })
})

async function friend() {
  const person = await signedIn({ phone: '(713) 555-0142' })
  const code = `F${person.userId.slice(-8)}`.toUpperCase()
  await db.insertInto('referralCodes').values({ userId: person.userId, code }).execute()
  return { ...person, code }
}

async function referralOf(email: string) {
  return db
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.refereeId')
    .select(['r.referrerId', 'r.role'])
    .where('u.email', '=', email)
    .execute()
}

async function idOf(email: string) {
  const query = db.selectFrom('users').select('id').where('email', '=', email)
  return (await query.executeTakeFirstOrThrow()).id
}

const refer = async (visitor: ReturnType<typeof stranger>, body: object) =>
  (await visitor.post('/api/functions/process-referral-signup', body)).body

test('process-referral-signup: within the sign-up, with the role of the account', async () => {
  const { code: referralCode, userId: referrerId } = await friend()
  const { visitor, email } = await signedUp({ role: 'barber' })
  const body = { referralCode, userId: await idOf(email), role: 'client' }
  expect(await refer(visitor, body)).toEqual({ success: true })
  expect(await referralOf(email)).toEqual([{ referrerId, role: 'barber' }])
  expect(await refer(visitor, body)).toEqual({ success: false })
})

test('process-referral-signup: not for another account, and not after the sign-up', async () => {
  const { code: referralCode } = await friend()
  const victim = await signedUp()
  const thief = await signedUp()
  const ask = async (visitor: ReturnType<typeof stranger>, userId: string) =>
    refer(visitor, { referralCode, userId, role: 'client' })
  const victimId = await idOf(victim.email)
  expect(await ask(thief.visitor, victimId)).toEqual({ success: false })
  expect(await ask(stranger(), victimId)).toEqual({ success: false })
  expect(await referralOf(victim.email)).toEqual([])
  const old = await signedIn()
  expect(await ask(old.visitor, old.userId)).toEqual({ success: false })
})

test('signing another user up does not change the current session', async () => {
  const { visitor, userId } = await signedIn()
  expect((await visitor.post('/api/auth/sign-up', newcomer())).status).toBe(204)
  expect((await me(visitor)).user.id).toBe(userId)
})

const statusOf = async (visitor: ReturnType<typeof stranger>, email: string) =>
  (await visitor.post('/api/rpc/check_account_status', { email_param: email })).body

test('check_account_status: in full for a session, and empty for anyone else', async () => {
  const { visitor, email, userId } = await signedIn()
  expect(await statusOf(visitor, email)).toEqual([
    { user_id: userId, is_active: true, deactivated_by: null },
  ])
  expect(await statusOf(stranger(), email)).toEqual([])
  const other = await signedIn()
  expect(await statusOf(other.visitor, email)).toEqual([])
})

test('check_account_status: a sign-up alone proves nothing', async () => {
  const { visitor, email } = await signedUp()
  expect(await statusOf(visitor, email)).toEqual([])
})

test('check_account_status: thirty an hour from one network', async () => {
  const visitor = stranger()
  for (let n = 0; n < 30; n++) expect(await statusOf(visitor, 'a@example.com')).toEqual([])
  expect((await statusOf(visitor, 'a@example.com')).code).toBe('TOO_MANY_REQUESTS')
})
