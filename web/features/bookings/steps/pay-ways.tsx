// Which card pays the deposit, or is kept for the appointment.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hold } from '#contract/bookings/holds.ts'
import { api } from '#web/api.ts'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { firstWay, Ways } from '#web/features/paying/ways.tsx'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { payWords } from '#web/texts/money/payments.ts'
import { Hint } from '#web/ui/hint.tsx'

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

type PayWaysProps = { hold: Hold; ways: ReturnType<typeof useWays>; label?: string }

export function PayWays({ hold, ways: { cards, way, setWay }, label }: PayWaysProps) {
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
