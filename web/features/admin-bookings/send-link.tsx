import type { LinkKind } from '#contract/admin/booking-desk.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { caseWords as words } from '#web/texts/admin/booking-case.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useRefresh } from './use-refresh.ts'

export function SendLink({ kind, id }: { kind: LinkKind; id: string }) {
  const t = useText()
  const refresh = useRefresh()
  return (
    <ConfirmDialog
      title={t(words.linkTitle)}
      text={t(words.linkTexts[kind])}
      confirm={t(words.linkSend)}
      reason={{ label: t(listWords.reason), hint: t(listWords.reasonHint) }}
      onConfirm={async (reason) => {
        await api.bookingDesk.sendLink.send({ id, kind, reason })
        toast.success(t(words.linkSent))
        await refresh()
      }}
      trigger={
        <Button variant="outline" wide>
          {t(words.links[kind])}
        </Button>
      }
    />
  )
}
