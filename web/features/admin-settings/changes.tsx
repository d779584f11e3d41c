import type { Difference } from './describe.ts'

// Label, before and after. Colors are shown beside their text.
export function Changes({ changes }: { changes: readonly Difference[] }) {
  return (
    <dl className="divide-y rounded-md border text-md">
      {changes.map(({ key, label, before, after }) => (
        <div key={key} className="px-3 py-2">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="break-words">
            <del className="text-muted-foreground">{before}</del>
            {' → '}
            <ins className="font-semibold no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
