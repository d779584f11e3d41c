import { AdminTransfers } from '#web/features/admin-transfers/admin-transfers.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminTransfers, { noIndex: true })

export const loader = () => null

export default function AdminTransfersPage() {
  return (
    <AdminPageFrame page="transfers">
      <AdminTransfers />
    </AdminPageFrame>
  )
}
