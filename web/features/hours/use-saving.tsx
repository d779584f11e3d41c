// Saving a change of hours: bookings that would lie outside are shown first, and the change is sent
// again when it is meant so.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Conflict, Saved } from '#contract/business/hours.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { calendarOf, useBusinessZone } from '#web/use-business.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { refreshHours } from './use-live-hours.ts'

type Waiting = { conflicts: Conflict[]; goOn: () => Promise<void> }

export function useSaving(place: Place) {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting>()
  const [isBusy, setIsBusy] = useState(false)

  async function save<Answer extends Saved>(
    send: (isSure: boolean) => Promise<Answer>,
    onSaved: (answer: Answer) => void,
  ) {
    async function attempt(isSure: boolean): Promise<void> {
      const answer = await send(isSure)
      if (!answer.isSaved)
        return setWaiting({ conflicts: answer.conflicts, goOn: () => attempt(true) })
      await refreshHours(queries)
      onSaved(answer)
    }
    setIsBusy(true)
    try {
      await attempt(false)
    } finally {
      setIsBusy(false)
    }
  }

  const question = waiting && (
    <Conflicts {...waiting} place={place} onClose={() => setWaiting(undefined)} />
  )
  return { save, isBusy, question }
}

type ConflictsProps = Waiting & { place: Place; onClose: () => void }

function Conflicts({ conflicts, goOn, place, onClose }: ConflictsProps) {
  const t = useText()
  return (
    <ConfirmDialog
      title={t(hoursWords.conflictTitle)}
      text={t(hoursWords.conflictText)}
      confirm={t(hoursWords.saveAnyway)}
      cancel={t(hoursWords.keepEditing)}
      onConfirm={goOn}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ul className="divide-y rounded-md border">
        {conflicts.map((conflict) => (
          <li key={conflict.bookingId}>
            <ConflictLink conflict={conflict} place={place} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function ConflictLink({ conflict, place }: { conflict: Conflict; place: Place }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { bookingId, bookingNumber, startsAt, clientName, professionalName, services } = conflict
  return (
    <Link
      to={`${calendarOf[place]}&booking=${bookingId}`}
      className="block px-4 py-2.5 text-md hover:bg-muted"
    >
      <span className="block font-semibold first-letter:uppercase">
        {whenWords(startsAt, timeZone, language)}
      </span>
      <span className="block">
        {t(hoursWords.bookingOf, { client: clientName, name: professionalName })}
      </span>
      <span className="block text-sm text-muted-foreground">
        {bookingNumber} · {services}
      </span>
    </Link>
  )
}
