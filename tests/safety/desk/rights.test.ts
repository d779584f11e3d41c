// Every call and route of the administration, asked by every sub-role, a client and a barber.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Access } from '#contract/access.ts'
import { listCalls, type Call } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import {
  allPermissions,
  granted,
  needsFreshFactor,
  subRoles,
  type SubRole,
} from '#contract/permissions.ts'
import { createVisitor, openApp, signIn, type Visitor } from '#tests/http.ts'
import { make } from '#tests/world.ts'
import { all, held, mayMake, numberOfPermissions, wantsFreshFactor } from './rights.ts'

type Way = Pick<Call, 'method' | 'path'>

const needsRight = (access: Access | undefined) => typeof access === 'object' && 'needs' in access

const calls = listCalls(contract).filter(({ call }) => needsRight(call.access))
const ways = new Map<string, Way>(calls.map(({ noun, name, call }) => [`${noun}.${name}`, call]))
const app = openApp({
  onRoute({ method, url, config }) {
    if (config?.isCall || method === 'HEAD' || Array.isArray(method)) return
    if (!needsRight(config?.access) && !url.startsWith('/api/admin/')) return
    ways.set(`${method} ${url}`, { method: method as Way['method'], path: url as Way['path'] })
  },
})
await app.ready()

type Who = SubRole | 'client' | 'barber'
const visitors = new Map<Who, Visitor>()
for (const subRole of subRoles) await enter(subRole, await make.admin(subRole))
for (const role of ['client', 'barber'] as const) await enter(role, await make.person(role))

async function enter(who: Who, person: Parameters<typeof signIn>[1]) {
  const visitor = createVisitor(app)
  await signIn(visitor, person)
  visitors.set(who, visitor)
}

// The ids are of no row: rights are refused before anything is looked for.
async function isRefused(visitor: Visitor, { method, path }: Way) {
  const url = path.replaceAll(/:\w+/g, () => randomUUID())
  const { status, body } = await visitor.ask(method, url, method === 'GET' ? undefined : {})
  expect(status, `${url} ${JSON.stringify(body)}`).toBeLessThan(500)
  const isShut = body?.code === 'NOT_ALLOWED'
  expect(status === 403).toBe(isShut)
  return isShut
}

test('every call and route of the administration has a line', () => {
  expect(Object.keys(mayMake).toSorted()).toEqual([...ways.keys()].toSorted())
})

describe('who gets in', () => {
  test.each(Object.entries(mayMake))('%s', async (name, may) => {
    const allowed: Who[] = []
    for (const [who, visitor] of visitors)
      if (!(await isRefused(visitor, ways.get(name)!))) allowed.push(who)
    expect(allowed.toSorted()).toEqual(may.toSorted())
  })
})

describe('the permissions of a sub-role', () => {
  test('the sub-roles are these six, and an owner has every permission', () => {
    expect(subRoles).toEqual(all)
    expect(granted.owner).toEqual(allPermissions)
    expect(allPermissions).toHaveLength(numberOfPermissions)
  })

  test.each(Object.entries(held))('%s', (subRole, permissions) => {
    expect(granted[subRole as SubRole].toSorted()).toEqual(permissions.toSorted())
  })

  test('a fresh second factor', () => {
    expect(allPermissions.filter(needsFreshFactor).toSorted()).toEqual(wantsFreshFactor.toSorted())
  })
})
