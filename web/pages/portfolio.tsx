import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.portfolio)

export default function PortfolioPage() {
  return <ComingPage words={pages.portfolio} />
}
