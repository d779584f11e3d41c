import { expect, test } from 'vitest'
import { me, password, signedIn, stranger } from '#tests/accounts.ts'
import { db, mailTo, runJobs } from '#tests/world.ts'

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
  const back = await ask({})
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
  const victim = await signedIn()
  const claimed = { ...claim, userId: victim.userId }
  const forged = Buffer.from(JSON.stringify(claimed)).toString('base64url')
  expect((await use(`${forged}.`)).body.code).toBe('LINK_INVALID')
  expect((await use(forged)).body.code).toBe('LINK_INVALID')
  expect((await use('')).body.code).toBe('LINK_INVALID')
  expect((await use(token)).status).toBe(204)
  expect((await use(token)).body.code).toBe('LINK_INVALID')
})

test('a user suspended by an administrator cannot reactivate the account', async () => {
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
  await runJobs()
  const before = await db.selectFrom('mails').select('id').execute()
  expect((await visitor.post('/api/auth/reactivation-code', { email })).status).toBe(204)
  await runJobs()
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(before.length)
  await visitor.post('/api/auth/sign-in', { email, password })
  const status = await visitor.post('/api/rpc/check_account_status', { email_param: email })
  expect(status.body).toEqual([{ user_id: userId, is_active: false, deactivated_by: admin.userId }])
})

test('another code can be asked for after a minute, and the server keeps to it', async () => {
  const { visitor, email } = await deactivated()
  const ask = () => visitor.post('/api/auth/reactivation-code', { email })
  expect((await ask()).status).toBe(204)
  const again = await ask()
  expect([again.status, again.body.code]).toEqual([429, 'CODE_TOO_OFTEN'])
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
})

test('a network that asked for sixty codes is told to wait an hour, not a minute', async () => {
  const visitor = stranger()
  const ask = (path: string, n: number) => visitor.post(path, { email: `code${n}@example.com` })
  for (let n = 0; n < 60; n++)
    expect((await ask('/api/auth/reactivation-code', n)).status).toBe(204)
  for (const path of ['/api/auth/reactivation-code', '/api/functions/send-reactivation-code']) {
    const refused = await ask(path, 60)
    expect([refused.status, refused.body.code]).toEqual([429, 'NETWORK_TOO_OFTEN'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  }
})

test('strangers who ask for codes and try them do not keep the owner out', async () => {
  const { visitor, email } = await deactivated()
  for (let n = 0; n < 25; n++) {
    const answer = await stranger().post('/api/auth/reactivation-code', { email })
    expect(answer.status).toBe(204)
  }
  await runJobs()
  const kind = 'reactivation-code'
  const sent = await db
    .selectFrom('mails')
    .select('id')
    .where('toAddress', '=', email)
    .where('kind', '=', kind)
    .execute()
  expect(sent).toHaveLength(20)

  expect((await visitor.post('/api/auth/reactivation-code', { email })).status).toBe(204)
  const { code } = await mailTo(email, kind)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 6; n++)
    await stranger().post('/api/auth/reactivate', { email, code: wrong, password: 'nope' })
  const back = await visitor.post('/api/auth/reactivate', { email, code, password })
  expect(back.status).toBe(200)
})

test('a code that a stranger asked for later does not replace the one of the owner', async () => {
  const { visitor, email } = await deactivated()
  await visitor.post('/api/auth/reactivation-code', { email })
  const { code } = await mailTo(email, 'reactivation-code')
  await stranger().post('/api/auth/reactivation-code', { email })
  await mailTo(email, 'reactivation-code')
  const back = await visitor.post('/api/auth/reactivate', { email, code, password })
  expect(back.status).toBe(200)
})

test('thirty tries a day are the most for one account, from however many browsers', async () => {
  const { email, userId } = await deactivated()
  const outcomes: string[] = []
  const guess = async (proof: object) => {
    const visitor = stranger()
    await visitor.post('/api/auth/reactivation-code', { email })
    const { code } = await mailTo(email, 'reactivation-code')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) {
      const body = { user_id: userId, email, code: wrong, ...proof }
      await visitor.post('/api/functions/verify-reactivation-code', body)
    }
    const { tries } = await db
      .selectFrom('accountCodes')
      .select(({ fn }) => fn.sum<number>('tries').as('tries'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    outcomes.push(String(tries))
  }
  for (let n = 0; n < 5; n++) await guess({})
  for (let n = 0; n < 3; n++) await guess({ password })
  expect(outcomes).toEqual(['5', '10', '15', '20', '20', '25', '30', '30'])
})
