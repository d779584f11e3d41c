// Clients' reports about bookings, decided by administrators with a reason.
import {
  outcomesOf,
  type ReportDecision,
  type ReportQuery,
} from '#contract/admin/problem-reports.ts'
import { fail } from '#contract/errors.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { closeReport, decideReports } from '#server/features/bookings/by-admins/decide.ts'
import { countReports, findLast, findReport, findReported, listReports } from './queries.ts'

export async function readReports(db: Db, { state, after }: ReportQuery) {
  const found = await listReports(db, state, { after, limit: pageLimit })
  const page = cutPage(found, ({ createdAt }) => createdAt)
  const lastAt = found.length === 0 ? await findLast(db) : null
  return { ...page, total: await countReports(db, state), lastAt }
}

export async function readReport(db: Db, id: string) {
  return (await findReport(db, id)) ?? fail('NOT_FOUND')
}

export function decide(caller: SignedInCaller, asked: ReportDecision) {
  return inTransaction(caller.db, async (db) => {
    const { bookingId } = (await findReported(db, asked.id)) ?? fail('NOT_FOUND')
    const row = await lockCurrent(db, bookingId)
    await requireOthersCase({ ...caller, db }, row.clientId, row.barberId, row.providerId)
    // Asked again under the booking's lock: two colleagues may decide at once.
    const report = await findReported(db, asked.id)
    if (report?.state !== 'open' || !outcomesOf[report.kind].includes(asked.outcome))
      fail('MOVE_NOT_OPEN')
    const status = await settle({ ...caller, db }, row, asked)
    const deed = {
      action: 'decide-report',
      entity: 'problem_reports',
      entityId: asked.id,
      reason: asked.reason,
      before: { state: 'open', status: row.status },
      after: { state: asked.outcome, status },
    }
    await writeDown({ ...caller, db }, deed)
  })
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
