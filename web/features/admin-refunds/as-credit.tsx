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

// For a refund that no card takes.
export function AsCredit({ line: { id, amountCents } }: { line: RefundLine }) {
  const t = useText()
  const refresh = useRefresh()
  return (
    <ConfirmDialog
      title={t(words.asCreditTitle, { amount: sumOf(amountCents) })}
      text={t(words.asCreditText)}
      confirm={t(words.asCredit)}
      reason={{ label: t(listWords.reason), hint: t(giveWords.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.refunds.credit.send({ id, reason })
          toast.success(t(words.credited))
        } finally {
          await refresh()
        }
      }}
      trigger={
        <Button wide variant="outline">
          {t(words.asCredit)}
        </Button>
      }
    />
  )
}
