import { Link } from 'react-router'
import type { ClientFilter } from '#contract/business/clients.ts'
import { numberFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { clientWords } from '#web/texts/business/clients.ts'
import { Card } from '#web/ui/card.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'

const shown = [
  ['new', clientWords.newClients],
  ['returning', clientWords.returningClients],
  ['lapsed', clientWords.lapsedClients],
] as const

// Each number is the way to those it counts.
export function ClientNumbers({ counts }: { counts: Record<ClientFilter, number> }) {
  const t = useText()
  const language = useLanguage()
  const link = useSearchLink()
  return (
    <ul className="grid grid-cols-3 gap-3">
      {shown.map(([filter, label]) => (
        <li key={filter} className="min-w-0">
          <Card asChild flush className="h-full transition-colors duration-150 hover:bg-muted">
            <Link to={link({ show: filter, q: null, tag: null })} className="block p-3.5 sm:p-5">
              <span className="block text-sm text-muted-foreground sm:text-md">{t(label)}</span>
              <span className="display mt-1.5 block text-4xl tabular-nums">
                {numberFormat(language).format(counts[filter])}
              </span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}
