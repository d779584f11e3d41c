import { expect, test } from 'vitest'
import { app, confirmed, newcomer, signedUp, stranger } from '#tests/accounts.ts'
import { createVisitor } from '#tests/http.ts'
import { solve } from '#tests/solve.ts'
import { db, mailTo, runJobs } from '#tests/world.ts'

const signUp = (visitor: ReturnType<typeof stranger>, given: object) =>
  visitor.post('/api/auth/sign-up', given)

async function aMinuteLater() {
  await db.deleteFrom('rateLimits').where('key', 'like', 'verify:%').execute()
}

async function mailsTo(email: string) {
  await runJobs()
  const query = db.selectFrom('mails').select('id').where('toAddress', '=', email)
  return (await query.where('kind', '=', 'verify-email').execute()).length
}

test('thirty people behind one address sign up, with a proof after a few', async () => {
  const challenged = []
  for (let n = 0; n < 30; n++) {
    const visitor = createVisitor(app, { address: '203.0.113.30' })
    const given = newcomer()
    const first = await signUp(visitor, given)
    if (first.body.code === 'PROOF_WANTED') {
      challenged.push(n)
      const proof = solve(first.body.fields.challenge)
      expect((await signUp(visitor, { ...given, proof })).status).toBe(204)
    } else expect(first.status).toBe(204)
  }
  expect(challenged).toEqual(Array.from({ length: 25 }, (_, n) => n + 5))
}, 60_000)

test('the answer never mentions an email that was not sent', async () => {
  const address = '203.0.113.31'
  const given = newcomer()
  let last
  for (let n = 0; n < 130; n++) last = await signUp(createVisitor(app, { address }), newcomer())
  expect(last!.body).toMatchObject({
    code: 'SIGN_UPS_PAUSED',
    message: 'Too many sign-ups right now. Please try again in an hour.',
  })
  expect(Number(last!.headers['retry-after'])).toBeGreaterThan(60)
  expect(await mailsTo(given.email)).toBe(0)
}, 60_000)

test('who tries again within a minute is told of the email that was just sent', async () => {
  const visitor = stranger()
  const given = newcomer()
  expect((await signUp(visitor, given)).status).toBe(204)
  const again = await signUp(visitor, given)
  expect(again.body).toMatchObject({
    code: 'SIGN_UP_TOO_OFTEN',
    message:
      'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.',
  })
  expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
  await aMinuteLater()
  expect((await signUp(visitor, given)).status).toBe(204)
  expect(await mailsTo(given.email)).toBe(2)
})

test('an address in use does not count as an email sent', async () => {
  const { email } = await confirmed()
  const visitor = stranger()
  for (let n = 0; n < 2; n++)
    expect((await signUp(visitor, newcomer({ email }))).body.code).toBe('EMAIL_IN_USE')
})

test('one address gets ten sign-ups an hour, from however many networks', async () => {
  const given = newcomer()
  for (let n = 0; n < 10; n++) expect((await signUp(stranger(), given)).status).toBe(204)
  expect((await signUp(stranger(), given)).body.code).toBe('SIGN_UPS_PAUSED')
})

test('one network gets five sign-ups for an address, and leaves room for its owner', async () => {
  const given = newcomer()
  const network = stranger()
  for (let n = 0; n < 5; n++) {
    expect((await signUp(network, given)).status).toBe(204)
    await aMinuteLater()
  }
  const wanted = await signUp(network, given)
  const proof = solve(wanted.body.fields.challenge)
  expect((await signUp(network, { ...given, proof })).body.code).toBe('SIGN_UPS_PAUSED')
  expect((await signUp(stranger(), given)).status).toBe(204)
})

test('resend mails a new link, a minute after the sign-up and once a minute', async () => {
  const { visitor, email } = await signedUp()
  const first = (await mailTo(email, 'verify-email')).token('token')
  const resend = () => visitor.post('/api/auth/resend-confirmation', { email })
  const soon = await resend()
  expect([soon.status, soon.body.code]).toEqual([429, 'RESEND_TOO_OFTEN'])
  await aMinuteLater()
  expect((await resend()).status).toBe(204)
  expect((await mailTo(email, 'verify-email')).token('token')).not.toBe(first)
  expect((await resend()).body.code).toBe('RESEND_TOO_OFTEN')
})

test('a network that resent sixty times is told to wait an hour, not a minute', async () => {
  const visitor = stranger()
  const resend = () => visitor.post('/api/auth/resend-confirmation', { email: newcomer().email })
  for (let n = 0; n < 60; n++) expect((await resend()).status).toBe(204)
  const refused = await resend()
  expect([refused.status, refused.body.code]).toEqual([429, 'NETWORK_TOO_OFTEN'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
})

test('strangers who ask for it do not keep the owner waiting, and send ten an hour at most', async () => {
  const { visitor, email } = await signedUp()
  for (let n = 0; n < 12; n++) {
    const answer = await stranger().post('/api/auth/resend-confirmation', { email })
    expect(answer.status).toBe(204)
  }
  expect(await mailsTo(email)).toBe(11)
  await aMinuteLater()
  const own = await visitor.post('/api/auth/resend-confirmation', { email })
  expect(own.status).toBe(204)
})
