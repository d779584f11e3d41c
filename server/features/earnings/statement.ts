// A month's statement: the balance at its start, every line that changed it, and the balance at its
// end.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { EarningLine } from '#contract/money/earnings.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { businessOf, readZone } from '#server/features/businesses/service.ts'
import { listLines } from './queries.ts'
import { lineOf } from './service.ts'
import { findAddress, listStatements } from './statement-queries.ts'

export type MonthStatement = {
  month: string
  shopName: string
  address: string
  timeZone: string
  openingCents: number
  closingCents: number
  // Oldest first.
  lines: EarningLine[]
}

const mostLines = 50_000

export async function readStatement(caller: SignedInCaller, month: string) {
  const { barberId } = await businessOf(caller, 'barber')
  // One moment for balances and lines.
  return caller.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => statementOf(db, barberId, month))
}

async function statementOf(db: Db, barberId: BarberId, month: string): Promise<MonthStatement> {
  const statements = await listStatements(db, barberId)
  const { openingCents, closingCents } =
    statements.find((each) => each.month === month) ?? fail('NOT_FOUND')
  const first = Temporal.PlainDate.from(`${month}-01`)
  const days = {
    from: first.toString(),
    to: first.add({ months: 1 }).subtract({ days: 1 }).toString(),
  }
  const found = await listLines(db, barberId, { days, limit: mostLines })
  const lines = found
    .filter(({ balanceCents }) => balanceCents !== 0)
    .map(lineOf)
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
