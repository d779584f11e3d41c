import { TOTP } from 'otpauth'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { me, password, stranger } from '#tests/accounts.ts'
import { db } from '#tests/world.ts'
import { member, noticesOf } from './account.test.kit.ts'

type Member = Awaited<ReturnType<typeof member>>

const stepMs = 30_000

afterEach(() => {
  vi.useRealTimers()
})

// Fakes only the clock, so that tests need not wait for the next TOTP step.
function later(steps: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + steps * stepMs })
}

const codeOf = (secret: string) => new TOTP({ secret, digits: 6, period: 30 }).generate()

async function start({ visitor }: Member) {
  const answer = await visitor.post('/api/account/second-factor/start', { password })
  expect(answer.status).toBe(200)
  return answer.body as { secret: string; uri: string }
}

async function setUp(person: Member) {
  const { secret } = await start(person)
  const code = codeOf(secret)
  const answer = await person.visitor.post('/api/account/second-factor/confirm', { code })
  expect(answer.status).toBe(200)
  return { secret, code, backupCodes: answer.body.backupCodes as string[] }
}

// Signed in with the password; the second factor is still missing.
async function atTheDoor({ email }: Member) {
  const visitor = stranger()
  const answer = await visitor.post('/api/auth/sign-in', { email, password })
  expect(answer.body).toEqual({ session: null, needsSecondFactor: true })
  return visitor
}

describe('set-up', () => {
  test('counts once a code has come back, and then every sign-in asks for one', async () => {
    const person = await member()
    const { secret, uri } = await start(person)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain(encodeURIComponent(person.email))
    expect((await me(person.visitor)).user).toMatchObject({
      hasSecondFactor: false,
      mustSetUpSecondFactor: false,
    })

    const confirm = (code: string) =>
      person.visitor.post('/api/account/second-factor/confirm', { code })
    const code = codeOf(secret)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await confirm(wrong)).body.code).toBe('CODE_INVALID')
    const { body } = await confirm(code)
    expect(new Set(body.backupCodes).size).toBe(10)
    expect((await me(person.visitor)).user.hasSecondFactor).toBe(true)
    expect(await noticesOf(person.id)).toEqual(['Two-step sign-in is on'])

    const visitor = await atTheDoor(person)
    expect((await visitor.get('/api/account')).status).toBe(401)
    later(1)
    const entered = await visitor.post('/api/auth/second-factor', { code: codeOf(secret) })
    expect(entered.body.user.id).toBe(person.id)
  })

  test('needs the password, and cannot be begun again once it is done', async () => {
    const person = await member()
    const begin = (given: string) =>
      person.visitor.post('/api/account/second-factor/start', { password: given })
    expect((await begin('nope')).body.fields).toEqual({
      password: "That's not your current password.",
    })
    const confirm = () =>
      person.visitor.post('/api/account/second-factor/confirm', { code: '123456' })
    expect((await confirm()).body.code).toBe('NOT_FOUND')
    await setUp(person)
    expect((await begin(password)).body.code).toBe('ALREADY_SET_UP')
    expect((await confirm()).body.code).toBe('ALREADY_SET_UP')
  })

  test('the secret is not kept as it is', async () => {
    const person = await member()
    const { secret } = await start(person)
    const rows = await db
      .selectFrom('secondFactors')
      .select('secret')
      .where('userId', '=', person.id)
      .execute()
    const kept = rows[0]!.secret
    expect(kept.includes(Buffer.from(secret))).toBe(false)
    expect(kept.includes(Buffer.from(base32(secret)))).toBe(false)
  })

  test('makes an administrator one, in the session at hand', async () => {
    const admin = await member('admin')
    await db
      .updateTable('sessions')
      .set({ secondFactorAt: null })
      .where('userId', '=', admin.id)
      .execute()
    expect((await me(admin.visitor)).user).toMatchObject({
      roles: ['client'],
      mustSetUpSecondFactor: true,
    })
    await setUp(admin)
    expect((await me(admin.visitor)).user).toMatchObject({
      roles: ['admin'],
      mustSetUpSecondFactor: false,
    })
  })
})

