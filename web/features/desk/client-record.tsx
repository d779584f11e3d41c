import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { homeOf } from '#contract/access.ts'
import type { BookingDetails } from '#contract/bookings/desk.ts'
import { useMay } from '#web/features/employment/use-may.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type ClientRecordProps = { record: NonNullable<BookingDetails['record']> }

// The business's notes about a client, newest first.
export function ClientRecord({ record }: ClientRecordProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const may = useMay()
  const { id, tags, preferences, notes, isBlocked } = record
  return (
    <div className="space-y-3">
      {(isBlocked || tags.length > 0) && (
        <ul aria-label={t(clientWords.tags)} className="flex flex-wrap gap-1.5">
          {isBlocked && (
            <li>
              <Badge tone="error">{t(clientWords.blocked)}</Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="outline">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {preferences && <p className="text-md break-words whitespace-pre-line">{preferences}</p>}
      {notes.length > 0 && (
        <ul aria-label={t(clientWords.notes)} className="space-y-2">
          {notes.map(({ id: noteId, body, author, createdAt }) => (
            <li key={noteId} className="rounded-md bg-muted px-3.5 py-2.5">
              <p className="text-md break-words whitespace-pre-line">{body}</p>
              <Hint className="mt-1">
                {t(clientWords.noteBy, {
                  name: author,
                  date: shopDate(createdAt, timeZone, language),
                })}
              </Hint>
            </li>
          ))}
        </ul>
      )}
      {may('clientList') && (
        <Button asChild size="sm" variant="outline">
          <Link to={`${homeOf[place]}?tab=clients&client=${id}`}>
            <UserRound aria-hidden />
            {t(bookingDesk.record)}
          </Link>
        </Button>
      )}
    </div>
  )
}
