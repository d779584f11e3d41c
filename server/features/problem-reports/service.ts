// Clients' reports about bookings, decided by administrators with a reason.
import {
  outcomesOf,
  type ReportDecision,
  type ReportQuery,
  type ReportTrial,
} from '#contract/admin/problem-reports.ts'
import { fail } from '#contract/errors.ts'
import { countBeside, cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { readSought } from '#server/features/admin-bookings/service.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { movedIn, watchMoney } from '#server/features/booking-money/moved.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { closeReport, decideReports } from '#server/features/bookings/by-admins/decide.ts'
import { countReports, findLast, findReport, findReported, listReports } from './queries.ts'

export async function readPage(caller: SignedInCaller, asked: ReportQuery) {
  const { db } = caller
  const { after } = asked
  const wanted = await wantedIn(caller, asked)
  const found = await listReports(db, wanted, { after, limit: pageLimit })
  const page = cutPage(found, ({ createdAt }) => createdAt)
  const total = await countBeside({ after, found }, () => countReports(db, wanted))
  return { ...page, total, lastAt: found.length === 0 ? await findLast(db) : null }
}

export async function readReports(caller: SignedInCaller, asked: ReportQuery, limit: number) {
  return listReports(caller.db, await wantedIn(caller, asked), { after: asked.after, limit })
}

async function wantedIn(caller: SignedInCaller, { state, q }: ReportQuery) {
  return { state, sought: await readSought(caller, q) }
}

export async function readReport(db: Db, id: string) {
  return (await findReport(db, id)) ?? fail('NOT_FOUND')
}

export function decide(caller: SignedInCaller, asked: ReportDecision) {
  return inTransaction(caller.db, (db) => decideIn({ ...caller, db }, asked))
}

export function previewDecision(caller: SignedInCaller, asked: ReportTrial) {
  return dryRun(caller.db, (db) => decideIn({ ...caller, db }, { ...asked, reason: 'preview' }))
}

// Returns the money that it moves.
async function decideIn(caller: SignedInCaller, asked: ReportDecision) {
  const { db } = caller
  const { bookingId } = (await findReported(db, asked.id)) ?? fail('NOT_FOUND')
  const row = await lockCurrent(db, bookingId)
  await requireOthersCase(caller, row.clientId, row.barberId, row.providerId)
  // Asked again under the booking's lock: two colleagues may decide at once.
  const report = await findReported(db, asked.id)
  if (report?.state !== 'open' || !outcomesOf[report.kind].includes(asked.outcome))
    fail('MOVE_NOT_OPEN')
  const { money, done: status } = await watchMoney(db, bookingId, () => settle(caller, row, asked))
  const deed = {
    action: 'decide-report',
    entity: 'problem_reports',
    entityId: asked.id,
    reason: asked.reason,
    before: { state: 'open', status: row.status },
    after: { state: asked.outcome, status, ...movedIn(money) },
  }
  await writeDown(caller, deed)
  return money
}

// The state that the booking has afterwards.
async function settle(caller: SignedInCaller, row: BookingRow, asked: ReportDecision) {
  const { id, outcome, reason } = asked
  if (outcome === 'closed') {
    await closeReport(caller, row, { id, reason })
    return row.status
  }
  return decideReports(caller, row, { didHappen: outcome === 'happened', reason })
}
