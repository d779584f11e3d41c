import { useText } from '#web/language.tsx'
import { offerWords as words } from '#web/texts/money/promotions.ts'
import { priceOf } from '#web/words/money.ts'

type TotalProps = { totalCents: number; subtotalCents: number; mayStrike: boolean }

// The price, beside the crossed out one before the discount if that was real.
export function Total({ totalCents, subtotalCents, mayStrike }: TotalProps) {
  const t = useText()
  const before = priceOf(subtotalCents)
  return (
    <span className="tabular-nums">
      {mayStrike && subtotalCents > totalCents && (
        <>
          <span className="sr-only">{t(words.was, { price: before })} </span>
          <s aria-hidden className="mr-2 text-md font-normal text-muted-foreground">
            {before}
          </s>
        </>
      )}
      <span>{priceOf(totalCents)}</span>
    </span>
  )
}
