// One barber with everything a decision needs, by the address: ?barber=ID.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Approval } from '#contract/accounts/approvals.ts'
import { setupSteps } from '#contract/business/setup.ts'
import { api } from '#web/api.ts'
import { AuditEntry } from '#web/features/audit/audit-entry.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listingWords } from '#web/texts/admin/acting.ts'
import { approvalNames } from '#contract/admin/words/states.ts'
import { barbersWords as words, stepNames } from '#web/texts/admin/barbers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { WaitingBadge } from './barber-row.tsx'
import { Decisions, mayDecide } from './decisions.tsx'
import { LicenseReview } from './license-review.tsx'
import { ListingActions } from './listing-actions.tsx'
import { Offered } from './offered.tsx'
import { useOpenBarber } from './use-barbers.ts'
import { WantedChanges } from './wanted-changes.tsx'

export function BarberDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpenBarber()
  const barber = useQuery({
    ...api.approvals.read.query({ id: id ?? '' }),
    enabled: id !== null,
    refetchOnMount: 'always',
    retry: false,
  })
  const { data } = barber
  return (
    <Sheet
      isWide
      title={data?.shopName ?? t(words.drawer)}
      description={data && <State barber={data} />}
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={data && mayDecide(data, may) && <Decisions barber={data} onDone={close} />}
    >
      <Loaded query={barber} loading={<SkeletonText lines={12} />}>
        {(data) => <Details key={data.id} barber={data} onDone={close} />}
      </Loaded>
    </Sheet>
  )
}

function State({ barber: { status, hasChange, waitingHours, name } }: { barber: Approval }) {
  const t = useText()
  const isWaiting = status === 'submitted' || (status === 'approved' && hasChange)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <span className="mr-1">{name}</span>
      <Badge>{t(approvalNames[status])}</Badge>
      {status === 'approved' && hasChange && <Badge tone="info">{t(words.change)}</Badge>}
      {isWaiting && waitingHours !== null && <WaitingBadge hours={waitingHours} />}
    </span>
  )
}

function Details({ barber, onDone }: { barber: Approval; onDone: () => void }) {
  const t = useText()
  const may = useMay()
  return (
    <div className="space-y-6 pb-2">
      {barber.change && (
        <Part title={t(words.wanted)}>
          <WantedChanges barber={barber} change={barber.change} />
        </Part>
      )}
      <LicenseReview barber={barber} />
      <Told barber={barber} />
      <Offered barber={barber} />
      <Part title={t(listingWords.title)}>
        <ListingActions barber={barber} onDone={onDone} />
      </Part>
      {may('audit.read') && (
        <Part title={t(words.history)}>
          <History id={barber.id} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t pt-5">
      <SectionTitle level={3} className="mb-3 leading-tight">
        {title}
      </SectionTitle>
      {children}
    </section>
  )
}

// The last request for changes, or the reason of a rejection or suspension.
function Told({ barber: { setup } }: { barber: Approval }) {
  const t = useText()
  const steps = setupSteps.filter((step) => setup.reasons[step])
  if (steps.length === 0 && !setup.note) return null
  return (
    <Part title={t(words.told)}>
      <dl className="space-y-2 text-md">
        {steps.map((step) => (
          <div key={step}>
            <dt className="font-semibold">{t(stepNames[step])}</dt>
            <dd className="break-words text-muted-foreground">{setup.reasons[step]}</dd>
          </div>
        ))}
      </dl>
      {setup.note && <p className="text-md break-words">{setup.note}</p>}
    </Part>
  )
}

function History({ id }: { id: string }) {
  const t = useText()
  const trail = useQuery(api.audit.list.query({ entityId: id }))
  return (
    <Loaded query={trail} loading={<SkeletonText lines={3} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Hint size="md">{t(words.noHistory)}</Hint>
        ) : (
          <ul className="divide-y">
            {rows.map((row) => (
              <li key={row.id} className="py-3 first:pt-0">
                <AuditEntry row={{ ...row, subject: null }} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
