import { useSearchParams } from 'react-router'
import { AdminRoles } from '#web/features/admin-roles/admin-roles.tsx'
import { Undo } from '#web/features/undo/undo.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { useMay } from '#web/rights/use-permissions.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminRoles, { noIndex: true })

export const loader = () => null

// Who may read only the trail gets it by every address of this page.
export default function AdminRolesPage() {
  const may = useMay()
  const view = useSearchParams()[0].get('view')
  const readsOnlyTrail = may('audit.read') && !may('roles.read')
  return (
    <AdminPageFrame page={view === 'activity' || readsOnlyTrail ? 'activity' : 'roles'}>
      <AdminRoles undoOf={(row) => <Undo row={row} />} />
    </AdminPageFrame>
  )
}
