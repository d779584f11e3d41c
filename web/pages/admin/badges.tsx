import { BadgesDesk } from '#web/features/badges/badges-desk.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminBadges, { noIndex: true })

export const loader = () => null

export default function AdminBadgesPage() {
  return (
    <AdminPageFrame page="badges">
      <BadgesDesk />
    </AdminPageFrame>
  )
}
