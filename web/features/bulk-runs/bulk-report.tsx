import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { BulkRun } from '#contract/admin/lists/bulk-runs.ts'
import { api } from '#web/api.ts'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { bulkActionNames } from '#contract/admin/words/states.ts'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { Progress } from '#web/ui/states/progress.tsx'

const everyMs = 1000

// How far a bulk action is, by the address: ?bulk=ID. It is found again after a reload.
export function BulkReport({ onFinished }: { onFinished: () => void }) {
  const t = useText()
  const { id, close } = useOpened('bulk')
  const query = useQuery({
    ...api.bulkRuns.read.query({ id: id ?? '' }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isRunning(state.data) ? everyMs : false),
    refetchOnMount: 'always',
  })
  useWhenFinished(query, onFinished)
  if (id === null) return null
  return (
    <RecordDrawer
      query={query}
      title={query.data ? t(bulkActionNames[query.data.action]) : t(words.report)}
      missing={t(words.missing)}
      onClose={close}
    >
      {(run) => <Report run={run} />}
    </RecordDrawer>
  )
}

const isRunning = (run: BulkRun | undefined) => run !== undefined && run.finishedAt === null

// The lists are read again when the last row is done.
function useWhenFinished({ data }: UseQueryResult<BulkRun>, onFinished: () => void) {
  const tell = useEffectEvent(onFinished)
  const isFinished = data !== undefined && data.finishedAt !== null
  useEffect(() => {
    if (isFinished) tell()
  }, [isFinished, data?.id])
}

function Report({ run }: { run: BulkRun }) {
  const t = useText()
  const { total, done, refused } = run
  const judged = done + refused.length
  if (isRunning(run))
    return (
      <div className="space-y-3">
        <Progress
          label={t(bulkActionNames[run.action])}
          value={judged}
          max={total}
          valueText={t(words.progress, { done: judged, total })}
        />
        <p role="status" className="font-semibold tabular-nums">
          {t(words.progress, { done: judged, total })}
        </p>
        <Hint>{t(words.goesOn)}</Hint>
      </div>
    )
  if (refused.length === 0)
    return (
      <Notice tone="success">
        {total === 1 ? t(words.oneDone) : t(words.allDone, { count: total })}
      </Notice>
    )
  return (
    <div className="space-y-4">
      <Notice tone="warning">{t(words.someDone, { done, total })}</Notice>
      <Refused refused={refused} />
    </div>
  )
}

function Refused({ refused }: Pick<BulkRun, 'refused'>) {
  const t = useText()
  const sentence = useSentence()
  return (
    <ul className="divide-y rounded-lg border">
      {refused.map(({ id, label, message }) => (
        <li key={id} className="px-4 py-3">
          <p className="font-semibold break-words">{label || t(words.gone)}</p>
          <Hint>{sentence(message)}</Hint>
        </li>
      ))}
    </ul>
  )
}
