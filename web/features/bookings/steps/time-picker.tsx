import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useId } from 'react'
import type { Professional, Slots } from '#contract/bookings/holds.ts'
import { api } from '#web/api.ts'
import { JoinWaitlist } from '#web/features/waitlist/join-waitlist.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { shopTime } from '#web/words/shop-time.ts'
import { booking } from '#web/texts/bookings/bookings.ts'
import { timeNames } from '#web/texts/marketplace/search.ts'
import { ui } from '#web/texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DayPicker } from './day-picker.tsx'
import { dayShown, stripDays, withoutStart, type Looking } from '#web/features/bookings/looking.ts'
import { NoSlots } from './no-slots.tsx'
import { ProfessionalPicker } from './professional-picker.tsx'
import { dayWords, groupByPart, longDay } from '#web/words/date-words.ts'
import { useLiveSlots } from '#web/features/bookings/use-live-slots.ts'

export type { Looking }

type TimePickerProps = {
  profileId: string
  serviceIds: readonly string[]
  professionalId: string | null
  onProfessional: (professional: Professional | null) => void
  looking: Looking
  onLook: (looking: Looking) => void
  onPick: (start: string) => void
  // A booking that is to be moved does not stand in its own way, and the time it has is no choice.
  moving?: { id: string; link?: string; startsAt: string; professional: { id: string } }
  onServices?: () => void
  // An administrator chooses for someone: nobody joins the waitlist here, and times within the
  // barber's notice can be shown.
  byAdmin?: { isAnyNotice: boolean }
}

// The open times of a barber, as they are at this moment: by professional, by day, by part of it.
export function TimePicker(props: TimePickerProps) {
  const { profileId, serviceIds, professionalId, looking, onProfessional, onLook } = props
  const wish = {
    profileId,
    services: serviceIds.join(','),
    professionalId: professionalId ?? undefined,
    moving: props.moving?.id,
    link: props.moving?.link,
    ...(props.byAdmin?.isAnyNotice && { isAnyNotice: 'true' as const }),
  }
  const slotsQuery = useQuery({
    ...api.bookings.slots.query({ ...wish, from: looking.from, days: stripDays }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  useLiveSlots(slotsQuery.data?.barberId)

  return (
    <Loaded query={slotsQuery} loading={<TimesLoading />}>
      {(data) => {
        const isWithSame =
          professionalId === null || professionalId === props.moving?.professional.id
        const slots = props.moving && isWithSame ? withoutStart(data, props.moving.startsAt) : data
        const professional = data.professionals.find(({ id }) => id === professionalId) ?? null
        return (
          <div
            className={clsx('space-y-6', slotsQuery.isPlaceholderData && 'opacity-60')}
            aria-busy={slotsQuery.isFetching}
          >
            {data.professionals.length > 1 && (
              <ProfessionalPicker
                professionals={data.professionals}
                value={professional?.id ?? null}
                onChange={onProfessional}
                isForSomeone={props.byAdmin !== undefined}
              />
            )}
            {data.firstDate === null ? (
              <NoSlots
                profileId={profileId}
                timeZone={data.timeZone}
                serviceIds={serviceIds}
                professional={professional}
                lastDate={data.lastDate}
                onAnyone={() => onProfessional(null)}
                onServices={props.onServices}
                hasWaitlist={!props.byAdmin}
              />
            ) : (
              <>
                <DayPicker wish={wish} slots={slots} looking={looking} onLook={onLook} />
                <Times slots={slots} {...props} />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type TimesProps = { slots: Slots } & TimePickerProps

function Times({ slots, looking, onLook, onPick, ...wanted }: TimesProps) {
  const t = useText()
  const language = useLanguage()
  const { timeZone } = slots
  const day = dayShown(slots, looking)
  const starts = slots.days.find(({ date }) => date === day)?.starts ?? []
  const named = { day: dayWords(day, language, longDay), count: starts.length }
  return (
    <div className="space-y-5">
      <p aria-live="polite" className="text-md font-semibold first-letter:uppercase">
        {starts.length === 0
          ? t(booking.noTimesOn, named)
          : t(starts.length === 1 ? booking.oneTimeOn : booking.timesOn, named)}
      </p>
      {starts.length === 0 && (
        <div className="space-y-3">
          <NextDay {...{ slots, day, looking, onLook }} />
          {!wanted.moving && !wanted.byAdmin && day <= slots.lastDate && (
            <JoinWaitlist
              key={day}
              isDay
              wish={{ ...wanted, timeZone, dateFrom: day, dateTo: day }}
            />
          )}
        </div>
      )}
      {groupByPart(starts, timeZone).map(({ part, starts: those }) => (
        <Part
          key={part}
          title={t(timeNames[part])}
          starts={those}
          timeZone={timeZone}
          onPick={onPick}
        />
      ))}
      <Hint>{t(booking.zone)}</Hint>
    </div>
  )
}

type NextDayProps = { slots: Slots; day: string } & Pick<TimePickerProps, 'looking' | 'onLook'>

function NextDay({ slots: { days, firstDate }, day, looking, onLook }: NextDayProps) {
  const t = useText()
  const language = useLanguage()
  const later = days.find(({ date }) => date > day)?.date
  const next = later ?? firstDate
  if (!next) return null
  return (
    <Button variant="outline" onClick={() => onLook(later ? { ...looking, day: later } : {})}>
      {t(booking.nextDay, { day: dayWords(next, language, longDay) })}
    </Button>
  )
}

type PartProps = {
  title: string
  starts: readonly string[]
  timeZone: string
  onPick: (start: string) => void
}

function Part({ title, starts, timeZone, onPick }: PartProps) {
  const language = useLanguage()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold text-muted-foreground">
        {title}
      </h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {starts.map((start) => (
          <li key={start}>
            <Button
              variant="outline"
              wide
              onClick={() => onPick(start)}
              className="border-primary/40! px-1! text-primary! tabular-nums hover:border-primary! hover:bg-accent! hover:text-accent-foreground!"
            >
              {shopTime(start, timeZone, language)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

// As tall as what comes, so that nothing moves when it does.
function TimesLoading() {
  const t = useText()
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{t(ui.loading)}</span>
      <Skeleton className="h-5 w-1/3" />
      <div className="flex gap-2 overflow-hidden">
        {Array.from({ length: 7 }, (_, day) => (
          <Skeleton key={day} className="h-19 w-15 shrink-0" />
        ))}
      </div>
      <Skeleton className="h-5 w-1/2" />
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {Array.from({ length: 12 }, (_, time) => (
          <Skeleton key={time} className="h-control" />
        ))}
      </div>
    </div>
  )
}
