import { refundCauseNames, refundStateNames } from '#contract/admin/words/refunds.ts'
import type { RefundLine, RefundState } from '#contract/money/refunds.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { refundWords as words } from '#web/texts/money/refunds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useNow } from '#web/use-now.ts'
import { sumOf } from '#web/words/money.ts'
import { recentTime } from '#web/words/own-time.ts'

const tones = {
  waiting: 'warning',
  asked: 'info',
  sent: 'info',
  done: 'success',
  failed: 'error',
  declined: 'neutral',
  expired: 'neutral',
} as const satisfies Record<RefundState, string>

export function RefundBadge({ state }: { state: RefundState }) {
  const t = useText()
  return (
    <Badge tone={tones[state]} dot>
      {t(refundStateNames[state])}
    </Badge>
  )
}

// A refund in the list; opens its drawer.
export function RefundRow({ line }: { line: RefundLine }) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const { open } = useOpened('refund')
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-1.5 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(line.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{line.clientName}</span>
        <span className="block text-md break-words text-muted-foreground">
          {t(refundCauseNames[line.cause])} · {line.shopName}
        </span>
        <span className="block text-sm break-words text-muted-foreground">
          {line.booking.number} ·{' '}
          {line.by === null ? t(words.automatic) : t(words.by, { name: line.by })} ·{' '}
          {recentTime(line.createdAt, language, now)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <span className="text-lg font-bold tabular-nums">{sumOf(line.amountCents)}</span>
        <RefundBadge state={line.state} />
      </span>
    </button>
  )
}
