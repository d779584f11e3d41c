import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { SupportDesk } from '#web/features/support-desk/support-desk.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminSupport, { noIndex: true })

export const loader = () => null

export default function AdminSupportPage() {
  return (
    <AdminPageFrame page="support">
      <SupportDesk />
    </AdminPageFrame>
  )
}
