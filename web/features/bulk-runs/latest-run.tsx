import { useQuery } from '@tanstack/react-query'
import type { BulkAction } from '#contract/admin/lists/bulk-runs.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Notice } from '#web/ui/states/notice.tsx'

const everyMs = 5000

// Leads back to a bulk action that still runs, or that was refused in part.
export function LatestRun({ action }: { action: BulkAction }) {
  const t = useText()
  const { open } = useOpened('bulk')
  const { data } = useQuery({
    ...api.bulkRuns.latest.query({ action }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.run && state.data.run.finishedAt === null ? everyMs : false,
  })
  const run = data?.run
  if (!run || (run.finishedAt !== null && run.refused.length === 0)) return null
  const count = run.refused.length
  return (
    <Notice
      tone={run.finishedAt === null ? 'info' : 'warning'}
      action={
        <Button variant="outline" size="sm" onClick={() => open(run.id)}>
          {t(words.show)}
        </Button>
      }
    >
      {run.finishedAt === null
        ? t(words.running, { done: run.done + count, total: run.total })
        : t(count === 1 ? words.refusedOne : words.refused, { count })}
    </Notice>
  )
}
