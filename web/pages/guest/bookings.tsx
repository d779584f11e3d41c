import { useLinkToken } from '#web/features/auth/link-token.ts'
import { useMailed } from '#web/features/guest-bookings/use-mailed.ts'
import { GuestBookings } from '#web/features/guest-bookings/guest-bookings.tsx'
import { TakeOffer } from '#web/features/waitlist/take-offer.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.guestBookings, { noIndex: true })

export default function GuestBookingsPage() {
  const mailed = useMailed()
  const offer = useLinkToken('offer')
  if (offer) return <TakeOffer link={offer} />
  return <GuestBookings mailed={mailed} />
}
