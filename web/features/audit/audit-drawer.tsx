import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TrailRow } from '#contract/admin/audit.ts'
import { api } from '#web/api.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { nameOfEntity } from '#contract/admin/words/entities.ts'
import { thingOf } from '#contract/admin/words/things.ts'
import { auditWords as words } from '#web/texts/admin/audit.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AuditEntry } from './audit-entry.tsx'
import type { UndoOf } from './undo-of.ts'

const numberPattern = /^[1-9]\d{0,14}$/

// One entry of the trail, by the address: ?entry=NUMBER.
export function AuditDrawer({ undoOf }: { undoOf: UndoOf }) {
  const t = useText()
  const { id, close } = useOpened('entry')
  const entry = id !== null && numberPattern.test(id) ? Number(id) : null
  const query = useQuery({
    ...api.audit.list.query({ entry: entry ?? undefined }),
    enabled: entry !== null,
  })
  if (id === null) return null
  return (
    <Sheet
      open
      isBeside
      title={t(words.entry, { number: entry ?? '' })}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {entry === null ? (
        <EmptyState title={t(words.missing)} />
      ) : (
        <Loaded query={query} loading={<SkeletonText lines={8} />}>
          {({ rows: [row] }) =>
            row ? <Entry row={row} undo={undoOf(row)} /> : <EmptyState title={t(words.missing)} />
          }
        </Loaded>
      )}
    </Sheet>
  )
}

function Entry({ row, undo }: { row: TrailRow; undo: ReactNode }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="space-y-5">
      <AuditEntry row={row} />
      <dl className="space-y-3 border-t pt-4">
        <Fact label={t(words.about)}>
          {[t(nameOfEntity(row.entity)), thingOf(row, language)].filter(Boolean).join(': ')}
        </Fact>
      </dl>
      {undo}
    </div>
  )
}
