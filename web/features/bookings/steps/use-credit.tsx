import { creditFor } from '#contract/money/price.ts'
import type { HeldPrice } from '#contract/money/promotion-terms.ts'
import { useText } from '#web/language.tsx'
import { creditWords as words } from '#web/texts/money/credit.ts'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { sumOf } from '#web/words/money.ts'

type UseCreditProps = {
  price: Pick<HeldPrice, 'totalCents' | 'walletCents'> | undefined
  isUsed: boolean
  onChange: (isUsed: boolean) => void
}

export function UseCredit({ price, isUsed, onChange }: UseCreditProps) {
  const t = useText()
  if (!price || price.walletCents === 0) return null
  const { totalCents, walletCents } = price
  const cents = creditFor(totalCents, walletCents)
  const amount = sumOf(cents)
  const label =
    cents === walletCents
      ? t(words.use, { amount })
      : t(words.usePart, { amount, all: sumOf(walletCents) })
  return (
    <CheckboxInput
      isChecked={isUsed}
      onChange={onChange}
      label={<span className="font-semibold">{label}</span>}
    />
  )
}
