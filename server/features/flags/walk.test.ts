// Walks all flags: each gates something, and what it gates is refused while it is off or paused.
import { afterEach, expect, test } from 'vitest'
import { listCalls, type Line } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { errors, isRefusal } from '#contract/errors.ts'
import { flagNames, flags, isPause, plannedFlags, type FlagName } from '#contract/flags.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { as, db, make } from '#tests/world.ts'

type Route = { method: string; url: string }
const routes = new Map<FlagName, Route[]>()
const app = openApp({
  onRoute: ({ config, method, url }) => {
    for (const name of config?.flags ?? [])
      routes.set(name, [...(routes.get(name) ?? []), { method: String(method), url }])
  },
})
await app.ready()
const client = await make.person('client')
const owner = await make.person('admin')
const barber = await make.person('barber')
const visitor = createVisitor(app)
await signIn(visitor, client)

afterEach(() => db.deleteFrom('featureFlags').execute())

const gated = (name: FlagName) =>
  listCalls(contract).filter(({ call }) =>
    [...(call.flags ?? []), ...(call.guestFlags ?? [])].includes(name),
  )

async function set(name: FlagName, isEnabled: boolean) {
  await db
    .insertInto('featureFlags')
    .values({ key: name, isEnabled })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ isEnabled }))
    .execute()
}

// The guard answers before the input is read, so any will do.
async function codeOf({ noun, name, call }: Line, flag: FlagName) {
  const isForGuests = call.guestFlags?.includes(flag) ?? false
  const isForAdmins = typeof call.access === 'object' && 'needs' in call.access
  const isForStaff = Array.isArray(call.access) && !call.access.includes('client')
  const asker = isForGuests ? null : isForAdmins ? owner : isForStaff ? barber : client
  const api: Record<string, Record<string, unknown>> = as(asker)
  const ask = api[noun]?.[name]
  if (typeof ask !== 'function') throw new Error(`${noun}.${name} is not a call`)
  try {
    await ask({})
    return null
  } catch (error) {
    return isRefusal(error) ? error.code : 'failed'
  }
}

async function codeOfRoute({ url }: Route) {
  return (await visitor.post(url.replace(':id', client.id))).body.code
}

test.each(flagNames)('%s', async (name) => {
  const { refusal } = flags[name]
  const [calls, files] = [gated(name), routes.get(name) ?? []]
  expect(calls.length + files.length).toBeGreaterThan(0)

  await set(name, isPause(name))
  for (const line of calls)
    expect([line.name, await codeOf(line, name)]).toEqual([line.name, refusal])
  for (const route of files)
    expect([route.url, await codeOfRoute(route)]).toEqual([route.url, refusal])
  expect(errors[refusal].message).toMatch(/right now|for a short while/)

  await set(name, !isPause(name))
  for (const line of calls) expect(await codeOf(line, name)).not.toBe(refusal)
  for (const route of files) expect(await codeOfRoute(route)).not.toBe(refusal)
})

test('every refusal of a flag belongs to one flag', () => {
  const refusals = flagNames.map((name) => flags[name].refusal)
  expect(new Set(refusals).size).toBe(refusals.length)
})

test('a planned flag can be switched by nobody', async () => {
  const asked = createVisitor(app)
  await signIn(asked, owner)
  for (const key of plannedFlags) {
    const rules = { isEnabled: true, percent: 100, roles: [], cityIds: [], userIds: [] }
    const window = { startsAt: null, endsAt: null }
    const order = { rules: { ...rules, ...window }, version: 0, reason: 'A test' }
    const { body } = await asked.put(`/api/admin/flags/${key}`, order)
    expect(body.code).toBe('INVALID_INPUT')
  }
})

test('with an account one books while booking without one is off', async () => {
  await set('guest_booking', false)
  const hold = async (who = visitor) => (await who.post('/api/bookings/hold')).body.code
  expect(await hold(createVisitor(app))).toBe('GUEST_BOOKING_OFF')
  expect(await hold()).toBe('INVALID_INPUT')
})
