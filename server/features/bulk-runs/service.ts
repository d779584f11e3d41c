// An order for many rows becomes a run with a row for each of them, in one transaction with the job
// that does them (jobs.ts).
import { randomUUID } from 'node:crypto'
import type {
  AssignMany,
  BulkAction,
  FinishMany,
  ResetMany,
} from '#contract/admin/lists/bulk-runs.ts'
import { errors, fail } from '#contract/errors.ts'
import { mostBulkRows } from '#contract/limits.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { readBookings } from '#server/features/admin-bookings/service.ts'
import { demandColleague } from '#server/features/admin-bookings/follow-ups.ts'
import { listFound } from '#server/features/admin-people/service.ts'
import type { cancelLeft } from '#server/features/bookings/stop-bookings.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import {
  countRows,
  findLatest,
  findRun,
  insertRows,
  insertRun,
  listRefused,
  lockUpcoming,
} from './queries.ts'

const hour = 3600

export async function assignMany(caller: SignedInCaller, { id, rows, ...settings }: AssignMany) {
  await demandColleague(caller.db, settings.assigneeId)
  const ids =
    'ids' in rows
      ? rows.ids
      : await matching(rows, (limit) => readBookings(caller, rows.matching, limit))
  return start(caller, { id, action: 'assign-follow-up', settings, ids, reason: settings.note })
}

export function finishMany(caller: SignedInCaller, { id, rows: { ids } }: FinishMany) {
  return start(caller, { id, action: 'finish-follow-up', settings: {}, ids, reason: '' })
}

export async function resetMany(caller: SignedInCaller, { id, rows, reason }: ResetMany) {
  const ids =
    'ids' in rows
      ? rows.ids
      : await matching(rows, (limit) => listFound(caller, rows.matching, limit))
  return start(caller, { id, action: 'send-reset-link', settings: { reason }, ids, reason })
}

type Closed = Parameters<typeof cancelLeft>[2]
type Left = { ids: readonly string[]; of: Closed }

// Before a suspension counts what it cancels: a client who cancels at the same moment comes before or
// after it.
export function lockToCancel(db: Db, of: Closed) {
  return lockUpcoming(db, of)
}

// In the transaction of the suspension, whose audit row says the numbers.
export function cancelMany(caller: SignedInCaller, { ids, of }: Left) {
  return insertIn(caller, { id: randomUUID(), action: 'cancel-bookings', settings: of, ids })
}

// All that match, if they are as many as the administrator saw.
async function matching(
  { count }: { count: number },
  read: (limit: number) => Promise<{ id: string }[]>,
) {
  const found = await read(mostBulkRows + 1)
  if (found.length !== count) fail('NUMBERS_CHANGED')
  return found.map((row) => row.id)
}

type Order = {
  id: string
  action: BulkAction
  settings: JsonObject
  ids: readonly string[]
  reason: string
}

async function start(caller: SignedInCaller, { id, action, settings, ids, reason }: Order) {
  const { actor } = caller
  const chosen = [...new Set(ids)]
  await limit(caller.db, [{ key: `bulk:user:${actor.id}`, points: 60, seconds: hour }])
  return inTransaction(caller.db, async (db) => {
    if (!(await insertIn({ ...caller, db }, { id, action, settings, ids: chosen })))
      return { id: (await demandOwn(db, caller, id)).id }
    const deed = { action: 'start-bulk', entity: 'bulk_runs', entityId: id, reason }
    await writeDown({ ...caller, db }, { ...deed, after: { what: action, count: chosen.length } })
    return { id }
  })
}

// False when the order was sent before.
async function insertIn({ db, actor, request }: SignedInCaller, order: Omit<Order, 'reason'>) {
  const { id, action, settings, ids } = order
  const run = { id, action, settings: JSON.stringify(settings), actorId: actor.id }
  if (!(await insertRun(db, { ...run, ip: request.network }))) return false
  await insertRows(db, id, ids)
  await enqueue(db, 'run-bulk', { runId: id })
  return true
}

export async function readRun(caller: SignedInCaller, id: string) {
  return reportOf(caller.db, await demandOwn(caller.db, caller, id))
}

export async function readLatest({ db, actor }: SignedInCaller, action: BulkAction) {
  const run = await findLatest(db, actor.id, action)
  return { run: run ? await reportOf(db, run) : null }
}

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

async function demandOwn(db: Db, { actor }: SignedInCaller, id: string): Promise<Run> {
  const run = await findRun(db, id)
  return run?.actorId === actor.id ? run : fail('NOT_FOUND')
}

async function reportOf(db: Db, { id, action, createdAt, finishedAt }: Run) {
  const refused = (await listRefused(db, id)).map(({ code, ...row }) => ({
    ...row,
    message: errors[code].message,
  }))
  return { id, action, createdAt, finishedAt, ...(await countRows(db, id)), refused }
}
