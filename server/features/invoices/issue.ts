// Issues what was requested: the number, the document and the message about it, in one transaction
// for each request.
import { inTransaction, type Db } from '#server/database/db.ts'
import type { JobContext } from '#server/tasks.ts'
import { documentOf, isDue } from './document.ts'
import { insertInvoices } from './queries.ts'
import {
  deleteRequests,
  findDue,
  listWanted,
  lockPapers,
  lockRequests,
  postpone,
  takeNumbers,
  type WantedInvoice,
} from './request-queries.ts'
import { tellClient } from './tell.ts'

// A request that cannot be issued is tried again an hour later, and the others do not wait for it.
// Then the job fails, which shows in the health of the platform.
export async function issueDue({ db, signal }: Pick<JobContext, 'db' | 'signal'>) {
  const failures: unknown[] = []
  let id = await findDue(db, 0)
  while (id !== undefined && !signal.aborted) {
    try {
      await issueOne(db, id)
    } catch (error) {
      failures.push(error)
      await postpone(db, id)
    }
    id = await findDue(db, id)
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Invoices that were not issued: ${failures.length}`)
}

function issueOne(db: Db, requestId: number) {
  return inTransaction(db, async (db) => {
    const [wanted] = await takeWanted(db, [requestId], false)
    if (!wanted) return
    const [issued] = await issueIn(db, wanted.series, [wanted])
    if (issued) await tellClient(db, wanted, issued)
  })
}

// The demo city's past invoices, of which nobody is told.
export async function issuePast(db: Db, requestIds: number[]) {
  const wanted = await takeWanted(db, requestIds, true)
  for (const [series, its] of Map.groupBy(wanted, (each) => each.series))
    await issueIn(db, series, its)
}

// A request that another worker has at hand, or has issued, is left out.
async function takeWanted(db: Db, requestIds: number[], isPast: boolean) {
  const ids = await lockRequests(db, requestIds)
  if (ids.length === 0) return []
  await lockPapers(db, ids)
  const wanted = await listWanted(db, ids, isPast)
  await deleteRequests(db, ids)
  return wanted.filter(isDue)
}

async function issueIn(db: Db, series: string, wanted: WantedInvoice[]) {
  const documents = wanted.map(documentOf)
  const last = await takeNumbers(db, series, wanted.length)
  const rows = wanted.map(({ cause, bookingId, correctsId, issuedAt }, index) => ({
    invoiceNumber: numberOf(series, last - wanted.length + 1 + index),
    cause,
    bookingId,
    correctsId,
    document: JSON.stringify(documents[index]),
    totalCents: documents[index]?.totalCents ?? 0,
    issuedAt,
  }))
  return insertInvoices(db, rows)
}

export const numberOf = (series: string, n: number) => `${series}-${String(n).padStart(6, '0')}`
