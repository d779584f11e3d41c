import { useEffect, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { StartedPayment } from '#contract/money/payments.ts'
import { useSentence, useText } from '#web/language.tsx'
import { paymentWords as words } from '#web/texts/money/payments.ts'
import { toast } from '#web/ui/overlays/toast.ts'

// Leaves for the provider's page. Busy until this page is gone, or is shown again by Back.
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const stay = () => setIsLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  function leaveFor(url: string) {
    setIsLeaving(true)
    location.assign(url)
  }
  return { isLeaving, leaveFor }
}

// For a button that does nothing but go there.
export function useWayToPage(onElsewhere: (started: StartedPayment) => unknown) {
  const t = useText()
  const sentence = useSentence()
  const [isAsking, setIsAsking] = useState(false)
  const { isLeaving, leaveFor } = useLeaving()

  async function go(start: () => Promise<StartedPayment>) {
    setIsAsking(true)
    try {
      const started = await start()
      if (started.url === null) await onElsewhere(started)
      else leaveFor(started.url)
    } catch (error) {
      toast.error(t(words.notDone), { description: sentence(messageOf(error)) })
    }
    setIsAsking(false)
  }
  return { isBusy: isAsking || isLeaving, go }
}
