import { useState, type ReactNode } from 'react'
import type { SettingsEffect } from '#contract/admin/settings/settings.ts'
import { useText } from '#web/language.tsx'
import { effectWords, settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Changes } from './changes.tsx'
import type { Difference } from './describe.ts'

type Question = {
  changes: Difference[]
  text: string
  title?: string
  effects?: readonly SettingsEffect[]
}
type Asked = Question & { answer: (reason: string | null) => void }

// Shows what changes and asks why, between a form and its sending. A refusal belongs to the form, so
// the reason is kept for the next try.
export function useConfirmed(): {
  ask: (question: Question) => Promise<string | null>
  forget: () => void
  dialog: ReactNode
} {
  const t = useText()
  const [asked, setAsked] = useState<Asked>()
  const [reason, setReason] = useState('')

  function answer(given: string | null) {
    asked?.answer(given)
    setAsked(undefined)
  }

  return {
    ask: (question) => new Promise((answer) => setAsked({ ...question, answer })),
    forget: () => setReason(''),
    dialog: asked && (
      <ConfirmDialog
        open
        title={asked.title ?? t(words.confirmTitle)}
        text={asked.text}
        confirm={t(words.confirm)}
        reason={{ label: t(words.reason), hint: t(words.reasonHint), initial: reason }}
        onOpenChange={(isOpen) => !isOpen && answer(null)}
        onConfirm={(given) => {
          setReason(given)
          answer(given)
        }}
      >
        <Changes changes={asked.changes} />
        {asked.effects?.map(({ effect, count }) => (
          <Notice key={effect} tone={count > 0 ? 'warning' : 'info'}>
            {t(effectWords[effect], { count })}
          </Notice>
        ))}
      </ConfirmDialog>
    ),
  }
}
