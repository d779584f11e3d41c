import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History as HistoryIcon } from 'lucide-react'
import { useState } from 'react'
import type { SettingsVersion, Subject } from '#contract/admin/settings/settings.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ownTime } from '#web/words/own-time.ts'
import { Changes } from './changes.tsx'
import { differences } from './describe.ts'

type HistoryProps = { subject: Subject; name: string; version: number }

export function HistoryButton(props: HistoryProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      size="md"
      title={t(words.historyOf, { name: props.name })}
      description={t(words.historyText)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          type="button"
          variant="outline"
          aria-label={t(words.historyOf, { name: props.name })}
        >
          <HistoryIcon aria-hidden />
          {t(words.history)}
        </Button>
      }
    >
      {isOpen && <Versions {...props} />}
    </Dialog>
  )
}

function Versions({ subject, version }: HistoryProps) {
  const t = useText()
  const query = useQuery(api.adminSettings.history.query({ subject }))
  return (
    <Loaded query={query} loading={<Waiting />}>
      {(rows) => {
        const [current] = rows
        if (!current)
          return (
            <EmptyState
              icon={HistoryIcon}
              title={t(words.noHistory)}
              text={t(words.noHistoryText)}
            />
          )
        return (
          <ol className="divide-y">
            {rows.map((row) => (
              <li key={row.id} className="py-4 first:pt-0">
                <Version {...{ subject, row, current, version }} />
              </li>
            ))}
          </ol>
        )
      }}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  )
}

type VersionProps = {
  subject: Subject
  row: SettingsVersion
  current: SettingsVersion
  version: number
}

function Version({ subject, row, current, version }: VersionProps) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const changes = row.before ? differences(row.before, row.after, t) : []
  return (
    <article
      aria-label={row.version === 0 ? t(words.first) : t(words.version, { version: row.version })}
      className="space-y-2"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {row.version === 0 ? t(words.first) : row.reason}
          </p>
          {row.version > 0 && (
            <Hint>
              {row.by ?? t(words.left)}
              {' · '}
              <time dateTime={row.at}>{ownTime(row.at, language)}</time>
            </Hint>
          )}
        </div>
        {row.isCurrent ? (
          <Badge tone="success" dot>
            {t(words.current)}
          </Badge>
        ) : (
          may('settings.write') && <Return {...{ subject, row, current, version }} />
        )}
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
    </article>
  )
}

function Return({ subject, row, current, version }: VersionProps) {
  const t = useText()
  const queries = useQueryClient()
  const params = { version: row.version }
  const isFirst = row.version === 0
  return (
    <ConfirmDialog
      title={t(isFirst ? words.goFirstTitle : words.goBackTitle, params)}
      text={t(subject === 'tax' ? words.taxText : words.confirmText)}
      confirm={t(words.goBack)}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.adminSettings.restore.send({ id: row.id, version, reason })
          toast.success(t(isFirst ? words.goneFirst : words.goneBack, params))
        } finally {
          await queries.invalidateQueries({ queryKey: ['adminSettings'] })
          await queries.invalidateQueries({ queryKey: ['adminCities'] })
        }
      }}
      trigger={
        <Button
          type="button"
          size="sm"
          variant="outline"
          aria-label={t(isFirst ? words.goFirst : words.goBackTo, params)}
        >
          {t(words.goBack)}
        </Button>
      }
    >
      <Changes changes={differences(current.after, row.after, t)} />
    </ConfirmDialog>
  )
}
