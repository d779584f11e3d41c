import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RunAgainPart } from '#contract/admin/health.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { runAgainWords as words } from '#web/texts/admin/health/health.ts'
import { peopleWords } from '#web/texts/admin/people.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type RunAgainProps = { part: RunAgainPart; count: number }

// New tries for what the server has given up.
export function RunAgain({ part, count }: RunAgainProps) {
  const t = useText()
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) return <p className="mt-1 text-md">{t(words.asked)}</p>
  return (
    <ConfirmDialog
      title={t(words.title)}
      text={t(words[part], { count })}
      confirm={t(words.go)}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onConfirm={async (reason) => {
        const done = await api.health.runAgain.send({ part, reason })
        toast.success(t(words.done, done))
        setIsAsked(true)
        void queries.invalidateQueries({ queryKey: api.audit.list.key() })
      }}
      trigger={
        <Button className="mt-2" size="sm" variant="outline">
          {t(words.go)}
        </Button>
      }
    />
  )
}
