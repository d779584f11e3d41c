import { ReliabilityReviews } from '#web/features/reliability/reliability-reviews.tsx'
import { Coming } from '#web/features/shell/dashboard/coming.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminMarketplace, { noIndex: true })

export const loader = () => null

export default function AdminMarketplacePage() {
  return (
    <AdminPageFrame page="marketplace">
      <div className="space-y-6">
        <ReliabilityReviews />
        <Coming holds={pages.adminMarketplace.description} />
      </div>
    </AdminPageFrame>
  )
}
