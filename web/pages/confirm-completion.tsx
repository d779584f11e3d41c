import { useSearchParams } from 'react-router'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { Completion } from '#web/features/completion/completion.tsx'
import { BookingQuestion } from '#web/features/after-booking/booking-question.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.confirmCompletion, { noIndex: true })

// A client comes with the token of their link; a barber who is asked about a visit, with its id.
export default function ConfirmCompletionPage() {
  const token = useLinkToken('token')
  const [params] = useSearchParams()
  const bookingId = params.get('booking')
  const isBarber = useIsBrowser() && bookingId !== null
  return isBarber ? <BookingQuestion id={bookingId} /> : <Completion token={token} />
}
