// A card's text about the next slot.
import clsx from 'clsx'
import { CalendarX, Clock } from 'lucide-react'
import type { BarberCard } from '#contract/marketplace/barbers.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { barbers } from '#web/texts/marketplace/barbers.ts'
import { availabilityOf } from './card-facts.ts'

type AvailabilityProps = {
  barber: Pick<BarberCard, 'nextOpening' | 'timeZone'>
  className?: string
}

export function Availability({ barber, className }: AvailabilityProps) {
  const t = useText()
  const found = availabilityOf(barber, useLanguage())
  const isNone = found.kind === 'none'
  const Icon = isNone ? CalendarX : Clock
  const text = {
    unknown: barbers.availableToday,
    today: barbers.availableToday,
    later: barbers.nextOpening,
    passed: barbers.seeOpenings,
    none: barbers.noOpenings,
  }[found.kind]
  return (
    <span
      className={clsx(
        'flex items-center gap-1.5 text-sm',
        isNone ? 'text-muted-foreground' : 'font-semibold text-success',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
      {t(text, found.kind === 'later' ? { time: found.time } : {})}
    </span>
  )
}
