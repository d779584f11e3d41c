import { keysOf } from '#contract/lists.ts'
import type { MoneyMoved as Money } from '#contract/money/moved.ts'
import { useText } from '#web/language.tsx'
import { caseWords } from '#web/texts/admin/booking-case.ts'
import { sumOf } from '#web/words/money.ts'

// What a decision gives back to the client or charges them, a sentence each.
export function MoneyMoved({ money }: { money: Money }) {
  const t = useText()
  const moved = keysOf(caseWords.money).filter((key) => money[key] > 0)
  return (
    <span className="mt-2 block font-semibold text-foreground">
      {moved.length === 0
        ? t(caseWords.noMoney)
        : moved.map((key) => t(caseWords.money[key], { amount: sumOf(money[key]) })).join(' ')}
    </span>
  )
}
