import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function ProfileLoading() {
  const t = useText()
  return (
    <div role="status" className="mx-auto max-w-page space-y-6 px-4 py-6 sm:px-6">
      <span className="sr-only">{t(ui.loading)}</span>
      <Skeleton className="h-76 w-full rounded-lg" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
