import { AdminPromotions } from '#web/features/admin-promotions/admin-promotions.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminPromotions, { noIndex: true })

export const loader = () => null

export default function AdminPromotionsPage() {
  return (
    <AdminPageFrame page="promotions">
      <AdminPromotions />
    </AdminPageFrame>
  )
}
