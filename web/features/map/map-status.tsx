import { RotateCw } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { map as words } from '#web/texts/marketplace/map.ts'
import { ui } from '#web/texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import type { useMarks } from './use-marks.ts'

type MapStatusProps = {
  found: ReturnType<typeof useMarks>
  isReady: boolean
  hasFailed: boolean
}

// The map's status in words: how many barbers it shows, or why none.
export function MapStatus({ found, isReady, hasFailed }: MapStatusProps) {
  const t = useText()
  const { data, error, refetch, isFetching } = found
  return (
    <div
      role="status"
      className="flex items-center gap-2 rounded-full border bg-card px-3.5 py-1 text-sm font-semibold shadow-card"
    >
      {sentence()}
      {error && (
        <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          <RotateCw aria-hidden />
          {t(ui.tryAgain)}
        </Button>
      )}
    </div>
  )

  function sentence() {
    if (hasFailed) return t(words.couldNotLoad)
    if (error) return t(words.couldNotFind)
    if (!isReady || !data) return t(words.loading)
    if (data.total === 0) return t(words.noneHere)
    return data.total === 1 ? t(words.oneHere) : t(words.countHere, { count: data.total })
  }
}
