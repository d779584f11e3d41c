// The demo client's credit, and the friends they invited: one brought a reward, one has just joined.
// Someone else's friend signed up in the same browser, which an administrator has to look at.
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import { clients, demoClient } from './clients.ts'
import { dayMs, iso, type Clock } from './clock.ts'
import { personId } from './people.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'

const referralCode = 'JORDAN26'
const cents = 500
const creditDays = 180
const bonusDays = 60
const clientId = personId(demoClient.email)

// The older one is spent, because what expires first is used first. Before the ledger and the
// invoices of the bookings, one of which was paid with it.
export async function writeWallet(db: Db, { nowMs }: Clock) {
  const welcome = idOf('promotion', 'welcome')
  const old = {
    id: idOf('credit', 'goodwill'),
    reason: 'goodwill',
    since: nowMs - 152 * dayMs,
  } as const
  const earned = {
    id: idOf('credit', 'referral'),
    reason: 'referral',
    since: nowMs - 120 * dayMs,
  } as const
  await insertRows(
    db,
    'walletGrants',
    [old, earned].map(({ since, ...grant }) => ({
      ...grant,
      clientId,
      cents,
      leftCents: cents,
      expense: expenseOf(grant.reason),
      expiresAt: iso(since + creditDays * dayMs),
      createdAt: iso(since),
    })),
  )
  await postHistory(
    db,
    [earned, old].map(({ id, reason, since }) => ({
      key: `grant:${id}`,
      event: 'credit_granted',
      lines: postings.creditGranted(clientId, cents, expenseOf(reason)),
      at: iso(since),
    })),
  )
  await spend(db, old.id, nowMs)
  await insertRows(db, 'promotions', [
    {
      id: welcome,
      fundedBy: 'platform',
      kind: 'welcome',
      amountCents: cents,
      minTotalCents: 2000,
      startsAt: iso(nowMs - 200 * dayMs),
      createdAt: iso(nowMs - 200 * dayMs),
    },
  ])
  await writeFriends(db, { welcome, grantId: earned.id, rewardedAt: earned.since, nowMs })
  await writeDoubtful(db, welcome, nowMs)
}

const expenseOf = (reason: 'goodwill' | 'referral') =>
  reason === 'goodwill' ? 'goodwill_expense' : 'promo_expense'

// The client's latest visit that was paid at the shop was paid with it in part.
async function spend(db: Db, grantId: string, nowMs: number) {
  const visit = await db
    .selectFrom('bookings')
    .select(['id', 'totalCents', 'createdAt'])
    .where('clientId', '=', clientId)
    .where('status', '=', 'completed')
    .where('source', '=', 'marketplace')
    .where('disputeStatus', 'is', null)
    .where('totalCents', '>', 4 * cents)
    .where('createdAt', '>', iso(nowMs - 100 * dayMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.bookingId', '=', 'bookings.id'),
        ),
      ),
    )
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!visit) return
  const { id: bookingId, totalCents, createdAt } = visit
  await db
    .updateTable('bookings')
    .set({ creditCents: cents, totalCents: totalCents - cents })
    .where('id', '=', bookingId)
    .execute()
  await db.updateTable('walletGrants').set({ leftCents: 0 }).where('id', '=', grantId).execute()
  await insertRows(db, 'walletUses', [{ bookingId, grantId, cents }])
  const lines = postings.creditUsed(clientId, cents)
  const key = `credit:${bookingId}:0`
  await postHistory(db, [{ key, event: 'credit', bookingId, lines, at: createdAt }])
}

async function writeDoubtful(db: Db, promotionId: string, nowMs: number) {
  const [refereeId, userId] = ['Zach Rutledge', 'Xavier Poole'].map((name) =>
    personId(clients.find((each) => each.name === name)?.email ?? ''),
  )
  if (!refereeId || !userId) return
  const code = 'XPOOLE26'
  const joinedAt = nowMs - 31 * dayMs
  await insertRows(db, 'referralCodes', [{ userId, code }])
  await insertRows(db, 'referrals', [
    {
      refereeId,
      referrerId: userId,
      code,
      role: 'client',
      state: 'flagged',
      flagReason: 'device',
      flaggedAt: iso(nowMs - 2 * dayMs),
      bonusCents: cents,
      promotionId,
      bonusUntil: iso(joinedAt + bonusDays * dayMs),
      createdAt: iso(joinedAt),
    },
  ])
}

type Friends = { welcome: string; grantId: string; rewardedAt: number; nowMs: number }

async function writeFriends(db: Db, { welcome, grantId, rewardedAt, nowMs }: Friends) {
  await insertRows(db, 'referralCodes', [{ userId: clientId, code: referralCode }])
  const invited = clients.filter(({ name }) => ['Tyler Hanh', 'Bria Jackson'].includes(name))
  await insertRows(
    db,
    'referrals',
    invited.map(({ email }, index) => {
      const isRewarded = index === 0
      const joinedAt = isRewarded ? rewardedAt - 16 * dayMs : nowMs - dayMs
      return {
        refereeId: personId(email),
        referrerId: clientId,
        code: referralCode,
        role: 'client' as const,
        state: isRewarded ? ('rewarded' as const) : ('joined' as const),
        bonusCents: cents,
        promotionId: welcome,
        bonusUntil: iso(joinedAt + bonusDays * dayMs),
        grantId: isRewarded ? grantId : null,
        rewardedAt: isRewarded ? iso(rewardedAt) : null,
        createdAt: iso(joinedAt),
      }
    }),
  )
}
