// A dashboard: its tabs beside the open one on wide screens, as a row of chips on phones.
import clsx from 'clsx'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { homeOf, type Role } from '#contract/access.ts'
import type { Text } from '#contract/language.ts'
import type { Right } from '#contract/business/team-rights.ts'
import { useText } from '#web/language.tsx'
import { tabsOf } from '#web/tabs.ts'
import type { Tab } from '#web/tabs/tab.ts'
import { useMay } from '#web/rights/use-permissions.ts'
import { adminPageNames, dashboards } from '#web/texts/dashboards.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useActiveTab } from '#web/features/shell/active-tab.ts'
import { Coming } from './coming.tsx'
import { NotYours } from './not-yours.tsx'
import { PageLoading } from '#web/features/shell/loading.tsx'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { AdminNav } from './admin-nav.tsx'
import { adminPages } from './admin-places.ts'
import { NavItem } from './nav-item.tsx'

type DashboardProps = {
  role: Role
  // Undefined for as long as it is not known. Meanwhile the address is believed, and the tab asks
  // the server, which refuses whatever may not be seen.
  may?: (right: Right) => boolean | undefined
  // Stands over every tab.
  above?: ReactNode
}

export function Dashboard({ role, may, above }: DashboardProps) {
  const mayAdmin = useMay()
  const possible = tabsOf[role].filter(({ needs }) => !needs || may?.(needs) !== false)
  const active = useActiveTab(possible.map(({ name }) => name))
  const tab = possible.find(({ name }) => name === active)
  const isShown = ({ needs, permission }: Tab) =>
    (!needs || may?.(needs)) && (!permission || mayAdmin(permission))
  return (
    <DashboardFrame
      role={role}
      tabs={possible.filter(isShown)}
      current={active}
      title={tab?.label ?? dashboards[role]}
    >
      {above}
      <Suspense fallback={<PageLoading />}>{tab && <TabContent key={active} tab={tab} />}</Suspense>
    </DashboardFrame>
  )
}

function TabContent({ tab }: { tab: Tab }) {
  const mayAdmin = useMay()
  if (tab.permission && !mayAdmin(tab.permission)) return <NotYours permission={tab.permission} />
  if ('Content' in tab) return <tab.Content />
  return <Coming holds={tab.holds} />
}

type AdminPage = keyof typeof adminPageNames

// A page of the administration, with the way back to its tabs.
export function AdminPageFrame({ page, children }: { page: AdminPage; children: ReactNode }) {
  const mayAdmin = useMay()
  const { permission } = adminPages[page]
  return (
    <DashboardFrame role="admin" tabs={[]} current={`/admin/${page}`} title={adminPageNames[page]}>
      {mayAdmin(permission) ? children : <NotYours permission={permission} />}
    </DashboardFrame>
  )
}

type DashboardNavProps = { role: Role; tabs: readonly Tab[]; current: string }
type DashboardFrameProps = DashboardNavProps & { title: Text; children: ReactNode }

function DashboardFrame({ role, tabs, current, title, children }: DashboardFrameProps) {
  const t = useText()
  return (
    <PageBody>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        {role === 'admin' ? (
          <AdminNav current={current} />
        ) : (
          <DashboardNav role={role} tabs={tabs} current={current} />
        )}
        <div className={clsx('min-w-0', role === 'admin' ? 'md:max-lg:mt-6' : 'max-lg:mt-6')}>
          <Hint className="font-semibold">{t(dashboards[role])}</Hint>
          <h1 className="display mt-1 mb-6 text-4xl sm:text-5xl">{t(title)}</h1>
          {children}
        </div>
      </div>
    </PageBody>
  )
}

function DashboardNav({ role, tabs, current }: DashboardNavProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (item) list.current?.scrollTo({ left: item.offsetLeft - edgePx })
  }, [current, tabs.length])

  return (
    <nav aria-label={t(dashboards[role])}>
      <div
        ref={list}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:sticky lg:top-24 lg:mx-0 lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:gap-0.5 lg:overflow-y-auto lg:px-1"
      >
        {tabs.map(({ name, label }) => (
          <NavItem
            key={name}
            to={`${homeOf[role]}?tab=${name}`}
            icon={name}
            label={label}
            isCurrent={name === current}
          />
        ))}
      </div>
    </nav>
  )
}

const edgePx = 24
