import type { ReactNode } from 'react'
import { mostBulkRows } from '#contract/limits.ts'
import { useText } from '#web/language.tsx'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { Button } from '#web/ui/button.tsx'
import type { Selection } from './selection.ts'

// What an action is about: the chosen rows, or all that match the filters.
export type Chosen = { count: number; ids: readonly string[]; isAll: boolean; clear: () => void }

// The action of the bar, and whether it can be done to all that match.
export type BulkChoice<Row> = {
  // The id that the action takes, if it is not the row's own; null for a row it does not fit.
  idOf?: (row: Row) => string | null
  nameOf: (row: Row) => string
  takesAll?: boolean
  action: (chosen: Chosen) => ReactNode
}

type SelectionBarProps = {
  selection: Selection
  total: { count: number; isMore: boolean }
  takesAll: boolean
  action: (chosen: Chosen) => ReactNode
}

export function SelectionBar({ selection, total, takesAll, action }: SelectionBarProps) {
  const t = useText()
  const { ids, isAll } = selection
  const count = isAll ? total.count : ids.length
  const isTooMany = total.isMore || total.count > mostBulkRows
  const mayTakeAll = takesAll && !isAll && total.count > ids.length
  return (
    <div
      role="region"
      aria-label={t(words.selection)}
      className="sticky bottom-20 z-20 md:bottom-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-card px-4 py-3 shadow-lift"
    >
      <p role="status" className="font-semibold">
        {isAll
          ? t(words.allChosen, { count })
          : t(count === 1 ? words.chosenOne : words.chosen, { count })}
      </p>
      {mayTakeAll &&
        (isTooMany ? (
          <span className="text-sm text-muted-foreground">
            {t(words.tooMany, { most: mostBulkRows })}
          </span>
        ) : (
          <Button variant="link" size="sm" onClick={() => selection.setIsAll(true)}>
            {t(words.takeAll, { count: total.count })}
          </Button>
        ))}
      <div className="ml-auto flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => selection.setIsOn(false)}>
          {t(words.stop)}
        </Button>
        {count > 0 && action({ count, ids, isAll, clear: () => selection.setIsOn(false) })}
      </div>
    </div>
  )
}
