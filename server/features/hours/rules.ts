// A business's booking rules.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { BookingRules } from '#contract/business/hours.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { workplaceOf } from '#server/features/businesses/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { findRules, upsertRules } from './queries.ts'

export async function readRules(db: Db, actor: Actor, place: Place) {
  const { barberId } = await workplaceOf(db, actor, place, 'shop')
  return findRules(db, barberId)
}

type Given = BookingRules & { place: Place }

export async function saveRules(db: Db, actor: Actor, { place, ...rules }: Given) {
  const { barberId } = await workplaceOf(db, actor, place, 'shop')
  await inTransaction(db, async (db) => {
    const { leastNoticeHours } = await findRules(db, barberId)
    if (rules.minNoticeHours < leastNoticeHours)
      fail('INVALID_INPUT', { minNoticeHours: 'Every booking needs more notice than this' })
    await upsertRules(db, barberId, rules)
    await publish(db, 'barber', { barberId })
  })
}
