import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.map)

export default function MapPage() {
  return <ComingPage words={pages.map} />
}
