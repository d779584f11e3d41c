import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/language.tsx'
import { categoryNames, search as words } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { WhenRow } from '#web/features/search/when-row.tsx'
import { dayFields, filtersOf, without, type Search } from '#web/features/search/filters.ts'

type FilterRowProps = {
  search: Search
  onChange: (search: Search) => void
  // How many would be shown, for the sheet's button.
  total?: number
}

const shownCategories = ['Fades', 'Beard', 'Kids', 'Designs'] as const

export function FilterRow({ search, onChange, total }: FilterRowProps) {
  const t = useText()
  const isOpenToday = search.openToday === true
  return (
    <div className="mt-2 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:mt-4 sm:flex-wrap sm:gap-x-3">
      <FiltersButton search={search} onChange={onChange} total={total} />
      <WhenRow
        value={search}
        onChange={(when) => onChange({ ...without(search, dayFields), ...when })}
      />
      <div className="shrink-0">
        <FilterLinks
          label={t(words.styles)}
          param="category"
          options={shownCategories.map((name) => [name, t(categoryNames[name])] as const)}
        />
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <Chip
          isOn={isOpenToday}
          onClick={() =>
            onChange({
              ...without(search, dayFields),
              ...(!isOpenToday && { openToday: true }),
            })
          }
        >
          {t(words.openToday)}
        </Chip>
      </div>
    </div>
  )
}

const fetchSheet = () => import('./filters-sheet.tsx')
const FiltersSheet = lazy(async () => ({ default: (await fetchSheet()).FiltersSheet }))

function FiltersButton(props: FilterRowProps) {
  const t = useText()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const count = filtersOf(props.search).length
  return (
    <>
      <Button
        variant="outline"
        pill
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className="shrink-0 max-sm:px-4"
      >
        <SlidersHorizontal aria-hidden />
        {count > 0 ? t(words.filtersOn, { count }) : t(words.filters)}
      </Button>
      {isWanted && (
        <Suspense>
          <FiltersSheet {...props} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
