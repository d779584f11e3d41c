import { useWatch } from 'react-hook-form'
import { bookingPriceOf } from '#contract/money/price.ts'
import type { NewPromotion } from '#contract/money/promotions.ts'
import { Total } from '#web/features/bookings/steps/total.tsx'
import { useText } from '#web/language.tsx'
import { promotionWords as words } from '#web/texts/money/promotions.ts'
import { Hint } from '#web/ui/hint.tsx'

export type Priced = { id: string; name: string; priceCents: number; isStrikable: boolean }

const mostShown = 4

// The prices as the server will charge them, while the form is filled in.
export function OfferPreview({ services }: { services: readonly Priced[] }) {
  const t = useText()
  const form = useWatch<Partial<NewPromotion>>()
  const { percent = null, amount = null, serviceIds = [], minTotal = 0 } = form
  const discount = {
    id: 'new',
    fundedBy: 'barber' as const,
    percent: percent || null,
    amountCents: amount ? Math.round(amount * 100) : null,
    serviceIds: serviceIds.filter((id) => id !== undefined),
    minTotalCents: Math.round((minTotal || 0) * 100),
  }
  const rows = services.map(({ id, name, priceCents, isStrikable }) => {
    const items = [{ serviceId: id, priceCents }]
    const { totalCents, subtotalCents } = bookingPriceOf(items, { promotions: [discount] })
    return { id, name, totalCents, subtotalCents, mayStrike: isStrikable }
  })
  const lower = rows.filter(({ totalCents, subtotalCents }) => totalCents < subtotalCents)
  return (
    <section aria-label={t(words.preview)} className="rounded-md bg-muted p-4">
      <p className="text-md font-semibold">{t(words.preview)}</p>
      <ul className="mt-2 space-y-1 text-md" aria-live="polite">
        {(lower.length > 0 ? lower : rows).slice(0, mostShown).map(({ id, name, ...price }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{name}</span>
            <Total {...price} />
          </li>
        ))}
      </ul>
      {lower.some(({ mayStrike }) => !mayStrike) && (
        <Hint className="mt-2">{t(words.notStruck)}</Hint>
      )}
    </section>
  )
}
