// Saved cards in words.
import type { SavedCard } from '#contract/money/payments.ts'
import { useText } from '#web/language.tsx'
import { useNow } from '#web/use-now.ts'
import { paymentWords as words } from '#web/texts/money/payments.ts'

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

export const brandOf = (brand: string) => brands[brand] ?? 'Card'

type Expiry = Pick<SavedCard, 'expMonth' | 'expYear'>

const soonDays = 60

// A card is good until the end of its month.
export function lifeOf({ expMonth, expYear }: Expiry, nowMs: number): 'good' | 'soon' | 'over' {
  const endMs = Date.UTC(expYear, expMonth, 1)
  if (nowMs >= endMs) return 'over'
  return nowMs >= endMs - soonDays * 86_400_000 ? 'soon' : 'good'
}

// '03/27', as it is printed on the card.
export const monthOf = ({ expMonth, expYear }: Expiry) =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

type Named = Pick<SavedCard, 'brand' | 'last4'>

// 'Visa ending in 4242'
export function useCardName() {
  const t = useText()
  return ({ brand, last4 }: Named) => t(words.card, { brand: brandOf(brand), last4 })
}

export function useCardWords() {
  const t = useText()
  const now = useNow()
  const nameOf = useCardName()
  return (card: SavedCard) => {
    const life = lifeOf(card, now)
    const month = monthOf(card)
    return {
      life,
      name: nameOf(card),
      expiry: t(life === 'over' ? words.expired : words.expires, { month }),
    }
  }
}
