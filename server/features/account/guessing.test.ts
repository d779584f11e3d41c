// Guessing a second factor: at most ten wrong codes a day, each of which is right with probability
// 3e-6.
import { TOTP } from 'otpauth'
import { afterEach, expect, test, vi } from 'vitest'
import { password, stranger } from '#tests/accounts.ts'
import type { Visitor } from '#tests/http.ts'
import { db, mailTo, runJobs } from '#tests/world.ts'
import { member } from './account.test.kit.ts'

afterEach(() => {
  vi.useRealTimers()
})

const codeOf = (secret: string) => new TOTP({ secret, digits: 6, period: 30 }).generate()

// Moves the clock on by this many TOTP steps.
function later(steps: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + steps * 30_000 })
}

async function withSecondFactor() {
  const person = await member()
  const { body } = await person.visitor.post('/api/account/second-factor/start', { password })
  const secret = body.secret as string
  const code = codeOf(secret)
  const done = await person.visitor.post('/api/account/second-factor/confirm', { code })
  later(1)
  return { ...person, secret, backupCodes: done.body.backupCodes as string[] }
}

type Person = Awaited<ReturnType<typeof withSecondFactor>>

async function atTheDoor({ email }: Person, visitor = stranger()) {
  await visitor.post('/api/auth/sign-in', { email, password })
  return visitor
}

const give = (visitor: Visitor, code: string) => visitor.post('/api/auth/second-factor', { code })

// A code that is not valid in this TOTP step or a neighboring one.
function wrongCode(secret: string) {
  const totp = new TOTP({ secret, digits: 6, period: 30 })
  const near = [-2, -1, 0, 1, 2].map((step) =>
    totp.generate({ timestamp: Date.now() + step * 30_000 }),
  )
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  )!
}

async function failuresOf(userId: string) {
  const rows = await db
    .selectFrom('secondFactorFailures')
    .select('id')
    .where('userId', '=', userId)
    .execute()
  return rows.length
}

async function warningsTo(email: string) {
  await runJobs()
  const query = db.selectFrom('mails').select('id').where('toAddress', '=', email)
  return (await query.where('kind', '=', 'wrong-codes').execute()).length
}

test('five wrong codes are the most for strangers, also for twenty at once', async () => {
  const person = await withSecondFactor()
  const doors = await Promise.all(Array.from({ length: 5 }, () => atTheDoor(person)))
  const wrong = wrongCode(person.secret)
  const tries = Array.from({ length: 20 }, (_, n) => give(doors[n % 5]!, wrong))
  const codes = (await Promise.all(tries)).map(({ body }) => body.code as string)
  expect(codes.filter((code) => code === 'CODE_INVALID')).toHaveLength(5)
  expect(codes.filter((code) => code === 'CODES_USED_UP')).toHaveLength(15)
  expect(await failuresOf(person.id)).toBe(5)
  const right = await give(doors[0]!, codeOf(person.secret))
  expect(right.body).toMatchObject({
    code: 'CODES_USED_UP',
    message: 'Too many wrong codes today. Use a backup code, or try again tomorrow.',
  })
})

test('the owner is told by email, once, after five', async () => {
  const person = await withSecondFactor()
  const door = await atTheDoor(person)
  const wrong = wrongCode(person.secret)
  for (let n = 0; n < 4; n++) await give(door, wrong)
  expect(await warningsTo(person.email)).toBe(0)
  for (let n = 0; n < 3; n++) await give(door, wrong)
  expect(await warningsTo(person.email)).toBe(1)
  const mail = await mailTo(person.email, 'wrong-codes')
  expect(mail.subject).toBe('Someone is trying to sign in to your account')
})

test('a success in between does not give a guesser new tries', async () => {
  const person = await withSecondFactor()
  const wrong = wrongCode(person.secret)
  const guesser = await atTheDoor(person)
  for (let n = 0; n < 4; n++) await give(guesser, wrong)
  expect((await give(await atTheDoor(person), codeOf(person.secret))).status).toBe(200)
  expect((await give(guesser, wrong)).body.code).toBe('CODE_INVALID')
  expect((await give(guesser, wrong)).body.code).toBe('CODES_USED_UP')
})

test('while strangers have used up theirs, a known browser and a backup code still open', async () => {
  const person = await withSecondFactor()
  const home = await atTheDoor(person)
  expect((await give(home, codeOf(person.secret))).status).toBe(200)
  const guesser = await atTheDoor(person)
  for (let n = 0; n < 6; n++) await give(guesser, wrongCode(person.secret))

  await atTheDoor(person, home)
  later(1)
  expect((await give(home, codeOf(person.secret))).status).toBe(200)
  const elsewhere = await atTheDoor(person)
  expect((await give(elsewhere, person.backupCodes[0]!)).status).toBe(200)

  const known = await atTheDoor(person, home)
  for (let n = 0; n < 5; n++) await give(known, wrongCode(person.secret))
  later(1)
  expect((await give(known, codeOf(person.secret))).body.code).toBe('CODES_USED_UP')
  expect(await failuresOf(person.id)).toBe(10)
})

test('wrong codes count for 24 hours', async () => {
  const person = await withSecondFactor()
  const door = await atTheDoor(person)
  for (let n = 0; n < 5; n++) await give(door, wrongCode(person.secret))
  const past = Temporal.Now.instant().subtract({ hours: 24, seconds: 1 }).toString()
  await db
    .updateTable('secondFactorFailures')
    .set({ failedAt: past })
    .where('userId', '=', person.id)
    .execute()
  expect((await give(door, codeOf(person.secret))).status).toBe(200)
})

test('one code given five times at once gets one in', async () => {
  const person = await withSecondFactor()
  const doors = []
  for (let n = 0; n < 5; n++) doors.push(await atTheDoor(person))
  const code = codeOf(person.secret)
  const answers = await Promise.all(doors.map((door) => give(door, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('backup codes are tried twenty times an hour from one network', async () => {
  const person = await withSecondFactor()
  const door = await atTheDoor(person)
  for (let n = 0; n < 20; n++)
    expect((await give(door, 'aaaaa-bbbbb')).body.code).toBe('CODE_INVALID')
  expect((await give(door, person.backupCodes[0]!)).body.code).toBe('TOO_MANY_SIGN_INS')
  const elsewhere = await atTheDoor(person)
  expect((await give(elsewhere, person.backupCodes[0]!)).status).toBe(200)
})
