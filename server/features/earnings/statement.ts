// A month's statement: the balance at its start, every line that changed it, and the balance at its
// end. It is issued once, and read as it was issued.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf, readZone } from '#server/features/businesses/service.ts'
import { takeNumber } from '#server/features/invoices/service.ts'
import type { JobContext } from '#server/tasks.ts'
import { listLines } from './queries.ts'
import { lineOf } from './service.ts'
import { printedLine, type StatementDocument } from './statement-document.ts'
import {
  findAddress,
  findLast,
  findMonth,
  findStatement,
  insertStatement,
  listDue,
  lockBalance,
  type DueStatement,
} from './statement-queries.ts'
import { tellBarber } from './statement-notice.ts'

export async function readStatement(caller: SignedInCaller, month: string) {
  const { barberId } = await businessOf(caller, 'barber')
  return (await findStatement(caller.db, barberId, month)) ?? fail('NOT_FOUND')
}

// All that are due, in the order of their months. One that cannot be issued keeps no other from it; then
// the job fails, which shows in the health of the platform.
export async function issueDue(
  { db, signal }: Pick<JobContext, 'db' | 'signal'>,
  now = new Date().toISOString(),
) {
  const failures = new Map<string, unknown>()
  let due = await listNext(db, now, failures)
  while (due.length > 0 && !signal.aborted) {
    for (const each of due)
      await inTransaction(db, (db) => issueOne(db, each)).catch((error: unknown) =>
        failures.set(each.barberId, error),
      )
    due = await listNext(db, now, failures)
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `Statements that were not issued: ${failures.size}`)
}

// The demo city's past statements, dated when they were due. Nobody is told of them.
export async function issuePast(db: Db) {
  const now = new Date().toISOString()
  let due = await listNext(db, now)
  while (due.length > 0) {
    for (const each of due) await issueOne(db, each, each.dueAt)
    due = await listNext(db, now)
  }
}

// Those of one moment, so that numbers follow the months.
async function listNext(db: Db, now: string, failures = new Map<string, unknown>()) {
  const due = (await listDue(db, now)).filter(({ barberId }) => !failures.has(barberId))
  return due.filter(({ dueAt }) => dueAt === due[0]?.dueAt)
}

async function issueOne(db: Db, due: DueStatement, pastAt?: string) {
  const { barberId, month, timeZone, cityCode } = due
  await lockBalance(db, barberId)
  const last = await findLast(db, barberId)
  if (last && last.month >= month) return
  const document = await documentOf(db, barberId, month)
  if (document.openingCents !== (last?.closingCents ?? 0))
    throw new Error(`The statement of ${month} does not open where the last one closed`)
  const issuedAt = pastAt ?? new Date().toISOString()
  const { year } = Temporal.Instant.from(issuedAt).toZonedDateTimeISO(timeZone)
  const number = await takeNumber(db, `${cityCode}-S-${year}`)
  await insertStatement(db, { invoiceNumber: number, barberId, issuedAt, document })
  if (pastAt === undefined && !due.isErased) await tellBarber(db, { barberId, number, document })
}

const mostLines = 50_000

async function documentOf(db: Db, barberId: BarberId, month: string): Promise<StatementDocument> {
  const { openingCents, closingCents } = await findMonth(db, barberId, month)
  const first = Temporal.PlainDate.from(`${month}-01`)
  const days = {
    from: first.toString(),
    to: first.add({ months: 1 }).subtract({ days: 1 }).toString(),
  }
  const found = await listLines(db, barberId, { days, limit: mostLines })
  const lines = found
    .filter(({ balanceCents }) => balanceCents !== 0)
    .map((row) => printedLine(lineOf(row)))
    .toReversed()
  const changed = lines.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  if (openingCents + changed !== closingCents)
    throw new Error(`The lines of ${month} do not lead from ${openingCents} to ${closingCents}`)
  const { timeZone } = await readZone(db, barberId)
  return {
    month,
    ...(await findAddress(db, barberId)),
    timeZone,
    openingCents,
    closingCents,
    lines,
  }
}
