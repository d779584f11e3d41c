import { api } from '#web/api.ts'
import type { Chosen } from '#web/features/admin-list/selection-bar.tsx'
import { useOrder } from '#web/features/bulk-runs/use-order.ts'
import { useText } from '#web/language.tsx'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

// Closes the chosen follow-ups. Like a single one, without a reason: its note stays in the trail.
export function FinishMany({ chosen }: { chosen: Chosen }) {
  const t = useText()
  const order = useOrder(chosen)
  const { count, ids } = chosen
  return (
    <ConfirmDialog
      title={t(count === 1 ? words.finishTitleOne : words.finishTitle, { count })}
      text={t(words.finishText)}
      confirm={t(words.finishButton, { count })}
      onConfirm={() => order((id) => api.bulkRuns.finish.send({ id, rows: { ids: [...ids] } }))}
      trigger={<Button size="sm">{t(words.finish)}</Button>}
    />
  )
}
