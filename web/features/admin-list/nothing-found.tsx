import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { numberFormat } from '#web/words/formats.ts'
import type { SaidFilter } from './filters.ts'

type Total = { count: number; isMore: boolean }

type NothingFoundProps = {
  title: string
  // What to try when no single filter is to blame.
  text: string
  // The key of the list's query, with its filters.
  queryKey: readonly unknown[]
  filters: readonly SaidFilter[]
  // How many there are without the filter of this name.
  countWithout: (name: string) => Promise<Total>
  // Where else to look.
  also?: ReactNode
}

// Names the filter that leaves nothing, with a button that takes it off.
export function NothingFound(props: NothingFoundProps) {
  const { title, text, queryKey, filters, countWithout, also } = props
  const t = useText()
  const language = useLanguage()
  const link = useSearchLink()
  const { data } = useQuery({
    queryKey: [...queryKey, 'blocker'],
    queryFn: () => findBlocker(filters, countWithout),
  })
  if (!data)
    return (
      <EmptyState
        icon={SearchX}
        title={title}
        text={withMore(text, also)}
        action={t(words.clear)}
        to={link(Object.fromEntries(filters.map(({ name }) => [name, null])))}
      />
    )
  const { name, label, value } = data.filter
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      text={withMore(
        t(data.count === 1 ? words.blockedOne : words.blocked, {
          filter: name === 'q' ? `“${value}”` : `${label}: ${value}`,
          count: `${numberFormat(language).format(data.count)}${data.isMore ? '+' : ''}`,
        }),
        also,
      )}
      action={t(name === 'q' ? words.clearSearch : words.clearOne, { filter: label })}
      to={link({ [name]: null })}
    />
  )
}

function withMore(text: string, also: ReactNode) {
  if (!also) return text
  return (
    <>
      {text}
      <p className="mt-2">{also}</p>
    </>
  )
}

// The first filter without which there is something; null if it takes more than one.
async function findBlocker(
  filters: readonly SaidFilter[],
  countWithout: NothingFoundProps['countWithout'],
) {
  for (const filter of filters) {
    const total = await countWithout(filter.name)
    if (total.count > 0) return { filter, ...total }
  }
  return null
}
