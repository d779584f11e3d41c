// The sealed audit trail: what someone with all rights in the database cannot do unnoticed.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction, type Db } from '#server/database/db.ts'
import { noRequest } from '#server/http/request-info.ts'
import { as, db, defaultConfig, jobContext, make } from '#tests/world.ts'
import { auditJobs } from './jobs.ts'
import { writeDown } from './service.ts'

const owner = await make.person('admin')
const operator = await make.admin('operations')
const { id: personId } = await make.person('client')

// Without its triggers, as a superuser can.
function tamper(work: (db: Db) => Promise<unknown>) {
  return inTransaction(db, async (db) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(db)
    await work(db)
  })
}

function deed(reason: string, within: Db = db) {
  const caller = { db: within, config: defaultConfig, actor: operator, request: noRequest }
  const deed = { action: 'suspend', entity: 'profile', entityId: personId, reason }
  return writeDown(caller, { ...deed, after: { isAccountOpen: false } })
}

const ids = async () =>
  (await db.selectFrom('auditLog').select('id').orderBy('id').execute()).map(({ id }) => id)
const breaks = async () => (await as(operator).audit.checkNow()).last!.breaks

beforeEach(async () => {
  await tamper(async (db) => {
    for (const table of ['auditChecks', 'auditSeals', 'auditLog', 'notifications'] as const)
      await db.deleteFrom(table).execute()
  })
  for (const reason of ['First', 'Second', 'Third', 'Fourth']) await deed(reason)
})

test('an untouched trail is complete', async () => {
  expect(await as(operator).audit.check()).toEqual({ last: null })
  expect(await breaks()).toEqual([])
  expect((await as(operator).audit.check()).last).toMatchObject({ entries: 4, breaks: [] })
})

test('nothing changes, removes or empties the trail by itself', async () => {
  for (const table of ['audit_log', 'audit_seals', 'audit_checks']) {
    await breaks()
    await expect(sql`DELETE FROM ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only')
    await expect(sql`TRUNCATE ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only')
  }
  await expect(db.updateTable('auditLog').set({ reason: 'x' }).execute()).rejects.toThrow(
    'append-only',
  )
})

test.each([
  ['reason', "reason = 'Other'"],
  ['actor', 'actor_id = NULL'],
  ['action', "action = 'restore'"],
  ['entity', "entity = 'profiles'"],
  ['thing', "entity_id = 'x'"],
  ['before', `before = '{"a": 1}'`],
  ['after', `after = '{"a": 1}'`],
  ['network', "ip = '1.2.3.4'"],
  ['moment', "created_at = created_at - interval '1 microsecond'"],
])('a changed %s is found', async (_, change) => {
  const [, second] = await ids()
  await tamper((db) =>
    sql`UPDATE audit_log SET ${sql.raw(change)} WHERE id = ${second}`.execute(db),
  )
  expect(await breaks()).toEqual([{ entryId: second, kind: 'changed' }])
})

test('a removed entry is found, also together with its seal', async () => {
  const [, second, third] = await ids()
  await tamper((db) => db.deleteFrom('auditLog').where('id', '=', second!).execute())
  expect(await breaks()).toEqual([{ entryId: second, kind: 'removed' }])
  await tamper((db) => db.deleteFrom('auditSeals').where('entryId', '=', second!).execute())
  expect(await breaks()).toEqual([{ entryId: third, kind: 'gap' }])
})

test('an entry that came in beside the seals is found', async () => {
  await tamper((db) => deed('Smuggled in', db))
  expect(await breaks()).toEqual([{ entryId: (await ids()).at(-1), kind: 'added' }])
})

test('a new seal for a changed entry does not fit the next one', async () => {
  const [first, second] = await ids()
  await tamper(async (db) => {
    await db.updateTable('auditLog').set({ reason: 'Other' }).where('id', '=', first!).execute()
    await sql`UPDATE audit_seals SET hash = audit_hash('', a) FROM audit_log a
      WHERE a.id = entry_id AND position = 1`.execute(db)
  })
  expect(await breaks()).toEqual([{ entryId: second, kind: 'changed' }])
})

test('what a check saw cannot be cut off or written anew', async () => {
  expect(await breaks()).toEqual([])
  const last = (await ids()).at(-1)!
  await tamper(async (db) => {
    await db.deleteFrom('auditLog').where('id', '=', last).execute()
    await db.deleteFrom('auditSeals').where('entryId', '=', last).execute()
  })
  expect(await breaks()).toEqual([{ entryId: null, kind: 'replaced' }])
})

test('owners are told once of each break, and the job finds it too', async () => {
  const [first, second] = await ids()
  const change = (id: number | undefined) =>
    tamper((db) =>
      db.updateTable('auditLog').set({ reason: 'Other' }).where('id', '=', id!).execute(),
    )
  const told = () => db.selectFrom('notifications').select(['userId', 'title']).execute()
  await change(first)
  await auditJobs['check-audit'].run({}, jobContext)
  await auditJobs['check-audit'].run({}, jobContext)
  expect(await told()).toEqual([{ userId: owner.id, title: 'The activity log was changed' }])
  await change(second)
  expect(await breaks()).toHaveLength(2)
  expect(await told()).toHaveLength(2)
})

test('a transaction that fails leaves neither entry nor seal', async () => {
  const failing = inTransaction(db, async (db) => {
    await deed('Undone', db)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await breaks()).toEqual([])
  expect((await as(operator).audit.check()).last?.entries).toBe(4)
})

test('many at once, each with a lock the other wants next: one chain, no deadlock', async () => {
  const people = [await make.person('client'), await make.person('client')]
  const rename = (db: Db, index: number) =>
    db
      .updateTable('profiles')
      .set({ name: 'Renamed' })
      .where('userId', '=', people[index % 2]!.id)
      .execute()
  // Each writes its entry first and locks a row afterwards, or the other way around.
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      inTransaction(db, async (db) => {
        if (index % 2 === 0) await rename(db, 0)
        await deed(`At once ${index}`, db)
        if (index % 2 === 1) await rename(db, 0)
      }),
    ),
  )
  expect(await breaks()).toEqual([])
  expect((await as(operator).audit.check()).last?.entries).toBe(44)
})
