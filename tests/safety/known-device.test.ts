// A browser that its owner has signed in from has its own password tries.
import { expect, test } from 'vitest'
import { password, signedIn, stranger } from '#tests/accounts.ts'
import type { Visitor } from '#tests/http.ts'

const deviceCookie = '__Host-device'

async function tryWrong(visitor: Visitor, email: string) {
  const { body } = await visitor.post('/api/auth/sign-in', { email, password: 'nope' })
  return body.code as string
}

test('strangers who try passwords do not lock it out', async () => {
  const { visitor, email } = await signedIn()
  for (let n = 0; n < 11; n++) await tryWrong(stranger(), email)
  expect(await tryWrong(stranger(), email)).toBe('TOO_MANY_SIGN_INS')
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
})

test('its tries are counted by the proved part of the cookie, whatever is added to it', async () => {
  const { visitor, email } = await signedIn()
  const mark = visitor.cookies.get(deviceCookie)!
  const codes = []
  for (let n = 0; n < 12; n++) {
    const thief = stranger()
    thief.cookies.set(deviceCookie, `${mark}.${n}`)
    codes.push(await tryWrong(thief, email))
  }
  expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
  expect(codes.at(-1)).toBe('TOO_MANY_SIGN_INS')
})

test('it is known to the account that signed in with it, and to no other', async () => {
  const one = await signedIn()
  const other = await signedIn()
  for (let n = 0; n < 11; n++) await tryWrong(stranger(), other.email)
  const thief = stranger()
  thief.cookies.set(deviceCookie, one.visitor.cookies.get(deviceCookie)!)
  expect(await tryWrong(thief, other.email)).toBe('TOO_MANY_SIGN_INS')
})
