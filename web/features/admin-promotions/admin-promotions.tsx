import { History as HistoryIcon, Tag, Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { platformOfferWords as words } from '#web/texts/money/platform-offers.ts'
import { Card } from '#web/ui/card.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Offers } from './offers.tsx'
import { Referrals } from './referrals.tsx'

const views = [
  { name: 'offers', label: words.offers, icon: <Tag aria-hidden />, Content: Offers },
  { name: 'referrals', label: words.referrals, icon: <Users aria-hidden />, Content: Referrals },
  {
    name: 'history',
    label: words.history,
    icon: <HistoryIcon aria-hidden />,
    Content: History,
    needs: 'audit.read',
  },
] as const

// What Kempt itself pays for: its offers, and the referral program.
export function AdminPromotions() {
  const t = useText()
  const may = useMay()
  const link = useSearchLink()
  const [params] = useSearchParams()
  const open = views.filter((view) => !('needs' in view) || may(view.needs))
  const current = open.find(({ name }) => name === params.get('view')) ?? views[0]
  const none = { q: null, status: null, kind: null, state: null, offer: null, referral: null }
  return (
    <>
      <TabLinks
        label={t(words.page)}
        tabs={open.map(({ name, label, icon }) => ({
          to: link({ ...none, view: name }),
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

function History() {
  const t = useText()
  return (
    <div className="space-y-6">
      <Card>
        <AuditTrail of={{ entity: 'promotions' }} title={t(words.offers)} />
      </Card>
      <Card>
        <AuditTrail of={{ entity: 'referrals' }} title={t(words.referrals)} />
      </Card>
    </div>
  )
}
