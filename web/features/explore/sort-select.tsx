import type { Sort } from '#contract/marketplace/search.ts'
import { useText } from '#web/language.tsx'
import { search as words, sortNames } from '#web/texts/marketplace/search.ts'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { without, type Search } from '#web/features/search/filters.ts'

type SortSelectProps = { search: Search; onChange: (search: Search) => void }

export function SortSelect({ search, onChange }: SortSelectProps) {
  const t = useText()
  return (
    <NativeSelect
      aria-label={t(words.sortBy)}
      value={search.sort ?? 'recommended'}
      onChange={({ target }) => onChange({ ...without(search, []), sort: target.value as Sort })}
      className="w-46 shrink-0"
    >
      {Object.entries(sortNames).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {t(name)}
        </option>
      ))}
    </NativeSelect>
  )
}
