// Sixteen actors, every call and every other route that touches an owned row. Allowed actors get in;
// for all others the answer is exactly the one for a row that does not exist.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { mayEnter } from '#contract/access.ts'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { suspendPerson } from '#tests/acting.ts'
import { db } from '#tests/world.ts'
import { ask, isShut, outside, placeOf, wayOf } from './asking.ts'
import { objects } from './objects.ts'
import { openCalls, openRoutes } from './open.ts'
import { everyone, people, type Who } from './people.ts'
import { inputOf, keyOf, named } from './row.ts'
import { rows as calls } from './rows.ts'
import { routes } from './routes.ts'

const rows = { ...calls, ...routes }

// The sides are asked more often than an hour allows.
beforeEach(() => db.deleteFrom('rateLimits').execute())

await suspendPerson(people.admin, { id: people.suspended.id, reason: 'A complaint' })
await db
  .updateTable('profiles')
  .set({
    isActive: false,
    deactivatedBy: people.deactivated.id,
    deactivatedAt: new Date().toISOString(),
  })
  .where('userId', '=', people.deactivated.id)
  .execute()

// Deactivated and suspended people count as guests.
const rolesOf = (who: Who) => (who === 'deactivated' || who === 'suspended' ? null : people[who])

describe.each(Object.entries(rows))('%s', (name, row) => {
  const { object, may, knows = [], isPassedOver = false, keeps = async () => {} } = row

  test.each(everyone)('%s', async (who) => {
    const id = await objects[object]()
    const before = await keeps()
    const rest = { place: placeOf(who), ...(await inputOf(row, who, id)) }
    const missing = await ask(who, name, { ...rest, ...named(row, randomUUID()) })
    const answer = await ask(who, name, { ...rest, ...named(row, id) })
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
    if (may.includes(who)) {
      expect(answer).not.toMatchObject({ status: 400 })
      expect(isShut(answer), JSON.stringify(answer)).toBe(false)
      if (!isPassedOver) expect(missing).toMatchObject(notFound)
      return
    }
    if (knows.includes(who)) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      return
    }
    if (!mayEnter(wayOf(name).access, rolesOf(who))) {
      expect(answer.body.code).toBe(rolesOf(who) ? 'NOT_ALLOWED' : 'SIGN_IN_REQUIRED')
      return
    }
    if (!isPassedOver) expect(answer).toMatchObject(notFound)
    expect(answer).toEqual(missing)
    expect(await keeps()).toEqual(before)
  })
})

test('every id that a call takes says whose it is', () => {
  const taken = listCalls(contract).flatMap(({ noun, name, call: { input = z.object() } }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return Object.entries(properties)
      .filter(([key, shape]) => /ids?$/i.test(key) || JSON.stringify(shape).includes('"uuid"'))
      .map(([key]) => ({ call: `${noun}.${name}`, key }))
  })
  const isSaid = ({ call, key }: (typeof taken)[number]) =>
    call in openCalls ||
    `${call} ${key}` in openCalls ||
    Object.entries(calls).some(([name, row]) => name.split(' ')[0] === call && keyOf(row) === key)
  expect(taken.filter((each) => !isSaid(each))).toEqual([])
})

test('every route outside the contract has a row or needs none', () => {
  const said = [...Object.keys(routes), ...Object.keys(openRoutes)]
  expect([...outside.keys()].toSorted()).toEqual(said.toSorted())
})
