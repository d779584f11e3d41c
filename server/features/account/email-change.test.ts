import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { me, newcomer, password, stranger } from '#tests/accounts.ts'
import { db, mailTo, make } from '#tests/world.ts'
import { findUser, member, noticesOf } from './account.test.kit.ts'

type Side = 'old' | 'new'

async function asking() {
  const person = await member()
  const newEmail = `${randomUUID()}@example.com`
  const form = { email: newEmail, password }
  expect((await person.visitor.post('/api/account/email', form)).status).toBe(204)
  const tokens = {
    old: (await mailTo(person.email, 'email-change-confirm')).token('change-old'),
    new: (await mailTo(newEmail, 'email-change-confirm')).token('change-new'),
  }
  const confirm = (side: Side) =>
    stranger().post('/api/account/confirm-email-change', { token: tokens[side], side })
  return { ...person, newEmail, tokens, confirm }
}

describe.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('confirmed by the %s address first', (first, second) => {
  test('the address changes with the second yes', async () => {
    const { id, email, newEmail, visitor, confirm } = await asking()
    expect((await visitor.get('/api/account')).body).toMatchObject({
      email,
      pendingEmail: newEmail,
    })

    expect((await confirm(first)).body).toEqual({ isChanged: false })
    expect((await findUser(id)).email).toBe(email)
    expect((await confirm(second)).body).toEqual({ isChanged: true })
    expect((await findUser(id)).email).toBe(newEmail)
    expect((await me(visitor)).user.email).toBe(newEmail)
    expect((await visitor.get('/api/account')).body.pendingEmail).toBeNull()
    expect((await mailTo(email)).kind).toBe('email-changed')
    expect(await noticesOf(id)).toEqual(['Your email was changed'])
    expect((await confirm(second)).body.code).toBe('LINK_INVALID')
  })
})

// Eight rounds, because in a single one the two requests may not overlap.
test('two yeses in the same moment change it too', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, newEmail, confirm } = await asking()
    const { both } = await db.transaction().execute(async (db) => {
      // The row lock holds both requests until they are released together.
      await db
        .selectFrom('accountTokens')
        .select('id')
        .where('userId', '=', id)
        .forUpdate()
        .execute()
      const both = Promise.all([confirm('old'), confirm('new')])
      await sleep(200)
      return { both }
    })
    const answers = await both
    expect(answers.map(({ body }) => body.isChanged).toSorted()).toEqual([false, true])
    expect((await findUser(id)).email).toBe(newEmail)
  }
})

test('a link says yes for its own side only, and a newer wish ends the older one', async () => {
  const { id, email, visitor, tokens, confirm } = await asking()
  const crossed = { token: tokens.old, side: 'new' }
  const answer = await stranger().post('/api/account/confirm-email-change', crossed)
  expect(answer.body.code).toBe('LINK_INVALID')

  await confirm('old')
  const form = { email: `${randomUUID()}@example.com`, password }
  await visitor.post('/api/account/email', form)
  expect((await confirm('new')).body.code).toBe('LINK_INVALID')
  expect((await findUser(id)).email).toBe(email)
})

test('the yes for one address is no yes for another', async () => {
  const { id, email, visitor, confirm } = await asking()
  await confirm('old')
  const later = `${randomUUID()}@example.com`
  await visitor.post('/api/account/email', { email: later, password })
  const token = (await mailTo(later, 'email-change-confirm')).token('change-new')
  const answer = await stranger().post('/api/account/confirm-email-change', { token, side: 'new' })
  expect(answer.body).toEqual({ isChanged: false })
  expect((await findUser(id)).email).toBe(email)
})

test('an address that someone else confirmed meanwhile stays theirs', async () => {
  const { id, email, newEmail, confirm } = await asking()
  await confirm('old')
  const other = await make.person('client')
  await db.updateTable('users').set({ email: newEmail }).where('id', '=', other.id).execute()

  const answer = await confirm('new')
  expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_IN_USE'])
  expect((await findUser(id)).email).toBe(email)
})

test('an account that never confirmed the address does not hold it', async () => {
  const { id, newEmail, confirm } = await asking()
  await stranger().post('/api/auth/sign-up', newcomer({ email: newEmail }))
  await confirm('old')
  expect((await confirm('new')).body).toEqual({ isChanged: true })
  expect((await findUser(id)).email).toBe(newEmail)
})

test('a reset link mailed to the address before opens nothing any more', async () => {
  const { email, confirm } = await asking()
  await stranger().post('/api/auth/forgot-password', { email })
  const token = (await mailTo(email, 'password-reset')).token('token')
  await confirm('old')
  await confirm('new')
  const form = { token, password: 'taken over', confirmPassword: 'taken over' }
  const answer = await stranger().post('/api/auth/reset-password', form)
  expect(answer.body.code).toBe('LINK_INVALID')
})

test('needs the password, a free address, and some patience', async () => {
  const { visitor } = await member()
  const taken = await member()
  const ask = (form: object) => visitor.post('/api/account/email', form)
  const email = `${randomUUID()}@example.com`

  expect((await ask({ email, password: 'nope' })).body).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { password: "That's not your current password." },
  })
  const sentence = 'This email is already in use. Please sign in or use a different email.'
  expect((await ask({ email: taken.email, password })).body.fields).toEqual({ email: sentence })
  expect((await ask({ email: 'nobody', password })).body.fields).toEqual({
    email: 'Invalid email address',
  })
  for (let i = 0; i < 4; i++) await ask({ email, password })
  expect((await ask({ email, password })).body.code).toBe('TOO_MANY_REQUESTS')
})
