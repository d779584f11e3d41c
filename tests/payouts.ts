// Barbers with an account at the provider and money that they have earned online.
import { createPaying } from '#server/features/refunds/refunds.test.kit.ts'
import { completionPosting } from '#server/features/booking-money/ending.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { fromNow } from './bookings.ts'
import { list, type Listed } from './listing.ts'
import type { openProvider } from './payments.ts'
import { as, db, make, type Barber } from './world.ts'
import { runToday } from '#server/features/payouts/scheduling.ts'

export { atOnce, deedsOf, titlesOf } from '#server/features/refunds/refunds.test.kit.ts'

export const goodBank = '000123456789'
export const otherBank = '000222223333'

type Provider = Awaited<ReturnType<typeof openProvider>>

export const dayMs = 86_400_000
const dayMinutes = 24 * 60

let weeks = 0

// Another Tuesday for each run, at its hour.
export function tuesday() {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + ((2 - date.getUTCDay() + 7) % 7) + 7 * weeks++)
  return Date.parse(`${date.toISOString().slice(0, 10)}T15:00:00Z`)
}

export function createPayingOut(opened: Provider) {
  const { config, context, provider, work } = opened
  const { paidAhead } = createPaying(opened)
  const api = (who: Barber) => as(who, { config }).payouts

  // On the provider's page.
  async function enterBank(who: Barber, bank = goodBank, more: Record<string, string> = {}) {
    const { url } = await api(who).link()
    const body = new URLSearchParams({ bank, ...more })
    const { status, headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    return { status, location: headers.get('location') }
  }

  // An appointment paid by card and completed some days ago, with a commission of 10 %.
  async function earned(shop: Listed, { cents = 4000, daysAgo = 10 } = {}) {
    const client = await make.person('client')
    const id = await paidAhead(client, shop, cents)
    const at = fromNow(-daysAgo * dayMinutes)
    const done = { status: 'completed', completedAt: at } as const
    await db.updateTable('bookings').set(done).where('id', '=', id).execute()
    const booking = { id, barberId: shop.barber.id, totalCents: cents, commissionCents: cents / 10 }
    const paid = { clearing: cents, completedMs: Date.parse(at) }
    await postHistory(db, [
      { ...completionPosting({ ...booking }, paid), key: `completed:${id}:1`, at },
    ])
    return id
  }

  return {
    api,
    enterBank,
    earned,
    async ready(name = 'Third Ward Cuts') {
      const shop = await list(name)
      await enterBank(shop.barber)
      await api(shop.barber).check()
      return shop
    },
    // The run of a Tuesday, and the work that it leaves.
    async run(atMs = tuesday()) {
      await runToday(context, atMs)
      await work()
    },
    async sweep() {
      await db
        .updateTable('payouts')
        .set({ sweepAt: fromNow(-10) })
        .where('state', 'in', ['scheduled', 'processing'])
        .execute()
      await jobs['sweep-payouts'].run({}, context)
      await work()
    },
    // What the bank has of a barber.
    async atBank(who: Barber) {
      const account = await accountOf(who)
      return (await provider.list('payout')).filter((each) => each.account === account)
    },
    async transfersTo(who: Barber) {
      const account = await accountOf(who)
      return (await provider.list('transfer')).filter((each) => each.destination === account)
    },
  }
}

export async function accountOf({ id }: Barber) {
  const row = await db
    .selectFrom('payoutAccounts')
    .select('accountId')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  return row.accountId
}

export const payoutsOf = ({ id }: Barber) =>
  db.selectFrom('payouts').selectAll().where('barberId', '=', id).orderBy('id').execute()

// As if the bank had changed longer ago.
export async function letBankRest({ id }: Barber) {
  await db
    .updateTable('payoutAccounts')
    .set({ bankChangedAt: fromNow(-49 * 60) })
    .where('userId', '=', id)
    .execute()
}
