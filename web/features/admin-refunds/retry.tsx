import type { RefundLine } from '#contract/money/refunds.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { listWords } from '#web/texts/admin/list.ts'
import { giveWords, refundDrawerWords as words } from '#web/texts/money/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { sumOf } from '#web/words/money.ts'
import { useRefresh } from './use-refresh.ts'

export function Retry({ line: { id, amountCents } }: { line: RefundLine }) {
  const t = useText()
  const refresh = useRefresh()
  return (
    <ConfirmDialog
      title={t(words.retryTitle, { amount: sumOf(amountCents) })}
      text={t(words.retryText)}
      confirm={t(words.retry)}
      reason={{ label: t(listWords.reason), hint: t(giveWords.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.refunds.retry.send({ id, reason })
          toast.success(t(words.retried))
        } finally {
          await refresh()
        }
      }}
      trigger={<Button wide>{t(words.retry)}</Button>}
    />
  )
}
