import { useState } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import type { StartedPayment } from '#contract/money/payments.ts'
import { useSentence, useText } from '#web/language.tsx'
import { payWords as words } from '#web/texts/money/payments.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useLeaving } from '#web/features/paying/leaving.ts'

export type Start = (cardId: string | undefined) => Promise<StartedPayment>

// What came of the last press, if the dialog stays: the bank's answer, or a refusal in words.
type Attempt = { id: string; state: StartedPayment['state']; refusal?: string }

type Paying = { done: string; onEnd: () => Promise<void> }

export function usePaying({ done, onEnd }: Paying) {
  const t = useText()
  const sentence = useSentence()
  const { isLeaving, leaveFor } = useLeaving()
  const [isPaying, setIsPaying] = useState(false)
  const [attempt, setAttempt] = useState<Attempt | null>(null)

  // The provider's page, or the answer for a saved card.
  async function take({ id, state, url }: StartedPayment) {
    if (url !== null) return leaveFor(url)
    if (state === 'succeeded') toast.success(done)
    else if (state === 'created')
      toast.info(t(words.onItsWay), { description: t(words.onItsWayText) })
    else return setAttempt({ id, state })
    await onEnd()
  }

  async function pay(start: () => Promise<StartedPayment>) {
    setIsPaying(true)
    setAttempt(null)
    try {
      await take(await start())
    } catch (error) {
      const refusal = sentence(messageOf(error))
      // Somebody was faster, on another device perhaps.
      if (isRefusal(error) && error.code === 'ALREADY_PAID') {
        toast.info(refusal)
        await onEnd()
      } else setAttempt({ id: '', state: 'failed', refusal })
    }
    setIsPaying(false)
  }

  const busy = isLeaving ? 'leaving' : isPaying ? 'paying' : null
  return { attempt, busy, pay, reset: () => setAttempt(null) }
}
