import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TrailRow } from '#contract/admin/audit.ts'
import { useText } from '#web/language.tsx'
import { undoWords as words } from '#web/texts/admin/lists/undo.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export type UndoProps = {
  row: TrailRow
  // What was before, with its ids.
  before: Record<string, unknown>
  trigger: ReactNode
}

type BackProps = {
  trigger: ReactNode
  title: string
  text: string
  confirm: string
  // Who reads the reason, where it is not the colleagues alone.
  hint?: string
  done?: string
  isDestructive?: boolean
  isIncomplete?: boolean
  onOpenChange?: (isOpen: boolean) => void
  act: (reason: string) => Promise<unknown>
  children?: ReactNode
}

export function Back({ hint, done, act, ...props }: BackProps) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      {...props}
      reason={{ label: t(words.reason), hint: hint ?? t(words.reasonHint) }}
      onConfirm={async (reason) => {
        await act(reason)
        toast.success(done ?? t(words.done))
        // Whatever is on the screen may show it.
        await queries.invalidateQueries()
      }}
    />
  )
}

// A text among the values of an entry.
export function textIn(values: TrailRow['after'], key: string) {
  const value = values?.[key]
  return typeof value === 'string' ? value : undefined
}
