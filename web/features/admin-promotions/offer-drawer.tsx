import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OffersState, PlatformOffer } from '#contract/money/platform-offers.ts'
import { api } from '#web/api.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { platformOfferDrawer as words } from '#web/texts/money/platform-offers.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Progress } from '#web/ui/states/progress.tsx'
import { priceOf } from '#web/words/money.ts'
import { useConditions } from '#web/words/offers.ts'
import { ownTime } from '#web/words/own-time.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferStatus, useOfferTitle } from './offer-line.tsx'
import { OfferSwitches } from './offer-switches.tsx'

type OfferDrawerProps = { state: OffersState }

// One offer, by the address.
export function OfferDrawer({ state }: OfferDrawerProps) {
  const t = useText()
  const may = useMay()
  const [isEditing, setIsEditing] = useState(false)
  const { id, close } = useOpened('offer')
  const query = useQuery({
    ...api.platformOffers.offer.query({ id: id ?? '' }),
    enabled: id !== null,
  })
  if (id === null) return null
  return (
    <RecordDrawer query={query} title={t(words.title)} missing={t(words.missing)} onClose={close}>
      {(offer) => (
        <>
          <Facts offer={offer} timeZone={state.timeZone} />
          {may('promotions.write') && offer.status !== 'ended' && (
            <div className="grid gap-2">
              {offer.isUnused && (
                <Button wide onClick={() => setIsEditing(true)}>
                  {t(words.edit)}
                </Button>
              )}
              <OfferSwitches offer={offer} />
            </div>
          )}
          {may('audit.read') && <AuditTrail of={{ entityId: offer.id }} title={t(words.trail)} />}
          {isEditing && (
            <OfferDialog state={state} offer={offer} onClose={() => setIsEditing(false)} />
          )}
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ offer, timeZone }: { offer: PlatformOffer; timeZone: string }) {
  const t = useText()
  const language = useLanguage()
  const titleOf = useOfferTitle()
  const conditions = useConditions(timeZone, [])({ ...offer, endsAt: null })
  const days = useOfferDays(timeZone)
  const { budgetCents, usedCents, uses, upcoming, maxUses, perClientLimit } = offer
  const budget = t(words.budgetLine, {
    used: priceOf(usedCents),
    budget: priceOf(budgetCents),
    left: priceOf(budgetCents - usedCents),
  })
  const limits = [
    maxUses !== null && t(words.most, { count: maxUses }),
    perClientLimit !== null && t(words.perClient, { count: perClientLimit }),
  ].filter((part) => part !== false)
  return (
    <>
      <div className="space-y-2">
        <p className="text-lg font-bold break-words">{offer.name}</p>
        <OfferStatus status={offer.status} />
      </div>
      <dl className="space-y-3">
        <Fact label={t(words.discount)}>{titleOf(offer)}</Fact>
        <Fact label={t(words.conditions)}>
          {conditions.length > 0 ? conditions.join(' · ') : t(words.noConditions)}
        </Fact>
        <Fact label={t(words.days)}>{days(offer)}</Fact>
        <Fact label={t(words.budget)}>
          {budget}
          <Progress
            className="mt-2"
            label={t(words.budget)}
            value={usedCents}
            max={budgetCents}
            valueText={budget}
          />
        </Fact>
        <Fact label={t(words.uses)}>{t(words.usesLine, { uses, upcoming })}</Fact>
        <Fact label={t(words.cost)}>{t(words.costLine, { cost: priceOf(offer.costCents) })}</Fact>
        {limits.length > 0 && <Fact label={t(words.limits)}>{limits.join(' · ')}</Fact>}
        <Fact label={t(words.made)}>
          {t(words.madeLine, { name: offer.createdBy, when: ownTime(offer.createdAt, language) })}
        </Fact>
      </dl>
    </>
  )
}

const lastMomentOf = (endsAt: string) => new Date(Date.parse(endsAt) - 1).toISOString()

function useOfferDays(timeZone: string) {
  const t = useText()
  const language = useLanguage()
  return ({ status, startsAt, endsAt, endedAt }: PlatformOffer) => {
    const day = (at: string) => shopDate(at, timeZone, language)
    const last = endedAt ?? (endsAt && lastMomentOf(endsAt))
    if (last) return t(words.span, { first: day(startsAt), last: day(last) })
    return t(status === 'planned' ? words.fromLater : words.from, { day: day(startsAt) })
  }
}
