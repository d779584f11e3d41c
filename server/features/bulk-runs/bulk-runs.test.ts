// One action on many rows: each as a single click, with its audit row; what is refused is reported;
// nothing is done twice.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { BulkAction } from '#contract/admin/lists/bulk-runs.ts'
import { errors } from '#contract/errors.ts'
import { jobs } from '#server/jobs.ts'
import { at, bookingAt, newestAudit } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'

const owner = await make.person('admin')
const support = await make.admin('support')
const calls = as(support).bulkRuns
let shop: Listed

beforeAll(async () => {
  shop = await list('Many Chairs')
})

const client = await make.person('client')
let days = 0
const newBookings = async (count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await bookingAt(client, shop, at((days += 1), 600)))
  return ids
}
const order = { assigneeId: support.id, note: 'Call the shop', dueOn: null }
const auditsOf = (action: string) =>
  db.selectFrom('auditLog').selectAll().where('action', '=', action).execute()
const run = async (id: string) => {
  await runJobs({ only: 'run-bulk' })
  return calls.read({ id })
}

test('every chosen booking is assigned by its own audited step; a missing one is reported', async () => {
  const [first, second] = await newBookings(2)
  const missing = randomUUID()
  const id = randomUUID()
  const rows = { ids: [first!, missing, second!, first!] }
  await calls.assign({ id, ...order, rows })
  expect(await calls.read({ id })).toMatchObject({ total: 3, done: 0, finishedAt: null })

  const done = await run(id)
  expect(done).toMatchObject({ total: 3, done: 2, action: 'assign-follow-up' })
  expect(done.finishedAt).not.toBeNull()
  expect(done.refused).toEqual([{ id: missing, label: '', message: errors.NOT_FOUND.message }])
  for (const booking of [first!, second!])
    expect(await newestAudit(booking)).toMatchObject({
      action: 'assign-follow-up',
      actorId: support.id,
      reason: 'Call the shop',
    })
  expect(await newestAudit(id)).toMatchObject({
    action: 'start-bulk',
    after: { what: 'assign-follow-up', count: 3 },
  })
  expect((await calls.latest({ action: 'assign-follow-up' })).run).toEqual(done)
  expect((await as(owner).bulkRuns.latest({ action: 'assign-follow-up' })).run).toBeNull()
})

