import { messageOf } from '#contract/errors.ts'
import { mostBulk } from '#contract/admin/support/support-words.ts'
import type { TicketChange } from '#contract/admin/support/support-desk.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useRefresh } from './use-desk.ts'

type BulkBarProps = { ids: string[]; onDone: () => void }

export function BulkBar({ ids, onDone }: BulkBarProps) {
  const t = useText()
  const sentence = useSentence()
  const refresh = useRefresh()
  const { session } = useSession()
  const count = ids.length

  async function change(what: TicketChange) {
    const { changed } = await api.supportDesk.bulk.send({ ids: ids.slice(0, mostBulk), ...what })
    toast.success(t(words.changed, { count: changed }))
    onDone()
    await refresh()
  }

  return (
    <Card className="sticky bottom-20 flex flex-wrap items-center gap-2 md:bottom-4">
      <span role="status" className="mr-auto font-semibold">
        {t(words.picked, { count })}
      </span>
      <Button
        variant="outline"
        onClick={() =>
          change({ assigneeId: session?.user.id ?? null }).catch((error: unknown) =>
            toast.error(sentence(messageOf(error))),
          )
        }
      >
        {t(words.assignMe)}
      </Button>
      <ConfirmDialog
        title={t(words.solveAllTitle, { count })}
        text={t(words.solveAllText)}
        confirm={t(words.solveAll)}
        onConfirm={() => change({ state: 'solved' })}
        trigger={<Button>{t(words.solveAll)}</Button>}
      />
    </Card>
  )
}
