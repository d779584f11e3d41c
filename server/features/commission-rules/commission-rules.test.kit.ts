// A shop without rules, and days from today in the launch city.
import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { commissionRules } from '#contract/money/commission-rules.ts'
import type { Sent } from '#contract/call.ts'
import { at } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export const finance = await make.admin('finance')
export const api = () => as(finance).commissionRules
export const reason = 'Agreed by phone'

export let shop: Listed
export let client: Actor

beforeEach(async () => {
  await sql`UPDATE commission_rules SET ends_at = greatest(now(), starts_at)
    WHERE ends_at IS NULL OR ends_at > greatest(now(), starts_at)`.execute(db)
  await db.deleteFrom('outbox').execute()
  shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
  client = await make.person('client')
})

// 2026-11-24, so many days from today.
export const dayIn = (days: number) => at(days, 720).slice(0, 10)
export const midnightIn = (days: number) => at(days, 0)

export type Wanted = Partial<Sent<typeof commissionRules.create>> & { percent: number }

export async function rule(wanted: Wanted) {
  return (await api().create({ reason, ...wanted })).id
}

export const rowOf = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const noticesOf = (userId: string) =>
  db
    .selectFrom('notifications')
    .select(['title', 'message', 'type'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
