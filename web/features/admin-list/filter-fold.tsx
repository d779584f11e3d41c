import clsx from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'

// `count` is how many filters are set.
type FilterFoldProps = { count: number; children: ReactNode }

// Filters besides the search. On a phone they are folded, so that the list is on the screen.
export function FilterFold({ count, children }: FilterFoldProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        wide
        className="sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {count === 0 ? t(words.filters) : t(words.filtersSet, { count })}
      </Button>
      <div id={id} className={clsx(!isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
