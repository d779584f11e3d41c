import { Grid3x3, ScrollText, Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AuditList } from '#web/features/audit/audit-list.tsx'
import { useText } from '#web/language.tsx'
import { rolesWords as words } from '#web/texts/admin/roles.ts'
import { pages } from '#web/texts/pages.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { AdminPeople } from './admin-people.tsx'
import { RightsMatrix } from './rights-matrix.tsx'

// Who may do what in the administration, and what was done.
export function AdminRoles() {
  const t = useText()
  const may = useMay()
  const [params] = useSearchParams()
  const views = [
    { name: 'people', label: t(words.people), icon: <Users aria-hidden />, Content: AdminPeople },
    {
      name: 'rights',
      label: t(words.matrix),
      icon: <Grid3x3 aria-hidden />,
      Content: RightsMatrix,
    },
    ...(may('audit.read')
      ? [
          {
            name: 'activity',
            label: t(words.activity),
            icon: <ScrollText aria-hidden />,
            Content: AuditList,
          },
        ]
      : []),
  ]
  const current = views.find(({ name }) => name === params.get('view')) ?? views[0]!
  return (
    <>
      <TabLinks
        label={t(pages.adminRoles.title)}
        tabs={views.map(({ name, label, icon }) => ({
          to: `/admin/roles?view=${name}`,
          label,
          icon,
          isCurrent: name === current.name,
        }))}
      />
      <div className="pt-6">
        <current.Content />
      </div>
    </>
  )
}
