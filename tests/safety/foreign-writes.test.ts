// Neither another site nor a link can change data here.
import { describe, expect, test } from 'vitest'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { openApp, signIn, createVisitor } from '#tests/http.ts'
import { db, make } from '#tests/world.ts'
import { sql } from 'kysely'

const app = openApp()
const admin = await make.person('admin', 'client', 'barber', 'employee')
const visitor = createVisitor(app)
await signIn(visitor, admin)
const cookie = `__Host-session=${visitor.cookies.get('__Host-session')}`
const host = '127.0.0.1:3000'
const own = `http://${host}`
const writes = listCalls(contract).filter(({ call }) => call.method !== 'GET')
const reads = listCalls(contract).filter(({ call }) => call.method === 'GET')

const attempts: [name: string, headers: Record<string, string>, payload: string][] = [
  ['no Origin', { 'content-type': 'application/json', 'x-kempt': '1' }, '{}'],
  [
    'a foreign Origin',
    { 'content-type': 'application/json', 'x-kempt': '1', origin: 'https://evil.example' },
    '{}',
  ],
  ['the Origin null', { 'content-type': 'application/json', 'x-kempt': '1', origin: 'null' }, '{}'],
  ['no header of ours', { 'content-type': 'application/json', origin: own }, '{}'],
  ['plain text', { 'content-type': 'text/plain', origin: own, 'x-kempt': '1' }, '{}'],
  [
    'a form',
    { 'content-type': 'application/x-www-form-urlencoded', origin: own, 'x-kempt': '1' },
    'a=1',
  ],
]

describe.each(attempts)('%s', (_, headers, payload) => {
  test.each(writes)('$noun.$name', async ({ call: { method, path } }) => {
    const answer = await app.inject({
      method: method as 'POST',
      url: path,
      headers: { ...headers, cookie, host },
      payload,
    })
    expect([400, 403]).toContain(answer.statusCode)
    expect(['NOT_ALLOWED', 'INVALID_INPUT']).toContain(answer.json().code)
  })
})

// Reading lists with contacts leaves a look in the trail, and nothing else.
test('reading changes nothing but the trail', async () => {
  const before = await hashOfEverything()
  for (const { call } of reads)
    for (const method of ['GET', 'HEAD'] as const)
      await app.inject({ method, url: call.path, headers: { cookie, host } })
  for (const { call } of writes)
    await app.inject({ method: 'GET', url: call.path, headers: { cookie, host } })
  expect(await hashOfEverything()).toBe(before)
  const trail = await db.selectFrom('auditLog').select(['action', 'before', 'after']).execute()
  const look = { action: 'see-contacts', before: null, after: null }
  expect(trail).toEqual(trail.map(() => look))
})

async function hashOfEverything() {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('server_keys', 'audit_log', 'audit_seals') ORDER BY 1`.execute(db)
  const hashes = []
  for (const { name } of rows) {
    const { rows: found } = await sql<{ hash: string }>`
      SELECT coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS hash
      FROM ${sql.table(name)} t`.execute(db)
    hashes.push(`${name} ${found[0]?.hash}`)
  }
  return hashes.join('\n')
}
