// Makes every call of the contract and every other route over HTTP, as each role: only the declared
// roles get in.
import { describe, expect, test } from 'vitest'
import { mayEnter, roles, type Access, type Role } from '#contract/access.ts'
import { actorOf } from './actor-of.ts'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createVisitor, openApp, signIn } from './http.ts'
import { make } from './world.ts'

const beside: { method: 'GET' | 'POST'; path: string; access: Access }[] = []
const app = openApp({
  onRoute({ url, method, config }) {
    const methods = [method].flat()
    if (listCalls(contract).some(({ call }) => call.path === url)) return
    for (const each of ['GET', 'POST'] as const)
      if (methods.includes(each) && config?.access)
        beside.push({ method: each, path: url, access: config.access })
  },
})
await app.ready()

const people = new Map(
  await Promise.all(roles.map(async (role) => [role, await make.person(role)] as const)),
)

// Signs in again for each call, because some calls sign out.
async function visitorAs(role: Role | null) {
  const visitor = createVisitor(app)
  if (role) await signIn(visitor, people.get(role)!)
  return visitor
}

const calls = listCalls(contract).map(({ noun, name, call: { access, method, path } }) => ({
  title: `${noun}.${name}`,
  access: access as Access,
  method,
  path,
}))

describe.each([...calls, ...beside.map((route) => ({ title: route.path, ...route }))])(
  '$method $title',
  ({ access, method, path }) => {
    test.each([null, ...roles])('%s', async (role) => {
      const visitor = await visitorAs(role)
      const answer = await visitor.ask(method, path.replace('*', 'x'))

      // Refused by the guard, not by a handler.
      const isClosed = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'].includes(answer.body?.code)
      expect(isClosed).toBe(!mayEnter(access, role && actorOf('', role)))
    })
  },
)

test('a route that does not say who may use it does not start', () => {
  const bare = openApp()
  expect(() => bare.get('/open', () => 'anyone')).toThrow('GET /open must say who may use it')
})
