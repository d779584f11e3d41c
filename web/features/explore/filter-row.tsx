import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/language.tsx'
import { categoryNames, search as words } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { filtersOf, without, type Search } from '#web/features/search/filters.ts'

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
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="max-w-full min-w-0 max-sm:w-full">
        <FilterLinks
          label={t(words.styles)}
          param="category"
          options={shownCategories.map((name) => [name, t(categoryNames[name])] as const)}
        />
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <FiltersButton search={search} onChange={onChange} total={total} />
        <Chip
          isOn={isOpenToday}
          onClick={() =>
            onChange({
              ...without(search, ['openToday', 'date']),
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
        className="max-sm:px-4"
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
