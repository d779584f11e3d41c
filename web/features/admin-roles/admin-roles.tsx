import { Grid3x3, ScrollText, Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AuditList } from '#web/features/audit/audit-list.tsx'
import type { UndoOf } from '#web/features/audit/undo-of.ts'
import { useText } from '#web/language.tsx'
import { rolesWords as words } from '#web/texts/admin/roles.ts'
import { pages } from '#web/texts/pages.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { AdminPeople } from './admin-people.tsx'
import { RightsMatrix } from './rights-matrix.tsx'

const allViews = [
  { name: 'people', needs: 'roles.read', label: words.people, Icon: Users },
  { name: 'rights', needs: 'roles.read', label: words.matrix, Icon: Grid3x3 },
  { name: 'activity', needs: 'audit.read', label: words.activity, Icon: ScrollText },
] as const

// Who may do what in the administration, and what was done.
export function AdminRoles({ undoOf }: { undoOf: UndoOf }) {
  const t = useText()
  const may = useMay()
  const [params] = useSearchParams()
  const views = allViews.filter(({ needs }) => may(needs))
  const current = views.find(({ name }) => name === params.get('view')) ?? views[0]!
  return (
    <>
      <TabLinks
        label={t(pages.adminRoles.title)}
        tabs={views.map(({ name, label, Icon }) => ({
          to: `/admin/roles?view=${name}`,
          label: t(label),
          icon: <Icon aria-hidden />,
          isCurrent: name === current.name,
        }))}
      />
      <div className="pt-6">
        {current.name === 'people' && <AdminPeople />}
        {current.name === 'rights' && <RightsMatrix />}
        {current.name === 'activity' && <AuditList undoOf={undoOf} />}
      </div>
    </>
  )
}