test('the same order sent twice is one run, and only its own', async () => {
  const ids = await newBookings(1)
  const id = randomUUID()
  await calls.assign({ id, ...order, rows: { ids } })
  expect(await calls.assign({ id, ...order, rows: { ids } })).toEqual({ id })
  await expect(as(owner).bulkRuns.assign({ id, ...order, rows: { ids } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await run(id)
  const deeds = await auditsOf('assign-follow-up')
  expect(deeds.filter(({ entityId }) => entityId === ids[0])).toHaveLength(1)
})

test('a run that is interrupted goes on where it stopped', async () => {
  const ids = await newBookings(6)
  const id = randomUUID()
  await calls.assign({ id, ...order, rows: { ids } })
  await db.deleteFrom('outbox').where('name', '=', 'run-bulk').execute()
  const stopped = new AbortController()
  stopped.abort(new Error('The server stops'))
  const work = (signal: AbortSignal) =>
    jobs['run-bulk'].run({ runId: id }, { ...jobContext, signal })
  await expect(work(stopped.signal)).rejects.toThrow('The server stops')
  expect(await calls.read({ id })).toMatchObject({ done: 1, finishedAt: null })

  // Two workers at once, and once more afterwards.
  const { signal } = new AbortController()
  await Promise.all([work(signal), work(signal)])
  await work(signal)
  const report = await calls.read({ id })
  expect(report).toMatchObject({ total: 6, done: 6, refused: [] })
  expect(report.finishedAt).not.toBeNull()
  const deeds = (await auditsOf('assign-follow-up')).filter(({ entityId }) =>
    ids.includes(entityId),
  )
  expect(deeds.map(({ entityId }) => entityId).toSorted()).toEqual(ids.toSorted())
})

test('rights that were taken away since stop the rest', async () => {
  const leaver = await make.admin('support')
  const ids = await newBookings(2)
  const id = randomUUID()
  await as(leaver).bulkRuns.assign({ id, ...order, rows: { ids } })
  await db
    .updateTable('adminGrants')
    .set({ revokedAt: new Date().toISOString() })
    .where('userId', '=', leaver.id)
    .execute()
  await runJobs({ only: 'run-bulk' })
  const { done, refused } = await as(leaver).bulkRuns.read({ id })
  expect({ done, why: refused.map(({ message }) => message) }).toEqual({
    done: 0,
    why: Array(2).fill(errors.NOT_ALLOWED.message),
  })
})

test('all that match, if they are as many as were shown', async () => {
  const other = await list('Other Chairs')
  const guest = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ name: 'Zebulon Quirk' })
    .where('userId', '=', guest.id)
    .execute()
  const ids = [await bookingAt(guest, other, at(1, 600)), await bookingAt(guest, other, at(2, 600))]
  const id = randomUUID()
  const matching = { q: 'Zebulon Quirk' }
  await expect(calls.assign({ id, ...order, rows: { matching, count: 1 } })).rejects.toMatchObject({
    code: 'NUMBERS_CHANGED',
  })
  await calls.assign({ id, ...order, rows: { matching, count: 2 } })
  await run(id)
  const { rows } = await as(support).followUps.mine({})
  expect(ids.every((each) => rows.some((row) => row.id === each))).toBe(true)

  const people = randomUUID()
  await calls.sendResets({ id: people, reason: 'A leaked list', rows: { matching, count: 1 } })
  expect(await run(people)).toMatchObject({ total: 1, done: 1, refused: [] })
  expect(await newestAudit(guest.id)).toMatchObject({
    action: 'send-reset-link',
    reason: 'A leaked list',
  })
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('name', '=', 'mail-password-reset')
    .execute()
  expect(mails).toHaveLength(1)
})

test('follow-ups are closed; one that a colleague closed meanwhile is named', async () => {
  const who = await make.admin('operations')
  const [first, second] = await newBookings(2)
  for (const id of [first!, second!])
    await as(who).followUps.assign({ ...order, id, assigneeId: who.id })
  const open = (await as(who).followUps.mine({})).rows
  const ids = open.map(({ followUp }) => followUp?.id ?? '')
  await as(support).followUps.finish({ id: ids[0]! })
  const id = randomUUID()
  await as(who).bulkRuns.finish({ id, rows: { ids } })
  await runJobs({ only: 'run-bulk' })
  expect(await as(who).bulkRuns.read({ id })).toMatchObject({
    done: 1,
    refused: [{ id: ids[0], label: open[0]?.bookingNumber, message: errors.NOT_FOUND.message }],
  })
  expect((await as(who).followUps.mine({})).rows).toEqual([])
})

test('a colleague without the right cannot be given bookings', async () => {
  const ids = await newBookings(1)
  const { id: assigneeId } = await make.admin('analyst')
  await expect(
    calls.assign({ id: randomUUID(), ...order, assigneeId, rows: { ids } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('old runs are forgotten', async () => {
  const action: BulkAction = 'send-reset-link'
  const of = (createdAt: string) => ({
    action,
    actorId: support.id,
    settings: '{}',
    ip: '',
    createdAt,
  })
  const day = 86_400_000
  const [recent, old] = await db
    .insertInto('bulkRuns')
    .values([29, 31].map((age) => of(new Date(Date.now() - age * day).toISOString())))
    .returning('id')
    .execute()
  await jobs['prune-bulk-runs'].run({}, jobContext)
  const left = await db
    .selectFrom('bulkRuns')
    .select('id')
    .where('id', 'in', [old!.id, recent!.id])
    .execute()
  expect(left).toEqual([{ id: recent!.id }])
})
