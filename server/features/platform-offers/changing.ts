// Offers of the platform are made, changed while nobody has used them, paused and ended.
import { fail } from '#contract/errors.ts'
import type {
  OfferChange,
  OfferOrder,
  OfferSwitch,
  OfferTerms,
} from '#contract/money/platform-offers.ts'
import { mostPromotions } from '#contract/money/promotions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { enqueue, publish } from '#server/features/outbox/service.ts'
import { columnsOf, timesOf } from '#server/features/promotions/service.ts'
import { zoneOf } from '#server/shop-clock.ts'
import {
  findCityZone,
  findOffer,
  insertOffer,
  lockOffer,
  lockOpen,
  updateOffer,
} from './queries.ts'

export function createOffer(caller: SignedInCaller, { reason, ...terms }: OfferOrder) {
  return inTransaction(caller.db, async (db) => {
    if ((await lockOpen(db)) >= mostPromotions) fail('TOO_MANY_OFFERS')
    const row = { ...(await rowOf(db, terms)), createdBy: caller.actor.id }
    const id = await insertOffer(db, { ...row, fundedBy: 'platform' })
    const made = (await findOffer(db, id)) ?? fail('NOT_FOUND')
    await writeDown(
      { ...caller, db },
      {
        action: 'add-offer',
        entity: 'promotions',
        entityId: id,
        reason,
        after: recordOf(made),
      },
    )
    await announce(db, row)
    return { id }
  })
}

export function changeOffer(caller: SignedInCaller, order: OfferChange) {
  const { id, version, reason, ...terms } = order
  return inTransaction(caller.db, async (db) => {
    const before = (await lockOffer(db, id)) ?? fail('NOT_FOUND')
    if (before.status === 'ended') fail('OFFER_OVER')
    if (!before.isUnused) fail('OFFER_IN_USE')
    if (before.version !== version) fail('OFFER_CHANGED')
    const row = await rowOf(db, terms, before.startsAt)
    await updateOffer(db, id, row)
    const after = (await findOffer(db, id)) ?? fail('NOT_FOUND')
    await writeDown(
      { ...caller, db },
      {
        action: 'change-offer',
        entity: 'promotions',
        entityId: id,
        reason,
        before: recordOf(before),
        after: recordOf(after),
      },
    )
    await announce(db, row)
  })
}

const actions = { active: 'resume-offer', paused: 'pause-offer', ended: 'end-offer' } as const

// Bookings that have it keep their price.
export function switchOffer(caller: SignedInCaller, { id, state, reason }: OfferSwitch) {
  return inTransaction(caller.db, async (db) => {
    const before = (await lockOffer(db, id)) ?? fail('NOT_FOUND')
    if (before.status === 'ended') fail('OFFER_OVER')
    const was = before.status === 'paused' ? 'paused' : 'active'
    if (was === state) fail('NOTHING_CHANGED')
    const endedAt = state === 'ended' ? new Date().toISOString() : null
    await updateOffer(db, id, { state, endedAt })
    const { uses, usedCents, budgetCents } = before
    const leftCents = budgetCents - usedCents
    await writeDown(
      { ...caller, db },
      {
        action: actions[state],
        entity: 'promotions',
        entityId: id,
        reason,
        before: { state: was },
        after: { state, uses, usedCents, leftCents },
      },
    )
    await publish(db, 'settings')
  })
}

async function rowOf(db: Db, terms: OfferTerms, startedAt?: string) {
  const { name, budget, ...form } = terms
  const times = timesOf(form, zoneOf(await findCityZone(db)), startedAt)
  return { name, budgetCents: Math.round(budget * 100), ...columnsOf(form), ...times }
}

// The cards of all barbers show it from its first day to its last.
async function announce(db: Db, { startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  await publish(db, 'settings')
  for (const runAt of [startsAt, endsAt])
    if (runAt !== null && Date.parse(runAt) > Date.now())
      await enqueue(db, 'refresh-offers', {}, { runAt })
}

type Found = NonNullable<Awaited<ReturnType<typeof findOffer>>>

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const clockOf = (minute: number | null) =>
  minute === null ? null : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

// The terms, for the trail.
function recordOf({ terms, ...offer }: Found) {
  return {
    name: offer.name,
    kind: terms.kind,
    code: offer.code,
    percent: terms.percent,
    amountCents: terms.amountCents,
    budgetCents: offer.budgetCents,
    minTotalCents: terms.minTotalCents,
    maxUses: offer.maxUses,
    perClientLimit: offer.perClientLimit,
    startsAt: offer.startsAt,
    endsAt: terms.endsAt,
    visitUntil: terms.visitUntil,
    weekdays: terms.weekdays?.map((day) => weekdays[day] ?? '') ?? null,
    fromTime: clockOf(terms.fromMinute),
    untilTime: clockOf(terms.untilMinute),
    lastMinuteHours: terms.lastMinuteHours,
  }
}
