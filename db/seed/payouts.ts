// Payout accounts of the barbers whom the demo city owes something. What the demo provider moved is
// compared with the books.
import { sql } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import {
  banks,
  createAccount,
  createLink,
  enterDetails,
} from '#server/features/demo-provider/accounts.ts'
import { listOf, requireThing } from '#server/features/demo-provider/memory/store.ts'
import { compare } from '#server/features/payouts/reconciling.ts'
import { atProvider } from './bookings/payments.ts'
import { insertRows } from './rows.ts'

export async function writePayouts(db: Db) {
  const owed = await listOwed(db)
  for (const { barberId } of owed) await openAccount(db, barberId)
  await writeMovements(db)
  await compare(db)
}

async function listOwed(db: Db) {
  const { rows } = await sql<{ barberId: string }>`
    SELECT a.owner_id AS barber_id
    FROM ledger_accounts AS a JOIN ledger_entries AS e ON e.account_id = a.id
    WHERE a.kind = 'barber_balance' GROUP BY a.owner_id
    HAVING -sum(e.amount_cents) > 0 ORDER BY -sum(e.amount_cents) DESC, a.owner_id`.execute(db)
  return rows
}

function openAccount(db: Db, userId: string) {
  return atProvider(db, async (ask) => {
    const input = { metadata: { barber_id: userId } }
    const { id: accountId } = await createAccount({ ...ask, input })
    const link = await createLink({ ...ask, input: { account: accountId, return_url: '/' } })
    await enterDetails(ask, link.id, { bank: at(Object.keys(banks), 0), isIdLater: false })
    const made = await requireThing(ask.store, accountId, 'account')
    const bank = at(made.external_accounts.data, 0)
    await db
      .insertInto('payoutAccounts')
      .values({
        userId,
        accountId,
        isSubmitted: true,
        isEnabled: made.payouts_enabled,
        isManual: true,
        missing: made.requirements.currently_due,
        disabledReason: made.requirements.disabled_reason,
        bankId: bank.id,
        bankName: bank.bank_name,
        bankLast4: bank.last4,
        checkedAt: new Date().toISOString(),
      })
      .execute()
  })
}

async function writeMovements(db: Db) {
  const moved = await atProvider(db, ({ store }) => listOf(store, 'balance_transaction'))
  await insertRows(
    db,
    'providerMovements',
    moved.map(({ id, type, net, source, created }) => ({
      id,
      type,
      netCents: net,
      source,
      createdAt: new Date(created * 1000).toISOString(),
    })),
  )
}
