import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { keysOf } from '#contract/lists.ts'
import type { Filters } from '#contract/marketplace/search.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { search as words, whenNames } from '#web/texts/marketplace/search.ts'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { dayWords } from './chip-words.ts'

export type When = Pick<Filters, 'when' | 'date'>

type WhenRowProps = { value: When; onChange: (when: When) => void }

const fetchDates = () => import('./date-sheet.tsx')
const DateSheet = lazy(async () => ({ default: (await fetchDates()).DateSheet }))

// Tonight, tomorrow, the weekend, or a day. Pressing the chosen one takes it away.
export function WhenRow({ value, onChange }: WhenRowProps) {
  const t = useText()
  const language = useLanguage()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const itemClass = (isOn: boolean) => `${chipClass(isOn)} h-control! shrink-0 px-3.5!`
  return (
    <div
      role="group"
      aria-label={t(words.when)}
      className="flex gap-2 overflow-x-auto py-0.5 [scrollbar-width:none]"
    >
      {keysOf(whenNames).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={value.when === name}
          onClick={() => onChange(value.when === name ? {} : { when: name })}
          className={itemClass(value.when === name)}
        >
          {t(whenNames[name])}
        </button>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchDates}
        onFocus={fetchDates}
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className={itemClass(value.date !== undefined)}
      >
        <CalendarDays aria-hidden />
        {value.date ? dayWords(value.date, language) : t(words.pickDate)}
      </button>
      {isWanted && (
        <Suspense>
          <DateSheet
            value={value.date}
            open={isOpen}
            onOpenChange={setIsOpen}
            onChange={(date) => {
              setIsOpen(false)
              onChange(date ? { date } : {})
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
