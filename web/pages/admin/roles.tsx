import { AdminRoles } from '#web/features/admin-roles/admin-roles.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminRoles, { noIndex: true })

export const loader = () => null

export default function AdminRolesPage() {
  return (
    <AdminPageFrame page="roles">
      <AdminRoles />
    </AdminPageFrame>
  )
}
