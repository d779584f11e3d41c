import { useState } from 'react'
import type { Ticket } from '#contract/accounts/tickets.ts'
import { mostRatingNote } from '#contract/accounts/ticket-words.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { RatingInput } from '#web/ui/forms/rating-input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useRefresh } from './use-ticket.ts'

export function Rate({ ticket: { id, csat, csatNote } }: { ticket: Ticket }) {
  const t = useText()
  const sentence = useSentence()
  const refresh = useRefresh()
  const [stars, setStars] = useState(csat ?? 0)
  const [note, setNote] = useState(csatNote)
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    setIsBusy(true)
    try {
      await api.tickets.rate.send({ id, stars, note })
      toast.success(t(words.rated))
      await refresh()
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    setIsBusy(false)
  }

  return (
    <Card className="space-y-4">
      <RatingInput value={stars} onChange={setStars} label={t(words.rate)} />
      {stars > 0 && (
        <>
          <label className="block">
            <span className="mb-1.5 block text-md font-semibold">{t(words.rateNote)}</span>
            <Textarea
              rows={2}
              maxLength={mostRatingNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <Button busy={isBusy} onClick={send}>
            {t(csat === null ? words.rateSend : words.rateChange)}
          </Button>
        </>
      )}
    </Card>
  )
}
