import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chargedNames, refundCauseNames, refundMethodNames } from '#contract/admin/words/refunds.ts'
import type { RefundDetails } from '#contract/money/refunds.ts'
import { api } from '#web/api.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { refundDrawerWords as words, refundWords } from '#web/texts/money/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'
import { AsCredit } from './as-credit.tsx'
import { Decision } from './decision.tsx'
import { Books, Payments } from './refund-money.tsx'
import { RefundBadge } from './refund-row.tsx'
import { Retry } from './retry.tsx'

// One refund, by the address.
export function RefundDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('refund')
  const query = useQuery({ ...api.refunds.read.query({ id: id ?? '' }), enabled: id !== null })
  if (id === null) return null
  return (
    <RecordDrawer query={query} title={t(words.title)} missing={t(words.missing)} onClose={close}>
      {(refund) => (
        <>
          <Facts refund={refund} />
          {refund.line.state === 'waiting' && <Decision refund={refund} />}
          {refund.line.state === 'failed' && may('refunds.small') && <Retry line={refund.line} />}
          {refund.line.state === 'failed' && may('credit.write') && <AsCredit line={refund.line} />}
          <Payments parts={refund.parts} />
          <Books postings={refund.postings} />
          {may('audit.read') && <AuditTrail of={{ entityId: id }} title={t(words.trail)} />}
          {may('bookings.read') && <OpenBooking refund={refund} />}
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ refund: { line, order } }: { refund: RefundDetails }) {
  const t = useText()
  const language = useLanguage()
  const said = (name: string | null, at: string) =>
    t(words.made, { name: name ?? t(refundWords.automatic), when: ownTime(at, language) })
  return (
    <div>
      <RefundBadge state={line.state} />
      <dl className="mt-4 space-y-3">
        <Fact label={t(words.amount)}>
          <span className="text-lg font-bold tabular-nums">{sumOf(line.amountCents)}</span>
          <Hint>{t(refundMethodNames[line.method])}</Hint>
        </Fact>
        <Fact label={t(words.client)}>{line.clientName}</Fact>
        <Fact label={t(words.booking)}>
          {line.booking.number}
          <Hint>{line.shopName}</Hint>
        </Fact>
        <Fact label={t(refundWords.cause)}>{t(refundCauseNames[line.cause])}</Fact>
        <Fact label={t(refundWords.chargedTo)}>
          {t(line.chargedTo === null ? words.nobody : chargedNames[line.chargedTo])}
        </Fact>
        <Fact label={order ? t(words.reason) : t(words.who)}>
          {order?.reason}
          <Hint>{said(line.by, line.createdAt)}</Hint>
        </Fact>
        {order?.note && <Fact label={t(words.note)}>{order.note}</Fact>}
        {order?.decided && (
          <Fact label={t(words.decision)}>
            {order.decided.by === null ? t(words.nobodyDecided) : order.decided.reason}
            <Hint>
              {order.decided.by === null
                ? ownTime(order.decided.at, language)
                : said(order.decided.by, order.decided.at)}
            </Hint>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function OpenBooking({ refund: { line } }: { refund: RefundDetails }) {
  const t = useText()
  return (
    <Button asChild wide variant="ghost">
      <Link to={`/admin/dashboard?tab=all-bookings&booking=${line.booking.id}`}>
        {t(words.openBooking, { number: line.booking.number })}
      </Link>
    </Button>
  )
}
