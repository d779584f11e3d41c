// Does the rows of a run one by one. A row and the mark that it is done commit together, so a run
// that is interrupted goes on where it stopped, and nothing is done twice.
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import type { BulkAction } from '#contract/admin/lists/bulk-runs.ts'
import { newFollowUp } from '#contract/admin/follow-ups.ts'
import { reason } from '#contract/admin/reason.ts'
import { barberId } from '#contract/ids.ts'
import { fail, type ErrorCode } from '#contract/errors.ts'
import type { Permission } from '#contract/permissions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { assign, finish } from '#server/features/admin-bookings/follow-ups.ts'
import { readPermissions } from '#server/features/admin-grants/service.ts'
import { sendReset } from '#server/features/admin-people/service.ts'
import { cancelLeft } from '#server/features/bookings/stop-bookings.ts'
import { refusalIn } from '#server/http/errors.ts'
import { noRequest } from '#server/http/request-info.ts'
import type { JobContext, Jobs } from '#server/tasks.ts'
import {
  deleteOldRuns,
  findRun,
  setFinished,
  setRowDone,
  setRowRefused,
  takeRow,
} from './queries.ts'

type Act = {
  needs: Permission
  // The same function as a single click, with what the administrator filled in once for all.
  act: (caller: SignedInCaller, id: string, settings: unknown) => Promise<unknown>
}

const closed = z.union([z.object({ barberId }), z.object({ userId: z.uuid() })])

const acts: Record<BulkAction, Act> = {
  'assign-follow-up': {
    needs: 'bookings.write',
    act: (caller, id, settings) => assign(caller, { ...newFollowUp.parse(settings), id }),
  },
  'finish-follow-up': { needs: 'bookings.write', act: finish },
  'send-reset-link': {
    needs: 'people.help',
    act: (caller, id, settings) =>
      sendReset(caller, { ...z.object({ reason }).parse(settings), id }),
  },
  'cancel-bookings': {
    needs: 'bookings.write',
    act: (caller, id, settings) => cancelLeft(caller, id, closed.parse(settings)),
  },
}

export const bulkRunJobs: Jobs<'run-bulk' | 'prune-bulk-runs'> = {
  'run-bulk': { run: ({ runId }, context) => runBulk(runId, context), priority: 5 },
  'prune-bulk-runs': { cron: '40 4 * * *', run: (_, { db }) => deleteOldRuns(db) },
}

async function runBulk(runId: string, context: JobContext) {
  const { db, signal } = context
  while (await doNext(runId, context))
    // The job is tried again after the restart.
    signal.throwIfAborted()
  await setFinished(db, runId)
}

// False when no row is left.
async function doNext(runId: string, { db, config, log }: JobContext) {
  const run = await findRun(db, runId)
  if (!run) return false
  const { needs, act } = acts[run.action]
  let taken: string | undefined
  try {
    await inTransaction(db, async (db) => {
      taken = await takeRow(db, runId)
      if (taken === undefined) return
      const actor = await actorNow(db, run.actorId)
      if (!actor.permissions.has(needs)) fail('NOT_ALLOWED')
      const request = { ...noRequest, network: run.ip }
      await act({ db, config, actor, request }, taken, run.settings)
      await setRowDone(db, runId, taken)
    })
  } catch (error) {
    if (taken === undefined) throw error
    await setRowRefused(db, runId, { id: taken, code: codeOf(error, log) })
  }
  return taken !== undefined
}

// With the rights of this moment: they may have been taken away since the run began.
async function actorNow(db: Db, id: string): Promise<Actor> {
  const permissions = await readPermissions(db, id)
  return { id, roles: ['admin'], sessionId: '', permissions, secondFactorAt: null }
}

function codeOf(error: unknown, log: FastifyBaseLogger): ErrorCode {
  const code = refusalIn(error)?.code
  // Not this row's fault: the job is tried again.
  if (code === 'UNAVAILABLE') throw error
  if (code === undefined) log.error(error)
  return code ?? 'INTERNAL'
}
