// Dates that are not like every week: closed, or with other hours.
import { useQuery } from '@tanstack/react-query'
import { CalendarX2, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { HourException, NewDate } from '#contract/business/hours.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { clockOf } from '#web/features/profile-page/hours.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { DateDialog } from './date-dialog.tsx'
import { holidaysFrom } from './holidays.ts'
import { useSaving } from './use-saving.tsx'

type SpecialDaysProps = { place: Place; memberId?: string }

const shortDay = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const

export function SpecialDays({ place, memberId }: SpecialDaysProps) {
  const t = useText()
  const hours = useQuery(api.hours.read.query({ place, memberId }))
  const { saveDay, closeDay, clearDay, isBusy, question } = useDays(place, memberId)
  const [editing, setEditing] = useState<HourException | 'new' | null>(null)
  return (
    <TitledCard title={t(hoursWords.dates)} text={t(hoursWords.datesText)}>
      <Loaded query={hours} loading={<SkeletonText lines={3} />}>
        {(data) => (
          <>
            <DayList
              exceptions={data.exceptions}
              isBusy={isBusy}
              onChange={setEditing}
              onRemove={clearDay}
            />
            <Button variant="outline" className="mt-4" onClick={() => setEditing('new')}>
              <Plus aria-hidden />
              {t(hoursWords.addDate)}
            </Button>
            <Holidays
              taken={data.exceptions.map(({ date }) => date)}
              isBusy={isBusy}
              onClose={closeDay}
            />
          </>
        )}
      </Loaded>
      {editing && (
        <DateDialog
          exception={editing === 'new' ? null : editing}
          onSave={(given) => saveDay(given, () => setEditing(null))}
          onClose={() => setEditing(null)}
        />
      )}
      {question}
    </TitledCard>
  )
}

function useDays(place: Place, memberId: string | undefined) {
  const t = useText()
  const sentence = useSentence()
  const { save, isBusy, question } = useSaving(place)

  const saveDay = (given: NewDate, onSaved?: () => void) =>
    save(
      (isSure) => api.hours.saveDate.send({ place, memberId, ...given, isSure }),
      () => {
        toast.success(t(hoursWords.dateSaved))
        onSaved?.()
      },
    )

  const complain = (error: unknown) => void toast.error(sentence(messageOf(error)))

  const closeDay = (date: string, reason: string) =>
    void saveDay({ date, reason, spans: [] }).catch(complain)

  const clearDay = (date: string) =>
    void save(
      (isSure) => api.hours.clearDate.send({ place, memberId, date, isSure }),
      () => toast.success(t(hoursWords.dateRemoved)),
    ).catch(complain)

  return { saveDay, closeDay, clearDay, isBusy, question }
}

type DayListProps = {
  exceptions: HourException[]
  isBusy: boolean
  onChange: (exception: HourException) => void
  onRemove: (date: string) => void
}

function DayList({ exceptions, isBusy, onChange, onRemove }: DayListProps) {
  const t = useText()
  const language = useLanguage()
  if (exceptions.length === 0)
    return (
      <Hint size="md" className="flex items-center gap-2">
        <CalendarX2 aria-hidden className="size-4.5 shrink-0" />
        {t(hoursWords.noDates)}
      </Hint>
    )
  return (
    <ul className="divide-y border-y">
      {exceptions.map((exception) => {
        const { date, spans, reason } = exception
        const day = dayWords(date, language, shortDay)
        return (
          <li key={date} className="flex items-center gap-2 py-2">
            <div className="min-w-0 flex-1 text-md">
              <p className="font-semibold first-letter:uppercase">{day}</p>
              <p className="text-muted-foreground">
                {spans.length === 0
                  ? t(hoursWords.closed)
                  : spans
                      .map(({ opensMinutes, closesMinutes }) =>
                        [opensMinutes, closesMinutes]
                          .map((at) => clockOf(at, language))
                          .join(' – '),
                      )
                      .join(', ')}
                {reason && ` · ${reason}`}
              </p>
            </div>
            <IconButton
              label={t(hoursWords.changeDate, { day })}
              disabled={isBusy}
              onClick={() => onChange(exception)}
            >
              <Pencil aria-hidden />
            </IconButton>
            <IconButton
              label={t(hoursWords.removeDate, { day })}
              disabled={isBusy}
              onClick={() => onRemove(date)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}

type HolidaysProps = {
  taken: string[]
  isBusy: boolean
  onClose: (date: string, reason: string) => void
}

const holidaysShown = 6

function Holidays({ taken, isBusy, onClose }: HolidaysProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const [today] = useState(() => shopDay(Date.now(), timeZone))
  const open = holidaysFrom(today)
    .filter(({ date }) => !taken.includes(date))
    .slice(0, holidaysShown)
  return (
    <>
      <h3 className="mt-6 text-md font-semibold">{t(hoursWords.holidays)}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {open.map(({ date, name }) => {
          const day = dayWords(date, language, { month: 'short', day: 'numeric' })
          return (
            <li key={date}>
              <button
                type="button"
                disabled={isBusy}
                className={`${chipClass(false)} disabled:opacity-50`}
                onClick={() => onClose(date, t(name))}
              >
                <span className="sr-only">{t(hoursWords.closeOn)}</span>
                {t(name)}
                <span className="font-normal text-muted-foreground">{day}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
