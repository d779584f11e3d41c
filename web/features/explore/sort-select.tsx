import { keysOf } from '#contract/lists.ts'
import { useText } from '#web/language.tsx'
import { search as words, sortNames } from '#web/texts/marketplace/search.ts'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { without, type Search } from '#web/features/search/filters.ts'

type SortSelectProps = { search: Search; onChange: (search: Search) => void }

const sorts = keysOf(sortNames)

export function SortSelect({ search, onChange }: SortSelectProps) {
  const t = useText()
  return (
    <NativeSelect
      aria-label={t(words.sortBy)}
      value={search.sort ?? 'recommended'}
      onChange={({ target }) => {
        const sort = sorts.find((each) => each === target.value)
        onChange({ ...without(search, []), sort })
      }}
      className="w-46 shrink-0"
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(sortNames[sort])}
        </option>
      ))}
    </NativeSelect>
  )
}
