// Which card pays the deposit, or is kept for the appointment.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hold } from '#contract/bookings/holds.ts'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { api } from '#web/api.ts'
import type { seenOf } from '#web/features/bookings/checkout.ts'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { firstWay, Ways } from '#web/features/paying/ways.tsx'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { payWords } from '#web/texts/money/payments.ts'
import { Hint } from '#web/ui/hint.tsx'
import { CardTerms } from './card-terms.tsx'

// Of the person's saved cards, the first good one until they choose another way.
export function useWays(hold: Hold | undefined) {
  const { session } = useSession()
  const isByCard = hold?.paymentPolicy === 'prepay' || hold?.paymentPolicy === 'card_on_file'
  const isAsked = session !== null && isByCard
  const { data } = useQuery({ ...api.payments.list.query({}), enabled: isAsked })
  const cards = data?.cards ?? []
  const [chosen, setWay] = useState<string>()
  return { cards, way: chosen ?? firstWay(cards), setWay }
}

type ByCardProps = {
  hold: Hold
  ways: ReturnType<typeof useWays>
  seen: ReturnType<typeof seenOf>
  barber: BarberProfile
}

// Nothing for an appointment that is paid at the shop.
export function ByCard({ hold, ways, seen, barber }: ByCardProps) {
  const t = useText()
  const { needsCard, depositCents, totalCents = hold.totalCents } = seen
  if (!needsCard) return depositCents > 0 ? <PayWays hold={hold} ways={ways} /> : null
  return (
    <>
      <CardTerms
        hold={hold}
        laterCents={totalCents - depositCents}
        isMarked={barber.policies.paymentPolicy !== 'card_on_file'}
      />
      <PayWays hold={hold} ways={ways} label={t(onFileWords.which)} />
    </>
  )
}

type PayWaysProps = Pick<ByCardProps, 'hold' | 'ways'> & { label?: string }

function PayWays({ hold, ways: { cards, way, setWay }, label }: PayWaysProps) {
  const t = useText()
  return (
    <>
      {cards.length > 0 ? (
        <Ways cards={cards} value={way} onChange={setWay} label={label} />
      ) : (
        <Hint size="md">{t(payWords.pageText)}</Hint>
      )}
      <DemoNotice provider={hold.provider} />
    </>
  )
}
