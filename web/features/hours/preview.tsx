import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { Place } from '#contract/business/team-rights.ts'
import type { Week } from '#contract/business/week.ts'
import { api } from '#web/api.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopTime } from '#web/words/shop-time.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

type PreviewProps = { place: Place; memberId?: string; draft?: Week }

const timesShown = 4

// The real open times, with the draft in place of the weekly hours when there is one.
export function Preview({ place, memberId, draft }: PreviewProps) {
  const t = useText()
  const preview = useQuery({
    ...api.hours.preview.query({ place, memberId, week: draft }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={t(hoursWords.preview)} className="mt-6 rounded-lg bg-muted p-4">
      <h3 className="font-bold">{t(hoursWords.preview)}</h3>
      <Loaded query={preview} loading={<SkeletonText lines={4} />}>
        {(data) =>
          data.missing ? (
            <Hint size="md" className="mt-1">
              {t(hoursWords.missing[data.missing])}
            </Hint>
          ) : (
            <>
              <Hint className="mt-0.5">
                {t(draft ? hoursWords.previewDraft : hoursWords.previewSaved, {
                  service: data.serviceName,
                })}
              </Hint>
              <dl className={clsx('mt-3 text-md', preview.isPlaceholderData && 'opacity-60')}>
                {data.days.map((day) => (
                  <Day key={day.date} {...day} />
                ))}
              </dl>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function Day({ date, starts }: { date: string; starts: string[] }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const name = dayWords(date, language, { weekday: 'short', month: 'short', day: 'numeric' })
  const shown = starts.length > timesShown + 1 ? starts.slice(0, timesShown) : starts
  const more = starts.length - shown.length
  return (
    <div className="flex gap-4 py-1">
      <dt className="w-26 shrink-0 font-medium first-letter:uppercase">{name}</dt>
      <dd className={clsx('min-w-0', starts.length === 0 && 'text-muted-foreground')}>
        {starts.length === 0
          ? t(hoursWords.noTimes)
          : shown.map((start) => shopTime(start, timeZone, language)).join(', ')}
        {more > 0 && ` ${t(hoursWords.moreTimes, { count: more })}`}
      </dd>
    </div>
  )
}
