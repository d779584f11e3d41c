// What may be charged to the card that is kept for an appointment, in dollars, before anyone agrees.
import type { Hold } from '#contract/bookings/holds.ts'
import { percentOf } from '#contract/cents.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { onFileWords as words } from '#web/texts/money/on-file.ts'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'

// `laterCents`: what is left after the deposit.
type CardTermsProps = { hold: Hold; laterCents: number; isMarked: boolean }

export function CardTerms({ hold, laterCents, isMarked }: CardTermsProps) {
  const t = useText()
  const language = useLanguage()
  const { policy, cancelUntil, timeZone } = hold
  const lateCents = percentOf(hold.totalCents, policy.lateCancelFeePercent)
  const missedCents = percentOf(hold.totalCents, policy.noShowFeePercent)
  const late =
    cancelUntil === null
      ? t(words.lateNow)
      : t(words.late, { when: whenWords(cancelUntil, timeZone, language) })
  const rows = [
    ...(laterCents > 0 ? [{ name: t(words.after), price: priceOf(laterCents) }] : []),
    ...(lateCents > 0 ? [{ name: late, price: priceOf(lateCents) }] : []),
    ...(missedCents > 0 ? [{ name: t(words.missed), price: priceOf(missedCents) }] : []),
  ]
  return (
    <section aria-label={t(words.title)}>
      <SectionTitle level={3}>{t(words.title)}</SectionTitle>
      <Hint size="md" className="mb-2">
        {isMarked && `${t(words.marked)} `}
        {policy.depositPercent === 0 && t(words.nothingNow)}
      </Hint>
      <PriceList items={rows} />
    </section>
  )
}
