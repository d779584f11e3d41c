import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import { dateFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'

// Days are '2026-11-20': a day has no time zone.
type CalendarProps = {
  value?: string
  onChange: (day: string) => void
  // The shop's, which may differ from the browser's.
  today?: string
  min?: string
  max?: string
  // False for a day that cannot be chosen.
  isOpen?: (day: string) => boolean
  // Any day of the month to show, for callers that load months one at a time.
  month?: string
  onMonth?: (day: string) => void
  className?: string
}

const cell = 'size-10 sm:size-11 p-0 text-center'
const arrow =
  'grid size-control place-items-center rounded-full hover:bg-secondary disabled:opacity-35'

export function Calendar(props: CalendarProps) {
  const { value, onChange, today, min, max, isOpen, month, onMonth, className } = props
  const t = useText()
  const language = useLanguage()
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(language, options)
    return (date: Date) => formatter.format(date)
  }
  const start = value ?? min
  const isClosed = (date: Date) => isOpen?.(dayOf(date)) === false
  const isOutside = (date: Date) => (!!min && dayOf(date) < min) || (!!max && dayOf(date) > max)
  const monthName = format({ month: 'long', year: 'numeric' })

  return (
    <DayPicker
      mode="single"
      required
      selected={value ? dateOf(value) : undefined}
      today={today ? dateOf(today) : undefined}
      onSelect={(date) => onChange(dayOf(date))}
      defaultMonth={start ? dateOf(start) : undefined}
      month={month ? dateOf(month) : undefined}
      onMonthChange={(date) => onMonth?.(dayOf(date))}
      startMonth={min ? dateOf(min) : undefined}
      endMonth={max ? dateOf(max) : undefined}
      disabled={(date) => isOutside(date) || isClosed(date)}
      modifiers={{ closed: isClosed }}
      modifiersClassNames={{ closed: '[&>button]:line-through' }}
      formatters={{
        formatCaption: monthName,
        formatWeekdayName: format({ weekday: 'narrow' }),
      }}
      labels={{
        labelDayButton: format({ dateStyle: 'full' }),
        labelGrid: monthName,
        labelWeekday: format({ weekday: 'long' }),
        labelNav: () => t(ui.months),
        labelPrevious: () => t(ui.previousMonth),
        labelNext: () => t(ui.nextMonth),
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />,
      }}
      className={clsx('relative w-fit', className)}
      classNames={{
        month_caption: 'flex h-control items-center pl-3',
        caption_label: 'text-lg font-bold first-letter:uppercase',
        nav: 'absolute top-0 right-0 z-10 flex',
        button_previous: arrow,
        button_next: arrow,
        month_grid: 'mt-1 border-collapse',
        weekday: `${cell} h-8 text-sm font-medium text-muted-foreground`,
        day: cell,
        day_button:
          'thumb grid size-full place-items-center rounded-full text-md tabular-nums hover:bg-accent hover:text-accent-foreground disabled:pointer-events-none',
        today: '[&>button]:font-bold [&>button]:text-brand',
        selected:
          '[&>button]:bg-primary [&>button]:font-bold [&>button]:text-primary-foreground [&>button:hover]:bg-primary-hover [&>button:hover]:text-primary-foreground',
        disabled: '[&>button]:text-muted-foreground [&>button]:opacity-60',
        outside: 'invisible',
        hidden: 'invisible',
      }}
    />
  )
}

function dateOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function dayOf(date: Date) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
