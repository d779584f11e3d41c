import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.guestBookings, { noIndex: true })

export default function GuestBookingsPage() {
  return <ComingPage words={pages.guestBookings} />
}
