import type { Week } from '#contract/business/week.ts'
import { at } from '#contract/lists.ts'
import { clockOf, weekdays } from '#web/features/profile-page/hours.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { CopyDay } from './copy-day.tsx'
import { SpanList } from '#web/features/hours/span-list.tsx'
import { opened, withDay } from './week.ts'
import { useWeekdayName } from './weekday-name.ts'

type WeekGridProps = {
  week: Week
  onChange: (week: Week) => void
  // Errors by field: { 'week.2.0': 'These hours overlap with others' }.
  errors: Record<string, string>
  shop?: Week | null
}

export function WeekGrid({ week, onChange, errors, shop = null }: WeekGridProps) {
  const t = useText()
  const nameOf = useWeekdayName()
  return (
    <ul className="divide-y border-y">
      {weekdays.map((weekday) => {
        const spans = at(week, weekday)
        const day = nameOf(weekday)
        return (
          <li
            key={weekday}
            className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <div>
              <SwitchInput
                label={<span className="block first-letter:uppercase">{day}</span>}
                text={shop && <ShopHours spans={at(shop, weekday)} />}
                isOn={spans.length > 0}
                onChange={(isOn) =>
                  onChange(withDay(week, weekday, isOn ? opened(week, weekday) : []))
                }
              />
            </div>
            {spans.length > 0 ? (
              <SpanList
                day={day}
                spans={spans}
                onChange={(next) => onChange(withDay(week, weekday, next))}
                errorOf={(index) => errorAt(errors, `week.${weekday}.${index}`)}
                action={
                  <CopyDay
                    weekday={weekday}
                    onCopy={(days) =>
                      onChange(week.map((old, each) => (days.includes(each) ? spans : old)))
                    }
                  />
                }
              />
            ) : (
              <Hint size="md" className="self-center">
                {t(hoursWords.closed)}
              </Hint>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function ShopHours({ spans }: { spans: Week[number] }) {
  const t = useText()
  const language = useLanguage()
  if (spans.length === 0) return t(hoursWords.shopClosed)
  const hours = spans
    .map(({ opensMinutes, closesMinutes }) =>
      [opensMinutes, closesMinutes].map((minutes) => clockOf(minutes, language)).join(' – '),
    )
    .join(', ')
  return t(hoursWords.shopOpen, { hours })
}

export function errorAt(errors: Record<string, string>, place: string) {
  return Object.entries(errors).find(
    ([name]) => name === place || name.startsWith(`${place}.`),
  )?.[1]
}
