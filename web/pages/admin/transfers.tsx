import { Coming } from '#web/features/shell/dashboard/coming.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminTransfers, { noIndex: true })

export const loader = () => null

export default function AdminTransfersPage() {
  return (
    <AdminPageFrame page="transfers">
      <Coming holds={pages.adminTransfers.description} />
    </AdminPageFrame>
  )
}
