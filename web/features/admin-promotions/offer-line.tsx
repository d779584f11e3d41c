import { offerNames, statusNames } from '#contract/money/offer-names.ts'
import type { PlatformOffer } from '#contract/money/platform-offers.ts'
import { useText } from '#web/language.tsx'
import { platformOfferWords as words } from '#web/texts/money/platform-offers.ts'
import { offerWords } from '#web/texts/money/promotions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { priceOf } from '#web/words/money.ts'
import { useConditions, useOff } from '#web/words/offers.ts'

const tones = {
  running: 'success',
  planned: 'info',
  paused: 'warning',
  used_up: 'neutral',
  ended: 'neutral',
} as const

export function OfferStatus({ status }: Pick<PlatformOffer, 'status'>) {
  const t = useText()
  return (
    <Badge tone={tones[status]} dot>
      {t(statusNames[status])}
    </Badge>
  )
}

// 'Flash sale, 20% off'.
export function useOfferTitle() {
  const t = useText()
  const off = useOff()
  return (offer: PlatformOffer) => {
    const { code, kind } = offer
    const name = code === null ? t(offerNames[kind]) : t(offerWords.codeNamed, { code })
    return t(offerWords.named, { name, off: off(offer) })
  }
}

type OfferLineProps = { offer: PlatformOffer; timeZone: string }

export function OfferLine({ offer, timeZone }: OfferLineProps) {
  const t = useText()
  const titleOf = useOfferTitle()
  const conditions = useConditions(timeZone, [])(offer)
  const { open } = useOpened('offer')
  const { uses, usedCents, budgetCents } = offer
  return (
    <button
      type="button"
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
      onClick={() => open(offer.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{offer.name}</span>
        <span className="block text-md break-words text-muted-foreground">{titleOf(offer)}</span>
        {conditions.length > 0 && (
          <span className="block text-sm break-words text-muted-foreground">
            {conditions.join(' · ')}
          </span>
        )}
      </span>
      <span className="flex flex-col items-end gap-2">
        <OfferStatus status={offer.status} />
        <span className="text-right text-sm tabular-nums">
          <span className="block font-semibold">
            {t(words.usedOf, { used: priceOf(usedCents), budget: priceOf(budgetCents) })}
          </span>
          {t(uses === 1 ? words.oneUse : words.uses, { count: uses })}
        </span>
      </span>
    </button>
  )
}
