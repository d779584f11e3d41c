import type { Sent } from '#contract/call.ts'
import type { adminPeople } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import type { Chosen } from '#web/features/admin-list/selection-bar.tsx'
import { rowsOf, useOrder } from '#web/features/bulk-runs/use-order.ts'
import { useText } from '#web/language.tsx'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { peopleWords } from '#web/texts/admin/people.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

type ResetManyProps = { chosen: Chosen; asked: Omit<Sent<typeof adminPeople.list>, 'after'> }

// Emails the chosen people a link for a new password.
export function ResetMany({ chosen, asked }: ResetManyProps) {
  const t = useText()
  const order = useOrder(chosen)
  const { count } = chosen
  return (
    <ConfirmDialog
      title={t(count === 1 ? words.resetTitleOne : words.resetTitle, { count })}
      text={t(count === 1 ? words.resetTextOne : words.resetText, { count })}
      confirm={t(words.resetButton, { count })}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onConfirm={(reason) =>
        order((id) => api.bulkRuns.sendResets.send({ id, reason, rows: rowsOf(chosen, asked) }))
      }
      trigger={<Button size="sm">{t(words.reset)}</Button>}
    />
  )
}
