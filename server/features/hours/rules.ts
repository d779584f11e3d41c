// A business's booking rules.
import type { hours } from '#contract/business/hours.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { findRules, upsertRules } from './queries.ts'

export async function readRules(caller: SignedInCaller, { place }: Received<typeof hours.rules>) {
  const { barberId } = await businessOf(caller, place, 'shop')
  return findRules(caller.db, barberId)
}

type Given = Received<typeof hours.saveRules>

export async function saveRules(caller: SignedInCaller, { place, ...rules }: Given) {
  const { barberId } = await businessOf(caller, place, 'shop')
  await inTransaction(caller.db, async (db) => {
    const { leastNoticeHours } = await findRules(db, barberId)
    if (rules.minNoticeHours < leastNoticeHours)
      fail('INVALID_INPUT', { minNoticeHours: 'Every booking needs more notice than this' })
    await upsertRules(db, barberId, rules)
    await publish(db, 'barber', { barberId })
  })
}
