// People with an account made over HTTP: signed up, confirmed, signed in.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createVisitor, openApp, type Visitor } from './http.ts'
import { mailTo } from './world.ts'

export const app = openApp()
export const password = 'correct horse battery'
let network = 0

// Each visitor has their own network, so tests do not share limits.
export function stranger() {
  network += 1
  return createVisitor(app, { address: `198.51.${Math.floor(network / 250)}.${network % 250}` })
}

export const newcomer = (changes: object = {}) => ({
  name: 'Ana Ruiz',
  email: `${randomUUID()}@example.com`,
  password,
  phone: '(713) 555-0100',
  role: 'client',
  ...changes,
})

export async function signedUp(changes: object = {}) {
  const visitor = stranger()
  const given = newcomer(changes)
  const answer = await visitor.post('/api/auth/sign-up', given)
  expect(answer.status).toBe(204)
  return { visitor, email: given.email }
}

export async function confirmed(changes: object = {}) {
  const { visitor, email } = await signedUp(changes)
  const token = (await mailTo(email, 'verify-email')).token('token')
  expect((await visitor.post('/api/auth/confirm-email', { token })).status).toBe(200)
  return { visitor, email }
}

export async function signedIn(changes: object = {}) {
  const { visitor, email } = await confirmed(changes)
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  return { visitor, email, userId: (await me(visitor)).user.id as string }
}

export async function me(visitor: Visitor) {
  return (await visitor.get('/api/auth/session')).body
}
