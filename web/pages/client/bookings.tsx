import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.clientBookings, { noIndex: true })

export const loader = () => null

export default function ClientBookingsPage() {
  return <ComingPage words={pages.clientBookings} />
}
