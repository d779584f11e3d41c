import { offerNames, statusNames } from '#contract/money/offer-names.ts'
import type { OwnPromotion } from '#contract/money/promotions.ts'
import { useText } from '#web/language.tsx'
import { offerWords, promotionWords as words } from '#web/texts/money/promotions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { priceOf } from '#web/words/money.ts'
import { useConditions, useOff } from '#web/words/offers.ts'

type State = 'active' | 'paused' | 'ended'

type OfferRowProps = {
  offer: OwnPromotion
  timeZone: string
  services: readonly { id: string; name: string }[]
  onState: (state: State) => Promise<unknown>
}

const tones = {
  running: 'success',
  planned: 'info',
  paused: 'warning',
  used_up: 'neutral',
  ended: 'neutral',
} as const

export function OfferRow({ offer, timeZone, services, onState }: OfferRowProps) {
  const t = useText()
  const off = useOff()(offer)
  const conditions = useConditions(timeZone, services)(offer)
  const { kind, code, status, uses, maxUses, discountCents, revenueCents } = offer
  const called = code === null ? t(offerNames[kind]) : t(offerWords.codeNamed, { code })
  const name = t(offerWords.named, { name: called, off })
  const timesUsed = uses === 0 ? words.unused : uses === 1 ? words.usedOnce : words.used
  const used = maxUses === null ? t(timesUsed, { uses }) : t(words.usedOf, { uses, most: maxUses })
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-md font-semibold">{name}</p>
        <Badge tone={tones[status]} dot>
          {t(statusNames[status])}
        </Badge>
      </div>
      {conditions.length > 0 && <Hint>{conditions.join(' · ')}</Hint>}
      <p className="text-sm tabular-nums">
        {used}
        {uses > 0 &&
          ` · ${t(words.figures, { given: priceOf(discountCents), revenue: priceOf(revenueCents) })}`}
      </p>
      {status !== 'ended' && <Deeds {...{ name, status, uses, onState }} />}
    </li>
  )
}

type DeedsProps = Pick<OfferRowProps, 'onState'> &
  Pick<OwnPromotion, 'status' | 'uses'> & { name: string }

function Deeds({ name, status, uses, onState }: DeedsProps) {
  const t = useText()
  const isPaused = status === 'paused'
  const deed = t(isPaused ? words.resume : words.pause)
  const end = t(words.end)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        aria-label={t(words.of, { deed, name })}
        onClick={() => void onState(isPaused ? 'active' : 'paused')}
      >
        {deed}
      </Button>
      <ConfirmDialog
        title={t(words.endTitle)}
        text={t(words.endText, { uses })}
        confirm={end}
        cancel={t(words.keep)}
        isDestructive
        onConfirm={() => onState('ended')}
        trigger={
          <Button size="sm" variant="ghost" aria-label={t(words.of, { deed: end, name })}>
            {end}
          </Button>
        }
      />
    </div>
  )
}