describe('codes', () => {
  test('a code works once, even within its half minute', async () => {
    const person = await member()
    const { secret, code } = await setUp(person)
    const first = await atTheDoor(person)
    const used = await first.post('/api/auth/second-factor', { code })
    expect(used.body.code).toBe('CODE_USED')

    later(1)
    const next = codeOf(secret)
    expect((await first.post('/api/auth/second-factor', { code: next })).status).toBe(200)
    const second = await atTheDoor(person)
    const replayed = await second.post('/api/auth/second-factor', { code: next })
    expect([replayed.status, replayed.body.code]).toEqual([400, 'CODE_USED'])
  })

  test('a used code is no guess, however often it is sent', async () => {
    const person = await member()
    const { secret, code } = await setUp(person)
    const visitor = await atTheDoor(person)
    const give = (given: string) => visitor.post('/api/auth/second-factor', { code: given })
    for (let attempt = 0; attempt < 6; attempt++)
      expect((await give(code)).body).toMatchObject({
        code: 'CODE_USED',
        message: 'That code was already used. Please wait for the next one.',
      })
    later(1)
    expect((await give(codeOf(secret))).status).toBe(200)
  })

  test('a backup code works once, and only for its owner', async () => {
    const person = await member()
    const { backupCodes } = await setUp(person)
    const [code = '', other = ''] = backupCodes
    const give = async (door: Member, given: string) =>
      (await atTheDoor(door)).post('/api/auth/second-factor', { code: given })

    expect((await give(person, code.toUpperCase())).status).toBe(200)
    expect((await give(person, code)).body.code).toBe('CODE_INVALID')
    expect((await person.visitor.get('/api/account')).body.backupCodesLeft).toBe(9)
    const stranger = await member()
    await setUp(stranger)
    expect((await give(stranger, other)).body.code).toBe('CODE_INVALID')
  })

  test('new backup codes end the old ones', async () => {
    const person = await member()
    const renew = (given: string, code: string) =>
      person.visitor.post('/api/account/second-factor/backup-codes', { password: given, code })
    expect((await renew(password, '00000-00000')).body.code).toBe('NOT_FOUND')
    const { secret, backupCodes } = await setUp(person)
    later(1)
    expect((await renew('nope', codeOf(secret))).body.code).toBe('WRONG_PASSWORD')

    const { body } = await renew(password, codeOf(secret))
    const visitor = await atTheDoor(person)
    const old = await visitor.post('/api/auth/second-factor', { code: backupCodes[0]! })
    expect(old.body.code).toBe('CODE_INVALID')
    const fresh = await visitor.post('/api/auth/second-factor', { code: body.backupCodes[0] })
    expect(fresh.status).toBe(200)
  })
})

describe('the password alone', () => {
  test('makes no backup codes, which would count as a second factor', async () => {
    const person = await member()
    const { backupCodes } = await setUp(person)
    const renew = (code?: string) =>
      person.visitor.post('/api/account/second-factor/backup-codes', { password, code })
    expect((await renew()).status).toBe(400)
    expect((await renew('00000-00000')).body.code).toBe('CODE_INVALID')
    expect((await renew(backupCodes[0])).body.backupCodes).toHaveLength(10)
    expect(await noticesOf(person.id)).toContain('Your backup codes were renewed')
  })

  test('keeps no session: those from before the second factor end, others stay', async () => {
    const person = await member()
    const before = stranger()
    await before.post('/api/auth/sign-in', { email: person.email, password })
    expect(await me(before)).not.toBeNull()
    const { secret, backupCodes } = await setUp(person)
    expect(await me(before)).toBeNull()
    expect(await me(person.visitor)).not.toBeNull()

    // Another phone ends no session that gave a code of the one before.
    const other = await atTheDoor(person)
    await other.post('/api/auth/second-factor', { code: backupCodes[0]! })
    later(1)
    const begun = await person.visitor.post('/api/account/second-factor/start', {
      password,
      code: codeOf(secret),
    })
    const code = codeOf(begun.body.secret)
    await person.visitor.post('/api/account/second-factor/confirm', { code })
    expect(await me(other)).not.toBeNull()
  })
})

describe('removal', () => {
  const remove = ({ visitor }: Member, given = password) =>
    visitor.post('/api/account/second-factor/remove', { password: given })

  test('takes the factor and its backup codes away', async () => {
    const person = await member()
    await setUp(person)
    expect((await remove(person, 'nope')).body.code).toBe('WRONG_PASSWORD')
    expect((await remove(person)).status).toBe(204)
    expect((await person.visitor.get('/api/account')).body.backupCodesLeft).toBe(0)
    const answer = await stranger().post('/api/auth/sign-in', { email: person.email, password })
    expect(answer.body.needsSecondFactor).toBe(false)
    expect(await noticesOf(person.id)).toContain('Two-step sign-in is off')
  })

  test('is refused to administrators', async () => {
    const admin = await member('admin')
    await setUp(admin)
    const answer = await remove(admin)
    expect([answer.status, answer.body.code]).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
    expect((await me(admin.visitor)).user.hasSecondFactor).toBe(true)
  })
})

function base32(text: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  return (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

describe('a new phone', () => {
  const begin = ({ visitor }: Member, code?: string) =>
    visitor.post('/api/account/second-factor/start', { password, code })
  const confirm = ({ visitor }: Member, code: string) =>
    visitor.post('/api/account/second-factor/confirm', { code })

  test('takes the old one’s place with a backup code, which counts until then', async () => {
    const person = await member()
    const { secret: old, backupCodes } = await setUp(person)
    expect((await begin(person)).body.code).toBe('ALREADY_SET_UP')
    expect((await begin(person, '00000-00000')).body.code).toBe('CODE_INVALID')
    const { status, body } = await begin(person, backupCodes[0])
    expect(status).toBe(200)

    later(2)
    const door = await atTheDoor(person)
    const given = await door.post('/api/auth/second-factor', { code: codeOf(old) })
    expect(given.status).toBe(200)

    later(4)
    expect((await confirm(person, codeOf(old))).body.code).toBe('CODE_INVALID')
    expect((await confirm(person, codeOf(body.secret))).body.backupCodes).toHaveLength(10)
    expect((await confirm(person, codeOf(body.secret))).body.code).toBe('ALREADY_SET_UP')

    later(6)
    const again = await atTheDoor(person)
    const withOld = await again.post('/api/auth/second-factor', { code: codeOf(old) })
    expect(withOld.body.code).toBe('CODE_INVALID')
    const withNew = await again.post('/api/auth/second-factor', { code: codeOf(body.secret) })
    expect(withNew.status).toBe(200)
  })
})
