import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type Item = { title: string; content: ReactNode }

// The platform's own: it opens before any script has run and can be searched while closed.
export function Accordion({ items }: { items: readonly Item[] }) {
  const group = useId()
  return (
    <div className="divide-y border-y">
      {items.map(({ title, content }) => (
        <details key={title} name={group} className="group">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted-foreground transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pb-4 text-md text-muted-foreground">{content}</div>
        </details>
      ))}
    </div>
  )
}
