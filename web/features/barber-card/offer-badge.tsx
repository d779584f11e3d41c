import { Tag } from 'lucide-react'
import { offerNames } from '#contract/money/offer-names.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import { useText } from '#web/language.tsx'
import { offerWords } from '#web/texts/money/promotions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOff } from '#web/words/offers.ts'

type Offer = Pick<PromotionTerms, 'kind' | 'percent' | 'amountCents'>

export function OfferBadge({ offer }: { offer: Offer }) {
  const t = useText()
  const off = useOff()(offer)
  return (
    <Badge tone="success">
      <Tag aria-hidden />
      {t(offerWords.named, { name: t(offerNames[offer.kind]), off })}
    </Badge>
  )
}
