import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function RowSkeletons({ rows }: { rows: number }) {
  const t = useText()
  return (
    <div role="status" className="divide-y">
      <span className="sr-only">{t(ui.loading)}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-3 p-4">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
