import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { firstName } from '#contract/first-name.ts'
import { lacksYes } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { FlagAnswer } from '#web/features/after-booking/flag-answer.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { appealDesk, comingDesk } from '#web/texts/bookings/desk-answers.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { refreshDesk } from './use-desk.ts'

// That they are coming, that a miss should not count, that it never took place.
export function SaidByClient({ booking }: { booking: Booking }) {
  const t = useText()
  const queries = useQueryClient()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { attendance, appeal, dispute, status, answerBy } = booking
  const client = firstName(booking.client.name)
  return (
    <>
      {status === 'pending' && answerBy && (
        <Notice tone="warning">
          {t(comingDesk.answerBy, { when: whenWords(answerBy, timeZone, language) })}
        </Notice>
      )}
      {lacksYes(booking) && <Notice>{t(comingDesk.byShop, { client })}</Notice>}
      {attendance && status === 'confirmed' && (
        <Notice tone={attendance === 'confirmed' ? 'success' : 'info'}>
          {t(comingDesk[attendance], { client })}
        </Notice>
      )}
      {appeal && (
        <Notice
          tone={appeal.state === 'open' ? 'warning' : 'info'}
          title={t(appealDesk[appeal.kind], { client })}
        >
          <q className="block break-words">{appeal.message}</q>
          <p className="mt-1">{t(appealDesk[appeal.state])}</p>
        </Notice>
      )}
      {dispute && <FlagAnswer booking={booking} onAnswered={() => refreshDesk(queries)} />}
    </>
  )
}
