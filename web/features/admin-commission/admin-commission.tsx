import { useQuery } from '@tanstack/react-query'
import { Calculator, History as HistoryIcon, Percent } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useText } from '#web/language.tsx'
import { commissionWords as words } from '#web/texts/money/commission.ts'
import { Card } from '#web/ui/card.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { Rules } from './rules.tsx'
import { Simulator } from './simulator.tsx'

const views = [
  { name: 'rules', label: words.rules, icon: <Percent aria-hidden />, Content: RuleView },
  {
    name: 'simulator',
    label: words.simulator,
    icon: <Calculator aria-hidden />,
    Content: Simulator,
  },
  { name: 'history', label: words.history, icon: <HistoryIcon aria-hidden />, Content: History },
] as const

// What the platform charges: the default and the rules, what other percentages would bring, and what
// was changed.
export function AdminCommission() {
  const t = useText()
  const link = useSearchLink()
  const [params] = useSearchParams()
  const current = views.find(({ name }) => name === params.get('view')) ?? views[0]
  return (
    <>
      <TabLinks
        label={t(words.tab)}
        tabs={views.map(({ name, label, icon }) => ({
          to: link({ view: name, state: null, rule: null }),
          label: t(label),
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

function RuleView() {
  const query = useQuery(api.commissionRules.read.query())
  return (
    <Loaded query={query} loading={<Skeleton className="h-96" />}>
      {(commission) => (
        <>
          <Rules commission={commission} />
          <RuleDrawer commission={commission} />
        </>
      )}
    </Loaded>
  )
}

function History() {
  const t = useText()
  return (
    <Card>
      <AuditTrail of={{ entity: 'commission_rules' }} title={t(words.history)} />
    </Card>
  )
}
