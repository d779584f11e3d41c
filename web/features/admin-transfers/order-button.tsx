// A button that orders something about money, after a confirmation with its consequences and a reason.
import { useState } from 'react'
import { useText } from '#web/language.tsx'
import { listWords } from '#web/texts/admin/list.ts'
import { orderWords as words } from '#web/texts/money/transfers.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useRefresh } from './use-refresh.ts'

export type Order = { requestId: string; reason: string }

type OrderButtonProps = {
  label: string
  title: string
  text: string
  send: (order: Order) => Promise<{ isWaiting: boolean } | void>
  variant?: 'primary' | 'outline' | 'destructive'
  // Large sums wait for a second person.
  needsTwo?: boolean
  disabled?: boolean
}

export function OrderButton(props: OrderButtonProps) {
  const { label, title, text, send, variant = 'outline', needsTwo = true, disabled } = props
  const t = useText()
  const refresh = useRefresh()
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={label}
      isDestructive={variant === 'destructive'}
      reason={{ label: t(listWords.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          const answer = await send({ requestId, reason })
          setRequestId(crypto.randomUUID())
          toast.success(t(answer?.isWaiting ? words.asked : words.done))
        } finally {
          await refresh()
        }
      }}
      trigger={
        <Button
          size="sm"
          variant={variant === 'primary' ? 'primary' : 'outline'}
          disabled={disabled}
        >
          {label}
        </Button>
      }
    >
      {needsTwo && <Hint>{t(words.second)}</Hint>}
    </ConfirmDialog>
  )
}
