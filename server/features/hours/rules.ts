// A business's booking rules.
import type { hours } from '#contract/business/hours.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { workplaceOf } from '#server/features/businesses/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { findRules, upsertRules } from './queries.ts'

export async function readRules(
  { db, actor }: SignedInCaller,
  { place }: Received<typeof hours.rules>,
) {
  const { barberId } = await workplaceOf(db, actor, place, 'shop')
  return findRules(db, barberId)
}

type Given = Received<typeof hours.saveRules>

export async function saveRules({ db, actor }: SignedInCaller, { place, ...rules }: Given) {
  const { barberId } = await workplaceOf(db, actor, place, 'shop')
  await inTransaction(db, async (db) => {
    const { leastNoticeHours } = await findRules(db, barberId)
    if (rules.minNoticeHours < leastNoticeHours)
      fail('INVALID_INPUT', { minNoticeHours: 'Every booking needs more notice than this' })
    await upsertRules(db, barberId, rules)
    await publish(db, 'barber', { barberId })
  })
}
