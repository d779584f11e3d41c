import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function Waiting() {
  return (
    <div aria-busy className="space-y-8">
      <div className="flex gap-2.5">
        <Skeleton className="h-11 w-36 rounded-md" />
        <Skeleton className="h-11 w-32 rounded-md" />
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-96 rounded-lg" />
        <div className="grid grid-cols-2 gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-32 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  )
}
