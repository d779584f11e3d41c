import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.barber)

export default function BarberPage() {
  return <ComingPage words={pages.barber} />
}
