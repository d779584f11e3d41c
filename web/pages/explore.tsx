import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.explore)

export default function ExplorePage() {
  return <ComingPage words={pages.explore} />
}
