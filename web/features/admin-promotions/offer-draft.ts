// What the form of an offer starts from.
import type { platformOffers, PlatformOffer } from '#contract/money/platform-offers.ts'
import { barberKinds } from '#contract/money/price.ts'
import type { Sent } from '#contract/call.ts'
import { shopDay } from '#web/words/shop-time.ts'

type Draft = Partial<Sent<typeof platformOffers.create>>

const hours = { weekdays: [1, 2, 3], fromMinute: 600, untilMinute: 840, lastMinuteHours: 2 }

export const emptyDraft: Draft = {
  name: '',
  kind: 'flash',
  percent: null,
  amount: 5,
  code: null,
  firstDate: null,
  lastDate: null,
  ...hours,
  minTotal: 20,
  maxUses: null,
  perClientLimit: 1,
  budget: 500,
  reason: '',
}

export function draftOf(offer: PlatformOffer, timeZone: string): Draft {
  const { startsAt, endsAt } = offer
  const dayOf = (ms: number) => shopDay(ms, timeZone)
  return {
    ...emptyDraft,
    name: offer.name,
    kind: barberKinds.find((kind) => kind === offer.kind) ?? 'flash',
    percent: offer.percent,
    amount: offer.amountCents === null ? null : offer.amountCents / 100,
    code: offer.code,
    firstDate: Date.parse(startsAt) > Date.now() ? dayOf(Date.parse(startsAt)) : null,
    // It ends at midnight: its last day is the one before.
    lastDate: endsAt === null ? null : dayOf(Date.parse(endsAt) - 1),
    visitUntil: offer.visitUntil,
    weekdays: offer.weekdays ?? hours.weekdays,
    fromMinute: offer.fromMinute ?? hours.fromMinute,
    untilMinute: offer.untilMinute ?? hours.untilMinute,
    lastMinuteHours: offer.lastMinuteHours ?? hours.lastMinuteHours,
    minTotal: offer.minTotalCents / 100,
    maxUses: offer.maxUses,
    perClientLimit: offer.perClientLimit,
    budget: offer.budgetCents / 100,
  }
}
