// Compares the ledger with the provider, movement by movement. While they differ, nothing is paid out.
import { inTransaction, type Db } from '#server/database/db.ts'
import { providerOf, type ProviderContext } from '#server/features/payment-provider/service.ts'
import {
  findCursor,
  findLatest,
  insertMovements,
  insertReconciliation,
  sumUnmatched,
  type MovementRow,
} from './reconciling-queries.ts'
import { tellOfDifference } from './notices.ts'

const backSeconds = 3600

export async function reconcile(context: ProviderContext) {
  if (context.config.payments === 'shop') return
  const movements = await readMovements(context)
  await inTransaction(context.db, async (db) => {
    await insertMovements(db, movements)
    await compare(db)
  })
}

// What the provider has moved since the last one that we know, page by page, the newest first. All or
// nothing, because the next cursor is the newest.
async function readMovements(context: ProviderContext) {
  const { ask } = await providerOf(context)
  const cursor = await findCursor(context.db)
  const gte = cursor === null ? 0 : Math.floor(Date.parse(cursor) / 1000) - backSeconds
  const found: MovementRow[] = []
  let last: string | undefined
  do {
    const place = last === undefined ? {} : { starting_after: last }
    const page = await ask(({ balanceTransactions }) =>
      balanceTransactions.list({ created: { gte }, limit: 100, ...place }),
    )
    for (const { id, type, net, source, created } of page.data)
      found.push({
        id,
        type,
        netCents: net,
        source: typeof source === 'string' ? source : (source?.id ?? null),
        createdAt: new Date(created * 1000).toISOString(),
      })
    last = page.has_more ? page.data.at(-1)?.id : undefined
  } while (last !== undefined)
  return found
}

// Also for a city whose movements are known already.
export async function compare(db: Db) {
  const before = await findLatest(db)
  const { count, cents } = await sumUnmatched(db)
  await insertReconciliation(db, { unmatched: count, differenceCents: cents })
  if (count > 0 && (before?.unmatched ?? 0) === 0) await tellOfDifference(db, { count, cents })
}

export async function areBooksRed(db: Db) {
  return ((await findLatest(db))?.unmatched ?? 0) > 0
}
