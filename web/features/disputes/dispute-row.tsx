import { disputeKindNames, disputeReasonNames } from '#contract/admin/words/disputes.ts'
import type { DisputeLine } from '#contract/money/disputes/disputes.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { DisputeBadge } from './dispute-badge.tsx'
import { Due } from './due.tsx'

type DisputeRowProps = { line: DisputeLine; side: 'client' | 'barber' | 'admin' }

// A dispute in a list; opens it.
export function DisputeRow({ line, side }: DisputeRowProps) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('dispute')
  const { booking, kind, reason, clientName, shopName, askedCents } = line
  const name = side === 'client' ? shopName : clientName || t(words.hidden)
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-2 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(line.id)}
    >
      <span className="min-w-0 space-y-0.5">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-md break-words text-muted-foreground">
          {t(kind === 'chargeback' ? disputeKindNames.chargeback : disputeReasonNames[reason])}
          {side === 'admin' && <> · {shopName}</>}
        </span>
        {booking && (
          <span className="block text-sm break-words text-muted-foreground">
            {booking.number} · {booking.services} ·{' '}
            {shopDate(booking.startsAt, booking.timeZone, language)}
          </span>
        )}
        <Due dispute={line} side={side} className="pt-0.5" />
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        {askedCents !== null && askedCents > 0 && (
          <span className="text-lg font-bold tabular-nums">{sumOf(askedCents)}</span>
        )}
        <DisputeBadge dispute={line} />
      </span>
    </button>
  )
}
