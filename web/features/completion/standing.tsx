import { Link } from 'react-router'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { statusNames } from '#web/texts/bookings/my-bookings.ts'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { disputeWords } from '#web/texts/bookings/after-booking.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type StandingProps = { booking: CompletedBooking }
type Told = { tone: 'success' | 'info' | 'warning'; title: Text; text: Text }

const answered = {
  all_good: { tone: 'success', title: words.thanks, text: words.thanksText },
  problem: { tone: 'info', title: words.problemSent, text: words.problemSentText },
} satisfies Record<'all_good' | 'problem', Told>

function questioned(
  dispute: CompletedBooking['dispute'],
  status: CompletedBooking['status'],
): Told {
  if (dispute === 'closed' && status === 'cancelled')
    return { tone: 'success', title: words.settled, text: disputeWords.voided }
  if (dispute === 'closed') return { tone: 'info', title: words.settled, text: statusNames[status] }
  const text = dispute === null ? words.flaggedText : disputeWords[dispute]
  return { tone: 'info', title: words.flagged, text }
}

// The client's answer, or why it is too late for one.
export function Standing({ booking }: StandingProps) {
  const t = useText()
  const { tone, title, text } = toldOf(booking)
  return (
    <Notice
      tone={tone}
      title={t(title)}
      action={
        booking.answer !== 'all_good' && (
          <Link
            to={`/contact-support?type=booking&number=${booking.bookingNumber}`}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            {t(words.support)}
          </Link>
        )
      }
    >
      {t(text, { shop: booking.barber.shopName })}
      {booking.dispute === 'contested' && booking.flagAnswer && (
        <q className="mt-1 block text-foreground">{booking.flagAnswer}</q>
      )}
    </Notice>
  )
}

function toldOf({ answer, isExpired, status, dispute }: CompletedBooking): Told {
  if (answer === 'not_happened') return questioned(dispute, status)
  if (answer) return answered[answer]
  if (isExpired) return { tone: 'warning', title: words.over, text: words.overText }
  return { tone: 'info', title: words.stands, text: statusNames[status] }
}
