import type { ReactNode } from 'react'
import type { Text } from '#contract/language.ts'
import { useSaidFilters } from '#web/features/admin-list/filters.ts'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'

type Asked = { q: string | undefined; state: string | undefined }

type NoCaseProps = {
  queryKey: readonly unknown[]
  asked: Asked
  // The name of the state that is asked for.
  state: Text | undefined
  countWithout: (name: string) => Promise<{ count: number; isMore: boolean }>
  // What a list says that nobody searched in.
  children: ReactNode
}

export function NoCase({ queryKey, asked, state, countWithout, children }: NoCaseProps) {
  const t = useText()
  const filters = useSaidFilters(asked, {
    q: { label: words.searchAbout },
    state: { label: words.status, value: state },
  })
  if (asked.q === undefined) return children
  return (
    <NothingFound
      title={t(words.noneAbout)}
      text={t(words.noneAboutText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={countWithout}
    />
  )
}
