// Jobs and mails that were given up get new tries.
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, databaseUrl, db, make } from '#tests/world.ts'

await runMigrations({ connectionString: databaseUrl })
const owner = await make.person('admin')
const reason = 'The provider is back'

async function giveUp(task: string, attempts = 25) {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM graphile_worker.add_job(${task}, max_attempts := 25)`.execute(db)
  await sql`UPDATE graphile_worker._private_jobs SET attempts = ${attempts}
    WHERE id = ${rows[0]!.id}`.execute(db)
  return rows[0]!.id
}

async function attemptsOf(id: string) {
  const { rows } = await sql<{ attempts: number; isDue: boolean }>`
    SELECT attempts, run_at <= now() AS "isDue" FROM graphile_worker.jobs
    WHERE id = ${id}`.execute(db)
  return rows[0]
}

test('dead jobs run again and pushes stay, with the reason in the trail', async () => {
  const [job, push, retried] = [
    await giveUp('prune-mails'),
    await giveUp('send-push'),
    await giveUp('prune-sms', 3),
  ]
  expect(await as(owner).health.runAgain({ part: 'jobs', reason })).toEqual({ count: 1 })
  expect(await attemptsOf(job)).toEqual({ attempts: 0, isDue: true })
  expect(await attemptsOf(push)).toMatchObject({ attempts: 25 })
  expect(await attemptsOf(retried)).toMatchObject({ attempts: 3 })
  expect(await as(owner).health.runAgain({ part: 'push', reason })).toEqual({ count: 1 })
  expect(await as(owner).health.runAgain({ part: 'jobs', reason })).toEqual({ count: 0 })
  const rows = await db
    .selectFrom('auditLog')
    .select(['action', 'reason', 'after', 'actorId'])
    .where('entityId', '=', 'jobs')
    .orderBy('id')
    .execute()
  const deed = { action: 'run-again', reason, actorId: owner.id }
  expect(rows).toEqual([
    { ...deed, after: { count: 1 } },
    { ...deed, after: { count: 0 } },
  ])
})

test('dead mails of the week are queued and sent again', async () => {
  const mail = (days: number) =>
    db
      .insertInto('mails')
      .values({
        kind: 'notice',
        language: 'en',
        toAddress: `${days}@example.com`,
        subject: 'News',
        html: '',
        body: '',
        state: 'dead',
        attempts: 25,
        createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [fresh, old] = [await mail(1), await mail(20)]
  expect(await as(owner).health.runAgain({ part: 'mail', reason })).toEqual({ count: 1 })
  const states = await db
    .selectFrom('mails')
    .select(['id', 'state'])
    .where('id', 'in', [fresh.id, old.id])
    .execute()
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [fresh.id, 'queued'],
      [old.id, 'dead'],
    ]),
  )
  const sends = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'send-mail')
    .execute()
  expect(sends).toEqual([{ payload: { mailId: fresh.id } }])
})

test('only who may change settings, with a reason', async () => {
  const operations = await make.admin('operations')
  const ask = as(operations).health.runAgain({ part: 'jobs', reason })
  await expect(ask).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(as(owner).health.runAgain({ part: 'jobs', reason: '' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})
