import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from './facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import { useSaying, useStale } from './use-move.ts'

// Another time that one side has asked for, and what the client can say to it.
export function ProposalNotice({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const language = useLanguage()
  const { proposal, barber } = booking
  if (proposal === null) return null
  const when = whenWords(proposal.startsAt, barber.timeZone, language)
  const until = whenWords(proposal.expiresAt, barber.timeZone, language)
  if (proposal.by === 'client')
    return <Notice>{t(visits.youAsked, { when, until, shop: barber.shopName })}</Notice>
  return (
    <Notice
      title={t(visits.theyAsk, { shop: barber.shopName, when })}
      action={<Answers booking={booking} />}
    >
      {t(visits.askUntil, { until })}
    </Notice>
  )
}

function Answers({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const queries = useQueryClient()
  const handle = useStale()
  const say = useSaying()
  const [busy, setBusy] = useState<boolean | null>(null)

  async function answer(isAccepted: boolean) {
    const { id, link, version } = booking
    setBusy(isAccepted)
    try {
      await api.bookings.answerProposal.send({ id, link, version, isAccepted })
      toast.success(t(isAccepted ? visits.moved : visits.stays))
      await refreshBookings(queries)
    } catch (refusal) {
      await handle(refusal).catch(say)
    }
    setBusy(null)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" busy={busy === true} onClick={() => void answer(true)}>
        {t(visits.takeIt)}
      </Button>
      <Button size="sm" variant="outline" busy={busy === false} onClick={() => void answer(false)}>
        {t(visits.keepIt)}
      </Button>
    </div>
  )
}
