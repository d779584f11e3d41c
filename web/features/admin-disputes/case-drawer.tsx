import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskDispute } from '#contract/money/disputes/dispute-desk.ts'
import { api } from '#web/api.ts'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { Decisions } from '#web/features/disputes/decisions.tsx'
import { DisputeFacts } from '#web/features/disputes/dispute-facts.tsx'
import { Steps } from '#web/features/disputes/steps.tsx'
import { Thread } from '#web/features/disputes/thread.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { deskWords as words } from '#web/texts/admin/disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Deciding } from './deciding.tsx'

// One dispute, by the address, with both sides beside each other.
export function CaseDrawer() {
  const t = useText()
  const { id, close } = useOpened('dispute')
  const query = useQuery({
    ...api.disputeDesk.read.query({ id: id ?? '' }),
    enabled: id !== null,
    retry: false,
  })
  if (id === null) return null
  return (
    <Sheet open isWide title={t(words.title)} onOpenChange={(isOpen) => !isOpen && close()}>
      <Loaded
        query={query}
        loading={<SkeletonText lines={8} />}
        refused={({ code }) =>
          (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && (
            <EmptyState title={t(words.missing)} />
          )
        }
      >
        {(dispute) => <Case dispute={dispute} />}
      </Loaded>
    </Sheet>
  )
}

function Case({ dispute }: { dispute: DeskDispute }) {
  const t = useText()
  const may = useMay()
  const { id, booking, appealedBy, isUncontested, state } = dispute
  return (
    <div tabIndex={0} className="space-y-6 rounded-sm">
      <Steps dispute={dispute} />
      {isUncontested && <Notice tone="warning">{t(words.uncontested)}</Notice>}
      {appealedBy && state === 'appealed' && (
        <Notice tone="warning">
          {t(words.appealOf, {
            who: t(appealedBy === 'client' ? words.theClient : words.theBarber),
          })}
        </Notice>
      )}
      <DisputeFacts dispute={dispute} />
      <Decisions dispute={dispute} />
      <Deciding dispute={dispute} />
      <div className="grid gap-6 md:grid-cols-2">
        <Said dispute={dispute} side="client" title={t(words.clientSays)}>
          {t(words.history, dispute.client)}
        </Said>
        <Said dispute={dispute} side="barber" title={t(words.barberSays)}>
          {t(words.history, dispute.shop)}
        </Said>
      </div>
      <details>
        <summary className="flex min-h-control cursor-pointer items-center font-semibold">
          {t(words.everything)}
        </summary>
        <Thread dispute={dispute} mayLook />
      </details>
      {may('audit.read') && <AuditTrail of={{ entityId: id }} title={t(words.trail)} />}
      {booking && may('bookings.read') && (
        <Button asChild wide variant="ghost">
          <Link to={`/admin/dashboard?tab=all-bookings&booking=${booking.id}`}>
            {t(words.openBooking, { number: booking.number })}
          </Link>
        </Button>
      )}
    </div>
  )
}

type SaidProps = {
  dispute: DeskDispute
  side: 'client' | 'barber'
  title: string
  children: ReactNode
}

function Said({ dispute, side, title, children }: SaidProps) {
  const t = useText()
  const events = dispute.events.filter((event) => event.side === side)
  return (
    <div className="min-w-0 space-y-2">
      {events.length > 0 ? (
        <Thread dispute={{ ...dispute, events }} mayLook title={title} />
      ) : (
        <>
          <h3 className="font-bold">{title}</h3>
          <Hint>{t(words.nothingSaid)}</Hint>
        </>
      )}
      <Hint>{children}</Hint>
    </div>
  )
}
