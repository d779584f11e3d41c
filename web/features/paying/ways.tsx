// The saved card that pays, or the provider's page.
import type { SavedCard } from '#contract/money/payments.ts'
import { useText } from '#web/language.tsx'
import { payWords as words } from '#web/texts/money/payments.ts'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { lifeOf, useCardWords } from './cards.ts'

// Instead of a card's id: the provider's page.
const page = 'page'

export const cardOf = (way: string) => (way === page ? undefined : way)

export const firstWay = (cards: readonly SavedCard[]) =>
  cards.find((card) => lifeOf(card, Date.now()) !== 'over')?.id ?? page

type WaysProps = {
  cards: readonly SavedCard[]
  value: string
  onChange: (way: string) => void
  label?: string | undefined
}

export function Ways({ cards, value, onChange, label }: WaysProps) {
  const t = useText()
  const cardWords = useCardWords()
  const name = label ?? t(words.how)
  const saved = cards.map((card) => {
    const { name, expiry, life } = cardWords(card)
    return { value: card.id, label: name, text: expiry, isDisabled: life === 'over' }
  })
  return (
    <div>
      <p aria-hidden className="mb-2 font-semibold">
        {name}
      </p>
      <RadioCardsInput
        aria-label={name}
        columns={1}
        options={[...saved, { value: page, label: t(words.page), text: t(words.pageText) }]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
