import { useQueryClient } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import type { SavedCard } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { paymentWords as words } from '#web/texts/money/payments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useCardWords } from '#web/features/paying/cards.ts'
import { useWayToPage } from '#web/features/paying/leaving.ts'
import { refreshPayments } from './use-live-payments.ts'

type SavedCardsProps = { cards: readonly SavedCard[]; mayAdd: boolean }

export function SavedCards({ cards, mayAdd }: SavedCardsProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.cards)} text={t(words.cardsText)}>
      {cards.length === 0 ? (
        <Hint size="md">{t(words.noCards)}</Hint>
      ) : (
        <ul className="divide-y">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      {mayAdd && <AddCard />}
    </TitledCard>
  )
}

function AddCard() {
  const t = useText()
  const queries = useQueryClient()
  const { isBusy, go } = useWayToPage(() => refreshPayments(queries))
  return (
    <Button
      variant="outline"
      className="mt-4 max-sm:w-full"
      busy={isBusy && t(words.leaving)}
      onClick={() => void go(() => api.payments.saveCard.send())}
    >
      <Plus aria-hidden />
      {t(words.add)}
    </Button>
  )
}

const tones = { soon: 'warning', over: 'error' } as const

function CardRow({ card }: { card: SavedCard }) {
  const t = useText()
  const queries = useQueryClient()
  const { name, expiry, life } = useCardWords()(card)

  async function remove() {
    await api.payments.removeCard.send({ id: card.id })
    toast.success(t(words.removed))
    await refreshPayments(queries)
  }
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
        <CreditCard aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold tabular-nums">{name}</p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Hint className="tabular-nums">{expiry}</Hint>
          {life !== 'good' && <Badge tone={tones[life]}>{t(words[life])}</Badge>}
        </div>
      </div>
      <ConfirmDialog
        title={t(words.removeTitle)}
        text={t(words.removeText, { card: name })}
        confirm={t(words.remove)}
        isDestructive
        onConfirm={remove}
        trigger={
          <Button size="sm" variant="ghost" aria-label={t(words.removeOf, { card: name })}>
            {t(words.remove)}
          </Button>
        }
      />
    </li>
  )
}
