// Barbers who brought a barber: one had a month without commission for it, and the demo barber's newcomer
// waits to be approved.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { SeededRule } from './administration/commission.ts'
import type { Shop } from './barbers/roster.ts'
import { iso } from './clock.ts'

type Story = { shop: string; brought: string; code: string }

const rewarded: Story = {
  shop: 'Acres Homes Clipper Co.',
  brought: 'Greenspoint Grooming Bar',
  code: 'RGAINES2',
}
const joined: Story = {
  shop: 'Third Ward Cuts',
  brought: 'Braes Bayou Barber Room',
  code: 'THIRDWRD',
}

export async function writeBarberReferrals(db: Db, shops: Shop[], rules: readonly SeededRule[]) {
  const month = rules.find(({ shop, percent }) => shop === rewarded.shop && percent === 0)
  for (const story of [rewarded, joined]) {
    const [referrer, referee] = [story.shop, story.brought].map((name) =>
      shops.find(({ business }) => business.shop === name),
    )
    if (!referrer || !referee) continue
    const rewardedAt = story === rewarded && month ? iso(month.madeAt) : null
    const { code } = story
    await db.insertInto('referralCodes').values({ userId: referrer.ownerId, code }).execute()
    await sql`
      INSERT INTO referrals (referee_id, referrer_id, code, role, state, bonus_cents, rewarded_at,
        created_at)
      SELECT id, ${referrer.ownerId}, ${code}, 'barber', ${rewardedAt === null ? 'joined' : 'rewarded'},
        500, ${rewardedAt}, created_at
      FROM users WHERE id = ${referee.ownerId}`.execute(db)
  }
}
