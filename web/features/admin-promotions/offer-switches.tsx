import { useQueryClient } from '@tanstack/react-query'
import type { PlatformOffer } from '#contract/money/platform-offers.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { platformOfferDrawer as words } from '#web/texts/money/platform-offers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { priceOf } from '#web/words/money.ts'

const switches = {
  paused: {
    label: words.pause,
    title: words.pauseTitle,
    text: words.pauseText,
    done: words.paused,
  },
  active: {
    label: words.resume,
    title: words.resumeTitle,
    text: words.resumeText,
    done: words.resumed,
  },
  ended: { label: words.end, title: words.endTitle, text: words.endText, done: words.ended },
} as const

type State = keyof typeof switches

// Pausing, continuing and ending, each with what it means in numbers.
export function OfferSwitches({ offer }: { offer: PlatformOffer }) {
  return (
    <>
      <Switch offer={offer} state={offer.status === 'paused' ? 'active' : 'paused'} />
      <Switch offer={offer} state="ended" />
    </>
  )
}

function Switch({ offer, state }: { offer: PlatformOffer; state: State }) {
  const t = useText()
  const queries = useQueryClient()
  const { id, upcoming, budgetCents, usedCents } = offer
  const { label, title, text, done } = switches[state]
  const isEnd = state === 'ended'
  return (
    <ConfirmDialog
      title={t(title)}
      text={t(text, { upcoming, left: priceOf(budgetCents - usedCents) })}
      confirm={t(label)}
      isDestructive={isEnd}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.platformOffers.setState.send({ id, state, reason })
          toast.success(t(done))
        } finally {
          await Promise.all(
            ['platformOffers', 'audit'].map((noun) =>
              queries.invalidateQueries({ queryKey: [noun] }),
            ),
          )
        }
      }}
      trigger={
        <Button wide variant={isEnd ? 'ghost' : 'outline'}>
          {t(label)}
        </Button>
      }
    />
  )
}
