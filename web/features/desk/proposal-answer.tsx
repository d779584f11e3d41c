import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { refreshDesk, useSaying, useStale } from './use-desk.ts'
import type { DeskBooking } from './booking-moves.ts'

// Another time that one side has asked for, and what the shop can say to it.
export function ProposalAnswer({ booking }: { booking: DeskBooking }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { proposal } = booking
  if (proposal === null) return null
  const client = firstName(booking.client.name)
  const when = whenWords(proposal.startsAt, timeZone, language)
  const until = whenWords(proposal.expiresAt, timeZone, language)
  if (proposal.by === 'staff')
    return <Notice className="basis-full">{t(bookingDesk.weAsked, { client, when, until })}</Notice>
  return (
    <Notice
      className="basis-full"
      title={t(bookingDesk.theyAsk, { client, when })}
      action={<Answers booking={booking} />}
    >
      {t(bookingDesk.askUntil, { until })}
    </Notice>
  )
}

function Answers({ booking }: { booking: DeskBooking }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const queries = useQueryClient()
  const handle = useStale()
  const say = useSaying()
  const [busy, setBusy] = useState<boolean | null>(null)

  async function answer(isAccepted: boolean) {
    const { id, version, proposal } = booking
    setBusy(isAccepted)
    try {
      await api.bookings.answerProposal.send({ id, version, isAccepted })
      const when = whenWords(proposal?.startsAt ?? booking.startsAt, timeZone, language)
      toast.success(isAccepted ? t(bookingDesk.moved, { when }) : t(bookingDesk.stays))
      await refreshDesk(queries)
    } catch (error) {
      await handle(error).catch(say)
    }
    setBusy(null)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" busy={busy === true} onClick={() => void answer(true)}>
        {t(bookingDesk.yes)}
      </Button>
      <Button size="sm" variant="outline" busy={busy === false} onClick={() => void answer(false)}>
        {t(bookingDesk.no)}
      </Button>
    </div>
  )
}
