import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Slots } from '#contract/bookings/holds.ts'
import { api } from '#web/api.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dayShown, stripDays, type Looking } from '#web/features/bookings/looking.ts'
import { addDays, dayWords, firstOfMonth } from '#web/words/date-words.ts'

const fetchCalendar = () => import('#web/ui/forms/calendar.tsx')
const Calendar = lazy(async () => ({ default: (await fetchCalendar()).Calendar }))

type Wish = {
  profileId: string
  services: string
  professionalId?: string
  moving?: string
  link?: string
  isAnyNotice?: 'true'
}
type DayPickerProps = {
  wish: Wish
  slots: Slots
  looking: Looking
  onLook: (looking: Looking) => void
}

// Two weeks in a strip, and a calendar for what lies further away.
export function DayPicker({ wish, slots, looking, onLook }: DayPickerProps) {
  const t = useText()
  const id = useId()
  const [isCalendar, setIsCalendar] = useState(false)
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="text-md font-bold">
          {t(booking.days)}
        </h3>
        <Button
          variant="link"
          size="sm"
          aria-expanded={isCalendar}
          onPointerEnter={fetchCalendar}
          onFocus={fetchCalendar}
          onClick={() => setIsCalendar(!isCalendar)}
        >
          <CalendarDays aria-hidden />
          {t(isCalendar ? booking.hideCalendar : booking.otherDays)}
        </Button>
      </div>
      {isCalendar ? (
        <Suspense fallback={<Skeleton className="h-88 w-full max-w-77" />}>
          <FarDays
            {...{ wish, slots, looking }}
            onLook={(next) => {
              onLook(next)
              setIsCalendar(false)
            }}
          />
        </Suspense>
      ) : (
        <Strip slots={slots} looking={looking} onLook={onLook} />
      )}
    </section>
  )
}

function Strip({ slots, looking, onLook }: Omit<DayPickerProps, 'wish'>) {
  const t = useText()
  const chosen = useRef<HTMLButtonElement>(null)
  const day = dayShown(slots, looking)
  const first = looking.from ?? slots.firstDate ?? day
  const days = Array.from({ length: stripDays }, (_, count) => addDays(first, count))
  // Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [day])
  return (
    <div className="-mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none]">
      <ul className="flex w-max gap-2">
        {days
          .filter((each) => each <= slots.lastDate)
          .map((each) => (
            <li key={each}>
              <Day
                day={each}
                timeZone={slots.timeZone}
                ref={each === day ? chosen : null}
                isOn={each === day}
                isOpen={slots.days.some(({ date }) => date === each)}
                none={t(booking.noTimesThatDay)}
                onChoose={() => onLook({ ...looking, day: each })}
              />
            </li>
          ))}
      </ul>
    </div>
  )
}

type DayProps = {
  day: string
  timeZone: string
  isOn: boolean
  isOpen: boolean
  none: string
  onChoose: () => void
  ref: React.Ref<HTMLButtonElement>
}

function Day({ day, timeZone, isOn, isOpen, none, onChoose, ref }: DayProps) {
  const t = useText()
  const language = useLanguage()
  const short =
    day === shopToday(timeZone) ? t(booking.today) : dayWords(day, language, { weekday: 'short' })
  return (
    <button
      ref={ref}
      type="button"
      disabled={!isOpen && !isOn}
      aria-pressed={isOn}
      onClick={onChoose}
      className={clsx(
        'relative grid h-19 w-15 place-content-center gap-0.5 rounded-md border text-center leading-tight transition-colors duration-150',
        isOn
          ? 'border-primary bg-primary text-primary-foreground'
          : 'border-input/60 bg-card hover:border-input hover:bg-muted disabled:pointer-events-none disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
      )}
    >
      <span className="text-sm first-letter:uppercase">{short} </span>
      <span className={clsx('text-lg font-bold tabular-nums', !isOpen && !isOn && 'line-through')}>
        {Number(day.slice(8))}{' '}
      </span>
      <span className="text-xs first-letter:uppercase">
        {dayWords(day, language, { month: 'short' })}
        {!isOpen && <span className="sr-only">, {none}</span>}
      </span>
    </button>
  )
}

const mostDays = 31

// A month at a time. Until it is known, every day of it may be asked for.
function FarDays({ wish, slots, looking, onLook }: DayPickerProps) {
  const day = dayShown(slots, looking)
  const today = shopToday(slots.timeZone)
  const [month, setMonth] = useState(firstOfMonth(day))
  const from = month < today ? today : month
  const { data } = useQuery({
    ...api.bookings.slots.query({ ...wish, from, days: mostDays }),
    staleTime: 0,
  })
  const open = data && new Set(data.days.map(({ date }) => date))
  return (
    <Calendar
      value={day}
      today={today}
      min={today}
      max={slots.lastDate}
      month={month}
      onMonth={(next) => setMonth(firstOfMonth(next))}
      isOpen={(each) => open?.has(each) ?? true}
      onChange={(next) => onLook({ day: next, from: next })}
    />
  )
}
