// Owned data without an id: lists, figures and changes. Actions on one side of the matrix are
// neither visible to the other side nor change it.
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { mayEnter } from '#contract/access.ts'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { cookiesOf } from '#tests/uploads.ts'
import { db } from '#tests/world.ts'
import { app, ask, isShut, outside, placeOf, visitors, wayOf } from './asking.ts'
import { fill } from './belongings.ts'
import { objects } from './objects.ts'
import { elsewhere, password, reads, writes, type Own } from './own.ts'
import { openCalls, openRoutes } from './open.ts'
import { people, sideA, sideB, sideOf, type Who } from './people.ts'
import { inputOf, named } from './row.ts'
import { routes } from './routes.ts'
import { rows as calls } from './rows.ts'
import { tracesOf } from './traces.ts'

const rows = { ...calls, ...routes }
const sideOfB = ['clientB', 'barberB', 'employeeOfB'] as const
const opposite = { clientB: 'clientA', barberB: 'barberA', employeeOfB: 'employeeA' } as const

const passwordHash = await hashPassword(password)
await db.updateTable('users').set({ passwordHash }).execute()

function send(who: Who, name: string, { input = {} }: Own) {
  const rest = typeof input === 'function' ? input(sideOf(who), who) : input
  return ask(who, name, { place: placeOf(who), ...rest })
}

// The data export as text.
async function readExport(who: Who) {
  const headers = { cookie: cookiesOf(visitors.get(who)!) }
  const { statusCode: status, rawPayload } = await app.inject({
    url: '/api/account/export',
    headers,
  })
  const files = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.endsWith('.json'))
  return {
    status,
    body: Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)])),
  }
}

const read = (who: Who, name: string) =>
  name === 'GET /api/account/export' ? readExport(who) : send(who, name, reads[name]!)

const readings = Object.entries(reads).flatMap(([name, { may }]) =>
  may.map((who) => ({ name, who })),
)
const before = new Map<string, unknown>()
for (const { name, who } of readings) before.set(`${name} ${who}`, await read(who, name))

// Side A makes every write and then owns one row of every kind.
for (const [name, own] of Object.entries(writes))
  for (const who of own.may) await send(opposite[who as keyof typeof opposite], name, own)
await fill(sideA)

const { ids } = await tracesOf(sideA)

describe('reads return only the caller’s own data', () => {
  test.each(readings)('$name $who', async ({ name, who }) => {
    const answer = await read(who, name)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(before.get(`${name} ${who}`))
    const said = JSON.stringify(answer)
    expect([...ids].filter((id) => said.includes(id))).toEqual([])
  })
})

let known = (await tracesOf(sideA)).rows

async function besideSideA(work: () => ReturnType<typeof ask>) {
  const before = known
  const answer = await work()
  known = (await tracesOf(sideA)).rows
  expect(known).toEqual(before)
  return answer
}

describe('writes change only the caller’s own data', () => {
  const changes = Object.entries(writes).flatMap(([name, own]) =>
    own.may.map((who) => ({ name, who, own })),
  )
  test.each(changes)('$name $who', async ({ name, who, own }) => {
    const { status, body } = await besideSideA(() => send(who, name, own))
    expect(status, JSON.stringify(body)).toBeLessThan(400)
  })
})

describe('what is changed by its id is nothing else', () => {
  const changes = Object.entries(rows).flatMap(([name, row]) => {
    const ofB = sideOfB.find((each) => row.may.includes(opposite[each]))
    const who = ofB ?? row.may.find((each) => each === 'admin')
    return who && wayOf(name).method !== 'GET' ? [{ name, row, who }] : []
  })
  test.each(changes)('$name $who', async ({ name, row, who }) => {
    const id = await objects[row.object](sideB)
    const rest = { place: placeOf(who), ...(await inputOf(row, who, id)) }
    const answer = await besideSideA(() => ask(who, name, { ...rest, ...named(row, id) }))
    expect(isShut(answer), JSON.stringify(answer)).toBe(false)
  })
})

describe('without the right to it there is nothing', () => {
  const refused = Object.entries({ ...reads, ...writes }).flatMap(([name, own]) =>
    sideOfB
      .filter((who) => !own.may.includes(who) && mayEnter(wayOf(name).access, people[who]))
      .map((who) => ({ name, who, own })),
  )
  test.each(refused)('$name $who', async ({ name, who, own }) => {
    const answer = await send(who, name, own)
    expect(isShut(answer), JSON.stringify(answer)).toBe(true)
  })
})

test('every call and route acts on owned data, has a row, or needs none', () => {
  const names = listCalls(contract)
    .filter(
      ({ call: { access } }) =>
        access !== 'public' && !(typeof access === 'object' && 'needs' in access),
    )
    .map(({ noun, name }) => `${noun}.${name}`)
  const said = [rows, reads, writes, elsewhere, openCalls].flatMap((table) =>
    Object.keys(table).map((name) => (outside.has(name) ? name : name.split(' ')[0]!)),
  )
  const owned = Object.entries(openRoutes).filter(([, why]) => why === 'one’s own')
  const unsaid = [...names, ...owned.map(([name]) => name)].filter((name) => !said.includes(name))
  expect(unsaid).toEqual([])
})
