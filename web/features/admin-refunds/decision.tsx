import type { ReactNode } from 'react'
import type { RefundDetails } from '#contract/money/refunds.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { giveWords, refundDrawerWords as words } from '#web/texts/money/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'
import { Effect } from './effect.tsx'
import { useRefresh } from './use-refresh.ts'

type DecisionProps = { refund: RefundDetails }

// A colleague's request, and what approving it would do.
export function Decision({ refund: { line, order } }: DecisionProps) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  if (!order) return null
  const mayApprove =
    may('refunds.approve') && (line.method !== 'credit' || may('credit.write')) && !order.isOwn
  return (
    <section aria-label={t(giveWords.effect)} className="space-y-3 rounded-md bg-muted p-4">
      {order.effect ? (
        <Effect effect={order.effect} method={line.method} />
      ) : (
        <Notice tone="warning">{t(words.impossible)}</Notice>
      )}
      {order.expiresAt && (
        <Hint>{t(words.until, { when: ownTime(order.expiresAt, language) })}</Hint>
      )}
      {order.isOwn && <Notice>{t(words.own)}</Notice>}
      {mayApprove && (
        <div className="grid gap-2">
          {order.effect && (
            <Answer line={line} isApproved>
              <Effect effect={order.effect} method={line.method} />
            </Answer>
          )}
          <Answer line={line} isApproved={false} />
        </div>
      )}
    </section>
  )
}

type AnswerProps = { line: RefundDetails['line']; isApproved: boolean; children?: ReactNode }

function Answer({ line: { id, amountCents }, isApproved, children }: AnswerProps) {
  const t = useText()
  const refresh = useRefresh()
  const label = t(isApproved ? words.approve : words.decline)
  const amount = sumOf(amountCents)
  return (
    <ConfirmDialog
      title={t(isApproved ? words.approveTitle : words.declineTitle, { amount })}
      text={isApproved ? undefined : t(words.declineText)}
      confirm={label}
      isDestructive={!isApproved}
      reason={{ label: t(listWords.reason), hint: t(giveWords.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.refunds.decide.send({ id, isApproved, reason })
          toast.success(t(isApproved ? words.approved : words.declined, { amount }))
        } finally {
          await refresh()
        }
      }}
      trigger={
        <Button wide variant={isApproved ? 'primary' : 'outline'}>
          {label}
        </Button>
      }
    >
      {children}
    </ConfirmDialog>
  )
}
